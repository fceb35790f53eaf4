/** An attack from the first thought to the money on the captured Group. */
import { abolish } from '../../../src/actions/abolish/index.ts';
import { planAttack } from '../../../src/actions/attack/attack-draft.ts';
import { attack } from '../../../src/actions/attack/index.ts';
import { rivalDoes } from '../../positions/fixture.ts';
import { numberOf } from '../position.ts';
import { PANEL, RESTED, sheetOf, specialOf } from './specimen.ts';

const NINE = '.amount-mark-chance:nth-child(3)';

const EVENING_PLAN = {
  ...planAttack('control', { attacker: numberOf('big-media'), target: numberOf('eco-guerrillas') }),
  aids: [numberOf('hackers')],
};
const LATE_PLAN = planAttack('destroy', { attacker: numberOf('mafia'), target: numberOf('goldfish-fanciers') });

export const ATTACK_SHEET = sheetOf({
  scale: 0.75,
  each: { shows: PANEL },
  specimens: [
    { name: 'within reach', scenario: 'late', begun: () => attack.begin({ plan: planAttack('control', {}) }) },
    {
      name: 'attacker chosen',
      scenario: 'late',
      begun: () => attack.begin({ plan: planAttack('neutralize', { attacker: numberOf('pentagon') }) }),
    },
    { name: 'draft', scenario: 'actions', begun: () => attack.begin({ plan: EVENING_PLAN }) },
    {
      name: 'a draft that cannot succeed',
      scenario: 'actions',
      begun: () =>
        attack.begin({
          plan: planAttack('control', { attacker: numberOf('yuppies'), target: numberOf('loan-sharks') }),
        }),
    },
    { name: 'privilege', scenario: 'late', begun: () => attack.begin({ plan: LATE_PLAN, ask: 'privilege' }) },
    { name: 'lasers', scenario: 'late', begun: () => attack.begin({ plan: LATE_PLAN, ask: 'lasers' }) },
    {
      name: 'privileged and bent',
      scenario: 'late',
      begun: () =>
        attack.begin({
          plan: {
            ...LATE_PLAN,
            privilege: { discard: specialOf('bribery') },
            lasers: { target: numberOf('goldfish-fanciers'), add: 'Communist' },
          },
        }),
    },
    { name: 'spending', scenario: 'attack', shows: RESTED },
    { name: 'nine staged', scenario: 'hopeless', press: [NINE], shows: RESTED },
    {
      name: 'the numbers have just changed',
      scenario: 'hopeless',
      press: [NINE],
      afterwards: () => rivalDoes({ seat: 3, do: { type: 'spend', from: 3, amount: 3, side: 'against' } }),
      shows: `${RESTED}:has(.spend-news)`,
    },
    { name: 'asked at 0 %', scenario: 'hopeless', press: [`${RESTED} .commit`], shows: `${PANEL}:has(.zero-guard)` },
    { name: 'defending', scenario: 'besieged', press: ['.amount-mark-chance:nth-child(2)'], shows: RESTED },
    {
      name: 'interfering',
      scenario: 'besieged',
      seat: 3,
      press: ['.open-spending', '.amount-mark-chance:nth-child(2)'],
      shows: RESTED,
    },
    { name: 'a privileged attack', scenario: 'privileged', shows: RESTED },
    { name: 'abolishing', scenario: 'privileged', begun: () => abolish.begin({ discard: [specialOf('bribery')] }) },
    { name: 'privilege cancelled', scenario: 'cancelled' },
    { name: 'rolled', scenario: 'rolled' },
    { name: 'placing', scenario: 'captured' },
    { name: 'money onto it', scenario: 'funding' },
  ],
});
