/** What the host arranges before a game. */

import { personas } from '@illuminice/bots';
import { CLOCK_OPTIONS, faultText } from '@illuminice/engine';
import * as lobbyRules from '../lobby/index.ts';
import type { Connection } from '../sockets/index.ts';
import { type Handler, lobbyOf, type Outcome, problem, type Services, settle, tooOften } from './context.ts';
import { personNamed } from './talking.ts';

type Change = (lobby: lobbyRules.Lobby) => lobbyRules.LobbyResult;

async function asHost(services: Services, connection: Connection, change: Change): Promise<Outcome> {
  const lobby = lobbyOf(services, connection);
  if (lobby === undefined) return problem('NOT_IN_LOBBY');
  return settle(services, lobby, (current) => lobbyRules.asHost(current, connection.user, change));
}

export const setOptions: Handler<'setOptions'> = async (services, connection, { preset, options, public: open }) => {
  const mine = lobbyOf(services, connection);
  if (
    mine?.carried &&
    (open === true || preset !== undefined || Object.keys(options ?? {}).some((name) => !CLOCK_OPTIONS.has(name)))
  )
    return problem('CARRIED_RULES_STAY');
  const wish = {
    ...(preset === undefined ? {} : { preset }),
    ...(options === undefined ? {} : { options }),
    ...(open === undefined ? {} : { public: open }),
  };
  const chosen = lobbyRules.chooseOptions(wish, mine);
  const refused = 'problem' in chosen ? faultText(chosen.problem) : undefined;
  const outcome = await asHost(services, connection, (lobby) => {
    if ('problem' in chosen) return { refused: 'BAD_OPTIONS' };
    const isPublic = open ?? lobby.isPublic;
    // Who may see the lobby is no rule of the game; the clock that comes with it is.
    const same = preset === undefined && options === undefined && chosen.clock === lobby.options.clock;
    return { lobby: { ...(same ? lobby : lobbyRules.unready(lobby)), options: chosen, isPublic } };
  });
  if (typeof outcome === 'object' && outcome.problem.code === 'BAD_OPTIONS') return problem('BAD_OPTIONS', refused);
  return outcome;
};

export const addBot: Handler<'addBot'> = (services, connection, { level, persona }) =>
  asHost(services, connection, (lobby) => {
    const taken = lobby.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.persona] : []));
    const wanted = personas.find(({ key }) => key === persona);
    const free = personas.filter(({ key }) => !taken.includes(key));
    const chosen = wanted ?? free[Math.floor(Math.random() * free.length)] ?? personas[0];
    if (chosen === undefined) return { refused: 'NO_SUCH_SEAT' };
    const name = lobbyRules.freeName(lobby, { user: '', name: chosen.name });
    return lobbyRules.addBot(lobby, { kind: 'bot', name, level, persona: chosen.key });
  });

export const removeBot: Handler<'removeBot'> = (services, connection, { seat }) =>
  asHost(services, connection, (lobby) => lobbyRules.removeBot(lobby, seat));

export const moveSeat: Handler<'moveSeat'> = (services, connection, { from, to }) =>
  asHost(services, connection, (lobby) => lobbyRules.moveSeat(lobby, from, to));

export const passHost: Handler<'passHost'> = (services, connection, { seat }) =>
  asHost(services, connection, (lobby) => lobbyRules.passHost(lobby, seat));

/** V-3: strangers who look on must not be able to spoil a game that runs. */
export const moderate: Handler<'moderate'> = async (services, connection, { spectators, slow }) => {
  const lobby = lobbyOf(services, connection);
  if (lobby === undefined) return problem('NOT_IN_LOBBY');
  if (lobby.host !== connection.user) return problem('NOT_HOST');
  if (spectators === 'off')
    for (const { user } of lobby.watchers) await services.lobbyService.leave(lobby, user, { reason: 'kicked' });
  const chosen = { ...(spectators === undefined ? {} : { spectators }), ...(slow === undefined ? {} : { slow }) };
  return settle(services, lobby, (current) => ({ lobby: { ...current, ...chosen } }));
};

/** Not those that somebody else at the table shares: a house or a school is more than one person. */
async function addressesOf({ presence }: Services, { id }: lobbyRules.Lobby, user: string): Promise<readonly string[]> {
  const here = await presence.comeFrom(id);
  const others = here.filter((other) => other.user !== user).map(({ address }) => address);
  return here.flatMap((each) => (each.user === user && !others.includes(each.address) ? [each.address] : []));
}

async function kickSpectator(services: Services, connection: Connection, name: string): Promise<Outcome> {
  const lobby = lobbyOf(services, connection);
  if (lobby === undefined) return problem('NOT_IN_LOBBY');
  if (lobby.host !== connection.user) return problem('NOT_HOST');
  const user = personNamed(lobby, { spectator: name });
  if (user === undefined) return problem('NO_SUCH_SEAT');
  const from = await addressesOf(services, lobby, user);
  const refused = await settle(services, lobby, (current) => ({
    lobby: lobbyRules.banFrom(lobbyRules.removeSpectator(current, user), from, Date.now()),
  }));
  if (refused) return refused;
  await services.lobbyService.leave(lobby, user, { reason: 'kicked' });
  return undefined;
}

export const kick: Handler<'kick'> = async (services, connection, { seat, spectator }) => {
  if (spectator !== undefined) return kickSpectator(services, connection, spectator);
  if (seat === undefined) return problem('NO_SUCH_SEAT');
  const before = lobbyOf(services, connection);
  const target = before?.seats[seat];
  const from = before && target?.kind === 'human' ? await addressesOf(services, before, target.user) : [];
  const refused = await asHost(services, connection, (lobby) => {
    const kicked = lobbyRules.kick(lobby, seat);
    return 'refused' in kicked ? kicked : { lobby: lobbyRules.banFrom(kicked.lobby, from, Date.now()) };
  });
  if (refused !== undefined || before === undefined) return refused;
  const after = services.lobbies.get(before.id);
  if (target?.kind === 'human' && after?.banned.includes(target.user))
    await services.lobbyService.leave(after, target.user, { reason: 'kicked' });
  return undefined;
};

export const start: Handler<'start'> = async (services, connection) => {
  const lobby = lobbyOf(services, connection);
  if (lobby === undefined) return problem('NOT_IN_LOBBY');
  return begin(services, lobby, connection.user);
};

/** The table is on disk before anybody is told that it exists. */
export async function begin(services: Services, known: lobbyRules.Lobby, by: string): Promise<Outcome> {
  const { games, lobbyService, lobbies } = services;
  // Somebody may have joined through another process a moment ago.
  const lobby = (await lobbies.fresh(known.id)) ?? known;
  const table = games.newTableId();
  const result = lobbyRules.asHost(lobby, by, (mine) => lobbyRules.start(mine, table));
  if ('refused' in result) return problem(result.refused);
  await games.start(result.lobby, table);
  // A table nobody was led to is harmless; a lobby that points to a table that is not there would be stuck.
  const change = await lobbyService.change(lobby.id, (current) => {
    if (JSON.stringify(current.seats) !== JSON.stringify(lobby.seats)) return 'same';
    return lobbyRules.asHost(current, by, (mine) => lobbyRules.start(mine, table));
  });
  if (typeof change === 'object' && 'lobby' in change) {
    await games.bringEverybody(change.lobby);
    return undefined;
  }
  await games.discard(table);
  if (typeof change === 'object' && 'refused' in change) return problem(change.refused);
  // Somebody came or went in this very moment: the game begins with those who are here.
  return change === 'same' ? begin(services, lobby, by) : problem('NOT_IN_LOBBY');
}

/** REQ-019: a game whose Illuminati are not chosen yet is given up; a lobby that only waits is closed. */
export const cancel: Handler<'cancel'> = async (services, connection) => {
  const { games, lobbyService } = services;
  const lobby = lobbyOf(services, connection);
  if (lobby === undefined) return problem('NOT_IN_LOBBY');
  if (lobby.host !== connection.user) return problem('NOT_HOST');
  if (lobby.state === 'waiting') {
    const close: lobbyRules.LobbyRule = ({ host, state }) =>
      host === connection.user && state === 'waiting' ? 'close' : 'same';
    return settle(services, lobby, close);
  }
  if (!(await games.mayBeCancelled(lobby))) return problem('CANNOT_CANCEL');
  const tooMany = await tooOften(services, 'cancelGame', lobby.id);
  if (tooMany) return tooMany;
  await games.abandon(lobby);
  await lobbyService.change(lobby.id, (current) => {
    if (current.table !== lobby.table) return 'same';
    const { table: _, ...rest } = current;
    const back = lobbyRules.afterGame({ ...rest, people: [] });
    return back === undefined ? 'same' : { lobby: back };
  });
  return undefined;
};
