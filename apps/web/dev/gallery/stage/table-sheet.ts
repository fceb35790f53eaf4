/** The table around the decisions: who plays, what lies where, what was said, what is known. */
import { pack } from '@illuminice/cards';
import { newDeal } from '../../../src/actions/offer/new-deal.ts';
import { addChat } from '../../../src/session/stores/table-store.ts';
import { newSay, peaceWith } from '../../../src/tabletop/seen/say-draft.ts';
import { type Beside, show, ui } from '../../../src/tabletop/seen/ui-store.ts';
import { numberOf } from '../position.ts';
import { type Specimen, sheetOf, specialOf } from './specimen.ts';

const THEIR_GROUP = numberOf('clone-arrangers');

const card = (name: string, begun: () => void, scenario = 'late'): Specimen => ({
  name,
  scenario,
  begun,
  shows: '.card-view',
});

const beside = (name: string, what: Beside): Specimen => ({
  name,
  scenario: 'late',
  begun: () => ui({ beside: what }),
  shows: 'dialog[open]',
});

const talk = (): void => {
  addChat({ id: 2, at: 0, from: 0, name: 'Hagbard', text: 'Then tomorrow.' });
  addChat({ id: 3, at: 0, from: 1, name: 'Ada', text: 'He means it. Ten for the Mafia?', to: 0 });
  addChat({ id: 4, at: 0, from: 'spectator', name: 'Somebody', text: 'What a table.' });
};

export const TABLE_SHEET = sheetOf({
  scale: 0.75,
  specimens: [
    { name: 'head', scenario: 'late', shows: '.table-header' },
    { name: 'head of a rival turn, asked', scenario: 'besieged', shows: '.table-header' },
    { name: 'uncontrolled', scenario: 'grown', shows: '.strip' },
    { name: 'few uncontrolled', scenario: 'actions', shows: '.strip' },
    { name: 'hand', scenario: 'late', shows: '.hand-bar' },
    { name: 'hand of a rival', scenario: 'late', begun: () => ui({ viewed: 2 }), shows: '.hand-bar' },
    { name: 'rivals', scenario: 'besieged', shows: '.rivals' },
    { name: 'seven rivals', scenario: 'eight', shows: '.rivals' },
    { name: 'log', scenario: 'besieged', shows: '.side-panel' },
    { name: 'chat', scenario: 'late', begun: () => [talk(), ui({ tab: 'chat' })], shows: '.side-panel:has(.chat)' },
    {
      name: 'about somebody',
      scenario: 'late',
      begun: () => ui({ tab: 'chat' }),
      press: ['.chat li .text-seat'],
      shows: '.side-panel:has(.chat-person)',
    },
    { name: 'deals', scenario: 'offered', begun: () => ui({ tab: 'deals' }), shows: '.side-panel:has(.offer)' },
    {
      name: 'deals about an attack',
      scenario: 'attack',
      begun: () => ui({ tab: 'deals' }),
      shows: '.side-panel:has(.promises)',
    },
    {
      name: 'what an offer does',
      scenario: 'offered',
      begun: () => ui({ tab: 'deals' }),
      press: ['.offer .button-dark'],
      shows: 'dialog.trade',
    },
    {
      name: 'structure in words',
      scenario: 'late',
      begun: () => document.querySelector<HTMLElement>('[data-outline]')?.focus(),
      shows: '.outline',
    },
    { name: 'menu of the table', scenario: 'rival', press: ['.table-menu button'], shows: '.table-menu-list' },
    beside('dead and used cards', 'piles'),
    beside('rules of the table', 'options'),
    beside('own groups', 'groups'),
    { ...beside('private notes', 'notes'), scenario: 'spied', shows: 'dialog[open]:has(.notes)' },
    card('a group', () => show({ card: numberOf('mafia') })),
    card('an Illuminati', () => show({ illuminati: pack.illuminatiNumbers.get('bermuda-triangle') ?? 0 })),
    card('a special', () => show({ special: specialOf('bribery') })),
    {
      name: 'a rule',
      scenario: 'late',
      begun: () => ui({ rule: 'R-8.4' }),
      press: ['.rule-dialog [id]'],
      shows: 'dialog[open]',
    },
    {
      name: 'trade',
      scenario: 'late',
      begun: () =>
        ui({
          deal: {
            ...newDeal(1, { money: 8, groups: [numberOf('yuppies')] }),
            want: { money: 0, specials: [], groups: [THEIR_GROUP] },
          },
        }),
      shows: 'dialog.trade',
    },
    { name: 'proposals', scenario: 'proposed', begun: () => ui({ tab: 'deals' }), shows: '.side-panel:has(.proposal)' },
    { name: 'about to win', scenario: 'rivalNearVictory', begun: () => ui({ tab: 'deals' }), shows: '.danger-call' },
    { name: 'to a rival', scenario: 'rival', begun: () => ui({ viewed: 1 }), shows: '.board-whose:has(.button-ink)' },
    { name: 'a deal in words', scenario: 'late', begun: () => ui({ say: peaceWith(1) }), shows: 'dialog.say' },
    {
      name: 'all against one',
      scenario: 'late',
      begun: () => {
        const against = { kind: 'oppose', seat: 2, amount: 5 } as const;
        ui({ say: newSay('coalition', [1, 3], { theirs: against, mine: against, amounts: { 3: 4 }, least: 12 }) });
      },
      shows: 'dialog.say',
    },
    {
      name: 'trade with a promise',
      scenario: 'late',
      begun: () => ui({ deal: newDeal(2, { money: 3 }) }),
      press: ['.trade-promises .button'],
      shows: 'dialog.trade',
    },
  ],
});
