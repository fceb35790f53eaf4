import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  closeCeremony,
  commitSeat,
  hasEverySeatRevealed,
  openCeremony,
  revealSeat,
  startReveals,
} from '../src/index.ts';
import {
  aClosedCeremony,
  aFullCeremony,
  anOpenCeremony,
  commitmentOf,
  committed,
  refusalOf,
  revealed,
  SERVER_SEED,
  seedOf,
} from './a-ceremony.ts';

describe('the way of a ceremony', () => {
  test('the server commits first, then the seats, then the seats reveal', () => {
    const open = anOpenCeremony();
    expect(open.phase).toBe('committing');
    expect(committed(open, [0, 1]).phase).toBe('committing');
    const revealing = committed(open, [0, 1, 2]);
    expect(revealing.phase).toBe('revealing');
    expect(hasEverySeatRevealed(revealed(revealing, [2, 0]))).toBe(false);
    expect(hasEverySeatRevealed(revealed(revealing, [2, 0, 1]))).toBe(true);
  });

  test('a ceremony and its record are plain JSON, and neither holds the secret of the server', () => {
    const ceremony = revealed(committed(anOpenCeremony(), [0, 1, 2]), [1]);
    const { record, mixedSeed } = closeCeremony(ceremony, SERVER_SEED);
    expect(JSON.parse(JSON.stringify(ceremony))).toEqual(ceremony);
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
    expect(JSON.stringify([ceremony, record])).not.toContain(SERVER_SEED);
    expect(JSON.stringify([ceremony, record])).not.toContain(mixedSeed);
  });

  test('a table of bots has nobody to ask: the server seed alone is mixed', () => {
    const { record } = closeCeremony(anOpenCeremony([]), SERVER_SEED);
    expect(record).toMatchObject({ seats: [], mixed: [], leftOut: [] });
  });

  test('[R-24.1] the mixed seed does not depend on the order in which commitments and reveals arrive', () => {
    const seats = [0, 1, 2, 3, 4];
    const expected = aFullCeremony(seats);
    const anyOrder = fc.shuffledSubarray(seats, { minLength: seats.length });
    fc.assert(
      fc.property(anyOrder, anyOrder, anyOrder, (asked, commits, reveals) => {
        expect(aClosedCeremony({ seats: asked, commits, reveals })).toEqual(expected);
      }),
    );
  });

  test('every asked seat ends up either mixed or named as left out', () => {
    const plan = fc
      .uniqueArray(fc.nat(200), { maxLength: 8 })
      .chain((seats) =>
        fc
          .record({ seats: fc.constant(seats), commits: fc.subarray(seats) })
          .chain(({ commits }) =>
            fc.record({ seats: fc.constant(seats), commits: fc.constant(commits), reveals: fc.subarray(commits) }),
          ),
      );
    fc.assert(
      fc.property(plan, ({ seats, commits, reveals }) => {
        const { record } = aClosedCeremony({ seats, commits, reveals });
        expect(new Set(record.mixed.map((each) => each.seat))).toEqual(new Set(reveals));
        const expected = seats.filter((seat) => !reveals.includes(seat)).sort((a, b) => a - b);
        expect(record.leftOut.map(({ seat, reason }) => [seat, reason])).toEqual(
          expected.map((seat) => [seat, commits.includes(seat) ? 'noReveal' : 'noCommitment']),
        );
      }),
    );
  });

  test('leaving a seat out changes the mixed seed', () => {
    const seats = [0, 1, 2];
    const mixes = [
      { seats, commits: seats, reveals: seats },
      { seats, commits: seats, reveals: [0, 1] },
      { seats, commits: [0, 1], reveals: [0, 1] },
      { seats: [0, 1], commits: [0, 1], reveals: [0, 1] },
    ].map((plan) => aClosedCeremony(plan).mixedSeed);
    expect(new Set(mixes).size).toBe(mixes.length);
  });
});

describe('what a seat may not do', () => {
  const open = anOpenCeremony();
  const revealing = committed(open, [0, 1, 2]);

  test('a false reveal is refused, and the true one still counts', () => {
    const result = revealSeat(revealing, 1, seedOf(7));
    expect(result).toEqual({ ok: false, refusal: { code: 'FALSE_REVEAL', seat: 1 } });
    expect(revealSeat(revealing, 1, seedOf(1)).ok).toBe(true);
  });

  test("a neighbour's commitment, copied, cannot be opened with the neighbour's seed", () => {
    const copied = commitSeat(committed(anOpenCeremony([0, 1]), [0]), 1, commitmentOf(open, 0));
    expect(copied.ok && refusalOf(revealSeat(copied.ceremony, 1, seedOf(0)))).toBe('FALSE_REVEAL');
  });

  test('a commitment made to another commitment of the server cannot be opened', () => {
    const shownToSeatOne = openCeremony({ ceremonyId: 'game-17', seats: [0, 1], serverSeed: 'ee'.repeat(32) });
    const result = commitSeat(committed(anOpenCeremony([0, 1]), [0]), 1, commitmentOf(shownToSeatOne, 1));
    expect(result.ok && refusalOf(revealSeat(result.ceremony, 1, seedOf(1)))).toBe('FALSE_REVEAL');
  });

  test.each([
    ['commit from a seat that was not asked', commitSeat(open, 5, commitmentOf(open, 5)), 'SEAT_NOT_ASKED'],
    ['commit twice', commitSeat(committed(open, [0]), 0, commitmentOf(open, 0, seedOf(9))), 'ALREADY_COMMITTED'],
    ['commit with something else than a hash', commitSeat(open, 0, 'AB'.repeat(32)), 'MALFORMED_COMMITMENT'],
    ['commit once others may be revealing', commitSeat(startReveals(open), 0, commitmentOf(open, 0)), 'WRONG_PHASE'],
    ['reveal while others may still choose', revealSeat(committed(open, [0]), 0, seedOf(0)), 'WRONG_PHASE'],
    ['reveal from a seat that was not asked', revealSeat(revealing, 5, seedOf(5)), 'SEAT_NOT_ASKED'],
    ['reveal without a commitment', revealSeat(startReveals(open), 0, seedOf(0)), 'NOT_COMMITTED'],
    ['reveal twice', revealSeat(revealed(revealing, [0]), 0, seedOf(0)), 'ALREADY_REVEALED'],
    ['reveal a short seed', revealSeat(revealing, 0, '00'), 'MALFORMED_SEED'],
  ])('%s', (_name, result, code) => {
    expect(refusalOf(result)).toBe(code);
  });
});

describe('what the server may not do', () => {
  test('close with another seed than it committed to', () => {
    const revealing = committed(anOpenCeremony(), [0, 1, 2]);
    expect(() => closeCeremony(revealing, seedOf(9))).toThrow('not the one the ceremony was opened with');
  });

  test('close before the seats could reveal', () => {
    expect(() => closeCeremony(committed(anOpenCeremony(), [0]), SERVER_SEED)).toThrow('cannot close');
  });

  test.each([
    ['ask a seat twice', { ceremonyId: 'g', seats: [1, 1], serverSeed: SERVER_SEED }, 'asked twice'],
    ['ask half a seat', { ceremonyId: 'g', seats: [0.5], serverSeed: SERVER_SEED }, 'not a list of seats'],
    ['ask a negative seat', { ceremonyId: 'g', seats: [-1], serverSeed: SERVER_SEED }, 'not a list of seats'],
    ['use a guessable seed', { ceremonyId: 'g', seats: [0], serverSeed: '1234' }, '64 lower-case hex'],
    ['use text that has no sure bytes as id', { ceremonyId: 'g\ud800', seats: [0], serverSeed: SERVER_SEED }, 'ASCII'],
  ])('%s', (_name, secret, message) => {
    expect(() => openCeremony(secret)).toThrow(message);
  });
});
