import { type CardNo, MAX_SEATS, type Seat } from '@illuminice/engine';
import { why } from '../because.ts';
import { strengthOf } from '../scene/distance.ts';
import type { SeatFacts } from '../scene/facts.ts';
import { factsFor, type Scene } from '../scene/scene.ts';
import type { Choice, Thought } from '../thought.ts';
import { nameOf } from '../words.ts';

/** What one MB can do on a card: the Illuminati card pays for everything, a fighter for its own attacks, a leaf for itself. */
export function usefulness({ pack, board, view }: Scene, card: CardNo): number {
  if (card < MAX_SEATS) return 1;
  const power = pack.power[card] ?? 0;
  const out = pack.outSides[card]?.length ?? 0;
  const own = view.viewer;
  let used = 0;
  for (let other = MAX_SEATS; other < board.owner.length; other++)
    if (board.owner[other] === own && board.host[other] === card) used++;
  const abilities = pack.abilities[card] ?? [];
  if (abilities.some(({ type }) => type === 'payToDraw')) return 0.62;
  const free = out > used;
  return 0.2 + (free ? Math.min(0.5, 0.08 * power) : Math.min(0.15, 0.02 * power));
}

/** two transfers a turn carry money to where it is worth more: home to attack with, or out to guard an arm. */
export function chooseTransfer(thought: Thought): Choice | undefined {
  const { options, scene, view, pack, me } = thought;
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
    reason: why`the money does more on ${nameOf(pack, view, to)} than on ${nameOf(pack, view, from)}`,
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
