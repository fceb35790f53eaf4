/** A lobby: who sits where before, between and after games. Plain data, stored whole after every change. */

import { type GameOptions, MAX_SEATS, type Position } from '@illuminice/engine';
import type { BotLevel, PlainProblemCode } from '@illuminice/protocol';
import type { PromiseRecord } from '@illuminice/table';
import { skeletonOf } from './look-alike.ts';

export type LobbySeat =
  | HumanSeat
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel; readonly persona: string };

export interface HumanSeat {
  readonly kind: 'human';
  readonly user: string;
  readonly name: string;
  readonly joinedAt: number;
  /** Went away for good in the middle of a game: the place stays until the game is over, then it is free. */
  readonly left?: true;
  /** For the next game, as it is set up now. */
  readonly ready?: true;
  /** In the games of this lobby so far. */
  readonly word?: PromiseRecord;
}

export interface Watcher {
  readonly user: string;
  readonly name: string;
  /** The game they watched until its end. */
  readonly saw?: string;
}

/** A keyed hash that means something in this lobby alone. */
export interface BannedAddress {
  readonly address: string;
  readonly at: number;
}

export interface Lobby {
  readonly id: string;
  readonly code: string;
  readonly createdAt: number;
  /** A user; always one of the human seats. */
  readonly host: string;
  readonly isPublic: boolean;
  /** The host's choice; missing: strangers who look on at a public table are silent, friends talk. */
  readonly spectators?: 'off' | 'silent' | 'talking';
  /** Slow mode: seconds between two lines of one person. */
  readonly slow?: number;
  readonly options: GameOptions;
  /** In seat order: the first is seat 0 of the next game. */
  readonly seats: readonly LobbySeat[];
  readonly watchers: readonly Watcher[];
  /** Sent away by the host; may not come back to this lobby. */
  readonly banned: readonly string[];
  /** Where they came from: a new cookie alone does not let them in again. */
  readonly bannedFrom?: readonly BannedAddress[];
  /** By user: whom they do not want to hear in this lobby. */
  readonly muted: Readonly<Record<string, readonly string[]>>;
  /** The game in progress, or the last one while its result is still looked at. */
  readonly table?: string;
  /** By seat of that table: the user who plays there; '' for a computer player or somebody who left it while it ran. */
  readonly people: readonly string[];
  /** Those of them who let the others read what they whispered and offered in secret, once that game is over. */
  readonly shown?: readonly string[];
  readonly state: 'waiting' | 'playing';
  /** The next game goes on from here: as many seats as it has, each with a computer player until somebody takes it. */
  readonly carried?: Position;
}

/** Codes of the protocol; the client makes a sentence of each. */
export type LobbyRefusal = Extract<
  PlainProblemCode,
  | 'LOBBY_FULL'
  | 'GAME_RUNNING'
  | 'NAME_TAKEN'
  | 'BAD_OPTIONS'
  | 'NOT_HOST'
  | 'NOT_IN_LOBBY'
  | 'BLOCKED'
  | 'TOO_FEW_SEATS'
  | 'NO_SUCH_SEAT'
  | 'CANNOT_CANCEL'
>;

export type LobbyResult = { readonly lobby: Lobby } | { readonly refused: LobbyRefusal };

/** A lobby is written whole at every change: whom it remembers as sent away or muted has an end. */
const MOST_NAMED = 200;

/** An evening; then the address may be somebody else's. */
const BANNED_FROM_MS = 12 * 3_600_000;

const refused = (why: LobbyRefusal): LobbyResult => ({ refused: why });

export function humansOf(lobby: Lobby): readonly HumanSeat[] {
  return lobby.seats.filter((seat) => seat.kind === 'human').filter(({ left }) => left !== true);
}

/** Strangers are led to it. A position somebody brought could be any; those who play it know whom they trust. */
export function isOpen({ isPublic, carried }: Lobby): boolean {
  return isPublic && carried === undefined;
}

export function spectatorsMay({ spectators, isPublic }: Lobby): 'off' | 'silent' | 'talking' {
  return spectators ?? (isPublic ? 'silent' : 'talking');
}

/** The same address, with a session that did not exist when somebody from there was sent away. */
export function isSentAwayBefore(
  { bannedFrom = [] }: Lobby,
  { address, since, now }: { readonly address: string; readonly since: number; readonly now: number },
): boolean {
  // Sessions are dated in whole seconds.
  return bannedFrom.some(
    (banned) => banned.address === address && since + 1_000 > banned.at && now - banned.at < BANNED_FROM_MS,
  );
}

/** Whose address it is besides is asked before: nobody else at the table shares it. */
export function banFrom(lobby: Lobby, addresses: readonly string[], at: number): Lobby {
  const known = (lobby.bannedFrom ?? []).filter((banned) => at - banned.at < BANNED_FROM_MS);
  const added = addresses.map((address) => ({ address, at }));
  const bannedFrom = [...known, ...added].slice(-MOST_NAMED);
  return bannedFrom.length === 0 ? lobby : { ...lobby, bannedFrom };
}

/** V-3: also while the game runs; who looks on takes no part in it. */
export function removeSpectator(lobby: Lobby, user: string): Lobby {
  const watchers = lobby.watchers.filter((watcher) => watcher.user !== user);
  return { ...lobby, watchers, banned: [...lobby.banned, user].slice(-MOST_NAMED) };
}

export function membersOf(lobby: Lobby): readonly string[] {
  return [...humansOf(lobby), ...lobby.watchers].map(({ user }) => user);
}

export function seatOfUser(lobby: Lobby, user: string): number {
  return lobby.seats.findIndex((seat) => seat.kind === 'human' && seat.user === user && seat.left !== true);
}

export function isMember(lobby: Lobby, user: string): boolean {
  return seatOfUser(lobby, user) >= 0 || lobby.watchers.some((watcher) => watcher.user === user);
}

/** At the game that is over, not only in the lobby since then. */
export function wasThere({ people, watchers, table }: Lobby, user: string): boolean {
  return people.includes(user) || watchers.some((watcher) => watcher.user === user && watcher.saw === table);
}

/** two names nobody could tell apart at the table are the same name. */
function isNameTaken(lobby: Lobby, name: string, except: string): boolean {
  const key = skeletonOf(name);
  return (
    lobby.seats.some((seat) => skeletonOf(seat.name) === key && !(seat.kind === 'human' && seat.user === except)) ||
    lobby.watchers.some((watcher) => skeletonOf(watcher.name) === key && watcher.user !== except)
  );
}

export interface Person {
  readonly user: string;
  readonly name: string;
}

/** For whoever has not chosen a name for this lobby, a spectator or a computer player: one that is taken gets a number. */
export function freeName(lobby: Lobby, { user, name }: Person): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name.slice(0, 16)} ${number}`;
    if (!isNameTaken(lobby, candidate, user)) return candidate;
  }
}

/** Joining again is coming back. */
export function join(lobby: Lobby, person: Person, now: number): LobbyResult {
  if (lobby.banned.includes(person.user)) return refused('BLOCKED');
  if (seatOfUser(lobby, person.user) >= 0) return { lobby };
  if (lobby.state === 'playing') return refused('GAME_RUNNING');
  const free = lobby.carried
    ? lobby.seats.findIndex((seat, index) => seat.kind === 'bot' && isPlayed(lobby, index))
    : -1;
  if (lobby.carried ? free < 0 : lobby.seats.length >= MAX_SEATS) return refused('LOBBY_FULL');
  if (isNameTaken(lobby, person.name, person.user)) return refused('NAME_TAKEN');
  const watchers = lobby.watchers.filter(({ user }) => user !== person.user);
  if (free >= 0)
    return {
      lobby: { ...lobby, watchers, seats: lobby.seats.with(free, { kind: 'human', ...person, joinedAt: now }) },
    };
  return { lobby: { ...lobby, watchers, seats: [...lobby.seats, { kind: 'human', ...person, joinedAt: now }] } };
}

/** Whoever is out of a carried game leaves an empty chair: nobody can sit down on it. */
function isPlayed({ carried }: Lobby, seat: number): boolean {
  const given = carried?.seats[seat];
  return given !== undefined && given.left !== true && given.eliminated !== true;
}

/** In a carried game every seat stays: a computer player takes the place of whoever goes. */
function standIn({ name }: LobbySeat): LobbySeat {
  return { kind: 'bot', name, level: 'regular', persona: '' };
}

/** Whoever watches takes no seat and may come at any time. */
export function watch(lobby: Lobby, person: Person): LobbyResult {
  if (lobby.banned.includes(person.user)) return refused('BLOCKED');
  if (isMember(lobby, person.user)) return { lobby };
  if (spectatorsMay(lobby) === 'off') return refused('BLOCKED');
  if (isNameTaken(lobby, person.name, person.user)) return refused('NAME_TAKEN');
  return { lobby: { ...lobby, watchers: [...lobby.watchers, person] } };
}

/** REQ-011, REQ-012, REQ-016, R-22.7. Undefined: the last human left, the lobby is deleted. */
export function leave(lobby: Lobby, user: string): Lobby | undefined {
  const isTheirs = (seat: LobbySeat): boolean => seat.kind === 'human' && seat.user === user;
  const seats =
    lobby.state === 'playing'
      ? lobby.seats.map((seat) => (seat.kind === 'human' && isTheirs(seat) ? { ...seat, left: true as const } : seat))
      : lobby.carried
        ? lobby.seats.map((seat) => (isTheirs(seat) ? standIn(seat) : seat))
        : lobby.seats.filter((seat) => !isTheirs(seat));
  const watchers = lobby.watchers.filter((watcher) => watcher.user !== user);
  // Whoever goes after its end has played that game, and may still share a moment of it.
  const people = lobby.state === 'playing' ? withoutPlayer(lobby.people, user) : lobby.people;
  const shown = lobby.shown?.filter((person) => person !== user);
  return withHost({ ...lobby, seats, watchers, people, ...(shown ? { shown } : {}) });
}

export function withoutPlayer(people: Lobby['people'], user: string): Lobby['people'] {
  return people.map((person) => (person === user ? '' : person));
}

/** The earliest of those left becomes host when the host is gone. */
export function withHost(lobby: Lobby, isPresent: (user: string) => boolean = () => true): Lobby | undefined {
  const humans = humansOf(lobby);
  if (humans.some(({ user }) => user === lobby.host) && isPresent(lobby.host)) return lobby;
  const byJoining = [...humans].sort((a, b) => a.joinedAt - b.joinedAt);
  const next = byJoining.find(({ user }) => isPresent(user)) ?? byJoining[0];
  return next === undefined ? undefined : { ...lobby, host: next.user };
}

/** Stands for a computer player where a user would stand. By name: their seat may be another one tomorrow. */
export const botAuthor = (name: string): string => `bot:${name}`;

export interface Muting {
  readonly user: string;
  readonly other: string;
  readonly on: boolean;
}

export function mute(lobby: Lobby, { user, other, on }: Muting): Lobby {
  const { [user]: before = [], ...others } = lobby.muted;
  const rest = before.filter((muted) => muted !== other);
  const mine = on ? [...rest, other].slice(-MOST_NAMED) : rest;
  const kept = Object.entries(others).slice(-MOST_NAMED);
  return { ...lobby, muted: { ...Object.fromEntries(kept), ...(mine.length === 0 ? {} : { [user]: mine }) } };
}

/** changeable in the lobby, not during a game. */
export function rename(lobby: Lobby, { user, name }: Person): LobbyResult {
  if (!isMember(lobby, user)) return refused('NOT_IN_LOBBY');
  if (lobby.state === 'playing') return refused('GAME_RUNNING');
  if (isNameTaken(lobby, name, user)) return refused('NAME_TAKEN');
  const seats = lobby.seats.map((seat) => (seat.kind === 'human' && seat.user === user ? { ...seat, name } : seat));
  const watchers = lobby.watchers.map((watcher) => (watcher.user === user ? { ...watcher, name } : watcher));
  return { lobby: { ...lobby, seats, watchers } };
}

function whyNotHost(lobby: Lobby, user: string): LobbyRefusal | undefined {
  if (!isMember(lobby, user)) return 'NOT_IN_LOBBY';
  if (lobby.host !== user) return 'NOT_HOST';
  return lobby.state === 'playing' ? 'GAME_RUNNING' : undefined;
}

/** what only the host may do, and only between games. */
export function asHost(lobby: Lobby, user: string, change: (lobby: Lobby) => LobbyResult): LobbyResult {
  const why = whyNotHost(lobby, user);
  return why === undefined ? change(lobby) : refused(why);
}

export function addBot(lobby: Lobby, bot: Extract<LobbySeat, { kind: 'bot' }>): LobbyResult {
  if (lobby.carried || lobby.seats.length >= MAX_SEATS) return refused('LOBBY_FULL');
  return { lobby: { ...lobby, seats: [...lobby.seats, bot] } };
}

export function removeBot(lobby: Lobby, seat: number): LobbyResult {
  if (lobby.carried || lobby.seats[seat]?.kind !== 'bot') return refused('NO_SUCH_SEAT');
  return { lobby: { ...lobby, seats: lobby.seats.filter((_, index) => index !== seat) } };
}

/** Puts somebody else at another place of the order. */
export function moveSeat(lobby: Lobby, from: number, to: number): LobbyResult {
  const moved = lobby.seats[from];
  if (moved === undefined || lobby.seats[to] === undefined) return refused('NO_SUCH_SEAT');
  const seats = lobby.seats.filter((_, index) => index !== from);
  return { lobby: { ...lobby, seats: [...seats.slice(0, to), moved, ...seats.slice(to)] } };
}

export function kick(lobby: Lobby, seat: number): LobbyResult {
  const target = lobby.seats[seat];
  if (target === undefined || (target.kind === 'human' && target.user === lobby.host)) return refused('NO_SUCH_SEAT');
  const banned = target.kind === 'human' ? [...lobby.banned, target.user].slice(-MOST_NAMED) : lobby.banned;
  if (lobby.carried) return { lobby: { ...lobby, banned, seats: lobby.seats.with(seat, standIn(target)) } };
  return { lobby: { ...lobby, banned, seats: lobby.seats.filter((_, index) => index !== seat) } };
}

/** The host hands the role to somebody they trust more. */
export function passHost(lobby: Lobby, seat: number): LobbyResult {
  const next = lobby.seats[seat];
  return next?.kind === 'human' && next.left !== true
    ? { lobby: { ...lobby, host: next.user } }
    : refused('NO_SUCH_SEAT');
}

/** REQ-010, REQ-017: everybody in the lobby goes into the game. */
export function start(lobby: Lobby, table: string): LobbyResult {
  if (lobby.seats.length < 2) return refused('TOO_FEW_SEATS');
  const people = lobby.seats.map((seat) => (seat.kind === 'human' ? seat.user : ''));
  // Whoever let a game before be read has not spoken of this one.
  const { shown: _, ...rest } = unready(lobby);
  return { lobby: { ...rest, state: 'playing', table, people } };
}

/** of the game that is over, by whom its words may be read. */
export function showingWords(lobby: Lobby, { user, shown }: { readonly user: string; readonly shown: boolean }): Lobby {
  const others = lobby.shown?.filter((person) => person !== user) ?? [];
  return { ...lobby, shown: shown ? [...others, user] : others };
}

/** REQ-366: after the game back to the same lobby, in the same seats; who left for good is gone, kept and broken promises are counted on. */
export function afterGame({ carried: _, ...lobby }: Lobby, records: readonly PromiseRecord[] = []): Lobby | undefined {
  const seats = lobby.seats
    .filter((seat) => !(seat.kind === 'human' && seat.left))
    .map((seat) => (seat.kind === 'human' ? remembering(seat, records[lobby.people.indexOf(seat.user)]) : seat));
  const watchers = lobby.watchers.map((watcher) => ({ ...watcher, ...(lobby.table ? { saw: lobby.table } : {}) }));
  return withHost({ ...lobby, seats, watchers, state: 'waiting' });
}

function remembering(seat: HumanSeat, { kept, broken }: PromiseRecord = { kept: 0, broken: 0 }): HumanSeat {
  if (kept + broken === 0) return seat;
  return { ...seat, word: { kept: kept + (seat.word?.kept ?? 0), broken: broken + (seat.word?.broken ?? 0) } };
}

/** Whoever sits may say that they are ready; nobody has to, and a game that runs asks for nothing. */
export function setReady(lobby: Lobby, { user, on }: { readonly user: string; readonly on: boolean }): LobbyResult {
  const index = seatOfUser(lobby, user);
  const seat = lobby.seats[index];
  if (seat?.kind !== 'human') return refused('NOT_IN_LOBBY');
  const { ready: _before, ...rest } = seat;
  const next: HumanSeat = on && lobby.state === 'waiting' ? { ...rest, ready: true } : rest;
  return { lobby: { ...lobby, seats: lobby.seats.with(index, next) } };
}

/** Another game than the one they were ready for. */
export function unready(lobby: Lobby): Lobby {
  const seats = lobby.seats.map((seat) => {
    if (seat.kind !== 'human') return seat;
    const { ready: _, ...rest } = seat;
    return rest;
  });
  return { ...lobby, seats };
}
