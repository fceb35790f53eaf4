import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CeremonyRecord, verifyCeremony, verifyOwnSeat } from '../src/index.ts';
import { aClosedCeremony, aFullCeremony, SERVER_SEED, seedOf } from './a-ceremony.ts';

/** Seats 0 and 3 are mixed, 1 never revealed, 2 never committed. */
const mixedCase = aClosedCeremony({ seats: [0, 1, 2, 3], commits: [0, 1, 3], reveals: [0, 3] });
const { record } = mixedCase;

function wrongWith(changes: Partial<CeremonyRecord>, serverSeed = SERVER_SEED): string | undefined {
  const verdict = verifyCeremony({ ...record, ...changes }, serverSeed);
  return verdict.ok ? undefined : verdict.wrong;
}

describe('an honest record', () => {
  test('verifies, and yields the mixed seed of the game', () => {
    expect(verifyCeremony(record, SERVER_SEED)).toEqual({ ok: true, mixedSeed: mixedCase.mixedSeed });
    const stored: CeremonyRecord = JSON.parse(JSON.stringify(record));
    expect(verifyCeremony(stored, SERVER_SEED).ok).toBe(true);
  });

  test('verifies whoever takes part', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(200), { maxLength: 8 }), (seats) => {
        const { record: full, mixedSeed } = aFullCeremony(seats);
        expect(verifyCeremony(full, SERVER_SEED)).toEqual({ ok: true, mixedSeed });
      }),
    );
  });
});

describe('a tampered record is caught, and the verifier says where', () => {
  const [first, last] = record.mixed;
  if (!first || !last) throw new Error('the record should have two mixed seats');

  test.each<[string, Partial<CeremonyRecord>, string]>([
    ['a changed reveal', { mixed: [{ ...first, seed: seedOf(9) }, last] }, 'the seed of seat 0 does not match'],
    [
      'a changed commitment',
      { mixed: [first, { ...last, commitment: seedOf(9) }] },
      'the seed of seat 3 does not match',
    ],
    ['a malformed reveal', { mixed: [first, { ...last, seed: 'ff' }] }, 'the seed of seat 3 is malformed'],
    [
      'swapped seeds',
      {
        mixed: [
          { ...first, seed: last.seed },
          { ...last, seed: first.seed },
        ],
      },
      'the seed of seat 0',
    ],
    ['a changed order', { mixed: [last, first] }, 'the mixed seats are not in ascending order'],
    ['a changed order of asking', { seats: [1, 0, 2, 3] }, 'the asked seats are not in ascending order'],
    ['a changed order of the left out', { leftOut: record.leftOut.toReversed() }, 'the left-out seats are not in'],
    ['a seat dropped in silence', { mixed: [first] }, 'seat 3 was asked but is neither mixed nor named'],
    ['a left-out seat not named', { leftOut: record.leftOut.slice(1) }, 'seat 1 was asked but is neither'],
    ['a seat dropped from the list, too', { mixed: [first], seats: [0, 1, 2] }, "the server's seed, with this game"],
    ['a seat slipped in', { mixed: [first, last, { ...last, seat: 4 }] }, 'seat 4 takes part but was not asked'],
    ['a seat in both lists', { leftOut: [...record.leftOut, { seat: 3, reason: 'noCommitment' }] }, 'seat 3 is both'],
    [
      'a mixed seat later declared left out',
      { mixed: [first], leftOut: [...record.leftOut, { seat: 3, reason: 'noReveal', commitment: last.commitment }] },
      'the mixed seed is not the one',
    ],
    [
      'another reason',
      { leftOut: record.leftOut.map(({ seat }) => ({ seat, reason: 'noCommitment' })) },
      'the mixed seed',
    ],
    ['a seat whose number has the same last four bytes', { seats: [0, 1, 2, 3 + 2 ** 32] }, 'the list of asked seats'],
    ['text without sure bytes', { ceremonyId: 'game-17\ud800' }, 'the name of the ceremony is malformed'],
    ['another game', { ceremonyId: 'game-18' }, "the server's seed, with this game"],
    ['another server commitment', { serverCommitment: seedOf(8) }, "the server's seed, with this game"],
    ['another hash of the mix', { mixedSeedHash: seedOf(8) }, 'the mixed seed is not the one'],
    ['a malformed hash of the mix', { mixedSeedHash: '' }, 'the hash of the mixed seed is malformed'],
  ])('%s', (_name, changes, words) => {
    expect(wrongWith(changes)).toContain(words);
  });

  test('another server seed', () => {
    expect(wrongWith({}, seedOf(9))).toContain("the server's seed, with this game");
    expect(wrongWith({}, 'nonsense')).toBe("the server's seed is malformed");
  });

  test('any single changed hex digit', () => {
    const text = JSON.stringify(record);
    const digits = [...text.matchAll(/[0-9a-f]{64}/g)].flatMap(({ index }) =>
      Array.from({ length: 64 }, (_, i) => index + i),
    );
    fc.assert(
      fc.property(fc.constantFrom(...digits), fc.integer({ min: 1, max: 15 }), (at, shift) => {
        const digit = ((Number.parseInt(text.charAt(at), 16) + shift) % 16).toString(16);
        const tampered: CeremonyRecord = JSON.parse(text.slice(0, at) + digit + text.slice(at + 1));
        expect(verifyCeremony(tampered, SERVER_SEED).ok).toBe(false);
      }),
    );
  });
});

describe("a seat's own check", () => {
  test('finds its seed in the mix', () => {
    expect(verifyOwnSeat(record, { seat: 3, seed: seedOf(3) })).toEqual({ ok: true });
  });

  test.each([
    [
      'its reveal was thrown away',
      { seat: 1, seed: seedOf(1) },
      'seat 1 was left out: the server says it committed but',
    ],
    ['its commitment was thrown away', { seat: 2, seed: seedOf(2) }, 'seat 2 was left out: the server says it never'],
    ['it was never asked', { seat: 4, seed: seedOf(4) }, 'seat 4 is missing'],
    ['somebody else answered for it', { seat: 3, seed: seedOf(4) }, 'the record holds another seed for seat 3'],
  ])('%s', (_name, own, words) => {
    expect(verifyOwnSeat(record, own)).toMatchObject({ ok: false, wrong: expect.stringContaining(words) });
  });
});
