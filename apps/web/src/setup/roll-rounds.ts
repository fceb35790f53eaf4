import type { EventView } from '@illuminice/engine';

type Roll = Extract<EventView, { readonly type: 'rolledForTurn' }>['rolls'][number];

/** Whoever rolls a second time does so because of a tie. */
export function inRounds(rolls: readonly Roll[]): (Roll & { readonly round: number; readonly begins: boolean })[] {
  const rolledBy = new Map<number, number>();
  let last = 0;
  return rolls.map((roll) => {
    const round = (rolledBy.get(roll.seat) ?? 0) + 1;
    rolledBy.set(roll.seat, round);
    const begins = round !== last;
    last = round;
    return { ...roll, round, begins };
  });
}
