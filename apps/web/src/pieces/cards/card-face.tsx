import { type CardNo, groupDefinition, type IlluminatiNo, isIlluminatiCard, type Pack } from '@illuminice/engine';
import { type CSSProperties, type MouseEvent, memo, type ReactElement } from 'react';
import './cards.css';
import { groupLabel, illuminatiLabel, type Standing } from './card-label.ts';
import type { Detail, Shape } from './face-measures.ts';
import { GroupFace } from './group-face.tsx';
import { IlluminatiFace } from './illuminati-face.tsx';
import { Spoken } from './spoken.tsx';

export interface CardFaceProps extends Standing {
  readonly pack: Pack;
  readonly card: CardNo;
  /** For a seat's own card (0…7): which one it is; left out while face-down. */
  readonly illuminati?: IlluminatiNo | undefined;
  readonly shape?: Shape;
  readonly detail?: Detail;
  readonly zoom?: number | undefined;
  /** The alignments in force, where they differ from the printed ones. */
  readonly mask?: number | undefined;
  /** The goal line of an Illuminati card, e.g. "Weird 4 / 5". */
  readonly goal?: string | undefined;
  readonly hiddenGoals?: boolean | undefined;
  /** Not to be chosen now: grey, still readable, still focusable. */
  readonly dimmed?: boolean | undefined;
  /** Words after the label: "depth 2", "+3 if it aids". */
  readonly note?: string | undefined;
  /** Where it lies, in pixels of its world. */
  readonly left?: number | undefined;
  readonly top?: number | undefined;
  readonly tabIndex?: number | undefined;
  /** Left out: the card is a picture, or its container listens for all of them (`data-card`). */
  readonly onPress?: ((card: CardNo, event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly pressable?: boolean;
}

/** A Group or Illuminati card, in the face its place asks for. */
export const CardFace = memo(function CardFace(props: CardFaceProps): ReactElement {
  const {
    pack,
    card,
    shape = 'wide',
    detail = 'full',
    ring,
    acted,
    dimmed,
    note,
    left,
    top,
    tabIndex,
    onPress,
  } = props;
  const group = groupDefinition(pack, card);
  const mask = props.mask ?? pack.alignments[card] ?? 0;
  const illuminati = props.illuminati === undefined ? undefined : pack.illuminati[props.illuminati];
  const text = group === undefined ? illuminatiLabel(illuminati, props) : groupLabel(group, mask, props);
  const label = note === undefined ? text : `${text}, ${note}`;
  const style: CSSProperties | undefined = left === undefined ? undefined : { left, top, position: 'absolute' };
  const className = [
    'card',
    `card-${shape}`,
    `card-${detail}`,
    isIlluminatiCard(card) ? 'card-root' : '',
    acted ? 'card-tired' : '',
    dimmed ? 'card-dimmed' : '',
    ring === undefined ? '' : `ring-${ring}`,
  ].join(' ');
  const face =
    group === undefined ? (
      <IlluminatiFace {...props} illuminati={illuminati} detail={detail} />
    ) : (
      <GroupFace {...props} group={group} shape={shape} detail={detail} mask={mask} />
    );
  if (props.pressable === undefined && onPress === undefined) {
    return (
      <div className={className} style={style} data-card={card} role="img" aria-label={label}>
        {face}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={className}
      style={style}
      data-card={card}
      tabIndex={tabIndex}
      onClick={onPress === undefined ? undefined : (event) => onPress(card, event)}
    >
      <Spoken text={label}>{face}</Spoken>
    </button>
  );
});
