import { pack } from '@illuminice/cards';
import { type CardNo, MAX_SEATS } from '@illuminice/engine';
import { type ReactElement, useMemo, useState } from 'react';
import '../../src/pieces/board/board.css';
import './gallery.css';
import { boundsOf, cardBox } from '../../src/pieces/board/board-layout.ts';
import { useCamera } from '../../src/pieces/board/use-camera.ts';
import { useMovingCards } from '../../src/pieces/board/use-moving-cards.ts';
import { ArrowSprite, edgePoint } from '../../src/pieces/cards/arrow-sprite.tsx';
import { CardFace } from '../../src/pieces/cards/index.ts';

const COLUMNS = 20;

/**
 * A board no game has, to measure what a frame of panning costs, `/gallery/?cards=300`, and what it costs when every card
 * changes its place at once, `?cards=83` and the button: cards that move are found by their number, so each must be there
 * only once.
 */
export function ManyCards({ count }: { readonly count: number }): ReactElement {
  const [turn, setTurn] = useState(0);
  const cards = useMemo(
    () =>
      Array.from({ length: count }, (_, index) => {
        const card: CardNo = MAX_SEATS + (index % pack.groups.length);
        const place = (index + turn * 29) % count;
        const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)];
        const standing = (column + row) % 3 === 0;
        return {
          key: index,
          ...cardBox({
            card,
            x: column * 4 + (standing ? 1 : 0),
            y: row * 4 + (standing ? 0 : 1),
            rotation: standing ? 1 : 0,
          }),
        };
      }),
    [count, turn],
  );
  const bounds = useMemo(() => boundsOf(cards), [cards]);
  const camera = useCamera({ bounds, important: bounds, largestFit: 1 });
  useMovingCards(camera.worldRef, cards);
  return (
    <div className="board many-cards">
      <button type="button" className="visually-hidden" onClick={() => setTurn(turn + 1)}>
        All change places
      </button>
      <div ref={camera.viewRef} className="board-view">
        <div ref={camera.worldRef} className="world">
          {cards.map((box) => (
            <CardFace
              key={box.key}
              pack={pack}
              card={box.card}
              shape={box.shape}
              detail={camera.detail}
              left={box.x}
              top={box.y}
              money={box.key % 31}
              acted={box.key % 7 === 3}
              pressable
            />
          ))}
          {cards.map((box) => (
            <ArrowSprite key={box.key} kind={box.key % 2 ? 'link' : 'free'} direction={1} at={edgePoint(box, 1, 6)} />
          ))}
        </div>
      </div>
    </div>
  );
}
