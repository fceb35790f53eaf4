import type { CardNo, Pack, Seat, View } from '@illuminice/engine';
import { memo, type ReactElement } from 'react';
import { CardFace, type Detail, type Ring } from '../cards/index.ts';
import type { BoardCard } from './board-layout.ts';
import { maskInForce, standingOf } from './card-caption.ts';

interface BoardCardsProps {
  readonly pack: Pack;
  readonly view: View;
  readonly seat: Seat;
  readonly cards: readonly BoardCard[];
  readonly detail: Detail;
  readonly zoom?: number | undefined;
  readonly rings?: ReadonlyMap<CardNo, Ring> | undefined;
  readonly choosable?: ReadonlySet<CardNo> | undefined;
  readonly notes?: ReadonlyMap<CardNo, string> | undefined;
  readonly goal?: string | undefined;
  readonly path: ReadonlySet<CardNo>;
  readonly lost?: readonly CardNo[] | undefined;
  /** The one card Tab reaches; arrow keys go on from there. */
  readonly tabStop: CardNo;
}

/** Only what differs is drawn again: a face takes plain values and is remembered by them. */
export const BoardCards = memo(function BoardCards(props: BoardCardsProps): ReactElement {
  const { pack, view, seat, cards, detail, zoom, choosable, notes, goal, path, lost, tabStop } = props;
  const illuminati = view.seats[seat]?.illuminati;
  return (
    <>
      {cards.map(({ card, shape, x, y }) => {
        const standing = standingOf(props, card, seat);
        const ring = lost?.includes(card) ? 'lost' : (standing.ring ?? (path.has(card) ? 'path' : undefined));
        return (
          <CardFace
            key={card}
            pack={pack}
            card={card}
            illuminati={card === seat ? illuminati : undefined}
            shape={shape}
            detail={detail}
            zoom={zoom}
            {...standing}
            ring={ring}
            mask={maskInForce(view, card)}
            goal={card === seat ? goal : undefined}
            hiddenGoals={card === seat ? view.options.hiddenGoals : undefined}
            dimmed={choosable !== undefined && !choosable.has(card)}
            note={notes?.get(card)}
            left={x}
            top={y}
            tabIndex={card === tabStop ? 0 : -1}
            pressable
          />
        );
      })}
    </>
  );
});
