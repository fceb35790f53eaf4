import { pack } from '@illuminice/cards';
import type { Seat, View } from '@illuminice/engine';
import { type ReactElement, useEffect, useState } from 'react';
import { artUrl, Icon } from '../../base/theme/index.ts';
import { MiniBoard } from '../../pieces/board/index.ts';
import { type SavedGame, viewOfGame } from '../../session/local/index.ts';

interface ThumbnailProps {
  readonly game: SavedGame;
  readonly width: number;
  readonly height: number;
}

/** The structure of who matters most in it, as everybody at the table sees it. */
export function Thumbnail({ game, width, height }: ThumbnailProps): ReactElement {
  const [view, setView] = useState<View>();
  const { id, bare, playedAt } = game;
  useEffect(() => {
    let isGone = false;
    // A game that went on is looked at again.
    if (!bare && playedAt > 0)
      void viewOfGame(id).then((seen) => {
        if (!isGone) setView(seen);
      });
    return () => {
      isGone = true;
    };
  }, [id, bare, playedAt]);
  return (
    <span className="games-thumbnail" style={{ width, height }}>
      {view ? (
        <MiniBoard pack={pack} view={view} seat={seatShown(game, view)} width={width} height={height} />
      ) : (
        <Emblem game={game} />
      )}
    </span>
  );
}

/** Where there is no board to be seen: not dealt yet, or its log is gone. */
function Emblem({ game: { me, result } }: Pick<ThumbnailProps, 'game'>): ReactElement {
  const key = result?.illuminati[me ?? result.winners[0] ?? 0];
  return key === undefined || key === '' ? (
    <Icon name="round-table" size={32} />
  ) : (
    <img src={artUrl.card(key)} alt="" width={36} height={36} />
  );
}

function seatShown({ me, result }: SavedGame, view: View): Seat {
  return me ?? result?.winners[0] ?? view.turn.seat;
}
