import type { Arrow } from '../geometry/structure.ts';
import type { CardNo, IlluminatiNo, Seat, SpecialNo } from '../vocabulary/vocabulary.ts';

/**
 * What a seat may do now, as templates with constraints. A key that is missing is a command that would be refused.
 * Says nothing the seat could not work out from its view.
 */
export interface SeatMoves {
  readonly chooseIlluminati?: readonly IlluminatiNo[];
  readonly chooseGoal?: readonly IlluminatiNo[];
  readonly attack?: AttackMoves;
  readonly spend?: readonly SpendMove[];
  readonly done?: true;
  readonly callOff?: true;
  /** The Specials of the hand, each copy once; any two of them. */
  readonly abolish?: readonly SpecialNo[];
  readonly replace?: { readonly discard: readonly SpecialNo[]; readonly pay: boolean };
  readonly play?: readonly PlayMove[];
  readonly decline?: true;
  readonly place?: PlaceMoves;
  readonly fund?: { readonly max: number };
  readonly transfer?: readonly TransferMove[];
  readonly move?: readonly GroupMove[];
  readonly drop?: readonly CardNo[];
  readonly give?: GiveMoves;
  readonly offer?: OfferMoves;
  readonly accept?: readonly OfferKey[];
  readonly reject?: readonly OfferKey[];
  readonly counter?: readonly OfferKey[];
  readonly withdraw?: readonly { readonly to: Seat; readonly serial: number }[];
  /** Groups in play with the alignments they have (a mask); which changes that admits is. */
  readonly lasers?: readonly (readonly [CardNo, number])[];
  readonly recycle?: true;
  readonly tax?: readonly Seat[];
  readonly payTax?: { readonly due: number; readonly treasuries: readonly (readonly [CardNo, number])[] };
  readonly payUpkeep?: readonly CardNo[];
  readonly state?: { readonly income: number; readonly draws?: number };
  readonly claimImmunity?: true;
  readonly redistribute?: { readonly total: number };
  readonly reorganize?: true;
  readonly keep?: true;
  readonly pass?: true;
  readonly endActions?: true;
  readonly endTransfers?: true;
  readonly endTurn?: true;
  readonly bid?: { readonly max: number };
  readonly accuse?: readonly Seat[];
  readonly revealGoal?: true;
  readonly flip?: readonly SpecialNo[];
  readonly flaunt?: readonly { readonly card: CardNo; readonly shown: boolean }[];
  readonly peek?: readonly { readonly owner: Seat; readonly index: number }[];
  readonly stopPeek?: true;
  readonly catchPeek?: readonly number[];
  readonly closeNotice?: true;
  readonly leave?: true;
  readonly default?: true;
}

export interface AttackMoves {
  /** Cards that may attack; `inSides` = inward sides (bits) of targets for which an arrow is open. */
  readonly attackers: readonly { readonly card: CardNo; readonly inSides: number }[];
  /** Cards that may lend power; one that attacks cannot aid itself, a target cannot aid its own destruction. */
  readonly aids: readonly CardNo[];
  readonly control: readonly CardNo[];
  readonly neutralize: readonly CardNo[];
  readonly destroy: readonly CardNo[];
  /** Groups without power, for a holder of the Special against them. */
  readonly powerless: readonly CardNo[];
  /** participants of these alignments (a mask) may not be used against these targets. */
  readonly immune: readonly { readonly targets: readonly CardNo[]; readonly from: number }[];
  readonly privilege: { readonly discard: readonly SpecialNo[]; readonly pay: boolean };
  /** an alignment may be altered with the announcement. */
  readonly altersAlignment: boolean;
  /** most a face-down Illuminati card may state. */
  readonly stated?: number;
}

export interface SpendMove {
  readonly from: CardNo;
  readonly max: number;
  /** Empty for attacker and defender: their side is given. */
  readonly sides: readonly ('for' | 'against')[];
}

export interface PlayMove {
  readonly card: SpecialNo;
  /** takesGroup and revives: the Groups it may name. */
  readonly targets?: readonly CardNo[];
  /** takesGroup: open arrows with the inward sides (bits) that fit there. */
  readonly arrows?: readonly (Arrow & { readonly inSides: number })[];
  readonly treasuries?: readonly CardNo[];
  readonly hands?: readonly Seat[];
  /** redistributes: what the structure must hold afterwards. */
  readonly total?: number;
}

export interface PlaceMoves {
  readonly root: CardNo;
  /** Arrows on which the Group itself stands free. */
  readonly arrows: readonly Arrow[];
  /** arrows that need these old cards to go. */
  readonly crowded: readonly (Arrow & { readonly inTheWay: readonly CardNo[] })[];
}

export interface TransferMove {
  readonly from: CardNo;
  readonly to: readonly CardNo[];
  readonly max: number;
}

export interface GroupMove {
  readonly group: CardNo;
  readonly arrows: readonly Arrow[];
}

export interface GiveMoves {
  readonly to: readonly Seat[];
  readonly money: number;
  readonly specials: readonly SpecialNo[];
}

export interface OfferMoves extends GiveMoves {
  /** Seats with which Groups may change hands now, and how many in all. */
  readonly groupsWith: readonly Seat[];
  readonly groups: number;
}

export interface OfferKey {
  readonly from: Seat;
  readonly serial: number;
}
