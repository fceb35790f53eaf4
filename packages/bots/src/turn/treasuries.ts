import type { CardNo, Seat } from '@illuminice/engine';
import { strengthOf } from '../scene/distance.ts';
import type { SeatFacts } from '../scene/facts.ts';
import { factsFor } from '../scene/scene.ts';
import { usefulness } from '../scene/usefulness.ts';
import type { Choice, Thought } from '../thought/thought.ts';

/** two transfers a turn carry money to where it is worth more: home to attack with, or out to guard an arm. */
export function chooseTransfer(thought: Thought): Choice | undefined {
  const { options, scene, view, me } = thought;
  const now = Math.log(scene.strength[me] ?? 1);
  const facts = factsFor(scene, me);
  let best: { from: CardNo; to: CardNo; amount: number; gain: number } | undefined;
  for (const { from, to, max } of options.transfer ?? [])
    for (const receiver of to)
      for (const amount of max > 5 ? [max, Math.ceil(max / 2)] : [max]) {
        const after = Math.log(strengthOf(moved(facts, me, from, receiver, amount), scene.contest, scene.weights));
        const onTheWay = scene.board.host[from] === receiver && scene.board.host[receiver] === me;
        const fighting =
          scene.weights.steepness * 0.03 * amount * (usefulness(scene, receiver) - usefulness(scene, from));
        const hop = onTheWay && view.turn.freeTransfersUsed === 0 ? 0.5 * scene.weights.steepness * 0.04 * amount : 0;
        const gain = after - now + fighting + hop;
        if (gain > (best?.gain ?? 0.004 * scene.grain)) best = { from, to: receiver, amount, gain };
      }
  if (!best) return undefined;
  const { from, to, amount } = best;
  return {
    command: { type: 'transfer', from, to, amount },
    reason: { key: 'moneyDoesMore', values: { from, to } },
  };
}

function moved(facts: SeatFacts, me: Seat, from: CardNo, to: CardNo, amount: number): SeatFacts {
  const home = (to === me ? amount : 0) - (from === me ? amount : 0);
  return {
    ...facts,
    purse: facts.purse + home,
    groupMoney: facts.groupMoney - home,
    arms: facts.arms.map((arm) =>
      arm.card === from
        ? { ...arm, guard: arm.guard - 2 * amount }
        : arm.card === to
          ? { ...arm, guard: arm.guard + 2 * amount }
          : arm,
    ),
  };
}
