/** What a player does with a turn beside attacking. */
import { accuse } from '../../../src/actions/accuse/index.ts';
import { turnEntries } from '../../../src/actions/all/index.ts';
import { changeAlignment } from '../../../src/actions/change-alignment/index.ts';
import { drop } from '../../../src/actions/drop/index.ts';
import { give } from '../../../src/actions/give/index.ts';
import { move } from '../../../src/actions/move/index.ts';
import { startSpecial } from '../../../src/actions/play/index.ts';
import { reorganize } from '../../../src/actions/reorganize/index.ts';
import { presentLinks, takeOff } from '../../../src/actions/reorganize/reorganize-draft.ts';
import { transfer } from '../../../src/actions/transfer/index.ts';
import { ui } from '../../../src/tabletop/seen/ui-store.ts';
import { numberOf } from '../position.ts';
import { PANEL, type Specimen, seenNow, sheetOf, specialOf } from './specimen.ts';

const special = (name: string, key: string, scenario = 'late'): Specimen => ({
  name,
  scenario,
  begun: () => startSpecial(seenNow(), specialOf(key)),
});

/** Pressed in the lists of the turn. */
const starts = (act: string) => () =>
  (['free', 'powers'] as const)
    .flatMap((list) => turnEntries(seenNow(), list))
    .find((entry) => entry.act === act)
    ?.start();

const menuOf = (name: string, card: string, scenario = 'late'): Specimen => ({
  name,
  scenario,
  begun: () => ui({ menu: { card: numberOf(card), at: { x: 720, y: 200 } } }),
  shows: '.card-menu',
});

export const TURN_SHEET = sheetOf({
  scale: 0.75,
  each: { shows: PANEL },
  specimens: [
    { name: 'nothing done yet', scenario: 'actions' },
    { name: 'both actions used', scenario: 'second' },
    { name: 'free transfers', scenario: 'transfers' },
    { name: 'everything possible', scenario: 'recycled' },
    { name: 'powers at the end', scenario: 'bermuda' },
    { name: 'a rival plays', scenario: 'rival' },
    { name: 'transfer begun', scenario: 'late', begun: () => transfer.begin({ amount: 1 }) },
    {
      name: 'transfer',
      scenario: 'late',
      begun: () => transfer.begin({ from: 0, to: numberOf('pentagon'), amount: 7 }),
    },
    { name: 'move', scenario: 'late', begun: () => move.begin({ group: numberOf('yuppies') }) },
    {
      name: 'move, arrow chosen',
      scenario: 'late',
      begun: () => move.begin({ group: numberOf('yuppies') }),
      press: ['.arrow-button'],
    },
    { name: 'drop', scenario: 'late', begun: () => drop.begin({ group: numberOf('mafia') }) },
    { name: 'give', scenario: 'late', begun: () => give.begin({ to: 1, money: 4, specials: [specialOf('bribery')] }) },
    {
      name: 'lasers for the rest of the turn',
      scenario: 'late',
      begun: () => changeAlignment.begin({ target: numberOf('republicans') }),
    },
    { name: 'specials', scenario: 'late', begun: starts('special') },
    special('a special to confirm', 'market-manipulation', 'taxing'),
    special('bribery', 'bribery'),
    special('reviving', 'media-campaign'),
    special('espionage', 'computer-espionage'),
    special('white collar crime', 'white-collar-crime'),
    special('whispering campaign', 'whispering-campaign', 'actions'),
    { name: 'third turn without a group', scenario: 'thirdTurn', shows: '.panel-place' },
    {
      name: 'danger, asked about',
      scenario: 'thirdTurn',
      press: ['[data-point="turn.pass"]'],
      shows: '.warning-dialog',
    },
    { name: 'a power ahead', scenario: 'powersAhead' },
    { name: 'Gnomes', scenario: 'gnomes', begun: starts('redistribute') },
    { name: 'Bermuda', scenario: 'bermuda', begun: starts('reorganize') },
    {
      name: 'Bermuda, a card in the hand',
      scenario: 'bermuda',
      begun: () => {
        const [card, links] = [numberOf('yuppies'), presentLinks(seenNow())];
        reorganize.begin({ links: takeOff(links, card), picked: card });
      },
    },
    { name: 'accusing', scenario: 'accuse', begun: () => accuse.begin({ accused: 1, illuminati: 2 }) },
    menuOf('menu of an own group', 'mafia'),
    menuOf("menu of another's group", 'kgb'),
    menuOf('menu of an uncontrolled group', 'libertarians'),
    menuOf('menu of a stacked treasury', 'mafia', 'stacked'),
    {
      name: 'menu of a special',
      scenario: 'late',
      begun: () => ui({ menu: { owner: 0, index: 0, at: { x: 720, y: 200 } } }),
      shows: '.card-menu',
    },
  ],
});
