import { NEVER, roundOf } from '../model/memory.ts';
import { shareOf } from '../scene/scene.ts';
import type { Choice, Thought } from '../thought/thought.ts';

/** By judgement: most MB the word costs, less where less would be paid against them; and turns of the table until the same seat is asked again. */
const MOST = 3;
const PAUSE = 12;
/** Harm, as a share of victory, that makes the word worth selling: less is no threat, more is not sold. */
const HARM = { least: 0.012, most: 0.05 } as const;
/** Who stands so well is not left alone. */
const LEADER = 0.4;
/** MB they keep after paying, and MB we need to be taken seriously. */
const LEFT_TO_THEM = 2;
const THREAT = 4;

/**
 * Before an attack that hurts us only a little, instead of these points against it: a few MB for staying out. Paid, the ledger has our word
 * (`staysOut`); unpaid, nothing was promised.
 */
export function sellPeace(
  thought: Thought,
  { stake, points }: { readonly stake: number; readonly points: number },
): Choice | undefined {
  const { moves, view, memory, remembers, skill, me, scene } = thought;
  const attacker = view.turn.seat;
  const harm = -stake / scene.grain;
  if (!moves.offer?.to.includes(attacker) || !remembers || !skill.bargains || harm < HARM.least || harm > HARM.most)
    return undefined;
  const round = roundOf(view);
  const amount = Math.max(1, Math.min(MOST, Math.ceil(points / 2)));
  const tired = memory.offered.length > 0 || round - (memory.lastOffer[attacker] ?? NEVER) < PAUSE;
  if (
    tired ||
    shareOf(scene, attacker) > LEADER ||
    (scene.money[attacker] ?? 0) < amount + LEFT_TO_THEM ||
    (scene.money[me] ?? 0) < THREAT
  )
    return undefined;
  return {
    command: { type: 'offer', to: attacker, give: {}, want: { money: amount } },
    reason: { key: 'peaceForMoney', values: { amount, seat: attacker } },
    cue: { moment: 'offer', seat: attacker, amount },
    promise: { kind: 'stayOut' },
    memory: {
      ...memory,
      offered: [...memory.offered, attacker],
      lastOffer: memory.lastOffer.with(attacker, round),
    },
  };
}
