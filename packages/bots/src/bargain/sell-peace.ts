import type { Seat, View } from '@illuminice/engine';
import { type BotMemory, roundOf } from '../model/memory.ts';
import { shareOf } from '../scene/scene.ts';
import type { Choice, Thought } from '../thought/thought.ts';

const PRICE = 3;
const PAUSE = 12;

/**
 * Before an attack that hurts us only a little: a few MB for staying out of it. Paid, the word is kept for a round
 * (`standingAside`); unpaid, nothing was promised.
 */
export function sellPeace(thought: Thought, stake: number): Choice | undefined {
  const { options, view, memory, remembers, skill, me, scene } = thought;
  const attacker = view.turn.seat;
  const harm = -stake / scene.grain;
  if (!options.offer?.to.includes(attacker) || !remembers || !skill.bargains || harm < 0.012 || harm > 0.05)
    return undefined;
  const round = roundOf(view);
  const tired = memory.offered.length > 0 || round - (memory.lastOffer[attacker] ?? -99) < PAUSE;
  if (tired || shareOf(scene, attacker) > 0.4 || (scene.money[attacker] ?? 0) < PRICE + 2 || (scene.money[me] ?? 0) < 4)
    return undefined;
  return {
    command: { type: 'offer', to: attacker, give: {}, want: { money: PRICE } },
    reason: { key: 'peaceForMoney', values: { amount: PRICE, seat: attacker } },
    cue: { moment: 'offer', seat: attacker, amount: PRICE },
    promise: { by: me, to: attacker, what: 'stayOut' },
    memory: {
      ...memory,
      offered: [...memory.offered, attacker],
      lastOffer: memory.lastOffer.with(attacker, round),
      asked: { seat: attacker, amount: PRICE, purse: scene.money[me] ?? 0, round },
    },
  };
}

/** The offer is gone and the money is there: from now on our word holds. */
export function notePayment(view: View, memory: BotMemory): BotMemory {
  const { asked } = memory;
  const me = view.viewer as Seat;
  if (!asked || view.offers.some(({ from, to }) => from === me && to === asked.seat)) return memory;
  const { asked: _settled, ...rest } = memory;
  const paid = roundOf(view) === asked.round && Number(view.seats[me]?.money) >= asked.purse + asked.amount;
  if (!paid) return rest;
  return {
    ...rest,
    standingAside: [...rest.standingAside, { seat: asked.seat, until: asked.round + view.seats.length }],
  };
}
