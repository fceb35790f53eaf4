import { alignmentsIn, type CardNo, groupDefinition } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { artUrl } from '../../base/art/index.ts';
import { AlignmentChip, fitName, groupLabel, incomeText, Lines, Spoken, tintOf } from '../cards/index.ts';
import { maskInForce } from './card-caption.ts';
import type { UncontrolledStripProps } from './uncontrolled-strip.tsx';

/** What picture and edges take of a tag. */
const ART = 60;
/** Narrower ones have no room for pictures beside the numbers: their order is that of the face. */
const ROOMY = 176;
/** The few cards with more say how many are missing; the card itself shows all. */
const MOST_CHIPS = 3;

interface StripTagProps extends UncontrolledStripProps {
  readonly card: CardNo;
  /** How wide it is when it carries figures. */
  readonly wide?: number | undefined;
}

/** A Group in one line, for a phone and for a crowd; with figures it says what the face would. */
export function StripTag({
  pack,
  view,
  card,
  rings,
  choosable,
  notes,
  onCardPress,
  wide,
}: StripTagProps): ReactElement | undefined {
  const group = groupDefinition(pack, card);
  if (group === undefined) return undefined;
  const ring = rings?.get(card);
  const name = fitName(
    group.name,
    wide === undefined ? 100 : wide - ART,
    wide !== undefined
      ? [{ lines: 1, largest: 17, smallest: 12 }]
      : [
          { lines: 1, largest: 17, smallest: 15 },
          { lines: 2, largest: 15, smallest: 12 },
        ],
  );
  const mask = maskInForce(view, card) ?? pack.alignments[card] ?? 0;
  const alignments = alignmentsIn(mask);
  const shown = alignments.length > MOST_CHIPS ? alignments.slice(0, MOST_CHIPS - 1) : alignments;
  const note = notes?.get(card);
  const text = groupLabel(group, mask, { ring });
  const tone = `url(${artUrl.tone(tintOf(group.alignments).short, 'wide')})`;
  return (
    <button
      type="button"
      className={`strip-tag ${ring === undefined ? '' : `ring-${ring}`} ${choosable !== undefined && !choosable.has(card) ? 'card-dimmed' : ''}`}
      data-card={card}
      onClick={(event) => onCardPress?.(card, event.currentTarget)}
    >
      <Spoken text={note === undefined ? text : `${text}, ${note}`}>
        <img alt="" src={artUrl.card(group.key)} width={36} height={36} style={{ backgroundImage: tone }} />
        <span className="strip-name" style={{ fontSize: name.size }}>
          <Lines lines={name.lines} />
          {wide !== undefined && (
            <small className={`strip-figures ${wide < ROOMY ? 'strip-tight' : ''}`}>
              <img alt="" src={artUrl.stat('power', 'paper')} width={10} height={10} />
              <b>
                {group.power}
                {group.transferable > 0 && `/${group.transferable}`}
              </b>
              <img alt="" src={artUrl.stat('resistance', 'paper')} width={10} height={10} />
              <b>{group.resistance}</b>
              <img alt="" src={artUrl.stat('income', 'paper')} width={10} height={10} />
              <b>{incomeText(group)}</b>
              {shown.map((alignment) => (
                <AlignmentChip key={alignment} alignment={alignment} short />
              ))}
              {shown.length < alignments.length && <i>+{alignments.length - shown.length}</i>}
            </small>
          )}
        </span>
      </Spoken>
    </button>
  );
}
