import type { Seat, SeatCommand, SpecialNo } from '@illuminice/engine';
import type { Hex32 } from '@illuminice/fair-dice';

/** What a person or program in a seat asks of the table. `seat` is set by whoever knows the session. */
export type SeatAct =
  /** `promise`: beside an offer or a counter-offer, and part of it. */
  | { readonly type: 'command'; readonly command: SeatCommand; readonly promise?: Word }
  | { readonly type: 'wait'; readonly window?: number }
  | { readonly type: 'standing'; readonly kind: StandingKind; readonly on: boolean }
  | { readonly type: 'arm'; readonly card?: SpecialNo; readonly against?: Seat }
  | ({ readonly type: 'promise'; readonly to: Seat } & Word)
  | { readonly type: 'vote'; readonly what: VoteKind; readonly yes: boolean; readonly seat?: Seat }
  | { readonly type: 'undo' }
  | { readonly type: 'handBack' }
  | { readonly type: 'rematch' }
  | { readonly type: 'diceCommit'; readonly commitment: Hex32 }
  | { readonly type: 'diceReveal'; readonly seed: Hex32 };

export type StandingKind = 'passThisTurn' | 'passUntilDraw' | 'stayOut' | 'confirmIncome';

export type VoteKind = 'seatBot' | 'takeback' | 'turnBack' | 'reset';

/** A promise as it is said. */
export interface Word {
  readonly text: string;
  readonly promise?: PromiseKind;
  readonly secret?: boolean;
}

/** What the game can judge of a promise; any other is text alone. */
export type PromiseKind =
  | { readonly kind: 'stayOut' }
  | { readonly kind: 'pay'; readonly amount: number }
  | { readonly kind: 'peace'; readonly turns?: number };

/** or one of the table's own codes; as data, like a refusal of the engine. */
export interface TableRefusal {
  readonly code: string;
  readonly rule: string;
  readonly need: string;
}

export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: TableRefusal };

export function refused(
  code: string,
  rule: string,
  need: string,
): { readonly ok: false; readonly refusal: TableRefusal } {
  return { ok: false, refusal: { code, rule, need } };
}
