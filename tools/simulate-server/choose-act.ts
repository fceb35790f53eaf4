/** What somebody honest would do now, from what they were told and nothing else. */

import { pack as everyCard } from '@illuminice/cards';
import { type Pack, packWith } from '@illuminice/engine';
import { seatCommitmentOf } from '@illuminice/fair-dice';
import type { ClientMessageInput } from '@illuminice/protocol';
import { moveByChance } from '@illuminice/testkit';
import type { Person, TableNews } from './person.ts';
import { answerBy, proposalAsking, someProposal } from './talk.ts';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type Act = WithoutId<ClientMessageInput>;

const packs = new Map<string, Pack>();

function packOf(cards: readonly string[]): Pack {
  const key = cards.join();
  const known = packs.get(key) ?? packWith(everyCard, cards) ?? everyCard;
  packs.set(key, known);
  return known;
}

export function chooseAct(person: Person): Act | undefined {
  const { lobby, state } = person;
  if (lobby === undefined) return comeTogether(person);
  if (lobby.table === undefined) return prepare(person, lobby);
  // Of a game that was over before they came nobody is told without asking.
  return state === undefined ? { type: 'resync' } : atTheTable(person, state);
}

function comeTogether(person: Person): Act | undefined {
  const { party, name } = person;
  const { options } = party.plan;
  if (party.isHost(person)) return { type: 'createLobby', name, options, public: true } as Act;
  return party.code === undefined ? undefined : { type: 'joinLobby', code: party.code, name };
}

function prepare(person: Person, lobby: NonNullable<Person['lobby']>): Act | undefined {
  const { party, chance } = person;
  if (lobby.code !== party.code) return { type: 'leaveLobby' };
  if (chance.happens(50)) return chat(person);
  // Whoever opened it may have been away for so long that the role was passed on.
  if (!lobby.seats.some(({ you, host }) => you && host)) return undefined;
  const humans = lobby.seats.filter(({ kind }) => kind === 'human').length;
  const bots = lobby.seats.length - humans;
  if (humans < party.members.length) return undefined;
  if (bots < party.plan.bots) return { type: 'addBot', level: 'novice' };
  return { type: 'start' };
}

function chat({ name, chance }: Person): Extract<Act, { readonly type: 'chat' }> {
  return { type: 'chat', text: `${name} says ${chance.below(2 ** 30)}` };
}

function atTheTable(person: Person, state: TableNews): Act | undefined {
  const { chance } = person;
  const { table, view, moves } = state;
  const own = table.own;
  if (table.stage === 'over') return { type: 'leaveLobby' };
  if (own === undefined || table.stage === 'frozen') return undefined;
  if (table.stage === 'dice') return dice(person, state);
  if (table.seats[own.seat]?.away !== undefined && chance.happens(300)) return { type: 'handBack' };
  if (table.vote?.asked.includes(own.seat) && !table.vote.yes.includes(own.seat) && chance.happens(300))
    return { type: 'vote', what: table.vote.what, yes: chance.happens(500) };
  if (chance.happens(10)) return chat(person);
  if (chance.happens(10)) return rare(person, own.seat);
  const words = person.party.plan.isTalkative ? talk(person, table, own.seat) : undefined;
  if (words) return words;
  if (!table.waitingFor.includes(own.seat) || own.answered || view === undefined || moves?.default !== true)
    return undefined;
  const command = moveByChance({ pack: packOf(person.cards), view, moves, random: () => chance.unit() });
  return { type: 'command', command } as Act;
}

function talk(person: Person, table: TableNews['table'], seat: number): Act | undefined {
  const { chance } = person;
  if (chance.happens(5)) return { ...chat(person), to: (seat + 1) % table.seats.length };
  const asking = proposalAsking(table, seat);
  if (asking && chance.happens(300)) return answerBy(chance, asking, seat);
  return chance.happens(20) ? someProposal(chance, table, seat) : undefined;
}

function rare({ chance, party }: Person, seat: number): Act {
  const acts: readonly Act[] = [
    { type: 'wait' },
    { type: 'standing', kind: 'confirmIncome', on: chance.happens(500) },
    { type: 'undo' },
    { type: 'promise', to: seat === 0 ? 1 : 0, text: 'peace', promise: { kind: 'peace', turns: 1 } },
    { type: 'vote', what: 'takeback', yes: chance.happens(700) },
    { type: 'vote', what: 'turnBack', yes: chance.happens(700) },
    { type: 'ping' },
  ];
  return chance.one(acts.filter(({ type }) => type !== 'standing' || !party.plan.isQuiet));
}

function dice(person: Person, { table }: TableNews): Act | undefined {
  const { dice: told, own } = table;
  if (told === undefined || own === undefined) return undefined;
  const stage = told.parts.find((part) => part.seat === own.seat)?.stage;
  const { ceremonyId, serverCommitment } = told;
  if (told.stage === 'committing' && stage === 'asked') {
    person.diceSeed = Array.from({ length: 64 }, () => person.chance.below(16).toString(16)).join('');
    const secret = { ceremonyId, serverCommitment, seat: own.seat, seed: person.diceSeed };
    return { type: 'diceCommit', commitment: seatCommitmentOf(secret) };
  }
  if (told.stage === 'revealing' && stage === 'committed') return { type: 'diceReveal', seed: person.diceSeed };
  return undefined;
}
