import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CeremonyRecord, type CeremonyWrong, verifyCeremony, verifyOwnSeat } from '../src/index.ts';
import { aClosedCeremony, aFullCeremony, SERVER_SEED, seedOf } from './a-ceremony.ts';

/** Seats 0 and 3 are mixed, 1 never revealed, 2 never committed. */
const mixedCase = aClosedCeremony({ seats: [0, 1, 2, 3], commits: [0, 1, 3], reveals: [0, 3] });
const { record } = mixedCase;

function wrongWith(changes: Partial<CeremonyRecord>, serverSeed = SERVER_SEED): CeremonyWrong | undefined {
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

  test.each<[string, Partial<CeremonyRecord>, CeremonyWrong]>([
    ['a changed reveal', { mixed: [{ ...first, seed: seedOf(9) }, last] }, { what: 'seatSeedNotCommitted', seat: 0 }],
    [
      'a changed commitment',
      { mixed: [first, { ...last, commitment: seedOf(9) }] },
      { what: 'seatSeedNotCommitted', seat: 3 },
    ],
    ['a malformed reveal', { mixed: [first, { ...last, seed: 'ff' }] }, { what: 'seatSeedMalformed', seat: 3 }],
    [
      'swapped seeds',
      {
        mixed: [
          { ...first, seed: last.seed },
          { ...last, seed: first.seed },
        ],
      },
      { what: 'seatSeedNotCommitted', seat: 0 },
    ],
    ['a changed order', { mixed: [last, first] }, { what: 'mixedSeatsUnordered' }],
    ['a changed order of asking', { seats: [1, 0, 2, 3] }, { what: 'askedSeatsUnordered' }],
    ['a changed order of the left out', { leftOut: record.leftOut.toReversed() }, { what: 'leftOutSeatsUnordered' }],
    ['a seat dropped in silence', { mixed: [first] }, { what: 'seatForgotten', seat: 3 }],
    ['a left-out seat not named', { leftOut: record.leftOut.slice(1) }, { what: 'seatForgotten', seat: 1 }],
    ['a seat dropped from the list, too', { mixed: [first], seats: [0, 1, 2] }, { what: 'serverSeedNotCommitted' }],
    ['a seat slipped in', { mixed: [first, last, { ...last, seat: 4 }] }, { what: 'seatNotAsked', seat: 4 }],
    [
      'a seat in both lists',
      { leftOut: [...record.leftOut, { seat: 3, reason: 'noCommitment' }] },
      { what: 'seatMixedAndLeftOut', seat: 3 },
    ],
    [
      'a mixed seat later declared left out',
      { mixed: [first], leftOut: [...record.leftOut, { seat: 3, reason: 'noReveal', commitment: last.commitment }] },
      { what: 'mixedSeedNotPublished' },
    ],
    [
      'another reason',
      { leftOut: record.leftOut.map(({ seat }) => ({ seat, reason: 'noCommitment' })) },
      { what: 'mixedSeedNotPublished' },
    ],
    [
      'a seat whose number has the same last four bytes',
      { seats: [0, 1, 2, 3 + 2 ** 32] },
      { what: 'askedSeatsMalformed' },
    ],
    ['text without sure bytes', { ceremonyId: 'game-17\ud800' }, { what: 'ceremonyNameMalformed' }],
    ['another game', { ceremonyId: 'game-18' }, { what: 'serverSeedNotCommitted' }],
    ['another server commitment', { serverCommitment: seedOf(8) }, { what: 'serverSeedNotCommitted' }],
    ['another hash of the mix', { mixedSeedHash: seedOf(8) }, { what: 'mixedSeedNotPublished' }],
    ['a malformed hash of the mix', { mixedSeedHash: '' }, { what: 'mixedSeedHashMalformed' }],
  ])('%s', (_name, changes, wrong) => {
    expect(wrongWith(changes)).toEqual(wrong);
  });

  test('another server seed', () => {
    expect(wrongWith({}, seedOf(9))).toEqual({ what: 'serverSeedNotCommitted' });
    expect(wrongWith({}, 'nonsense')).toEqual({ what: 'serverSeedMalformed' });
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
      { what: 'ownSeatLeftOut', seat: 1, reason: 'noReveal' },
    ],
    [
      'its commitment was thrown away',
      { seat: 2, seed: seedOf(2) },
      { what: 'ownSeatLeftOut', seat: 2, reason: 'noCommitment' },
    ],
    ['it was never asked', { seat: 4, seed: seedOf(4) }, { what: 'ownSeatMissing', seat: 4 }],
    ['somebody else answered for it', { seat: 3, seed: seedOf(4) }, { what: 'ownSeedExchanged', seat: 3 }],
  ])('%s', (_name, own, wrong) => {
    expect(verifyOwnSeat(record, own)).toMatchObject({ ok: false, wrong });
  });
});
