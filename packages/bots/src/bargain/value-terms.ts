/** What a promise is worth to whoever gets it and costs whoever gives it, as shares of victory. Every number here is by judgement. */
import { type CardNo, explainAttack, type Seat } from '@illuminice/engine';
import { likelyPayment, opponentsOf, VITAL } from '../attack/opposition.ts';
import { moneyRate, outcomeOf, stakeInAttack } from '../attack/outcome.ts';
import type { PromiseTerm } from '../model/mind.ts';
import { nearestGap } from '../scene/distance.ts';
import { chanceOf } from '../scene/odds.ts';
import { type Scene, shareOf } from '../scene/scene.ts';
import type { Reason } from '../texts/reason.ts';
import { specialValue } from '../thought/specials.ts';
import type { Thought } from '../thought/thought.ts';
import { dangerOf, isDangerous, isLeader, raidOn, worstRaid } from './hostility.ts';
import { isAtPeace } from './keep-word.ts';

/** A free hand for one attack or one turn. */
const FREE_HAND = 0.006;
/** Turns after which nobody reckons with a word any more. */
const LONG = 3;
/** How often the attack one thinks of is the one that comes. */
const LIKELY = 0.35;
/** The part of one's share that is lost if whoever is about to win is not stopped. */
const LOST_TO_WINNER = 0.25;
/** MB that stop a winner about half of the time. */
const MB_TO_STOP = 12;
/** The part of a payment against somebody dangerous that we would have to make anyway without a promise. */
const OUR_SHARE_OF_STOPPING = 0.7;
/** The part of the harm of an attack that our money would have averted. */
const AVERTED = 0.5;
/** The part of money promised for an attack that reaches us as if it were ours. */
const LENT = 0.5;
/** A card one may not have is held back for half of what it is worth: the price tells nobody whether it is there. */
const HELD_BACK = 0.5;

/** What it brings us that this seat promises it. */
export function worthOf(thought: Thought, promise: PromiseTerm, by: Seat): number {
  const { scene, me } = thought;
  switch (promise.kind) {
    case 'stayOut':
      return isOwnAttack(thought, promise.target) ? worthOfPeaceNow(thought, by) : (FREE_HAND * scene.grain) / LONG;
    case 'peace':
      return turnsOf(promise) * LIKELY * (worstRaid(scene, by, me)?.harm ?? 0);
    case 'pay':
      return priceOf(scene, me, promise.amount);
    case 'back':
      return LENT * priceOf(scene, me, promise.amount);
    case 'oppose':
      return promise.seat === by ? 0 : worthOfStopping(thought, promise.seat, promise.amount / MB_TO_STOP);
    case 'stop':
      return promise.seat === by ? 0 : worthOfStopping(thought, promise.seat, 2 / MB_TO_STOP);
    case 'attack':
      return promise.seat === by ? 0 : worthOfRaid(thought, by, promise.seat);
    case 'attackGroup':
      return worthOfRaid(thought, by, scene.board.owner[promise.group] ?? -1);
    case 'leave':
      return turnsOf(promise) * LIKELY * worthOfGroup(scene, promise.group, by);
    case 'noPrivilege':
    case 'keepSpecial':
      return (FREE_HAND * scene.grain) / 2;
  }
}

/** What it costs us to keep it towards this seat. */
export function costOf(thought: Thought, promise: PromiseTerm, to: Seat): number {
  const { scene, view, me } = thought;
  switch (promise.kind) {
    case 'stayOut': {
      const isOn =
        view.attack && view.turn.seat === to && (promise.target ?? view.attack.target) === view.attack.target;
      return isOn ? AVERTED * Math.max(0, -stakeInAttack(scene)) : FREE_HAND * scene.grain;
    }
    case 'peace':
      return turnsOf(promise) * LIKELY * Math.max(0, worstRaid(scene, me, to)?.gain ?? 0);
    case 'pay':
      return priceOf(scene, me, promise.amount);
    case 'back': {
      const stake = view.attack && view.turn.seat === to ? stakeInAttack(scene) : 0;
      return priceOf(scene, me, promise.amount) - AVERTED * stake;
    }
    case 'oppose':
      return (
        priceOf(scene, me, promise.amount) * (isDangerous(thought, promise.seat) ? 1 - OUR_SHARE_OF_STOPPING : 1) -
        worthOfStopping(thought, promise.seat, promise.amount / MB_TO_STOP)
      );
    case 'stop':
      return FREE_HAND * scene.grain - worthOfStopping(thought, promise.seat, 2 / MB_TO_STOP);
    case 'attack':
      return costOfRaid(thought, Math.max(0, worstRaid(scene, me, promise.seat)?.gain ?? 0), promise.seat);
    case 'attackGroup':
      return costOfRaid(
        thought,
        Math.max(0, raidOn(scene, me, promise.group).gain),
        scene.board.owner[promise.group] ?? -1,
      );
    case 'leave':
      return turnsOf(promise) * LIKELY * Math.max(0, raidOn(scene, me, promise.group).gain);
    case 'noPrivilege':
      return FREE_HAND * scene.grain;
    case 'keepSpecial': {
      const share = shareOf(scene, me);
      const worth = specialValue(scene.pack, promise.special) * scene.weights.steepness * share * (1 - share);
      return HELD_BACK * worth;
    }
  }
}

/** Why this is never promised to them, at whatever price. */
export function whyNever(
  thought: Thought,
  promise: PromiseTerm,
  { to, arriving = 0 }: { readonly to: Seat; readonly arriving?: number },
): Reason | undefined {
  const { scene, me, view } = thought;
  const tooStrong: Reason = {
    key: isDangerous(thought, to) ? 'leaderNotHelped' : 'standsTooWell',
    values: { seat: to },
  };
  const impossible: Reason = { key: 'offerImpossible' };
  switch (promise.kind) {
    case 'stayOut': {
      const isVital = view.turn.seat === to && -stakeInAttack(scene) > VITAL * shareOf(scene, me);
      return isVital || isLeader(thought, to) ? tooStrong : undefined;
    }
    case 'back':
      return isLeader(thought, to) ? tooStrong : tooMuch(thought, promise.amount - arriving);
    case 'peace':
      return isLeader(thought, to) ? tooStrong : undefined;
    case 'pay':
      return tooMuch(thought, promise.amount - arriving);
    case 'oppose':
      return promise.seat === me || promise.seat === to ? impossible : undefined;
    case 'attack':
    case 'stop':
      if (promise.seat === me || promise.seat === to) return impossible;
      return isAtPeace(thought, promise.seat) ? { key: 'promisedAlready', values: { seat: promise.seat } } : undefined;
    case 'attackGroup': {
      const owner = scene.board.owner[promise.group] ?? -1;
      if (owner === me || owner === to) return impossible;
      return owner >= 0 && isAtPeace(thought, owner) ? { key: 'promisedAlready', values: { seat: owner } } : undefined;
    }
    case 'leave':
      if (isLeader(thought, to)) return tooStrong;
      return carriesToVictory(scene, promise.group, to)
        ? { key: 'offerCarriesToVictory', values: { seat: to } }
        : undefined;
    case 'noPrivilege':
    case 'keepSpecial':
      return undefined;
  }
}

/** What is earned until it is due does not count: nobody promises what they have not got. */
function tooMuch({ scene, me }: Thought, amount: number): Reason | undefined {
  return amount > (scene.money[me] ?? 0) ? { key: 'tooMuchForMe' } : undefined;
}

function isOwnAttack({ view, me }: Thought, target: CardNo | undefined): boolean {
  return view.turn.seat === me && view.attack !== undefined && (target ?? view.attack.target) === view.attack.target;
}

/** B-1: worth something only from somebody with the means and the interest to pay against our attack. */
export function worthOfPeaceNow({ scene, view, pack, me }: Thought, from: Seat): number {
  const { attack } = view;
  if (!attack) return 0;
  const { kind, target, attacker, privileged } = attack;
  const outcome = outcomeOf(scene, { kind, target, by: me, attacker });
  const threat = opponentsOf({ scene, outcome, attacker: me, target, privileged }).find(({ seat }) => seat === from);
  if (!threat) return 0;
  const required = explainAttack(pack, view)?.required ?? 0;
  return (chanceOf(required) - chanceOf(required - likelyPayment(threat, required))) * stakeInAttack(scene);
}

/** What we keep of our share because somebody about to win is stopped, by this part of what it takes. */
export function worthOfStopping({ scene, me }: Thought, seat: Seat, part: number): number {
  if (seat === me) return 0;
  return LOST_TO_WINNER * shareOf(scene, me) * dangerOf(scene, seat) * Math.min(1, part);
}

/** What somebody loses is shared by all the others. */
function worthOfRaid(thought: Thought, by: Seat, on: Seat): number {
  const { scene, me } = thought;
  if (on < 0 || on === by || on === me) return 0;
  const harm = worstRaid(scene, by, on)?.harm ?? 0;
  const rest = 1 - shareOf(scene, on);
  return LIKELY * (rest > 0 ? (harm * shareOf(scene, me)) / rest : 0) + worthOfStopping(thought, on, LIKELY);
}

/** An action that another attack would have used better, and somebody who will remember it. */
function costOfRaid(thought: Thought, gain: number, on: Seat): number {
  const { grain } = thought.scene;
  const action = Math.max(0, 2 * FREE_HAND * grain - gain);
  return action + FREE_HAND * grain - (on < 0 ? 0 : worthOfStopping(thought, on, LIKELY));
}

/** A Group left to us: one of our own that they do not take, or one that we might. */
function worthOfGroup(scene: Scene, group: CardNo, by: Seat): number {
  const { me, board } = scene;
  if (board.owner[group] === me) return raidOn(scene, by, group).harm;
  return Math.max(0, raidOn(scene, me, group).gain) * AVERTED;
}

function carriesToVictory(scene: Scene, group: CardNo, to: Seat): boolean {
  const after = outcomeOf(scene, { kind: 'control', target: group, by: to, attacker: to }).changes;
  const facts = after.find(([seat]) => seat === to)?.[1];
  return facts !== undefined && nearestGap(facts, scene.contest, scene.weights) === 0;
}

function turnsOf({ turns = LONG }: { readonly turns?: number }): number {
  return Math.min(LONG, turns);
}

/** MB as a share of victory. */
export function priceOf(scene: Scene, seat: Seat, amount: number): number {
  const share = shareOf(scene, seat);
  return amount * moneyRate(scene, seat) * share * (1 - share);
}
