/** The whole table, from further away. */
import { ui } from '../../../src/tabletop/seen/ui-store.ts';
import { numberOf } from '../position.ts';
import { roundOfRivals } from './round-of-rivals.ts';
import { draftAttack, PANEL, RESTED, sheetOf } from './specimen.ts';

export const BOARDS_SHEET = sheetOf({
  scale: 0.45,
  each: { whole: true },
  specimens: [
    { name: 'fourteen cards, both panels', scenario: 'grown', whole: true },
    {
      name: 'fourteen cards, panels folded',
      scenario: 'grown',
      press: ['.fold-panel', '.fold-side'],
      whole: true,
    },
    { name: 'an evening', scenario: 'actions' },
    { name: 'attacking', scenario: 'actions', begun: draftAttack, shows: PANEL },
    { name: 'a late board', scenario: 'late' },
    { name: 'the path to a card', scenario: 'late', begun: () => ui({ pathOf: numberOf('hackers') }) },
    { name: "a rival's board", scenario: 'late', begun: () => ui({ viewed: 1 }) },
    { name: 'where it lands', scenario: 'captured', shows: PANEL },
    { name: 'face-down', scenario: 'hidden' },
    { name: 'eight players', scenario: 'eight' },
    { name: 'the dice fall', scenario: 'rolled', settings: { motion: 'full' }, still: true, shows: PANEL },
    { name: 'the stage: an attack', scenario: 'besieged', settings: { director: true }, shows: '.stage' },
    { name: 'the stage: a rival to play', scenario: 'rival', settings: { director: true }, shows: '.stage' },
    {
      name: 'since your last turn',
      scenario: 'actions',
      settings: { recap: true },
      before: roundOfRivals,
      shows: '.recap',
    },
    { name: 'huge letters', scenario: 'actions', settings: { textSize: 'huge' } },
    { name: 'huge letters, attacking', scenario: 'besieged', settings: { textSize: 'huge' }, shows: RESTED },
    { name: 'defeat', scenario: 'defeated', shows: 'dialog[open]', whole: false },
    { name: 'victory', scenario: 'won', shows: 'dialog[open]', whole: false },
    { name: 'somebody else won', scenario: 'lost', shows: 'dialog[open]', whole: false },
    { name: 'looking at the table afterwards', scenario: 'won', begun: () => ui({ looked: true }), shows: PANEL },
  ],
});
