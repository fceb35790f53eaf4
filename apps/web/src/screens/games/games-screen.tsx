/** Every game of this browser: those that go on, those that are over, and what they add up to. */
import { type ReactElement, useEffect } from 'react';
import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { Button, Loading } from '../../base/theme/index.ts';
import { say, useLocal } from '../../session/local/index.ts';
import { Footer, TopBar } from '../page/index.ts';
import { BringGame } from './bring-game.tsx';
import { FinishedGames } from './finished-games.tsx';
import { RecordPanel } from './record-panel.tsx';
import { RunningGames } from './running-games.tsx';
import '../page/arrival.css';
import './games.css';

export function GamesScreen(): ReactElement {
  const games = useLocal((state) => state.games);
  const title = t('local.saved', 'Your games');
  useEffect(() => {
    document.title = `${title} · Illuminice`;
    say({ type: 'list' });
  }, [title]);
  return (
    <div className="screen">
      <TopBar title={title} />
      {games === undefined ? (
        <Loading />
      ) : (
        <main className="games">
          <h1 className="visually-hidden">{title}</h1>
          <div className="games-main">
            <RunningGames games={games.filter(({ over }) => !over)} />
            <FinishedGames games={games.filter(({ over }) => over)} />
          </div>
          <aside className="games-side">
            <div className="games-new">
              <Button look="gold" icon="spy" onClick={() => navigate('/solo')}>
                {t('menu.solo', 'Solo')}
              </Button>
              <Button look="ink" icon="three-friends" onClick={() => navigate('/hot-seat')}>
                {t('menu.hotSeat', 'Hot-seat')}
              </Button>
              {games.length === 0 && (
                <Button look="ink" icon="light-bulb" onClick={() => navigate('/learn')}>
                  {t('menu.learn', 'Learn to play')}
                </Button>
              )}
              <BringGame />
            </div>
            <RecordPanel games={games} />
          </aside>
        </main>
      )}
      <Footer />
    </div>
  );
}
