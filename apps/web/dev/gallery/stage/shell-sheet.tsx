/** The screens around the table, and what the page itself has to say. */
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../../src/app/error-boundary.tsx';
import { KeyMap } from '../../../src/app/key-map.tsx';
import { useUpdate } from '../../../src/base/browser/offline.ts';
import { Loading } from '../../../src/base/theme/loading.tsx';
import { BrowseScreen } from '../../../src/screens/lobby/browse-screen.tsx';
import { GameScreen } from '../../../src/screens/lobby/game-screen.tsx';
import { CreditsScreen } from '../../../src/screens/menu/credits-screen.tsx';
import { GoodbyeScreen } from '../../../src/screens/menu/goodbye-screen.tsx';
import { MenuScreen } from '../../../src/screens/menu/menu-screen.tsx';
import { ConnectionNotice } from '../../../src/screens/page/connection-notice.tsx';
import { UpdateNotice } from '../../../src/screens/page/update-notice.tsx';
import { BookScreen } from '../../../src/screens/rulebook/book-screen.tsx';
import { SettingsScreen } from '../../../src/screens/settings/settings-screen.tsx';
import { keepLastGame } from '../../../src/session/local/last-game.ts';
import type { SavedGame } from '../../../src/session/local/messages.ts';
import { useLobby } from '../../../src/session/stores/lobby-store.ts';
import { AS_GUEST, LOBBY, OPEN_TABLES, TALK } from './lobby-sample.ts';
import { type Specimen, sheetOf } from './specimen.ts';

const game = () => <GameScreen code={LOBBY.code} watching={false} />;
const UNFINISHED: SavedGame = {
  ...{ id: 'a', names: ['Hagbard', 'Ada', 'Old Corran'], people: 1, startedAt: 0, over: false, turn: 25, as: 'UFOs' },
  playedAt: Date.now() - 3 * 3_600_000,
};
const connected = { connection: 'online', known: true } as const;

const notice = (name: string, before: () => void, screen: () => ReactNode): Specimen => ({
  name,
  before,
  screen,
  shows: '.connection',
});

export const SHELL_SHEET = sheetOf({
  scale: 0.45,
  specimens: [
    { name: 'loading', screen: () => <Loading /> },
    { name: 'menu', screen: () => <MenuScreen />, shows: '.menu-stage .card', whole: true },
    {
      name: 'menu, a game to go on with',
      before: () => keepLastGame({ game: UNFINISHED, onTable: false }),
      screen: () => <MenuScreen />,
      shows: '.menu-dossier',
    },
    {
      name: 'menu, options open, address unknown',
      screen: () => <MenuScreen lost />,
      settings: { name: '' },
      press: ['[aria-controls=menu-options]', '.menu-create'],
      shows: '.menu-stage .card',
      whole: true,
    },
    { name: 'invited', before: () => useLobby.setState(connected), screen: game },
    {
      name: 'lobby of its host',
      before: () => useLobby.setState({ ...connected, lobby: LOBBY, chat: TALK }),
      screen: game,
      shows: '.lobby:has(.invitation svg) .house-rules',
      whole: true,
    },
    {
      name: 'lobby of a guest',
      before: () => useLobby.setState({ ...connected, lobby: AS_GUEST, chat: TALK }),
      screen: game,
      shows: '.lobby:has(.invitation svg) .house-rules',
      whole: true,
    },
    {
      name: 'lobby, what a host can do to a seat',
      before: () => useLobby.setState({ ...connected, lobby: LOBBY }),
      screen: game,
      press: ['.seat-actions > button[aria-expanded]'],
      shows: '.seats',
    },
    { name: 'shown the door', before: () => useLobby.setState({ ...connected, farewell: 'kicked' }), screen: game },
    {
      name: 'open tables',
      before: () => useLobby.setState({ ...connected, list: OPEN_TABLES }),
      screen: () => <BrowseScreen />,
    },
    {
      name: 'no open tables',
      before: () => useLobby.setState({ ...connected, list: [] }),
      screen: () => <BrowseScreen />,
    },
    { name: 'settings', screen: () => <SettingsScreen /> },
    { name: 'rulebook', screen: () => <BookScreen rule="R-8.4" />, shows: '.rulebook-text', whole: true },
    { name: 'credits', screen: () => <CreditsScreen /> },
    { name: 'goodbye', screen: () => <GoodbyeScreen /> },
    { name: 'broken', screen: () => <ErrorBoundary>{<Broken />}</ErrorBoundary> },
    {
      name: 'the keyboard',
      screen: () => <KeyMap />,
      begun: () => dispatchEvent(new KeyboardEvent('keydown', { key: '?' })),
      shows: '.key-dialog',
    },
    notice(
      'the line is dead',
      () => useLobby.setState({ connection: 'reconnecting' }),
      () => <ConnectionNotice />,
    ),
    notice(
      'open in another tab',
      () => useLobby.setState({ farewell: 'replaced' }),
      () => <ConnectionNotice />,
    ),
    notice(
      'updated',
      () => useLobby.setState({ farewell: 'wrongVersion' }),
      () => <ConnectionNotice />,
    ),
    notice(
      'a newer one',
      () => useUpdate.setState({ waiting: {} as ServiceWorker }),
      () => <UpdateNotice />,
    ),
  ],
});

function Broken(): ReactNode {
  throw new Error('the gallery shows what a broken screen looks like');
}
