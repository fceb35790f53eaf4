import { I18nProvider } from '@lingui/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { needTexts } from '../base/i18n/language.ts';
import { i18n } from '../base/i18n/translate.ts';
import { type Route, useRoute } from '../base/router/router.ts';
import { Loading } from '../base/theme/loading.tsx';
import { MenuScreen } from '../screens/menu/menu-screen.tsx';
import { ConnectionNotice } from '../screens/page/connection-notice.tsx';
import { UpdateNotice } from '../screens/page/update-notice.tsx';
import { KeyMap } from './key-map.tsx';

const GameScreen = lazy(async () => ({ default: (await import('../screens/lobby/game-screen.tsx')).GameScreen }));
const BrowseScreen = lazy(async () => ({ default: (await import('../screens/lobby/browse-screen.tsx')).BrowseScreen }));
const SoloScreen = lazy(async () => ({ default: (await import('../screens/local/solo-screen.tsx')).SoloScreen }));
const HotSeatScreen = lazy(async () => ({
  default: (await import('../screens/local/hot-seat-screen.tsx')).HotSeatScreen,
}));
const LearnScreen = lazy(async () =>
  lessons(import('../screens/learn/learn-screen.tsx').then((room) => room.LearnScreen)),
);
const TutorialScreen = lazy(async () =>
  lessons(import('../screens/learn/tutorial-screen.tsx').then((room) => room.TutorialScreen)),
);
const ExerciseScreen = lazy(async () =>
  lessons(import('../screens/learn/exercise-screen.tsx').then((room) => room.ExerciseScreen)),
);
const SettingsScreen = lazy(async () => ({
  default: (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
}));
const RulebookScreen = lazy(async () => ({
  default: (await import('../screens/rulebook/rulebook-screen.tsx')).RulebookScreen,
}));
const CreditsScreen = lazy(async () => ({
  default: (await import('../screens/menu/credits-screen.tsx')).CreditsScreen,
}));
const GoodbyeScreen = lazy(async () => ({
  default: (await import('../screens/menu/goodbye-screen.tsx')).GoodbyeScreen,
}));
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
        {screen === undefined && <ConnectionNotice />}
        <UpdateNotice />
        <KeyMap />
      </Suspense>
    </I18nProvider>
  );
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
    case 'rulebook':
      return <RulebookScreen rule={route.rule} />;
    case 'credits':
      return <CreditsScreen />;
    case 'goodbye':
      return <GoodbyeScreen />;
  }
}

function learning(lesson: string | undefined): ReactNode {
  if (lesson === undefined) return <LearnScreen />;
  return lesson === 'first-game' ? <TutorialScreen /> : <ExerciseScreen name={lesson} />;
}

function useLanguage(): string {
  const [language, setLanguage] = useState(i18n.locale);
  useEffect(() => i18n.on('change', () => setLanguage(i18n.locale)), []);
  return language;
}
