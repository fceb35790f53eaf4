/** Where the card that is being hung somewhere may hang: for the ghosts on the board and the two lists beside it. */
import {
  type Arrow,
  boardOf,
  type CardNo,
  directionOf,
  type Link,
  layoutOfSeat,
  type PlacementDraft,
  type PlacementPreview,
  type Plan,
  previewPlacement,
  type Side,
} from '@illuminice/engine';
import type { Seen } from '../seen/index.ts';

/** Where something is hung, and what that does to the cards below it and beside it. */
export interface PlaceChoice {
  readonly arrow: Arrow;
  readonly plan?: Plan;
  readonly dropOld?: readonly CardNo[];
}

export interface Hanging {
  readonly group: CardNo;
  readonly arrows: readonly OpenArrow[];
  readonly chosen?: PlaceChoice;
}

export interface OpenArrow extends Arrow {
  /** Old cards that would have to give way. */
  readonly inTheWay: readonly CardNo[];
}

/** An arrow on which nothing is in the way. */
export const free = ({ host, side }: Arrow): OpenArrow => ({ host, side, inTheWay: [] });

export function draftOf(seen: Seen, { group }: Hanging, choice: PlaceChoice): PlacementDraft {
  const { arrow, plan, dropOld } = choice;
  return {
    seat: seen.me ?? 0,
    group,
    ...arrow,
    ...(plan ? { plan } : {}),
    ...(dropOld && dropOld.length > 0 ? { dropOld } : {}),
  };
}

/** What it would look like; undefined when nothing is chosen or it does not fit. */
export function previewOf(seen: Seen, hanging: Hanging): PlacementPreview | undefined {
  if (!hanging.chosen) return undefined;
  const preview = previewPlacement(seen.pack, seen.view, draftOf(seen, hanging, hanging.chosen));
  return preview.ok ? preview : undefined;
}

/** The world direction an arrow of a host points to, as the board shows it. */
export function directionsOf(seen: Seen): (arrow: Arrow) => Side {
  const placed = layoutOfSeat(seen.pack, boardOf(seen.pack, seen.view), seen.me ?? 0);
  const rotations = new Map(placed.map(({ card, rotation }) => [card, rotation]));
  return ({ host, side }) => directionOf({ rotation: rotations.get(host) ?? 0 }, side);
}

/** The same below a Group that is being hung somewhere: as it would lie there, or, without room, as it would be turned. */
export function directionsBelow(seen: Seen, hanging: Hanging, arm: readonly Link[]): (arrow: Arrow) => Side {
  const direction = directionsOf(seen);
  const placed = new Map(previewOf(seen, hanging)?.layout.map(({ card, rotation }) => [card, rotation]));
  const turned = (card: CardNo, hangs: Side) => ((hangs + 2 - (seen.pack.inSide[card] ?? 0)) & 3) as Side;
  const rotationOf = (card: CardNo): Side => {
    const lies = placed.get(card);
    if (lies !== undefined) return lies;
    if (card === hanging.group) return hanging.chosen ? turned(card, direction(hanging.chosen.arrow)) : 0;
    const link = arm.find((each) => each.card === card);
    const planned = hanging.chosen?.plan?.[card];
    return link
      ? turned(card, pointing({ host: link.host, side: typeof planned === 'number' ? planned : link.side }))
      : 0;
  };
  const pointing = ({ host, side }: Arrow) => directionOf({ rotation: rotationOf(host) }, side);
  return pointing;
}

/** Crowded arrows take their Group only if the old cards in its way go. */
export function choiceFor({ host, side, inTheWay }: OpenArrow): PlaceChoice {
  return { arrow: { host, side }, ...(inTheWay.length > 0 ? { dropOld: inTheWay } : {}) };
}

export const sameArrow = (a: Arrow, b: Arrow | undefined): boolean => a.host === b?.host && a.side === b.side;

/** The next arrow in a direction of the keyboard; round the list at its ends. */
export function nextArrow(arrows: readonly OpenArrow[], now: Arrow | undefined, by: 1 | -1): OpenArrow | undefined {
  if (arrows.length === 0) return undefined;
  const at = arrows.findIndex((arrow) => sameArrow(arrow, now));
  return arrows[at < 0 ? 0 : (at + by + arrows.length) % arrows.length];
}
