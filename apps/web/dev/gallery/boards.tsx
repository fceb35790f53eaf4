import { pack } from '@illuminice/cards';
import type { Arrow, CardNo } from '@illuminice/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { Board, MiniBoard, previewable, RedString, UncontrolledStrip } from '../../src/pieces/board/index.ts';
import type { Ring } from '../../src/pieces/cards/index.ts';
import { galleryView, numberOf } from './position.ts';
import { Section } from './section.tsx';

const rings: ReadonlyMap<CardNo, Ring> = new Map([
  [numberOf('big-media'), 'attacker'],
  [numberOf('hackers'), 'aid'],
  [numberOf('evil-geniuses-for-a-better-tomorrow'), 'aid'],
  [numberOf('feminists'), 'helps'],
  [numberOf('eco-guerrillas'), 'target'],
]);

export function Boards(): ReactElement {
  const view = useMemo(galleryView, []);
  const target = numberOf('eco-guerrillas');
  const arrows = useMemo(
    () => previewable(pack, view, { seat: 0, group: target, host: numberOf('big-media') }),
    [view, target],
  );
  const [at, setAt] = useState<Arrow | undefined>(arrows[0]);
  const ghost = at && { group: target, ...at, note: 'Here: 5 / 5 Weird wins the game' };
  return (
    <Section title="Table" note="drag, pinch, wheel, arrow keys; + and − zoom, 0 fits">
      <div className="gallery-table" data-sheet="board">
        <RedString from={target} to="ghost" />
        <UncontrolledStrip pack={pack} view={view} rings={rings} onCardPress={() => undefined} />
        <div className="gallery-board">
          <Board
            pack={pack}
            view={view}
            seat={0}
            label="Your power structure"
            rings={rings}
            legalArrows={arrows}
            ghost={ghost}
            goal="Weird 4 / 5"
            minimap
            onArrowPress={setAt}
            onGhostMove={setAt}
            onCardPress={() => undefined}
          />
        </div>
      </div>
      <div className="gallery-row">
        {view.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <MiniBoard key={seat} pack={pack} view={view} seat={seat} />
        ))}
      </div>
      <UncontrolledStrip pack={pack} view={view} look="row" rings={rings} onCardPress={() => undefined} />
      <div className="gallery-table gallery-path">
        <Board
          pack={pack}
          view={view}
          seat={0}
          label="The path to a card"
          pathTo={numberOf('federal-reserve')}
          choosable={new Set([numberOf('federal-reserve'), numberOf('smof')])}
        />
      </div>
    </Section>
  );
}
