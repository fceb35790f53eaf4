/** Between zoom 0.5 and 0.79: every number of a Group, set in pixels of the screen instead of being scaled below what can be read (T-12). */
import type { ReactElement } from 'react';
import { artUrl } from '../../base/art/index.ts';
import { ALIGNMENT_LOOKS } from './alignment-colours.ts';
import { CardCoin } from './card-coin.tsx';
import { alignmentCode } from './card-label.ts';
import { FACE, type Shape } from './face-measures.ts';
import { type FitStep, fitName } from './fit-name.ts';
import type { GroupFaceProps } from './group-face.tsx';
import { inForce, Numbers, shortName } from './group-numbers.tsx';
import { Lines } from './lines.tsx';

interface Sizes {
  readonly name: Readonly<Record<Shape, readonly FitStep[]>>;
  /** A row of numbers and a row of codes. */
  readonly numbers: number;
  readonly codes: number;
}

/** Pixels of the screen. */
const ROOMY: Sizes = {
  name: {
    wide: [
      { lines: 1, largest: 15, smallest: 11 },
      { lines: 2, largest: 12, smallest: 9 },
    ],
    tall: [
      { lines: 1, largest: 14, smallest: 11 },
      { lines: 2, largest: 13, smallest: 10 },
      { lines: 3, largest: 11.5, smallest: 9 },
    ],
  },
  numbers: 17,
  codes: 13,
};
const LOW: Sizes = {
  name: {
    wide: [{ lines: 1, largest: 12.5, smallest: 9 }],
    tall: [
      { lines: 1, largest: 12.5, smallest: 10 },
      { lines: 2, largest: 11.5, smallest: 8 },
    ],
  },
  numbers: 14,
  codes: 11,
};
/** A lying card has three rows, a standing one more: lower ones are set smaller. */
const LOWEST: Readonly<Record<Shape, number>> = { wide: 54, tall: 100 };
const AIR = 3;
/** Less of it shows nothing. */
const LEAST_ART = 22;

export function FiguresFace({ group, shape, mask, acted, money, stacked, zoom = 1 }: GroupFaceProps): ReactElement {
  const [width, height] = [FACE[shape].width * zoom, FACE[shape].height * zoom];
  const isLow = height < LOWEST[shape];
  const sizes = isLow ? LOW : ROOMY;
  const name = fitName(isLow ? shortName(group.name) : group.name, Math.floor(width - 6), sizes.name[shape]);
  const band = name.size * name.lines.length + AIR;
  const alignments = inForce(group, mask);
  const perRow = Math.max(1, Math.floor((width - 4) / 22));
  const codes = (shape === 'wide' ? 1 : Math.ceil(Math.max(1, alignments.length) / perRow)) * sizes.codes;
  const left = Math.max(0, height - band - (shape === 'wide' ? 1 : 2) * sizes.numbers - codes - 4);
  const numbersTop = band + (shape === 'wide' ? left / 2 : left);
  const px = (pixels: number): number => pixels / zoom;
  return (
    <>
      <span className="card-name" style={{ height: px(band), fontSize: px(name.size) }}>
        <Lines lines={name.lines} />
      </span>
      {shape === 'tall' && left >= LEAST_ART && (
        <img
          className="figures-art"
          alt=""
          src={artUrl.card(group.key)}
          style={{ top: px(band + 2), height: px(left - 2) }}
        />
      )}
      <span className={`card-stats figures-numbers ${isLow ? 'figures-low' : ''}`} style={{ top: px(numbersTop) }}>
        <Numbers group={group} />
      </span>
      <span className={`card-chips figures-codes ${isLow ? 'figures-low' : ''}`}>
        {alignments.map((alignment) => (
          <i key={alignment} className={`card-chip al-${ALIGNMENT_LOOKS[alignment].short}`}>
            {alignmentCode(alignment)}
          </i>
        ))}
      </span>
      {acted && <span className="figures-acted" />}
      <CardCoin money={money} stacked={stacked} top={shape === 'tall' ? px(numbersTop) : undefined} />
    </>
  );
}
