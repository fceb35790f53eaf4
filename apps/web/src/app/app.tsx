import { I18nProvider } from '@lingui/react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { focusArrival } from '../base/browser/index.ts';
import { i18n, needTexts } from '../base/i18n/index.ts';
import { type Route, useRoute } from '../base/router/index.ts';
import { Loading } from '../base/theme/index.ts';
import { loadExerciseScreen, loadLearnScreen, loadTutorialScreen } from '../screens/learn/lazy.ts';
import { loadBrowseScreen, loadGameScreen } from '../screens/lobby/lazy.ts';
import { loadHotSeatScreen, loadSoloScreen } from '../screens/local/lazy.ts';
import { MenuScreen } from '../screens/menu/index.ts';
import { ConnectionNotice, UpdateNotice } from '../screens/page/index.ts';
import { loadBookScreen } from '../screens/rulebook/lazy.ts';
import { loadSettingsScreen } from '../screens/settings/lazy.ts';
import { KeyMap } from './key-map.tsx';

const GameScreen = lazy(async () => ({ default: (await loadGameScreen()).GameScreen }));
const BrowseScreen = lazy(async () => ({ default: (await loadBrowseScreen()).BrowseScreen }));
const SoloScreen = lazy(async () => ({ default: (await loadSoloScreen()).SoloScreen }));
const HotSeatScreen = lazy(async () => ({
  default: (await loadHotSeatScreen()).HotSeatScreen,
}));
const LearnScreen = lazy(async () => lessons(loadLearnScreen().then((room) => room.LearnScreen)));
const TutorialScreen = lazy(async () => lessons(loadTutorialScreen().then((room) => room.TutorialScreen)));
const ExerciseScreen = lazy(async () => lessons(loadExerciseScreen().then((room) => room.ExerciseScreen)));
const SettingsScreen = lazy(async () => ({
  default: (await loadSettingsScreen()).SettingsScreen,
}));
const BookScreen = lazy(async () => lessons(loadBookScreen().then((room) => room.BookScreen)));
const RareScreen = lazy(async () => ({ default: (await import('./rare-screen.tsx')).RareScreen }));
/** What is taught speaks of the table as well. */
async function lessons<Screen>(screen: Promise<Screen>): Promise<{ default: Screen }> {
  const [room] = await Promise.all([screen, needTexts('table'), needTexts('lessons')]);
  return { default: room };
}

/** `screen`: shown instead of what the address asks for; the pages of the development have no address in the game. */
export function App({ screen }: { readonly screen: ReactNode }) {
  const route = useRoute();
  const language = useLanguage();
  return (
    <I18nProvider i18n={i18n}>
      {/* Another language is another page: every text is asked for again. */}
      <Suspense key={language} fallback={<Loading />}>
        {screen ?? screenOf(route)}
        <Arrival screen={route.screen} />
        {screen === undefined && <ConnectionNotice />}
        <UpdateNotice />
        <KeyMap />
      </Suspense>
    </I18nProvider>
  );
}

/** S-6: with the page whatever had the focus is gone. Beside the screen, so that it waits until that is there. */
function Arrival({ screen }: { readonly screen: Route['screen'] }): undefined {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current !== screen) focusArrival(document);
    shown.current = screen;
  }, [screen]);
}

function screenOf(route: Route): ReactNode {
  switch (route.screen) {
    case 'menu':
      return <MenuScreen />;
    case 'unknown':
      return <MenuScreen lost />;
    case 'join':
      return <GameScreen code={route.code} watching={false} />;
    case 'watch':
      return <GameScreen code={route.code} watching />;
    case 'browse':
      return <BrowseScreen />;
    case 'solo':
      return <SoloScreen />;
    case 'hot-seat':
      return <HotSeatScreen />;
    case 'learn':
      return learning(route.lesson);
    case 'settings':
      return <SettingsScreen />;
    case 'how-to-play':
      return <BookScreen page={route.page} />;
    case 'rulebook':
      return <BookScreen rule={route.rule} />;
    case 'credits':
    case 'games':
    case 'goodbye':
    case 'moment':
    case 'replay':
      return <RareScreen route={route} />;
  }
}

/** Everything else under Learn is an exercise. */
const LESSONS: readonly string[] = ['first-game', 'second-lesson', 'third-lesson'];

function learning(lesson: string | undefined): ReactNode {
  if (lesson === undefined) return <LearnScreen />;
  return LESSONS.includes(lesson) ? <TutorialScreen name={lesson} /> : <ExerciseScreen name={lesson} />;
}

function useLanguage(): string {
  const [language, setLanguage] = useState(i18n.locale);
  useEffect(() => i18n.on('change', () => setLanguage(i18n.locale)), []);
  return language;
}
