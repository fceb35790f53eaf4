/** The same in a hand: 390 pixels wide. */
import { newDeal } from '../../../src/actions/offer/new-deal.ts';
import { TutorialScreen } from '../../../src/screens/learn/tutorial-screen.tsx';
import { GameScreen } from '../../../src/screens/lobby/game-screen.tsx';
import { MenuScreen } from '../../../src/screens/menu/menu-screen.tsx';
import { BookScreen } from '../../../src/screens/rulebook/book-screen.tsx';
import { SettingsScreen } from '../../../src/screens/settings/settings-screen.tsx';
import { PickACard } from '../../../src/screens/setup/pick-a-card.tsx';
import { useLobby } from '../../../src/session/stores/lobby-store.ts';
import { show, ui } from '../../../src/tabletop/seen/ui-store.ts';
import { numberOf } from '../position.ts';
import { LOBBY, TALK } from './lobby-sample.ts';
import { roundOfRivals } from './round-of-rivals.ts';
import { picking } from './setup-sheet.tsx';
import { draftAttack, PANEL, PHONE, RESTED, sheetOf } from './specimen.ts';

export const PHONE_SHEET = sheetOf({
  ...PHONE,
  scale: 0.6,
  each: { whole: true },
  specimens: [
    { name: 'menu', screen: () => <MenuScreen /> },
    {
      name: 'lobby',
      before: () => useLobby.setState({ connection: 'online', known: true, lobby: LOBBY, chat: TALK }),
      screen: () => <GameScreen code={LOBBY.code} watching={false} />,
      shows: '.lobby:has(.invitation svg) .house-rules',
    },
    { name: 'settings', screen: () => <SettingsScreen /> },
    { name: 'how to play', screen: () => <BookScreen page="attack" />, shows: '.guide-rules li' },
    { name: 'take one', scenario: 'setup', screen: () => <PickACard info={picking()} />, shows: '.backs' },
    { name: 'own turn', scenario: 'actions' },
    { name: 'a late board', scenario: 'late' },
    { name: 'draft', scenario: 'actions', begun: draftAttack, shows: PANEL },
    { name: 'spending', scenario: 'attack', press: ['.amount-mark-chance'], shows: RESTED },
    { name: 'defending', scenario: 'besieged', shows: RESTED },
    { name: 'rolled', scenario: 'rolled', shows: PANEL },
    { name: 'placing', scenario: 'captured', shows: PANEL },
    { name: 'income', scenario: 'taxing', shows: PANEL },
    { name: 'hand', scenario: 'late', begun: () => ui({ sheet: 'hand' }) },
    { name: 'log', scenario: 'besieged', begun: () => ui({ sheet: 'log' }) },
    { name: 'deals', scenario: 'offered', begun: () => ui({ sheet: 'deals', tab: 'deals' }), shows: '.offer' },
    { name: 'board alone', scenario: 'late', press: ['[data-point="nav.panel"]'] },
    {
      name: 'menu of a card',
      scenario: 'late',
      begun: () => ui({ menu: { card: numberOf('mafia'), at: { x: 200, y: 300 } } }),
      shows: '.card-menu',
    },
    { name: 'a card', scenario: 'late', begun: () => show({ card: numberOf('mafia') }), shows: '.card-view' },
    {
      name: 'trade',
      scenario: 'late',
      begun: () => ui({ deal: newDeal(1, { money: 8, groups: [numberOf('yuppies')] }) }),
      shows: '.trade',
    },
    { name: 'victory', scenario: 'won', shows: '.victory' },
    { name: 'defeat', scenario: 'defeated', shows: 'dialog[open]' },
    {
      name: 'since your last turn',
      scenario: 'actions',
      settings: { recap: true },
      before: roundOfRivals,
      shows: '.recap',
    },
    { name: 'a rival plays', scenario: 'rival', settings: { director: true }, shows: '.stage-controls' },
    { name: 'huge letters, own turn', scenario: 'actions', settings: { textSize: 'huge' } },
    { name: 'huge letters, defending', scenario: 'besieged', settings: { textSize: 'huge' }, shows: RESTED },
    { name: 'huge letters, placing', scenario: 'captured', settings: { textSize: 'huge' }, shows: PANEL },
    {
      name: 'huge letters, trade',
      scenario: 'late',
      settings: { textSize: 'huge' },
      begun: () => ui({ deal: newDeal(1, { money: 8 }) }),
      shows: '.trade',
    },
    {
      name: 'huge letters, menu of a card',
      scenario: 'late',
      settings: { textSize: 'huge' },
      begun: () => ui({ menu: { card: numberOf('mafia'), at: { x: 200, y: 300 } } }),
      shows: '.card-menu',
    },
    { name: 'the first game', screen: () => <TutorialScreen name="first-game" />, shows: '.memo' },
  ],
});
