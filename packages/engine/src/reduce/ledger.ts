import type { State } from '../model/state.ts';
import type { CardNo, Seat } from '../vocabulary/vocabulary.ts';

/** Money only ever moves: what a treasury gains, another treasury or the bank loses. */
export function fromBank(state: State, card: CardNo, amount: number): void {
  add(state.money, card, amount);
  state.bank -= amount;
}

export function toBank(state: State, card: CardNo, amount: number): void {
  fromBank(state, card, -amount);
}

export function add(list: number[], index: number, amount: number): void {
  list[index] = (list[index] ?? 0) + amount;
}

/** Hands are replaced, never changed in place: clones share them. */
export function changeHand(state: State, seat: Seat, change: (hand: readonly number[]) => number[]): void {
  state.hands[seat] = change(state.hands[seat] ?? []);
}
