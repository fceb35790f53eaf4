/** A finished game with people, computer players, votes and promises, then changed as somebody with the database could change it. */
import { catalogue } from '@illuminice/cards';
import { beforeAll, expect, test } from 'vitest';
import { type LogEntry, verifyGameLog } from '../src/index.ts';
import { finishedGame, type Loose, rechained, withoutSignatures } from './finished-game.ts';

let honest: readonly LogEntry[] = [];

beforeAll(async () => {
  honest = (await finishedGame()).log();
}, 60_000);

/** A copy to change. Nobody signs at this table: what catches it is what the rules and the table lead to. */
function changed(change: (entries: Loose[]) => Loose[]): LogEntry[] {
  return rechained(change(withoutSignatures(honest)));
}

const without = (type: string) => (entries: Loose[]) =>
  entries.filter(({ facts }) => !(facts.length > 0 && facts.every((fact) => fact.type === type)));

const inserted = (at: number, entry: Omit<Loose, 'seq' | 'at'>) => (entries: Loose[]) =>
  entries.toSpliced(at, 0, { seq: 0, at: entries[at - 1]?.at ?? 0, ...entry });

function onFirst(test: (fact: Record<string, unknown>) => boolean, change: (fact: Record<string, unknown>) => void) {
  return (entries: Loose[]): Loose[] => {
    const fact = entries.flatMap(({ facts }) => facts).find(test);
    if (!fact) throw new Error('the game has no such fact');
    change(fact);
    return entries;
  };
}

const eventOf = (fact: Record<string, unknown>, type: string): Record<string, unknown> | undefined =>
  ((fact.events ?? []) as Record<string, unknown>[]).find((event) => event.type === type);

const onEvent = (type: string, change: (event: Record<string, unknown>) => void) =>
  onFirst(
    (fact) => eventOf(fact, type) !== undefined,
    (fact) => change(eventOf(fact, type) ?? {}),
  );

const opening = (change: (opening: { seats: { kind: string; name: string }[] }) => void) =>
  onFirst(
    ({ type }) => type === 'opened',
    (fact) => change(fact.opening as Parameters<typeof change>[0]),
  );

/** Twelve entries before the last roll of dice that everybody has seen. */
function rewoundUnasked(why: string) {
  return (entries: Loose[]): Loose[] => {
    const last = entries.findLastIndex(({ facts }) => facts.some(({ type }) => type === 'rewound'));
    const before = entries[last]?.facts.find(({ type }) => type === 'rewound');
    return entries.toSpliced(last, 1, { ...(entries[last] as Loose), facts: [{ ...before, why }] });
  };
}

test('[V-4] an honest game is verified from its opening to its end', () => {
  expect(honest.flatMap(({ facts }) => facts.map(({ type }) => type))).toEqual(
    expect.arrayContaining(['held', 'promised', 'voteClosed', 'rewound', 'dropped', 'returned']),
  );
  expect(verifyGameLog(catalogue, honest)).toMatchObject({ ok: true, entries: honest.length });
});

const HALF = 40;
const tamperings: readonly [string, (entries: Loose[]) => Loose[]][] = [
  ['one die', onEvent('diceRolled', (event) => (event.dice = [6, 6]))],
  ['two cards of the deck swapped', onEvent('deckShuffled', (event) => (event.deck as number[]).reverse())],
  [
    'the seed of the server',
    onFirst(
      ({ type }) => type === 'opened',
      (fact) => ((fact.dice as Record<string, unknown>).serverSeed = '1'.repeat(64)),
    ),
  ],
  [
    'an entry of the game removed',
    (entries) =>
      entries.toSpliced(
        entries.findIndex(({ facts }) => facts.some((fact) => eventOf(fact, 'turnEnded'))),
        1,
      ),
  ],
  ['another winner', onEvent('gameEnded', (event) => (event.winners = [1, 2]))],
  ['an entry doubled', (entries) => entries.toSpliced(HALF, 0, ...entries.slice(HALF, HALF + 1))],
  ['cut in half', (entries) => entries.slice(0, entries.length >> 1)],
  ['the last entry missing', (entries) => entries.slice(0, -1)],
  [
    'what seat 1 did is said to be of seat 2',
    (entries) => entries.map((entry) => (entry.seat === 1 ? { ...entry, seat: 2 } : entry)),
  ],
  ['all times the same', (entries) => entries.map((entry) => ({ ...entry, at: entries[0]?.at ?? 0 }))],
  ['a time before the one it follows', (entries) => entries.with(HALF, { ...(entries[HALF] as Loose), at: 1 })],
  ['answers deleted, so that people look timed out', without('held')],
  ['taken back by a vote nobody gave', rewoundUnasked('vote')],
  [
    'dealt anew without a vote',
    inserted(HALF, { facts: [{ type: 'reset', dice: { ceremonyId: 'again', serverSeed: '2'.repeat(64) } }] }),
  ],
  [
    'a vote carried without ballots',
    inserted(HALF, {
      seat: 1,
      facts: [
        { type: 'voteOpened', what: 'seatBot', by: 1, asked: [1], about: 2, ms: 60_000 },
        { type: 'voteClosed', carried: true },
      ],
    }),
  ],
  [
    'a promise in the name of another',
    onFirst(
      ({ type }) => type === 'promised',
      (fact) => (fact.from = 2),
    ),
  ],
  [
    'a computer player on the seat of a person',
    inserted(HALF, { facts: [{ type: 'botSeated', seat: 1, why: 'dropped' }] }),
  ],
  [
    'a computer player by a clock that had not run out',
    inserted(HALF, { facts: [{ type: 'botSeated', seat: 1, why: 'clock' }] }),
  ],
  [
    'a person declared a computer player',
    opening(({ seats }) => (seats[1] = { ...(seats[1] as { kind: string; name: string }), kind: 'bot' })),
  ],
  [
    'a standing answer in the name of another',
    inserted(HALF, { seat: 2, facts: [{ type: 'standing', seat: 1, kind: 'stayOut', on: true }] }),
  ],
  ['an answer nobody sent', inserted(HALF, { facts: [{ type: 'held', seat: 1 }] })],
  [
    'a command id of another seat',
    (entries) =>
      entries.map((entry) =>
        entry.commandId?.startsWith('1.') ? { ...entry, commandId: `2${entry.commandId.slice(1)}` } : entry,
      ),
  ],
  ['the opening missing', (entries) => entries.slice(1)],
];

const CUT = ['cut in half', 'the last entry missing'];

test.each(tamperings)('[V-4] caught: %s', (name, change) => {
  const verdict = verifyGameLog(catalogue, changed(change));
  expect(verdict).toMatchObject({ ok: false });
  expect(!verdict.ok && verdict.unproven === true).toBe(CUT.includes(name));
});

test('[V-4] a log nobody signed is not proven, and one that was begun before there was a chain neither', () => {
  const unsigned = changed((entries) => entries);
  expect(verifyGameLog(catalogue, unsigned)).toMatchObject({
    ...{ ok: false, unproven: true },
    wrong: { what: 'seatUnsigned', seat: 1 },
  });
  const unchained = honest.map(({ chain: _, signed: __, ...entry }) => entry);
  expect(verifyGameLog(catalogue, unchained)).toMatchObject({ ok: false, unproven: true, entry: 1 });
});
