import { pack } from '@illuminice/cards';
import type { Side } from '@illuminice/engine';
import type { ArrowKind } from '../../base/art/index.ts';
import { ArrowSprite, type Box, CardFace, edgePoint } from '../../pieces/cards/index.ts';

/** A small conspiracy under the title, laid out by the grid of R-12: cells of 45 px, faces 12 px smaller than their cells. */
const CELL = 45;
const GAP = 12;

interface Place {
  readonly key: string;
  readonly box: Box;
  readonly shape: 'wide' | 'tall';
  readonly money: number;
}

const ROOT = boxAt(4, 0, 'wide');
const GROUPS: readonly Place[] = [
  { key: 'big-media', box: boxAt(0, 0, 'wide'), shape: 'wide', money: 3 },
  { key: 'phone-company', box: boxAt(8, 0, 'wide'), shape: 'wide', money: 5 },
  { key: 'tabloids', box: boxAt(1, 2, 'tall'), shape: 'tall', money: 0 },
  { key: 'moonies', box: boxAt(5, 2, 'tall'), shape: 'tall', money: 3 },
  { key: 'video-games', box: boxAt(9, 2, 'tall'), shape: 'tall', money: 7 },
];

const ARROWS: readonly (readonly [ArrowKind, Box, Side])[] = [
  ['link', ROOT, 3],
  ['link', ROOT, 1],
  ['link', ROOT, 2],
  ['link', boxAt(0, 0, 'wide'), 2],
  ['link', boxAt(8, 0, 'wide'), 2],
  ['free', ROOT, 0],
];

export function HeroStructure() {
  return (
    <div className="hero-structure" aria-hidden="true">
      {[90, 270, 450].map((left) => (
        <span key={left} className="hero-string" style={{ left }} />
      ))}
      <CardFace
        pack={pack}
        card={0}
        illuminati={pack.illuminatiNumbers.get('network')}
        left={ROOT.x}
        top={ROOT.y}
        money={9}
      />
      {GROUPS.map(({ key, box, shape, money }) => (
        <CardFace
          key={key}
          pack={pack}
          card={pack.numbers.get(key) ?? 8}
          shape={shape}
          left={box.x}
          top={box.y}
          money={money}
        />
      ))}
      {ARROWS.map(([kind, box, side]) => (
        <ArrowSprite
          key={`${box.x} ${side}`}
          kind={kind}
          direction={side}
          at={edgePoint(box, side, kind === 'link' ? GAP / 2 : 5.5)}
        />
      ))}
    </div>
  );
}

function boxAt(x: number, y: number, shape: 'wide' | 'tall'): Box {
  const [width, height] = shape === 'wide' ? [4, 2] : [2, 4];
  return {
    x: x * CELL + GAP / 2,
    y: y * CELL + GAP / 2,
    width: width * CELL - GAP,
    height: height * CELL - GAP,
  };
}
