/** What solo and hot-seat share: something to begin with, the games that are kept, and the table once one is open. */

import { type ReactNode, useEffect } from 'react';
import { t } from '../../base/i18n/index.ts';
import { pathOnSite } from '../../base/site/index.ts';
import { Loading } from '../../base/theme/index.ts';
import { takeWhatIf } from '../../session/imagined/index.ts';
import { arriveLocal, beginLocal, closeLocal, type SavedGame, useLocal } from '../../session/local/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { Footer, TopBar } from '../page/index.ts';
import { fetchTableAhead, LocalTable } from './local-table.tsx';
import { SavedGames } from './saved-games-panel.tsx';
import '../page/arrival.css';
import './local.css';

interface LocalScreenProps {
  readonly title: string;
  readonly isOurs: (game: SavedGame) => boolean;
  readonly children: ReactNode;
}

export function LocalScreen({ title, isOurs, children }: LocalScreenProps) {
  const { open, resuming, trouble } = useLocal();
  const seated = useTable(({ info }) => info !== undefined);
  useEffect(() => {
    document.title = `${title} · Illuminice`;
    arriveLocal(isOurs);
    beginWhatIf();
  }, [title, isOurs]);
  useEffect(() => {
    const timer = setTimeout(fetchTableAhead, 300);
    return () => clearTimeout(timer);
  }, []);
  // Whoever walks away finds their game in the list again.
  useEffect(() => leaveUnlessHere, []);
  if (open !== undefined && seated) return <LocalTable />;
  if (resuming) return <Loading what={t('lobby.dealing', 'The table is being laid…')} />;
  return (
    <div className="screen">
      <TopBar title={title} />
      <main className="local">
        <h1 className="visually-hidden">{title}</h1>
        <p className="problem" role="alert">
          {trouble && trouble !== 'notReadable' && troubleText(trouble)}
        </p>
        {children}
        <SavedGames isOurs={isOurs} />
      </main>
      <Footer />
    </div>
  );
}

/** A copy that was handed over: of a running game elsewhere, or of a moment of a finished one. */
function beginWhatIf(): void {
  if (!location.search.startsWith('?what-if')) return;
  history.replaceState(undefined, '', location.pathname);
  const game = takeWhatIf();
  if (game) beginLocal(game);
}

/** Another language draws the same screen anew; that is no reason to leave the table. */
function leaveUnlessHere(): void {
  if (!['/solo', '/hot-seat'].includes(pathOnSite(location.pathname))) closeLocal();
}

function troubleText(trouble: 'notFound' | 'broken'): string {
  return trouble === 'notFound'
    ? t('local.notFound', 'That game is no longer in this browser.')
    : t('local.broken', 'This browser did not let us keep the game. Private windows often forbid it.');
}
