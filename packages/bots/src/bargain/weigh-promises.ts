import type { Offer, Seat } from '@illuminice/engine';
import { VITAL } from '../attack/opposition.ts';
import { moneyRate, stakeInAttack } from '../attack/outcome.ts';
import type { PromiseTerm } from '../model/mind.ts';
import { nearestGap } from '../scene/distance.ts';
import { factsFor, shareOf } from '../scene/scene.ts';
import type { Reason } from '../texts/reason.ts';
import type { Thought } from '../thought/thought.ts';

/** Everything here is by judgement. Shares of victory that a free hand towards somebody is worth for one attack or one turn. */
const FREE_HAND = 0.006;
/** Turns after which nobody reckons with a peace any more. */
const LONG_PEACE = 6;
/** Who stands so well is neither helped nor left alone; and captures from victory at which somebody has to be stopped. */
const LEADER = 0.4;
const DANGEROUS = 2;
/** The part of a payment against somebody dangerous that we would have to make anyway without a promise. */
const OUR_SHARE_OF_STOPPING = 0.7;
/** The part of the harm of an attack that our money would have averted. */
const AVERTED = 0.5;
/** How much of a promise is believed, and how much more or less for each that was kept or broken. */
const BELIEVED = 0.6;
const PER_TRUST = 0.15;
/** The part of money promised for an attack that reaches us as if it were ours. */
const LENT = 0.5;

export type Weighed = { readonly worth: number } | { readonly why: Reason };

/** What the promises beside an offer change for us: those made to us less those asked of us, or why one of them is never given. */
export function weighPromises(thought: Thought, { from, serial }: Offer): Weighed {
  const { promises, me, memory } = thought;
  const part = promises.filter(({ offer }) => offer === serial);
  const trust = Math.max(0, Math.min(1, BELIEVED + PER_TRUST * (memory.trust[from] ?? 0)));
  let worth = 0;
  for (const { by, to, promise } of part) {
    if (by === from && to === me) worth += trust * worthOf(thought, promise, from);
    if (by !== me || to !== from) continue;
    const why = whyNever(thought, promise, from);
    if (why) return { why };
    worth -= costOf(thought, promise, from);
  }
  return { worth };
}

function worthOf(thought: Thought, promise: PromiseTerm, by: Seat): number {
  const { grain } = thought.scene;
  switch (promise.kind) {
    case 'stayOut':
      return FREE_HAND * grain;
    case 'peace':
      return FREE_HAND * grain * turnsOf(promise);
    case 'pay':
      return priceOf(thought, promise.amount);
    case 'back':
      return LENT * priceOf(thought, promise.amount);
    case 'oppose':
      return promise.seat !== by && isDangerous(thought, promise.seat) ? LENT * priceOf(thought, promise.amount) : 0;
    case 'attack':
    case 'stop':
      return promise.seat !== by && isDangerous(thought, promise.seat) ? FREE_HAND * grain : 0;
    case 'leave':
    case 'noPrivilege':
    case 'keepSpecial':
      return FREE_HAND * grain;
    case 'attackGroup':
      return 0;
  }
}

/** What it costs us to keep it. */
function costOf(thought: Thought, promise: PromiseTerm, to: Seat): number {
  const { scene, view } = thought;
  switch (promise.kind) {
    case 'stayOut':
      return view.attack && view.turn.seat === to
        ? AVERTED * Math.max(0, -stakeInAttack(scene))
        : FREE_HAND * scene.grain;
    case 'peace':
      return FREE_HAND * scene.grain * turnsOf(promise);
    case 'pay':
    case 'back':
      return priceOf(thought, promise.amount);
    case 'oppose':
      return priceOf(thought, promise.amount) * (isDangerous(thought, promise.seat) ? 1 - OUR_SHARE_OF_STOPPING : 1);
    case 'leave':
    case 'noPrivilege':
    case 'keepSpecial':
    case 'attack':
    case 'attackGroup':
    case 'stop':
      return FREE_HAND * scene.grain;
  }
}

function whyNever(thought: Thought, promise: PromiseTerm, to: Seat): Reason | undefined {
  const { scene, me, view } = thought;
  const tooStrong: Reason = { key: 'leaderNotHelped', values: { seat: to } };
  switch (promise.kind) {
    case 'stayOut': {
      const isVital = view.turn.seat === to && -stakeInAttack(scene) > VITAL * shareOf(scene, me);
      return isVital || isLeader(thought, to) ? tooStrong : undefined;
    }
    case 'peace':
    case 'back':
      return isLeader(thought, to) ? tooStrong : undefined;
    case 'pay':
      return undefined;
    case 'oppose':
    case 'attack':
    case 'stop':
      return promise.seat === me || promise.seat === to ? { key: 'offerImpossible' } : undefined;
    case 'leave':
      return isLeader(thought, to) ? tooStrong : undefined;
    case 'attackGroup':
    case 'noPrivilege':
    case 'keepSpecial':
      return undefined;
  }
}

function turnsOf({ turns = LONG_PEACE }: { readonly turns?: number }): number {
  return Math.min(LONG_PEACE, turns);
}

function priceOf({ scene, me }: Thought, amount: number): number {
  const share = shareOf(scene, me);
  return amount * moneyRate(scene, me) * share * (1 - share);
}

function isLeader(thought: Thought, seat: Seat): boolean {
  return shareOf(thought.scene, seat) > LEADER || isDangerous(thought, seat);
}

/** About to win, as far as we can see. */
export function isDangerous({ scene }: Thought, seat: Seat): boolean {
  return nearestGap(factsFor(scene, seat), scene.contest, scene.weights) <= DANGEROUS;
}
