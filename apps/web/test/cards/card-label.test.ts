import { pack } from '@illuminice/cards';
import { ALIGNMENTS, type GroupDefinition, maskOf } from '@illuminice/engine';
import { describe, expect, test } from 'vitest';
import { i18n } from '../../src/base/i18n/translate.ts';
import {
  alignmentCode,
  alignmentWord,
  groupLabel,
  illuminatiLabel,
  incomeText,
  RINGS,
} from '../../src/pieces/cards/card-label.ts';
import { inGerman } from '../unit/in-german.ts';

const group = (key: string): GroupDefinition => {
  const found = pack.groups.find((each) => each.key === key);
  if (found === undefined) throw new Error(key);
  return found;
};

describe('cards in words', () => {
  test('a label says all that the face shows', () => {
    const media = group('big-media');
    const label = groupLabel(media, maskOf(media.alignments), { money: 3, acted: true, ring: 'attacker' });
    expect(label).toBe(
      'Big Media, Power 4, lends 3, Resistance 6, Income 3, Liberal, Straight, 3 MB, has acted, attacks',
    );
  });

  test('[R-18.3] of another’s stacked money a label says only that it is there', () => {
    const label = groupLabel(group('mafia'), 0, { money: 'hidden' });
    expect(label).toMatch(/stacked money$/);
    expect(label).not.toMatch(/\d+ MB/);
    expect(groupLabel(group('mafia'), 0, { money: 12, stacked: true })).toMatch(/12 MB, stacked$/);
  });

  test('[R-23.9] a face-down Illuminati card has no name to read out', () => {
    const label = illuminatiLabel(undefined, { money: 4 });
    expect(label).toBe('Illuminati card, face-down, 4 MB');
    for (const { name } of pack.illuminati) expect(label).not.toContain(name);
  });

  test('[R-4.4] [R-4.6] upkeep reads as a negative income, tax as a word', () => {
    expect(incomeText(group('post-office'))).toBe('−1');
    expect(incomeText(group('irs'))).toBe('tax');
    expect(incomeText(group('loan-sharks'))).toBe('6');
  });

  test('codes and chip words tell all ten alignments apart in every language', () => {
    const apart = (): void => {
      expect(new Set(ALIGNMENTS.map(alignmentCode)).size, i18n.locale).toBe(10);
      expect(new Set(ALIGNMENTS.map(alignmentWord)).size, i18n.locale).toBe(10);
      expect(ALIGNMENTS.map(alignmentWord).filter((word) => word.length > 8)).toEqual([]);
    };
    apart();
    inGerman(apart);
  });

  test('no ring is only a colour', () => {
    const text = RINGS.map((ring) => groupLabel(group('mafia'), 0, { ring }).split(', ').at(-1));
    expect(new Set(text).size).toBe(RINGS.length);
  });

  test('[R-17.20] changed alignments are read as they are now', () => {
    expect(groupLabel(group('yuppies'), maskOf(['Weird']), {})).toMatch(/Income \d+, Weird$/);
    expect(groupLabel(group('yuppies'), 0, {})).toMatch(/no alignment$/);
  });
});
