import { type Alignment, type GroupDefinition, maskOf } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { artUrl } from '../../base/art/index.ts';
import { t } from '../../base/i18n/index.ts';
import { ALIGNMENT_LOOKS, tintOf } from './alignment-colours.ts';
import { CardCoin } from './card-coin.tsx';
import { alignmentCode, alignmentWord, type Standing } from './card-label.ts';
import { bandHeight, type Detail, FACE, NAME_STEPS, NAME_WIDTH, type Shape, tallRows } from './face-measures.ts';
import { FiguresFace } from './figures-face.tsx';
import { fitName } from './fit-name.ts';
import { inForce, Numbers, shortName } from './group-numbers.tsx';
import { Lines } from './lines.tsx';

export interface GroupFaceProps extends Standing {
  readonly group: GroupDefinition;
  readonly shape: Shape;
  readonly detail: Detail;
  /** The alignments in force. */
  readonly mask: number;
  /** How large the board shows it; only the face of figures asks. */
  readonly zoom?: number | undefined;
}

/** What lies inside the frame of a Group: only text and pictures at fixed places, so that 300 of them stay cheap. */
export function GroupFace(props: GroupFaceProps): ReactElement {
  return props.detail === 'tag' ? (
    <TagFace {...props} />
  ) : props.detail === 'figures' ? (
    <FiguresFace {...props} />
  ) : props.shape === 'wide' ? (
    <WideFace {...props} detail={props.detail} />
  ) : (
    <TallFace {...props} detail={props.detail} />
  );
}

type PrintedFaceProps = GroupFaceProps & { readonly detail: 'full' | 'codes' };

function WideFace({ group, detail, mask, acted, money, stacked }: PrintedFaceProps): ReactElement {
  const alignments = inForce(group, mask);
  // Two rows of chips leave one line for the name, whatever the zoom.
  const crowded = alignments.length > 3;
  const name = fitName(group.name, NAME_WIDTH.wide, NAME_STEPS.wide[crowded ? 'full' : detail]);
  const twoLines = name.lines.length > 1;
  const band = bandHeight('wide', name.lines.length, name.size);
  const top = band + 4;
  return (
    <>
      <span className="card-name" style={{ height: band, fontSize: name.size }}>
        <Lines lines={name.lines} />
      </span>
      <Art group={group} shape="wide" top={top} width={48} height={FACE.wide.height - top - 5} />
      {hasAbility(group) && <Star top={top - 4} />}
      <span
        className={`card-stats ${twoLines || crowded ? 'card-stats-low' : ''}`}
        style={{ top: twoLines ? 35 : crowded ? 23 : 25 }}
      >
        <Numbers group={group} />
      </span>
      <Chips
        group={group}
        alignments={alignments}
        short={detail !== 'full' || alignments.length > 2}
        tight={twoLines}
      />
      {acted && <Acted width={57} height={32} top={twoLines ? 38 : 26} />}
      <CardCoin money={money} stacked={stacked} />
    </>
  );
}

function TallFace({ group, detail, mask, acted, money, stacked }: PrintedFaceProps): ReactElement {
  const name = fitName(group.name, NAME_WIDTH.tall, NAME_STEPS.tall[detail]);
  const band = bandHeight('tall', name.lines.length, name.size);
  const alignments = inForce(group, mask);
  const rows = tallRows(band, alignments.length, detail);
  return (
    <>
      <span className="card-name" style={{ height: band, fontSize: name.size }}>
        <Lines lines={name.lines} />
      </span>
      <Art group={group} shape="tall" top={rows.artTop} width={66} height={rows.artHeight} />
      {hasAbility(group) && <Star top={rows.artTop - 3} />}
      <span className="card-stats" style={{ top: rows.artTop + rows.artHeight + 2 }}>
        <Numbers group={group} />
      </span>
      <Chips group={group} alignments={alignments} short={alignments.length > 2} height={rows.chips} />
      {acted && <Acted width={64} height={36} top={rows.artTop + 1} />}
      <CardCoin money={money} stacked={stacked} top={rows.artTop + rows.artHeight - 26} />
    </>
  );
}

/** So many codes stand beside each other on the stripe of a tag, as wide as the card is there; the label says them all. */
const STRIPE_CODES: Readonly<Record<Shape, number>> = { wide: 4, tall: 2 };

/** Below zoom 0.5: art, a short name and a stripe; everything else would be too small to read. */
function TagFace({ group, shape, mask, acted, money, stacked }: GroupFaceProps): ReactElement {
  const alignments = inForce(group, mask);
  const name = fitName(shortName(group.name), shape === 'wide' ? 96 : 70, NAME_STEPS[shape].tag);
  const size = 56;
  return (
    <>
      <span className={`card-stripe al-${tintOf(alignments).short}`}>
        {alignments.slice(0, STRIPE_CODES[shape]).map(alignmentCode).join(' ')}
      </span>
      <Art group={group} shape={shape} width={size} height={size} />
      <span className="card-tag-name" style={{ fontSize: name.size }}>
        <Lines lines={name.lines} />
      </span>
      {acted && <Acted width={64} height={36} top={shape === 'wide' ? 27 : 34} />}
      <CardCoin money={money} stacked={stacked} {...(shape === 'tall' ? { top: 64 } : {})} />
    </>
  );
}

function Art({
  group,
  shape,
  top,
  width,
  height,
}: {
  group: GroupDefinition;
  shape: Shape;
  /** Missing: the style sheet says it. */
  top?: number;
  width: number;
  height: number;
}): ReactElement {
  const tone = `url(${artUrl.tone(tintOf(group.alignments).short, shape)})`;
  return (
    <img
      className="card-art"
      alt=""
      src={artUrl.card(group.key)}
      width={width}
      height={height}
      style={{ top, backgroundImage: tone }}
    />
  );
}

function Star({ top }: { readonly top: number }): ReactElement {
  return <img className="card-star" alt="" src={artUrl.star} width={16} height={16} style={{ top }} />;
}

function Acted({
  top,
  width,
  height,
}: {
  readonly top: number;
  readonly width: number;
  readonly height: number;
}): ReactElement {
  return <img className="card-acted" alt="" src={artUrl.acted} width={width} height={height} style={{ top }} />;
}

interface ChipsProps {
  readonly group: GroupDefinition;
  readonly alignments: readonly Alignment[];
  readonly short: boolean;
  readonly height?: number;
  /** Below a name of two lines. */
  readonly tight?: boolean;
}

function Chips({ group, alignments, short, height, tight }: ChipsProps): ReactElement {
  const printed = maskOf(group.alignments);
  return (
    <span
      className={`card-chips card-chips-${Math.min(5, alignments.length)} ${tight ? 'card-chips-tight' : ''}`}
      style={{ height }}
    >
      {alignments.length === 0 && <i className="card-chip card-chip-none">{t('card.noAlignment', 'no alignment')}</i>}
      {alignments.map((alignment) => {
        const look = ALIGNMENT_LOOKS[alignment];
        const changed = (printed & maskOf([alignment])) === 0;
        return (
          <i key={alignment} className={`card-chip al-${look.short} ${changed ? 'card-chip-changed' : ''}`}>
            {short ? alignmentCode(alignment) : alignmentWord(alignment)}
          </i>
        );
      })}
    </span>
  );
}

function hasAbility(group: GroupDefinition): boolean {
  return group.abilities.length > 0;
}
