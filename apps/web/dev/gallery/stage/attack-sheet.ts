/** An attack from the first thought to the money on the captured Group. */
import { abolish } from '../../../src/actions/abolish/index.ts';
import { planAttack } from '../../../src/actions/attack/attack-draft.ts';
import { attack } from '../../../src/actions/attack/index.ts';
import { numberOf } from '../position.ts';
import { DESKTOP, PANEL, type Sheet, specialOf } from './specimen.ts';

const EVENING_PLAN = {
  ...planAttack('control', { attacker: numberOf('big-media'), target: numberOf('eco-guerrillas') }),
  aids: [numberOf('hackers')],
};
const LATE_PLAN = planAttack('destroy', { attacker: numberOf('mafia'), target: numberOf('goldfish-fanciers') });

export const ATTACK_SHEET: Sheet = {
  ...DESKTOP,
  scale: 0.75,
  specimens: [
    {
      name: 'within reach',
      scenario: 'late',
      begun: () => attack.begin({ plan: planAttack('control', {}) }),
      shows: PANEL,
    },
    {
      name: 'attacker chosen',
      scenario: 'late',
      begun: () => attack.begin({ plan: planAttack('neutralize', { attacker: numberOf('pentagon') }) }),
      shows: PANEL,
    },
    {
      name: 'draft',
      scenario: 'actions',
      begun: () => attack.begin({ plan: EVENING_PLAN }),
      shows: PANEL,
    },
    {
      name: 'a draft that cannot succeed',
      scenario: 'actions',
      begun: () =>
        attack.begin({
          plan: planAttack('control', { attacker: numberOf('yuppies'), target: numberOf('loan-sharks') }),
        }),
      shows: PANEL,
    },
    {
      name: 'privilege',
      scenario: 'late',
      begun: () => attack.begin({ plan: LATE_PLAN, ask: 'privilege' }),
      shows: PANEL,
    },
    {
      name: 'lasers',
      scenario: 'late',
      begun: () => attack.begin({ plan: LATE_PLAN, ask: 'lasers' }),
      shows: PANEL,
    },
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
      shows: PANEL,
    },
    { name: 'spending', scenario: 'attack', shows: PANEL },
    { name: 'defending', scenario: 'besieged', shows: PANEL },
    { name: 'interfering', scenario: 'interfere', press: ['.docket-foot .button'], shows: PANEL },
    { name: 'a privileged attack', scenario: 'privileged', shows: PANEL },
    {
      name: 'abolishing',
      scenario: 'privileged',
      begun: () => abolish.begin({ discard: [specialOf('bribery')] }),
      shows: PANEL,
    },
    { name: 'privilege cancelled', scenario: 'cancelled', shows: PANEL },
    { name: 'rolled', scenario: 'rolled', shows: PANEL },
    { name: 'placing', scenario: 'captured', shows: PANEL },
    { name: 'money onto it', scenario: 'funding', shows: PANEL },
  ],
};
