import type { ReactElement } from 'react';
import { branchSentence } from '../../around/branch/index.ts';
import { i18n, t } from '../../base/i18n/index.ts';
import { navigate, replayPath } from '../../base/router/index.ts';
import { Button, Stamp } from '../../base/theme/index.ts';
import type { SavedGame } from '../../session/local/index.ts';
import { goalDescription } from '../../tabletop/goals/index.ts';
import { GameExtras } from './game-extras.tsx';
import { type Ending, endedAt, endingOf, illuminatiNamed, isBranch } from './search.ts';
import { Thumbnail } from './thumbnail.tsx';

interface RowProps {
  readonly game: SavedGame;
  /** All there are: a branch is told beside the game it left. */
  readonly games: readonly SavedGame[];
}

export function FinishedRow({ game, games }: RowProps): ReactElement {
  const { id, names, bare } = game;
  const ending = endingOf(game);
  return (
    <li className="games-row" data-ending={ending}>
      <Stamp>{endingText(ending)}</Stamp>
      <Thumbnail game={game} width={86} height={54} />
      <div className="games-words">
        <b>{names.join(', ')}</b>
        <small>{branchSentence(game, games) ?? storyOf(game)}</small>
        <small>
          {marksOf(game)
            .filter((mark) => mark !== undefined)
            .join(' · ')}
        </small>
      </div>
      {bare ? (
        <small>{t('games.bare', 'Its log has made room for newer games.')}</small>
      ) : (
        <Button look="ink" icon="backward-time" onClick={() => navigate(replayPath(id))}>
          {t('over.replay', 'Replay')}
        </Button>
      )}
      <GameExtras game={game} />
    </li>
  );
}

function endingText(ending: Ending): string {
  switch (ending) {
    case 'won':
      return t('games.won', 'Won');
    case 'lost':
      return t('games.lost', 'Lost');
    case 'over':
      return t('games.over', 'Over');
  }
}

/** Who won, as what, and how. */
function storyOf({ names, result, me }: SavedGame): string {
  const [winner] = result?.winners ?? [];
  if (!result || winner === undefined) return '';
  const all = result.winners.map((seat) => (seat === me ? t('solo.you', 'You') : (names[seat] ?? ''))).join(', ');
  return [all, illuminatiNamed(result.illuminati[winner] ?? ''), ...(result.goals[winner] ?? []).map(goalDescription)]
    .filter((part) => part !== '')
    .join(' · ');
}

function marksOf(game: SavedGame): readonly (string | undefined)[] {
  const { result, turn, brought, online } = game;
  const turns = result?.turns ?? turn;
  return [
    new Date(endedAt(game)).toLocaleDateString(i18n.locale, { dateStyle: 'medium' }),
    turns === undefined ? undefined : t('games.turns', '{turns, plural, one {# turn} other {# turns}}', { turns }),
    isBranch(game) ? t('whatIf.mark', 'What if') : undefined,
    online ? t('games.online', 'online') : undefined,
    brought ? t('games.fromFile', 'from a file') : undefined,
  ];
}
