import type { EventView } from '@illuminice/engine';

type Roll = Extract<EventView, { readonly type: 'rolledForTurn' }>['rolls'][number];

/**
 * Whoever rolls a second time does so because of a tie. Each round is listed by height (REQ-031); among equals the
 * order of rolling stays.
 */
export function inRounds(rolls: readonly Roll[]): (Roll & { readonly round: number; readonly begins: boolean })[] {
  const rolledBy = new Map<number, number>();
  return rolls
    .map((roll) => {
      const round = (rolledBy.get(roll.seat) ?? 0) + 1;
      rolledBy.set(roll.seat, round);
      return { ...roll, round };
    })
    .sort((one, other) => one.round - other.round || sumOf(other) - sumOf(one))
    .map((roll, index, all) => ({ ...roll, begins: roll.round !== all[index - 1]?.round }));
}

function sumOf({ dice: [one, other] }: Roll): number {
  return one + other;
}
