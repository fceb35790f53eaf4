import type { ReactElement } from 'react';
import { i18n, t } from '../../base/i18n/index.ts';
import { Link, navigate, tablePath } from '../../base/router/index.ts';
import { Badge, Button, Icon, Panel, Stamp } from '../../base/theme/index.ts';
import { type SavedGame, takeUpLastGame } from '../../session/local/index.ts';
import { useLobby } from '../../session/stores/index.ts';
import { GameExtras } from './game-extras.tsx';
import { isBranch } from './search.ts';
import { Thumbnail } from './thumbnail.tsx';

/** What goes on, the latest first; of a game at a server nothing is told here but where it is. */
export function RunningGames({ games }: { readonly games: readonly SavedGame[] }): ReactElement | undefined {
  const lobby = useLobby((state) => state.lobby);
  const count = games.length + (lobby ? 1 : 0);
  if (count === 0) return undefined;
  return (
    <section aria-labelledby="games-running">
      <h2 id="games-running" className="ink-heading">
        {t('games.running', 'Running')} <Badge>{count}</Badge>
      </h2>
      {lobby && (
        <Link to={tablePath(lobby.code)} className="games-online">
          <Icon name="return-arrow" />
          {t('games.atServer', 'Your table {code}', { code: lobby.code })}
        </Link>
      )}
      <ul className="games-running">
        {games.map((game) => (
          <li key={game.id}>
            <RunningGame game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RunningGame({ game }: { readonly game: SavedGame }): ReactElement {
  const { names, as, people, turn = 0, playedAt } = game;
  const kind = people > 1 ? t('menu.hotSeat', 'Hot-seat') : t('menu.solo', 'Solo');
  return (
    <Panel look="paper" as="article" className="games-paper">
      <Thumbnail game={game} width={168} height={104} />
      <div className="games-words">
        <h3>{as ?? kind}</h3>
        <p>{names.join(', ')}</p>
        <small>
          {t('games.left', '{turn, plural, =0 {} other {turn # · }}left {when}', { turn, when: dayAndTime(playedAt) })}
        </small>
      </div>
      <Stamp>{isBranch(game) ? t('whatIf.mark', 'What if') : kind}</Stamp>
      <div className="games-do">
        <Button look="red" size="large" onClick={() => navigate(takeUpLastGame({ game, onTable: true }))}>
          {t('continue.do', 'Continue')}
        </Button>
        <GameExtras game={game} />
      </div>
    </Panel>
  );
}

function dayAndTime(at: number): string {
  return new Date(at).toLocaleString(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' });
}
