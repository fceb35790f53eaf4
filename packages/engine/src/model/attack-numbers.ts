import type { CardNo, Seat } from '../vocabulary/vocabulary.ts';
import type { Spent } from './state.ts';

/** One line of the sum, signed, with the card it comes from and the rule that says so. */
export interface Modifier {
  readonly what: keyof Totals;
  readonly amount: number;
  readonly rule: string;
  readonly card?: CardNo;
}

export interface Totals {
  readonly power: number;
  readonly aid: number;
  readonly alignment: number;
  readonly typeBonus: number;
  readonly abilities: number;
  readonly moneyFor: number;
  /** These three are positive and subtracted. */
  readonly defence: number;
  readonly proximity: number;
  readonly moneyAgainst: number;
}

export interface Breakdown extends Totals {
  readonly required: number;
  /** Ways out of 36 to succeed. */
  readonly chance36: number;
}

/** One spend on an attack, in the order they were made. */
export interface AttackPayment {
  readonly seat: Seat;
  readonly card: CardNo;
  readonly amount: number;
  readonly on: keyof Spent;
}

/** how an attack was decided; whatever happens to its cards afterwards does not change it. */
export interface AttackVerdict {
  readonly succeeded: boolean;
  readonly required: number;
  readonly lines: readonly Modifier[];
}

/** What the log can tell of a decided attack beside its roll and its result. */
export interface AttackRecord {
  readonly attacker: CardNo;
  readonly aids: readonly CardNo[];
  readonly lines: readonly Modifier[];
  readonly payments: readonly AttackPayment[];
  readonly dice: readonly [number, number];
}
