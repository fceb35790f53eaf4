/** Screens that few visits lead to: not even their names are part of the start. */
import { lazy, type ReactNode } from 'react';
import { needTexts } from '../base/i18n/index.ts';
import type { Route } from '../base/router/index.ts';
import { loadGamesScreen } from '../screens/games/lazy.ts';
import { loadCreditsScreen, loadGoodbyeScreen } from '../screens/menu/lazy.ts';
import { loadReplayScreen } from '../screens/replay/lazy.ts';

const CreditsScreen = lazy(async () => ({ default: (await loadCreditsScreen()).CreditsScreen }));
const GoodbyeScreen = lazy(async () => ({ default: (await loadGoodbyeScreen()).GoodbyeScreen }));
const GamesScreen = lazy(async () => {
  const [{ GamesScreen: Screen }] = await Promise.all([loadGamesScreen(), needTexts('table')]);
  return { default: Screen };
});
const ReplayScreen = lazy(async () => {
  const [{ ReplayScreen: Screen }] = await Promise.all([loadReplayScreen(), needTexts('table')]);
  return { default: Screen };
});

export type RareRoute = Extract<Route, { readonly screen: 'credits' | 'games' | 'goodbye' | 'moment' | 'replay' }>;

export function RareScreen({ route }: { readonly route: RareRoute }): ReactNode {
  switch (route.screen) {
    case 'credits':
      return <CreditsScreen />;
    case 'games':
      return <GamesScreen />;
    case 'goodbye':
      return <GoodbyeScreen />;
    case 'moment':
      return <ReplayScreen key={route.link} link={route.link} />;
    case 'replay':
      return <ReplayScreen key={route.game} game={route.game} />;
  }
}
