import type { Plan } from '../geometry/structure.ts';
import type { Alignment, AttackKind, CardNo, IlluminatiNo, Seat, Side, SpecialNo } from '../vocabulary/vocabulary.ts';

/** What a seat can ask for. `seat` is set by whoever knows the session, never by the player. */
export type Command = { readonly seat: Seat } & SeatCommand;

/**
 * Stored games hold these names, so they stay: `lasers` alters an alignment, `recycle` pays to draw, `whispering`
 * attacks a Group without power. Nothing else in the engine is called after a card.
 */
export type SeatCommand =
  | { readonly type: 'chooseIlluminati'; readonly card: IlluminatiNo }
  | { readonly type: 'chooseGoal'; readonly goal: IlluminatiNo }
  | AttackCommand
  | { readonly type: 'spend'; readonly from: CardNo; readonly amount: number; readonly side?: 'for' | 'against' }
  | { readonly type: 'done' }
  | { readonly type: 'callOff' }
  | { readonly type: 'abolish'; readonly discard: readonly [SpecialNo, SpecialNo] }
  | { readonly type: 'replace'; readonly discard?: SpecialNo; readonly pay?: true; readonly none?: true }
  | PlayCommand
  | { readonly type: 'decline' }
  | ({ readonly type: 'place' } & PlacementChoice)
  | { readonly type: 'fund'; readonly amount: number }
  | { readonly type: 'transfer'; readonly from: CardNo; readonly to: CardNo; readonly amount: number }
  | { readonly type: 'move'; readonly group: CardNo; readonly host: CardNo; readonly side: Side; readonly plan?: Plan }
  | { readonly type: 'drop'; readonly group: CardNo }
  | {
      readonly type: 'give';
      readonly to: Seat;
      readonly money?: number;
      readonly specials?: readonly SpecialNo[];
      readonly groups?: readonly CardNo[];
    }
  | {
      readonly type: 'offer';
      readonly to: Seat;
      readonly give: Bundle;
      readonly want: Bundle;
      readonly place?: Placements;
    }
  | {
      readonly type: 'counter';
      readonly from: Seat;
      readonly serial: number;
      readonly give: Bundle;
      readonly want: Bundle;
      readonly place?: Placements;
    }
  | { readonly type: 'accept'; readonly from: Seat; readonly serial: number; readonly place?: Placements }
  | { readonly type: 'reject'; readonly from: Seat; readonly serial: number }
  | { readonly type: 'withdraw'; readonly to: Seat; readonly serial: number }
  | ({ readonly type: 'lasers' } & AlignmentChange)
  | { readonly type: 'recycle' }
  | { readonly type: 'tax'; readonly seats: readonly Seat[] }
  | { readonly type: 'payTax'; readonly from: Amounts }
  | { readonly type: 'payUpkeep'; readonly from: CardNo }
  /** what the owner of a face-down Illuminati says it earns and draws. */
  | { readonly type: 'state'; readonly income?: number; readonly draws?: number }
  | { readonly type: 'claimImmunity' }
  | { readonly type: 'redistribute'; readonly treasuries: Amounts }
  | {
      readonly type: 'reorganize';
      readonly links: readonly { readonly card: CardNo; readonly host: CardNo; readonly side: Side }[];
    }
  | { readonly type: 'keep'; readonly faceUp: boolean }
  | { readonly type: 'pass' }
  | { readonly type: 'endActions' }
  | { readonly type: 'endTransfers' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'accuse'; readonly accused: Seat; readonly illuminati: IlluminatiNo }
  | { readonly type: 'revealGoal' }
  | { readonly type: 'flip'; readonly card: SpecialNo }
  | { readonly type: 'flaunt'; readonly card: CardNo; readonly shown: boolean }
  | { readonly type: 'peek'; readonly owner: Seat; readonly index: number }
  | { readonly type: 'stopPeek' }
  | { readonly type: 'catchPeek'; readonly index: number }
  | { readonly type: 'closeNotice' }
  | { readonly type: 'leave' }
  /** the default answer to whatever this seat is asked. */
  | { readonly type: 'default' };

export type CommandType = SeatCommand['type'];
export type CommandOf<Type extends CommandType> = Extract<Command, { type: Type }>;

/** What enters the game from no seat: its beginning, and the clock. */
export type TableCommand =
  /** The arranged cards are for tests; without them everything is dealt and shuffled. */
  | { readonly type: 'begin'; readonly illuminati?: readonly IlluminatiNo[]; readonly deck?: readonly number[] }
  /** Every seat waited for gets its default; in a plain phase the turn ends. */
  | { readonly type: 'timeOut' }
  /** five seconds after a peek ended. */
  | { readonly type: 'lightOut'; readonly peeker: Seat; readonly owner: Seat; readonly index: number }
  /** an offer nobody answered in time. */
  | { readonly type: 'expireOffer'; readonly from: Seat; readonly to: Seat; readonly serial: number }
  /** the minutes of the game are over. */
  | { readonly type: 'callTime' };

export interface AttackCommand {
  readonly type: 'attack';
  readonly kind: AttackKind;
  readonly attacker: CardNo;
  readonly target: CardNo;
  readonly aids?: readonly CardNo[];
  readonly privilege?: { readonly discard: SpecialNo } | { readonly pay: true };
  readonly whispering?: true;
  readonly lasers?: AlignmentChange;
  /** power used by a face-down Illuminati card that attacks or aids; its attack bonus claimed. */
  readonly stated?: number;
  readonly claimed?: boolean;
}

export interface AlignmentChange {
  readonly target: CardNo;
  readonly add?: Alignment;
  readonly remove?: Alignment;
  readonly reverse?: Alignment;
}

export interface PlayCommand {
  readonly type: 'play';
  readonly card: SpecialNo;
  /** takesGroup, revives: the Group; takesGroup: where it goes. */
  readonly target?: CardNo;
  readonly host?: CardNo;
  readonly side?: Side;
  /** spies: one of the two. */
  readonly money?: CardNo;
  readonly hand?: Seat;
  /** redistributes. */
  readonly treasuries?: Amounts;
}

/** A Special in use, as the Secrets window and what follows it see it. */
export type SpecialUse =
  /** `spiedOn`: whose things a spying Special looks at; that is public, the card is not. */
  | { readonly use: 'play'; readonly seat: Seat; readonly play: PlayCommand; readonly spiedOn?: Seat }
  | { readonly use: 'whispering'; readonly seat: Seat; readonly special: SpecialNo }
  | { readonly use: 'privilege'; readonly seat: Seat; readonly special: SpecialNo }
  | { readonly use: 'abolish'; readonly seat: Seat; readonly specials: readonly SpecialNo[] };

/** Treasury amounts by card number. */
export type Amounts = Readonly<Record<CardNo, number>>;

export interface Bundle {
  readonly money?: number;
  readonly specials?: readonly SpecialNo[];
  readonly groups?: readonly CardNo[];
}

export interface PlacementChoice {
  readonly host: CardNo;
  readonly side: Side;
  readonly plan?: Plan;
  readonly dropOld?: readonly CardNo[];
}

export type Placements = Readonly<Record<CardNo, PlacementChoice>>;
