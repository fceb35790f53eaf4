import type { CommandType, SeatMoves } from '@illuminice/engine';

/** How many choices this kind of command offers; a range of amounts and a set of helpers count once. */
export function countChoices(moves: SeatMoves, kind: CommandType): number {
  switch (kind) {
    case 'attack':
      return moves.attack ? countAttacks(moves.attack) : 0;
    case 'place':
      return moves.place ? Math.max(1, moves.place.arrows.length) : 0;
    case 'move':
      return sumOf(moves.move, ({ arrows }) => arrows.length);
    case 'transfer':
      return sumOf(moves.transfer, ({ to }) => to.length);
    case 'play':
      return sumOf(
        moves.play,
        ({ targets, hands, treasuries }) => targets?.length ?? (hands?.length ?? 0) + (treasuries?.length ?? 1),
      );
    case 'spend':
      return sumOf(moves.spend, ({ sides }) => Math.max(1, sides.length));
    default: {
      const offered = moves[kind];
      return Array.isArray(offered) ? offered.length : offered === undefined ? 0 : 1;
    }
  }
}

function countAttacks({
  attackers,
  control,
  neutralize,
  destroy,
  powerless,
}: NonNullable<SeatMoves['attack']>): number {
  return attackers.length * (control.length + neutralize.length + destroy.length + powerless.length);
}

function sumOf<T>(list: readonly T[] | undefined, count: (item: T) => number): number {
  let sum = 0;
  for (const item of list ?? []) sum += count(item);
  return sum;
}
