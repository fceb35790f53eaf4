/** A game from the fair dice to the reveal: the set-up screens first, then the table itself. */

import type { Seat, View } from '@illuminice/engine';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { loadHelp } from '../../around/learning/lazy.ts';
import { needTexts } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { Loading } from '../../base/theme/index.ts';
import { useLobby, useTable } from '../../session/stores/index.ts';
import { TableScreen } from '../table/index.ts';
import { useYourDecision } from './your-decision.ts';

// Each is seen once in a game, or in few games: the table does not wait for them.
const DiceCeremony = lazy(async () => ({ default: (await import('./dice-ceremony.tsx')).DiceCeremony }));
const OtherRelease = lazy(async () => ({ default: (await import('./other-release.tsx')).OtherRelease }));
const PickACard = lazy(async () => ({ default: (await import('./pick-a-card.tsx')).PickACard }));
const YourCard = lazy(async () => ({ default: (await import('./your-card.tsx')).YourCard }));
const ThrowDice = lazy(async () => ({ default: (await import('./throw-dice.tsx')).ThrowDice }));
const SetupScreen = lazy(async () => ({ default: (await import('./setup-screen.tsx')).SetupScreen }));
const Help = lazy(async () => {
  const [{ Help: Both }] = await Promise.all([loadHelp(), needTexts('lessons')]);
  return { default: Both };
});

export function TableRoom() {
  return (
    <Suspense fallback={<Loading />}>
      <Room />
    </Suspense>
  );
}

function Room() {
  const view = useTable(({ view: seen }) => seen);
  const info = useTable(({ info: known }) => known);
  const me = useTable((state) => state.me);
  // A game that was reset stays at its table and has dice of its own.
  const game = `${info?.table}.${info?.dice.ceremonyId}`;
  // At a shared device everybody looks at a card of their own.
  const [turned, turn] = useOnce('turned', `${game}.${me}`);
  useYourDecision();
  useLeaveWhenGone();
  if (!info) return undefined;
  if (!view && info.stage === 'frozen') return <OtherRelease />;
  if (!view || info.stage === 'dice') return info.beginning ? <PickACard info={info} /> : <DiceCeremony info={info} />;
  const own = me === 'spectator' ? undefined : view.seats[me]?.illuminati;
  if (!turned && !info.continues && own !== undefined && me !== 'spectator' && isFresh(view, me))
    return <YourCard view={view} info={info} own={own} onDone={turn} />;
  if (view.phase === 'setup') return <SetupScreen view={view} info={info} />;
  if (info.beginning?.unthrown) return <ThrowDice view={view} info={info} />;
  return (
    <>
      <TableScreen />
      <Suspense>
        <Help />
      </Suspense>
    </>
  );
}

/**
 * One's own first turn is still to come, and the card came by chance: whoever chose it has seen it. The turns of
 * others do not count: computer players may have had theirs before a person has looked up.
 */
function isFresh(view: View, me: Seat): boolean {
  return view.options.illuminati === 'random' && !view.over && view.seats[me]?.turnsTaken === 0;
}

/** Once per game and tab: a reload must not turn the card over again. */
function useOnce(what: string, game: string): readonly [boolean, () => void] {
  const key = `illuminice.${what}.${game}`;
  const [finished, setFinished] = useState<string>();
  const finish = useCallback(() => {
    sessionStorage.setItem(key, 'yes');
    setFinished(key);
  }, [key]);
  return [finished === key || sessionStorage.getItem(key) === 'yes', finish];
}

/** Whoever leaves the table, or stops watching, is back in the menu. */
function useLeaveWhenGone(): void {
  useEffect(
    () =>
      useLobby.subscribe((now, before) => {
        if (before.atTable && !now.atTable && now.lobby === undefined && now.farewell === undefined)
          navigate('/', { replace: true });
      }),
    [],
  );
}
