/** Payments, taxes, redistributions and statements of a random seat. */
import { must, type SeatCommand, type SeatMoves } from '@illuminice/engine';
import type { Situation } from './situation.ts';

export function randomSpend({ chance }: Situation, moves: NonNullable<SeatMoves['spend']>): SeatCommand {
  const { from, max, sides } = chance.oneOf(moves);
  const amount = chance.happens(70) ? chance.from(1, Math.min(max, 4)) : chance.from(1, max);
  return { type: 'spend', from, amount, ...(sides.length > 0 ? { side: chance.oneOf(sides) } : {}) };
}

export function randomTransfer({ chance }: Situation, moves: NonNullable<SeatMoves['transfer']>): SeatCommand {
  const { from, to, max } = chance.oneOf(moves);
  return { type: 'transfer', from, to: chance.oneOf(to), amount: chance.from(1, max) };
}

export function randomTax({ chance }: Situation, seats: readonly number[]): SeatCommand {
  return { type: 'tax', seats: chance.someOf(seats, 60) };
}

export function randomPayTax({ chance }: Situation, moves: NonNullable<SeatMoves['payTax']>): SeatCommand {
  const from: Record<number, number> = {};
  let due = moves.due;
  const treasuries = moves.treasuries.slice();
  while (due > 0 && treasuries.length > 0) {
    const at = chance.below(treasuries.length);
    const [card, money] = treasuries.splice(at, 1)[0] as readonly [number, number];
    const others = treasuries.reduce((sum, [, amount]) => sum + amount, 0);
    const amount = chance.from(Math.max(0, due - others), Math.min(due, money));
    from[card] = amount;
    due -= amount;
  }
  return { type: 'payTax', from };
}

export function randomStatement({ chance }: Situation, moves: NonNullable<SeatMoves['state']>): SeatCommand {
  return {
    type: 'state',
    ...(chance.happens(80) ? { income: chance.from(0, moves.income) } : {}),
    ...(moves.draws !== undefined && chance.happens(50) ? { draws: chance.from(1, moves.draws) } : {}),
  };
}

/** `total` over all own cards; those that get nothing are named too. */
export function randomTreasuries({ view, seat, chance }: Situation, total: number): Record<number, number> {
  const cards = [seat, ...(view().seats[seat]?.groups.map(({ card }) => card) ?? [])];
  const parts = chance.split(total, cards.length);
  return Object.fromEntries(cards.map((card, index) => [card, must(parts[index], 'a part for every card')]));
}

export function randomRedistribution(situation: Situation, total: number): SeatCommand {
  return { type: 'redistribute', treasuries: randomTreasuries(situation, total) };
}
