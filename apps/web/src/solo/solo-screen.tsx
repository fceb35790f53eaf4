/** Solo: choose opponents and play, or go on with a game that this browser kept. */
import { lazy, Suspense, useEffect } from 'react';
import { Footer } from '../app/footer.tsx';
import { Loading } from '../app/loading.tsx';
import { TopBar } from '../app/top-bar.tsx';
import { needTexts } from '../i18n/language.ts';
import { t } from '../i18n/translate.ts';
import { useTable } from '../state/table-store.ts';
import { NewGame } from './new-game.tsx';
import { SavedGames } from './saved-games-panel.tsx';
import { listSoloGames, useSolo } from './solo-client.ts';
import './solo.css';

const TableRoom = lazy(async () => {
  const [{ TableRoom: Room }] = await Promise.all([import('../setup/table-room.tsx'), needTexts('table')]);
  return { default: Room };
});

export function SoloScreen() {
  const { open, trouble } = useSolo();
  const seated = useTable(({ info }) => info !== undefined);
  useEffect(() => {
    document.title = `${t('solo.title', 'Solo')} · Illuminice`;
    listSoloGames();
  }, []);
  if (open !== undefined && seated)
    return (
      <Suspense fallback={<Loading what={t('lobby.dealing', 'The table is being laid…')} />}>
        <TableRoom />
      </Suspense>
    );
  return (
    <div className="screen">
      <TopBar title={t('solo.title', 'Solo')} />
      <main className="solo">
        <h1 className="visually-hidden">{t('solo.title', 'Solo')}</h1>
        <p className="problem" role="alert">
          {trouble && troubleWords(trouble)}
        </p>
        <NewGame />
        <SavedGames />
      </main>
      <Footer />
    </div>
  );
}

function troubleWords(trouble: 'notFound' | 'notReadable' | 'broken'): string {
  switch (trouble) {
    case 'notFound':
      return t('solo.notFound', 'That game is no longer in this browser.');
    case 'notReadable':
      return t('solo.notReadable', 'This file is no saved game of Illuminice.');
    case 'broken':
      return t('solo.broken', 'This browser did not let us keep the game. Private windows often forbid it.');
  }
}
