/** A position written down by card names: what scenarios, lessons and uploaded games begin with. */
import { type Fault, faultText } from '../model/fault.ts';
import type { CardKey, Phase, Seat, SideName } from '../vocabulary/vocabulary.ts';

/** Whatever is left out is empty, nothing, or 0; `turn` is the action phase of seat 0. */
export interface Position {
  readonly seats: readonly SeatPosition[];
  readonly initialPlayers?: number;
  readonly uncontrolled?: readonly CardKey[];
  readonly dead?: readonly CardKey[];
  readonly discard?: readonly CardKey[];
  /** Top card first. Groups that stand nowhere are out of the game. */
  readonly deck?: readonly CardKey[];
  readonly turn?: TurnPosition;
}

export interface SeatPosition {
  readonly illuminati: CardKey;
  readonly money?: number;
  readonly structure?: readonly GroupPosition[];
  readonly specials?: readonly (CardKey | { readonly card: CardKey; readonly faceUp: boolean })[];
  readonly turnsTaken?: number;
  readonly destroyed?: number;
  /** Whose goal this seat chose secretly. */
  readonly goal?: CardKey | undefined;
  /** Attacks of this turn each card took part in. */
  readonly participated?: Readonly<Record<CardKey, number>>;
  /** Treasuries the others may not count; `illuminati` is the Illuminati card. */
  readonly stacked?: readonly CardKey[];
  readonly used?: readonly OncePerTurn[];
  readonly left?: boolean;
  readonly eliminated?: boolean;
}

export const ONCE_PER_TURN = ['lasers', 'recycle', 'privilege'] as const;
export type OncePerTurn = (typeof ONCE_PER_TURN)[number];

export interface GroupPosition {
  readonly group: CardKey;
  readonly on: SideName;
  readonly money?: number;
  readonly puppets?: readonly GroupPosition[];
}

export interface TurnPosition {
  readonly seat?: Seat;
  readonly phase?: Exclude<Phase, 'setup'>;
  readonly actionsUsed?: number;
  readonly freeTransfersUsed?: number;
}

/** What was written down is no position of this game: an unknown card, one card in two places, an arrow that is not there. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly fault: PositionFault;

  constructor(fault: PositionFault) {
    super(faultText(fault));
    this.fault = fault;
  }
}

export type PositionFault = Fault<
  | 'unknownCard'
  | 'unknownIlluminati'
  | 'unknownGoal'
  | 'wrongKind'
  | 'tooManyCopies'
  | 'sameIlluminati'
  | 'outButHolds'
  | 'notStackable'
  | 'badTreasury'
  | 'overlap'
  | 'arrowTaken'
  | 'noArrow'
  | 'hangsFromNothing'
>;
