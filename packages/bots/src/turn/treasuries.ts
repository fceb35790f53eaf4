import type { CardNo, Seat } from '@illuminice/engine';
import { strengthOf } from '../scene/distance.ts';
import type { SeatFacts } from '../scene/facts.ts';
import { factsFor } from '../scene/scene.ts';
import { usefulness } from '../scene/usefulness.ts';
import type { Choice, Thought } from '../thought/thought.ts';

/** By judgement: captures a MB is worth per point of usefulness (scene/usefulness.ts), and half-way home; */
export const PER_USEFUL_MB = 0.03;
const PER_MB_ON_THE_WAY = 0.04;
/** least gain for which money is moved; and MB of which half may do. */
const WORTH_MOVING = 0.004;
const WORTH_HALVING = 5;

/** two transfers a turn carry money to where it is worth more: home to attack with, or out to guard an arm. */
export function chooseTransfer(thought: Thought): Choice | undefined {
  const { moves, scene, view, me } = thought;
  const now = Math.log(scene.strength[me] ?? 1);
  const facts = factsFor(scene, me);
  let best: { from: CardNo; to: CardNo; amount: number; gain: number } | undefined;
  for (const { from, to, max } of moves.transfer ?? [])
    for (const receiver of to)
      for (const amount of max > WORTH_HALVING ? [max, Math.ceil(max / 2)] : [max]) {
        const after = Math.log(
          strengthOf(moved(facts, { me, from, to: receiver, amount }), scene.contest, scene.weights),
        );
        const onTheWay = scene.board.host[from] === receiver && scene.board.host[receiver] === me;
        const fighting =
          scene.weights.steepness * PER_USEFUL_MB * amount * (usefulness(scene, receiver) - usefulness(scene, from));
        const hop =
          onTheWay && view.turn.freeTransfersUsed === 0
            ? 0.5 * scene.weights.steepness * PER_MB_ON_THE_WAY * amount
            : 0;
        const gain = after - now + fighting + hop;
        if (gain > (best?.gain ?? WORTH_MOVING * scene.grain)) best = { from, to: receiver, amount, gain };
      }
  if (!best) return undefined;
  const { from, to, amount } = best;
  return {
    command: { type: 'transfer', from, to, amount },
    reason: { key: 'moneyDoesMore', values: { from, to } },
  };
}

export function moved(
  facts: SeatFacts,
  { me, from, to, amount }: { readonly me: Seat; readonly from: CardNo; readonly to: CardNo; readonly amount: number },
): SeatFacts {
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
