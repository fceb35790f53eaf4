import { describe, expect, test } from 'vitest';
import { facts } from './facts.ts';
import { group, groups } from './printed.ts';

test('[R-1.1] eighty-three Groups', () => {
  expect(groups).toHaveLength(83);
});

describe.each(facts.groups)('$id is as printed', (printed) => {
  const card = group(printed.id);

  test('[R-1.2] name and numbers', () => {
    const { name, power, transferable, resistance } = card;
    expect({ name, power, transferable, resistance }).toEqual({
      name: printed.name,
      power: printed.power,
      transferable: printed.transferable,
      resistance: printed.resistance,
    });
  });

  test('[R-4.1] income; one that is paid instead of received is an ability', () => {
    const upkeep = card.abilities.reduce((sum, ability) => sum + (ability.type === 'upkeep' ? ability.amount : 0), 0);
    expect(card.income - upkeep).toBe(printed.income);
    expect(card.income).toBeGreaterThanOrEqual(0);
  });

  test('[R-1.5] alignments, in their order', () => {
    expect(card.alignments).toEqual(printed.alignments);
  });

  test('[R-1.7] arrows', () => {
    expect({ inArrow: card.inArrow, outArrows: card.outArrows }).toEqual({
      inArrow: printed.inArrow,
      outArrows: printed.outArrows,
    });
  });

  test('[R-17.28] an ability only where one is printed', () => {
    expect(card.abilities.length > 0).toBe(printed.ability !== null || printed.incomeRule !== undefined);
  });
});

test('[R-1.3] Groups that only lend', () => {
  const lenders = groups.filter((card) => card.power === 0 && card.transferable > 0);
  expect(lenders.map((card) => [card.key, card.transferable])).toEqual([
    ['evil-geniuses-for-a-better-tomorrow', 2],
    ['men-in-black', 2],
    ['phone-phreaks', 1],
  ]);
});

test('[R-1.5] at most five alignments', () => {
  expect(Math.max(...groups.map((card) => card.alignments.length))).toBe(5);
});

test('[R-1.7] the inward arrow is on a short side, up to three outward arrows on the others, none without power', () => {
  for (const { key, power, inArrow, outArrows } of groups) {
    expect(['left', 'right'], key).toContain(inArrow);
    expect(outArrows.length, key).toBeLessThanOrEqual(3);
    expect(new Set([inArrow, ...outArrows]).size, key).toBe(1 + outArrows.length);
    expect(outArrows.length > 0, key).toBe(power > 0);
  }
});
