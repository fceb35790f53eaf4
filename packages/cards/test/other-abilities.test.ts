import type { Ability } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { group, groups } from './printed.ts';

const OTHER_ABILITIES: readonly (readonly [rule: string, key: string, ability: Ability])[] = [
  [
    '[R-17.7]',
    'chinese-campaign-donors',
    { type: 'actsAs', kind: 'control', against: 'Government', replaces: 'Communist', by: 'Government' },
  ],
  ['[R-11.2]', 'federal-reserve', { type: 'transfersAnywhere' }],
  [
    '[R-17.9]',
    'gun-lobby',
    { type: 'resistsAlignments', alignments: ['Liberal', 'Communist', 'Weird'], resistance: 10 },
  ],
  ['[R-4.6]', 'irs', { type: 'tax', amount: 2 }],
  ['[R-17.20]', 'orbital-mind-control-lasers', { type: 'altersAlignment' }],
  ['[R-4.4]', 'post-office', { type: 'upkeep', amount: 1 }],
  ['[R-17.25]', 'recyclers', { type: 'payToDraw', cost: 5 }],
  ['[R-17.26]', 'survivalists', { type: 'sheltersOthers', amount: 2 }],
];

test.each(OTHER_ABILITIES)('%s the ability of %s', (_rule, key, ability) => {
  expect(group(key).abilities).toEqual([ability]);
});

test('[R-17.28] no other Group has an ability besides attack bonuses', () => {
  const others = groups.filter((card) => card.abilities.some((ability) => ability.type !== 'attackBonus'));
  expect(others.map((card) => card.key)).toEqual(OTHER_ABILITIES.map(([, key]) => key));
});

test('[R-4.4] [R-4.6] Post Office and I.R.S. receive no income of their own', () => {
  expect([group('post-office').income, group('irs').income]).toEqual([0, 0]);
});
