import type { SeatRoll } from '../model/events.ts';
import { must } from '../model/refusal.ts';
import { activeMask, seatsIn } from '../model/seats.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';
import { type Game, Luck } from './game.ts';

/** Highest roll first; only those who tie roll again. With `topOnly` the places behind the first do not matter. */
export function rank(
  luck: Luck,
  rolls: SeatRoll[],
  { seats, topOnly }: { readonly seats: readonly Seat[]; readonly topOnly: boolean },
): Seat[] {
  if (seats.length <= 1) return [...seats];
  const sums = new Map<number, Seat[]>();
  for (const seat of seats) {
    const dice = luck.twoDice();
    rolls.push({ seat, dice });
    const sum = dice[0] + dice[1];
    sums.set(sum, [...(sums.get(sum) ?? []), seat]);
  }
  const groups = [...sums.entries()].sort(([a], [b]) => b - a).map(([, group]) => group);
  return groups.flatMap((group, place) =>
    topOnly && place > 0 ? group : rank(luck, rolls, { seats: group, topOnly }),
  );
}

/** The roll of: the highest sum, bids added; the tied roll again with the same bids. */
export function rollForTurn(game: Game, rollers: number, bids?: readonly number[]): Seat {
  const { state, emit } = game;
  const luck = new Luck(game);
  const rolls: SeatRoll[] = [];
  let tied = seatsIn(rollers & activeMask(state));
  while (tied.length > 1) {
    const sums = tied.map((seat) => {
      const dice = luck.twoDice();
      rolls.push({ seat, dice });
      return dice[0] + dice[1] + (bids?.[seat] ?? 0);
    });
    const highest = Math.max(...sums);
    tied = tied.filter((_, index) => sums[index] === highest);
  }
  const next = must(tied[0], 'a next player');
  if (rolls.length > 0) emit({ type: 'rolledForTurn', rolls, next, draws: luck.used, ...(bids ? { bids } : {}) });
  return next;
}
