/** The table on other screens than a desktop's and a tall phone's: low, small, and a tablet held upright (S-2). */
import { attack } from '../../../src/actions/attack/attack.ts';
import { planAttack } from '../../../src/actions/attack/attack-draft.ts';
import { PANEL, RESTED, sheetOf } from './specimen.ts';

const chooseTarget = (): void => attack.begin({ plan: planAttack('control', {}) });

export const SIDEWAYS_SHEET = sheetOf({
  width: 844,
  height: 390,
  scale: 0.6,
  each: { whole: true },
  specimens: [
    { name: 'own turn', scenario: 'grown' },
    { name: 'spending', scenario: 'hopeless', press: ['.amount-mark-chance'], shows: RESTED },
    { name: 'placing', scenario: 'captured', shows: PANEL },
    { name: 'a window', scenario: 'rolled', shows: PANEL },
  ],
});

export const SMALL_SHEET = sheetOf({
  width: 360,
  height: 640,
  scale: 0.6,
  each: { whole: true },
  specimens: [
    { name: 'own turn', scenario: 'actions' },
    { name: 'choosing a target', scenario: 'grown', begun: chooseTarget, shows: PANEL },
    { name: 'spending', scenario: 'hopeless', press: ['.amount-mark-chance'], shows: RESTED },
    { name: 'placing', scenario: 'captured', shows: PANEL },
  ],
});

export const TABLET_SHEET = sheetOf({
  width: 820,
  height: 1180,
  scale: 0.5,
  each: { whole: true },
  specimens: [
    { name: 'own turn', scenario: 'grown' },
    { name: 'spending', scenario: 'hopeless', press: ['.amount-mark-chance'], shows: RESTED },
  ],
});
