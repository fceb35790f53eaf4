import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Draw, fairRandom, verifyDraws } from '../src/index.ts';

const MIXED_SEED = 'a7'.repeat(32);

function drawsOf(belows: readonly number[], firstCounter = 0): readonly Draw[] {
  const random = fairRandom(MIXED_SEED);
  return belows.map((below, at) => {
    const counter = firstCounter + at;
    return { counter, below, value: random(counter, below, 'test') };
  });
}

const honest = drawsOf([6, 6, 98, 97, 96, 6, 6, 1]);

test('honest draws verify', () => {
  expect(verifyDraws(MIXED_SEED, [])).toEqual({ ok: true });
  expect(verifyDraws(MIXED_SEED, honest)).toEqual({ ok: true });
});

test('any changed value is caught at its place, whatever follows', () => {
  const aChange = fc.record({
    at: fc.nat(honest.length - 1),
    by: fc.integer({ min: -50, max: 50 }).filter((by) => by !== 0),
  });
  fc.assert(
    fc.property(aChange, ({ at, by }) => {
      const bent = honest.map((draw, index) => (index === at ? { ...draw, value: draw.value + by } : draw));
      expect(verifyDraws(MIXED_SEED, bent)).toMatchObject({ ok: false, index: at, draw: bent[at] });
    }),
  );
});

test('the words name the draw and its true value', () => {
  const [first] = honest;
  if (!first) throw new Error('there should be a first draw');
  const verdict = verifyDraws(MIXED_SEED, [{ ...first, value: 6 }]);
  expect(verdict).toMatchObject({ ok: false, wrong: `draw 0 below 6 is ${first.value}, not 6` });
});

test('a roll thrown away for the next one is caught, though each draw is true in itself', () => {
  const skipped = honest.filter((draw) => draw.counter !== 5);
  expect(verifyDraws(MIXED_SEED, skipped)).toMatchObject({
    ok: false,
    index: 5,
    wrong: 'counter 6 was used where 5 was due',
  });
});

test('a roll used twice, or a changed order, is caught', () => {
  const twice = [...honest.slice(0, 2), ...honest.slice(1)];
  expect(verifyDraws(MIXED_SEED, twice)).toMatchObject({ ok: false, index: 2 });
  expect(verifyDraws(MIXED_SEED, honest.toReversed())).toMatchObject({ ok: false, index: 0 });
});

test('a part of a game begins where it says', () => {
  const later = drawsOf([6, 6], 40);
  expect(verifyDraws(MIXED_SEED, later, { firstCounter: 40 })).toEqual({ ok: true });
  expect(verifyDraws(MIXED_SEED, later).ok).toBe(false);
});

test('an impossible range is a false draw, not a crash', () => {
  expect(verifyDraws(MIXED_SEED, [{ counter: 0, below: 0, value: 0 }])).toMatchObject({ ok: false, index: 0 });
});
