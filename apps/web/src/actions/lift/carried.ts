/** What is taken by hand, where it is let go, and what that means (T-39). */
import type { Arrow, CardNo, Seat, SpecialNo } from '@illuminice/engine';
import type { Reason } from '../../base/theme/index.ts';
import type { OpenAction } from '../../tabletop/action/index.ts';

/** A Group of the own structure, the money on one of its cards, a Special of the own hand. */
export type Carried = { readonly group: CardNo } | { readonly money: CardNo } | { readonly special: SpecialNo };

/** What lies under the pointer. */
export interface Place {
  readonly card?: CardNo | undefined;
  /** Of the own structure: the nearest one. */
  readonly arrow?: Arrow | undefined;
  /** Somebody in the list of players. */
  readonly seat?: Seat | undefined;
  /** On the board or among the uncontrolled Groups, wherever there. */
  readonly isTable: boolean;
}

/** What letting go there does: the press that the action's panel goes on from. A reason: it cannot go there. */
export type Landing = (() => void) | Reason | undefined;

export type Lift =
  /** It cannot be done at all now: said where it is let go. */
  | { readonly why: Reason }
  | {
      /** Begins the action it belongs to, as its first press would: what is lit then is where it can go. */
      readonly begin: (how: { readonly isAll: boolean }) => void;
      /** Asked while it is carried, so it changes nothing by itself. */
      readonly land: (open: OpenAction, place: Place) => Landing;
    };
