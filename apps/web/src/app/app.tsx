import { I18nProvider } from '@lingui/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { needTexts } from '../i18n/language.ts';
import { i18n } from '../i18n/translate.ts';
import { MenuScreen } from '../menu/menu-screen.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { KeyMap } from './key-map.tsx';
import { Loading } from './loading.tsx';
import { type Route, useRoute } from './router.ts';
import { UpdateNotice } from './update-notice.tsx';

const GameScreen = lazy(async () => ({ default: (await import('../lobby/game-screen.tsx')).GameScreen }));
const BrowseScreen = lazy(async () => ({ default: (await import('../lobby/browse-screen.tsx')).BrowseScreen }));
const SoloScreen = lazy(async () => ({ default: (await import('../local/solo-screen.tsx')).SoloScreen }));
const HotSeatScreen = lazy(async () => ({ default: (await import('../local/hot-seat-screen.tsx')).HotSeatScreen }));
const LearnScreen = lazy(async () => lessons(import('../learn/learn-screen.tsx').then((room) => room.LearnScreen)));
const TutorialScreen = lazy(async () =>
  lessons(import('../tutorial/tutorial-screen.tsx').then((room) => room.TutorialScreen)),
);
const ExerciseScreen = lazy(async () =>
  lessons(import('../exercises/exercise-screen.tsx').then((room) => room.ExerciseScreen)),
);
const SettingsScreen = lazy(async () => ({
  default: (await import('../settings/settings-screen.tsx')).SettingsScreen,
}));
const RulebookScreen = lazy(async () => ({
  default: (await import('../rulebook/rulebook-screen.tsx')).RulebookScreen,
}));
const CreditsScreen = lazy(async () => ({ default: (await import('../menu/credits-screen.tsx')).CreditsScreen }));
const GoodbyeScreen = lazy(async () => ({ default: (await import('../menu/goodbye-screen.tsx')).GoodbyeScreen }));
const DevTable = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./dev-table.tsx')).DevTable }))
  : undefined;

/** What is taught speaks of the table as well. */
async function lessons<Screen>(screen: Promise<Screen>): Promise<{ default: Screen }> {
  const [room] = await Promise.all([screen, needTexts('table'), needTexts('lessons')]);
  return { default: room };
}

export function App() {
  const route = useRoute();
  const language = useLanguage();
  return (
    <I18nProvider i18n={i18n}>
      {/* Another language is another page: every text is asked for again. */}
      <Suspense key={language} fallback={<Loading />}>
        {screenOf(route)}
        <ConnectionNotice />
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
    case 'devTable':
      return DevTable ? <DevTable query={route.query} /> : <MenuScreen />;
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
