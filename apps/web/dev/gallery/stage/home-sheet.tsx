/** Learning, and games at this device. */

import { Help } from '../../../src/around/learning/first-games/help.tsx';
import { DailyScreen } from '../../../src/screens/learn/daily-screen.tsx';
import { ExerciseScreen } from '../../../src/screens/learn/exercise-screen.tsx';
import { LearnScreen } from '../../../src/screens/learn/learn-screen.tsx';
import { TutorialScreen } from '../../../src/screens/learn/tutorial-screen.tsx';
import { HotSeatScreen } from '../../../src/screens/local/hot-seat-screen.tsx';
import { LocalTable } from '../../../src/screens/local/local-table.tsx';
import { SoloScreen } from '../../../src/screens/local/solo-screen.tsx';
import { TableScreen } from '../../../src/screens/table/table-screen.tsx';
import { useLocal } from '../../../src/session/local/local-client.ts';
import type { SavedGame } from '../../../src/session/local/messages.ts';
import { useLobby } from '../../../src/session/stores/lobby-store.ts';
import { sheetOf } from './specimen.ts';

const KEPT: readonly SavedGame[] = [
  {
    id: 'a',
    names: ['Hagbard', 'Ada', 'Ben'],
    people: 1,
    startedAt: 0,
    playedAt: Date.UTC(2026, 4, 22, 20),
    over: false,
  },
  {
    id: 'b',
    names: ['Hagbard', 'Mordecai Malignatus'],
    people: 1,
    startedAt: 0,
    playedAt: Date.UTC(2026, 4, 21, 18),
    over: true,
    continues: 'whatIf',
  },
];

const helped = () => (
  <>
    <TableScreen />
    <Help />
  </>
);
const suggestion = (question: unknown): unknown => ({
  version: (question as { readonly version: number }).version,
  command: { type: 'pass' },
  reason: { key: 'moneyStays' },
});
const keeps = (): unknown => ({ type: 'games', games: KEPT });

export const HOME_SHEET = sheetOf({
  scale: 0.45,
  each: { whole: true },
  specimens: [
    { name: 'learn', screen: () => <LearnScreen /> },
    { name: 'the first game', screen: () => <TutorialScreen name="first-game" />, shows: '.memo' },
    {
      name: 'the first game, something to do',
      screen: () => <TutorialScreen name="first-game" />,
      press: ['.memo .button-red', '.memo .button-red'],
      shows: '.memo .button-outline',
    },
    { name: 'an exercise', screen: () => <ExerciseScreen name="cut-the-string" />, shows: '.memo' },
    { name: 'the daily conspiracy', screen: () => <DailyScreen />, shows: '.memo' },
    { name: 'a sentence beside the decision', scenario: 'actions', screen: helped, shows: '.first-slip' },
    {
      name: 'a suggested move',
      scenario: 'actions',
      screen: helped,
      worker: suggestion,
      press: ['.hint-button'],
      // The answer: while it thinks there is Close alone.
      shows: '.hint .button-dark',
    },
    {
      name: 'solo',
      before: () => useLobby.setState({ connection: 'online' }),
      screen: () => <SoloScreen />,
      worker: keeps,
      shows: '.browse-list li',
    },
    {
      name: 'hot seat',
      screen: () => <HotSeatScreen />,
      worker: keeps,
      press: ['.local-options summary'],
      shows: '.house-rules',
    },
    {
      name: 'hand the device over',
      scenario: 'late',
      before: () => useLocal.setState({ stage: { kind: 'curtain', seat: 1 } }),
      screen: () => <LocalTable />,
    },
    {
      name: 'anyone?',
      scenario: 'rolled',
      before: () => useLocal.setState({ stage: { kind: 'anyone', seats: [0, 1, 2] } }),
      screen: () => <LocalTable />,
      shows: '.local-anyone',
    },
  ],
});
