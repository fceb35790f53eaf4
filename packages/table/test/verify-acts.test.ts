/** Whoever runs the server has the database and the secret of the chain; what they do not have is the keys of the seats. */
import { catalogue } from '@illuminice/cards';
import { publicKeyOf, seatSeedOf, signText } from '@illuminice/fair-dice';
import { beforeAll, expect, test } from 'vitest';
import { type LogEntry, textToSign, verifyGameLog } from '../src/index.ts';
import { requestIn, signedPart } from '../src/model/signed-act.ts';
import { finishedGame, type Loose, looseCopy, rechained } from './finished-game.ts';
import type { SigningHost } from './signing-host.ts';

let host: SigningHost;
let honest: readonly LogEntry[] = [];

beforeAll(async () => {
  host = await finishedGame();
  honest = host.log();
}, 60_000);

type Fact = Record<string, unknown>;

function indexOf(entries: readonly Loose[], isMeant: (entry: Loose) => boolean, from = 0): number {
  const index = entries.findIndex((entry, at) => at >= from && isMeant(entry));
  if (index < 0) throw new Error('the game has no such entry');
  return index;
}

const has = (type: string) => (entry: Loose) => entry.facts.some((fact) => fact.type === type);
const isActOf = (seat: number) => (entry: Loose) => entry.seat === seat && entry.signed !== undefined;
const isMoveOf = (seat: number) => (entry: Loose) => isActOf(seat)(entry) && has('game')(entry);
const factOf = (entry: Loose | undefined, type: string): Fact => entry?.facts.find((fact) => fact.type === type) ?? {};

/** Changes the first entry that is meant. */
const on = (isMeant: (entry: Loose) => boolean, change: (entry: Loose) => void) => (entries: Loose[]) => {
  const entry = entries[indexOf(entries, isMeant)];
  if (entry) change(entry);
  return entries;
};

const without = (isMeant: (entry: Loose) => boolean) => (entries: Loose[]) =>
  entries.toSpliced(indexOf(entries, isMeant), 1);

/** With the id of an act that was never sent, behind the entry that is meant. */
const inserted = (isMeant: (entry: Loose) => boolean, entry: Partial<Loose>) => (entries: Loose[]) => {
  const index = indexOf(entries, isMeant);
  return entries.toSpliced(index + 1, 0, { seq: 0, at: entries[index]?.at ?? 0, facts: [], ...entry });
};

/** Signs an act with a key of one's own. */
function resigned(entries: Loose[], entry: Loose, secret: string): void {
  const { opening, dice } = factOf(entries[0], 'opened') as {
    opening: { seats: { name: string }[] };
    dice: { ceremonyId: string };
  };
  const { seat = 0, signed } = entry;
  const [game] = entry.facts;
  const { seat: _, ...command } = (game?.command ?? {}) as Fact;
  const text = textToSign({
    ...{ seat, after: signed?.after, ceremonyId: dice.ceremonyId, names: opening.seats.map(({ name }) => name) },
    id: entry.commandId?.slice(`${seat}.`.length) ?? '',
    request: (signed?.request ?? { type: 'command', command }) as Parameters<typeof textToSign>[0]['request'],
  });
  if (signed) signed.signature = signText(secret, text);
}

/** The whole log with other keys for the people at the table, everything signed and chained anew. */
function forged(change: (reveal: Fact, key: string) => void): LogEntry[] {
  const entries = looseCopy(honest);
  for (const entry of entries.filter(has('diceRevealed'))) change(factOf(entry, 'diceRevealed'), publicKeyOf(STRANGER));
  const heads = new Map<string | undefined, string | undefined>();
  let log: LogEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.signed) {
      const after = heads.get(entry.signed.after);
      if (after !== undefined) entry.signed.after = after;
      const { key, seed } = factOf(entry, 'diceRevealed');
      if (key !== undefined) Object.assign(entry.signed.request ?? {}, { key, seed });
      resigned(entries, entry, STRANGER);
    }
    log = rechained(entries.slice(0, index + 1));
    heads.set(honest[index]?.chain, log.at(-1)?.chain);
  }
  return log;
}

const STRANGER = '5'.repeat(64);
const isQuietPromise = (entry: Loose) => has('promised')(entry) && factOf(entry, 'promised').secret === true;

const tamperings: readonly [string, string, (entries: Loose[]) => Loose[]][] = [
  [
    'the names of two seats swapped',
    'headUnknown',
    on(has('opened'), (entry) => {
      const { seats } = factOf(entry, 'opened').opening as { seats: { name: string }[] };
      [seats[1], seats[2]] = [
        { ...seats[1], name: 'seat 2' },
        { ...seats[2], name: 'seat 1' },
      ];
    }),
  ],
  [
    'the text of a promise',
    'actDiffers',
    on(has('promised'), (entry) => Object.assign(factOf(entry, 'promised'), { text: 'war' })),
  ],
  [
    'the terms of a proposal',
    'actDiffers',
    on(has('proposed'), (entry) => Object.assign(factOf(entry, 'proposed'), { to: [0] })),
  ],
  [
    'a no made a yes',
    'actDiffers',
    on(has('proposalAnswered'), (entry) => Object.assign(factOf(entry, 'proposalAnswered'), { yes: false })),
  ],
  [
    'the text of a promise, in what was asked for too',
    'signatureFalse',
    on(has('promised'), (entry) => {
      Object.assign(factOf(entry, 'promised'), { text: 'war' });
      Object.assign(entry.signed?.request ?? {}, { text: 'war' });
    }),
  ],
  [
    'a ballot turned round',
    'actDiffers',
    on(has('voted'), (entry) => Object.assign(factOf(entry, 'voted'), { yes: false })),
  ],
  [
    'a promise of another seat',
    'actDiffers',
    on(has('promised'), (entry) => {
      Object.assign(factOf(entry, 'promised'), { from: 2, to: 1 });
      Object.assign(entry, { seat: 2, commandId: `2${entry.commandId?.slice(1)}` });
    }),
  ],
  [
    'a promise of another seat, told so everywhere',
    'signatureFalse',
    on(has('promised'), (entry) => {
      Object.assign(factOf(entry, 'promised'), { from: 2, to: 1 });
      Object.assign(entry.signed?.request ?? {}, { to: 1 });
      Object.assign(entry, { seat: 2, commandId: `2${entry.commandId?.slice(1)}` });
    }),
  ],
  ['a secret promise dropped', 'headUnknown', without(isQuietPromise)],
  ['a promise dropped', 'headUnknown', without(has('promised'))],
  [
    'a standing answer nobody gave',
    'headUnknown',
    inserted(has('promised'), {
      ...{ seat: 1, commandId: '1.made-up' },
      facts: [{ type: 'standing', seat: 1, kind: 'stayOut', on: true }],
    }),
  ],
  [
    'a standing answer beside what was asked for',
    'actDiffers',
    on(has('promised'), (entry) => entry.facts.push({ type: 'standing', seat: 1, kind: 'stayOut', on: true })),
  ],
  [
    'a standing answer signed by a stranger',
    'signatureFalse',
    (entries) => {
      const act: Loose = {
        ...{ seq: 0, seat: 1, commandId: '1.made-up', at: entries[indexOf(entries, has('promised'))]?.at ?? 0 },
        facts: [{ type: 'standing', seat: 1, kind: 'stayOut', on: true }],
        signed: { signature: '', request: { type: 'standing', kind: 'stayOut', on: true } },
      };
      resigned(entries, act, STRANGER);
      return entries.toSpliced(indexOf(entries, has('promised')) + 1, 0, act);
    },
  ],
  [
    'a move without the one who made it',
    'doneInOthersName',
    on(isMoveOf(1), (entry) => {
      delete entry.seat;
      delete entry.commandId;
      delete entry.signed;
    }),
  ],
  [
    'a move said to be of a computer player',
    'doneInOthersName',
    on(isMoveOf(1), (entry) => {
      delete entry.commandId;
      delete entry.signed;
    }),
  ],
  ['a signature taken off', 'headUnknown', on(isMoveOf(2), (entry) => delete entry.signed)],
  [
    'the signature of another act',
    'signatureFalse',
    (entries) => {
      const [one, other] = entries.filter(isMoveOf(1));
      if (one?.signed && other?.signed) one.signed.signature = other.signed.signature;
      return entries;
    },
  ],
  ['the id of an act', 'signatureFalse', on(isMoveOf(1), (entry) => Object.assign(entry, { commandId: '1.another' }))],
  [
    'an act sent again',
    'actTwice',
    (entries) => {
      const index = indexOf(entries, (entry) => has('promised')(entry) && !isQuietPromise(entry));
      return entries.toSpliced(index + 1, 0, { ...(entries[index] as Loose) });
    },
  ],
  [
    'an old head under an act',
    'signatureFalse',
    (entries) => {
      const acts = entries.filter(isMoveOf(1));
      const [early, late] = [acts[0]?.signed, acts.at(-1)?.signed];
      if (late && early?.after !== undefined) late.after = early.after;
      return entries;
    },
  ],
  ['the head under an act taken off', 'signatureFalse', on(isMoveOf(1), (entry) => delete entry.signed?.after)],
  [
    'the key of a seat exchanged',
    'signatureFalse',
    on(has('diceRevealed'), (entry) => Object.assign(factOf(entry, 'diceRevealed'), { key: publicKeyOf(STRANGER) })),
  ],
  [
    'the key of a seat taken off',
    'headUnknown',
    on(has('diceRevealed'), (entry) => {
      delete factOf(entry, 'diceRevealed').key;
      delete entry.signed;
    }),
  ],
  [
    'a seat left out of the dice',
    'recordDiffersFromSent',
    (entries) => {
      const { record } = factOf(entries[indexOf(entries, has('diceMixed'))], 'diceMixed') as {
        record: { mixed: { seat: number; commitment: string }[]; leftOut: object[] };
      };
      const [gone] = record.mixed.splice(0, 1);
      record.leftOut.push({ seat: gone?.seat, reason: 'noReveal', commitment: gone?.commitment });
      return entries;
    },
  ],
  [
    'an attack of a person replaced by the default',
    'eventFalse',
    on(
      (entry) => isMoveOf(1)(entry) && JSON.stringify(entry.facts).includes('"attackAnnounced"'),
      (entry) => Object.assign(factOf(entry, 'game'), { command: { type: 'default', seat: 1 } }),
    ),
  ],
  [
    'two acts in another order',
    'headUnknown',
    (entries) => {
      const index = indexOf(entries, has('promised'));
      const [one, other] = [entries[index] as Loose, entries[index + 1] as Loose];
      return entries.with(index, { ...other, at: one.at }).with(index + 1, { ...one, at: one.at });
    },
  ],
  [
    'a connection that broke, told as if it had held',
    'headUnknown',
    (entries) => entries.filter((entry) => !has('dropped')(entry) && !has('returned')(entry)),
  ],
  ['a moment earlier', 'headUnknown', on(has('returned'), (entry) => Object.assign(entry, { at: entry.at - 1 }))],
  [
    'taken back by a vote in the name of another',
    'doneInOthersName',
    on(has('rewound'), (entry) => {
      const vote = entry.facts.findIndex(({ type }) => type === 'rewound');
      entry.facts.splice(0, vote, { type: 'voted', seat: 1, yes: true }, { type: 'voteClosed', carried: true });
    }),
  ],
  ['the tail cut off', 'endMissing', (entries) => entries.slice(0, -2)],
  ['everything after the dice cut off', 'endMissing', (entries) => entries.slice(0, indexOf(entries, has('promised')))],
];

test('[V-4] an honest game that people signed is proven', () => {
  expect(honest.filter(({ signed }) => signed).length).toBeGreaterThan(20);
  expect(verifyGameLog(catalogue, honest)).toMatchObject({ ok: true, entries: honest.length });
  expect(verifyGameLog(catalogue, rechained(looseCopy(honest)))).toMatchObject({ ok: true });
});

test('[V-4] the server answers every act with the head of the chain behind it', () => {
  const heads = new Map(honest.map(({ commandId, chain }) => [commandId, chain]));
  expect(host.receipts.length).toBeGreaterThan(20);
  for (const { seat, id, head } of host.receipts) expect(heads.get(`${seat}.${id}`)).toBe(head);
});

test('[V-4] without the secret of the chain every change shows at once', () => {
  const changed = looseCopy(honest);
  Object.assign(changed[30] as Loose, { at: (changed[30]?.at ?? 0) + 1 });
  expect(verifyGameLog(catalogue, changed as unknown as LogEntry[])).toMatchObject({
    ...{ ok: false, entry: 31 },
    wrong: { what: 'chainBroken' },
  });
});

test.each(tamperings)('[V-4] caught: %s: %s', (_, what, change) => {
  const verdict = verifyGameLog(catalogue, rechained(change(looseCopy(honest))));
  expect(verdict).toMatchObject({ ok: false, wrong: { what } });
});

test('[V-4] caught: all keys exchanged and everything signed anew, with the seeds as they were and with others', () => {
  const kept = forged((reveal, key) => Object.assign(reveal, { key }));
  expect(verifyGameLog(catalogue, kept)).toMatchObject({ ok: false, wrong: { what: 'keyExchanged' } });
  const other = forged((reveal, key) => Object.assign(reveal, { key, seed: seatSeedOf(key) }));
  expect(verifyGameLog(catalogue, other)).toMatchObject({ ok: false, wrong: { what: 'entryDoesNotFollow' } });
});

test('[V-4] not proven: an act without its signature, where nothing after it was signed', () => {
  const entries = looseCopy(honest);
  const last = entries.findLastIndex((entry) => entry.signed !== undefined);
  delete entries[last]?.signed;
  expect(verifyGameLog(catalogue, rechained(entries))).toMatchObject({
    ...{ ok: false, unproven: true, entry: last + 1 },
    wrong: { what: 'actUnsigned' },
  });
});

test('[R-9.7] a payment that says which round it was decided by is signed, and found in the log, with it', () => {
  const command = { type: 'spend', from: 0, amount: 1 } as const;
  const facts: LogEntry['facts'] = [{ type: 'game', command: { ...command, seat: 0 }, events: [] }];
  const signature = 'ab';
  for (const seen of [undefined, { window: 3, round: 1 }]) {
    const request = { type: 'command', command, ...(seen ? { seen } : {}) } as const;
    const signed = signedPart({ signature }, request, facts);
    expect(requestIn({ seq: 2, at: 0, facts, signed })).toEqual(request);
    expect('request' in signed).toBe(seen !== undefined);
  }
});
