import type { AttackOptions } from '@illuminice/engine';
import { toCommand } from '../attack/candidates.ts';
import { aimed } from '../attack/lasers.ts';
import { moneyRate } from '../attack/outcome.ts';
import type { Rated } from '../attack/rate.ts';
import { makeOffer } from '../bargain/make-offers.ts';
import { nearestGap } from '../scene/distance.ts';
import { percent } from '../scene/odds.ts';
import { factsFor, shareOf } from '../scene/scene.ts';
import { shortOfVictory } from '../scene/standing.ts';
import { searched } from '../search/search.ts';
import { nameOf } from '../texts/names.ts';
import { type Reason, why } from '../texts/reason.ts';
import type { Choice, Move, Thought } from '../thought/thought.ts';
import { bribery } from './bribery.ts';
import { freeThing } from './free-things.ts';
import { bestOfPairs } from './plans.ts';
import { LEAST_GAIN, privilegeFor, ratedAttacks } from './rate-attacks.ts';
import { safer, spareAction } from './spare-actions.ts';

/** P3: the best of all attacks and Bribery, or the end of the phase. */
export function chooseAction(thought: Thought): Choice {
  const free = freeThing(thought);
  if (free) return free;
  const offer = makeOffer(thought);
  if (offer) return offer;
  const moves = actionMoves(thought);
  const best = moves[0];
  const waiting = valueOfWaiting(thought);
  const rest = spareAction(thought) ?? endOfActions(thought, best);
  if (thought.lookAhead) {
    const candidates = [...distinct(moves).slice(0, 6), { choice: rest, gain: waiting }];
    return searched(
      thought,
      candidates.toSorted((a, b) => b.gain - a.gain),
      thought.lookAhead,
    );
  }
  return best && best.gain > waiting ? best.choice : rest;
}

/** One way to make each attack is enough to look ahead at. */
function distinct(moves: readonly Move[]): Move[] {
  const seen = new Set<string>();
  return moves.filter(({ choice: { command } }) => {
    const key = command.type === 'attack' ? `${command.kind}:${command.target}:${command.attacker}` : command.type;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Passing brings 5 MB; otherwise nothing is gained by doing nothing. */
function valueOfWaiting({ scene, me, options, isDesperate }: Thought): number {
  if (isDesperate) return -1;
  const share = shareOf(scene, me);
  return options.pass ? 5 * moneyRate(scene, me) * share * (1 - share) : LEAST_GAIN * scene.grain;
}

/** */
const ACTIONS_OF_A_TURN = 2;

function endOfActions({ options, view }: Thought, best: Move | undefined): Choice {
  if (view.turn.actionsUsed >= ACTIONS_OF_A_TURN)
    return { command: { type: 'endActions' }, reason: why`both actions of this turn are used` };
  const poor = options.attack || best ? why`no attack is worth its price` : why`there is nothing left to attack with`;
  if (options.pass) return { command: { type: 'pass' }, reason: why`${poor}: better to take 5 MB` };
  return { command: { type: 'endActions' }, reason: poor };
}

/** All moves of P3, best first. */
function actionMoves(thought: Thought): Move[] {
  const { options, skill, scene, me, random, view } = thought;
  const moves: Move[] = [];
  const blur = () => (skill.noise > 0 ? skill.noise * shareOf(scene, me) * (random() + random() + random() - 1.5) : 0);
  if (options.attack) {
    const attack = options.attack;
    const rated = ratedAttacks(thought, attack);
    const ordered = skill.plans ? bestOfPairs(thought, rated) : rated;
    for (const each of ordered) moves.push({ choice: announce(thought, attack, each), gain: each.gain + blur() });
    const best = rated[0]?.gain ?? 0;
    const shelter = skill.shelters
      ? shelterMove(thought, view.turn.actionsUsed > 0 ? 0 : skill.credit * best)
      : undefined;
    if (shelter) moves.push(shelter);
  }
  const bribe = bribery(thought);
  if (bribe) moves.push(bribe);
  return moves.toSorted((a, b) => b.gain - a.gain);
}

/** a Group brought to safety may be worth more than an attack; what else the turn allows comes on top. */
function shelterMove(thought: Thought, rest: number): Move | undefined {
  const { scene, me } = thought;
  const move = safer(thought);
  if (!move) return undefined;
  const others = scene.total - (scene.strength[me] ?? 0);
  return { choice: move.choice, gain: move.strength / (move.strength + others) - shareOf(scene, me) + rest };
}

function announce(thought: Thought, options: AttackOptions, rated: Rated): Choice {
  const { pack, view, scene, me } = thought;
  const { draft } = rated;
  const command = aimed(thought, toCommand(draft, options, me), draft);
  const privilege = rated.privileged ? privilegeFor(thought, options) : undefined;
  const target = nameOf(pack, view, draft.target);
  const owner = scene.board.owner[draft.target] as number;
  const attacker = nameOf(pack, view, draft.attacker);
  const whose = owner >= 0 && owner !== me ? why` from ${{ seat: owner }}` : undefined;
  const money = rated.spend > 0 ? why` and ${rated.spend} MB` : undefined;
  const against = Math.round(rated.opposition);
  const expected = rated.opposition >= 1 ? why` if about ${against} points come against it` : undefined;
  const alone = privilege ? why`, nobody may interfere` : undefined;
  const deed =
    draft.kind === 'control'
      ? why`take ${target}${whose} with ${attacker}${money}`
      : draft.kind === 'neutralize'
        ? why`free ${target}${whose} with ${attacker}${money}`
        : why`destroy ${target}${whose} with ${attacker}${money}`;
  return {
    command: privilege ? { ...command, privilege } : command,
    reason: why`${deed}: ${percent(rated.chance)}${expected}${alone}${reasonFor(thought, rated)}`,
    moment: 'attack',
    fill: { target },
  };
}

function reasonFor({ scene, me }: Thought, { draft }: Rated): Reason | undefined {
  const own = draft.outcome.changes.find(([seat]) => seat === me)?.[1];
  if (own && nearestGap(own, scene.contest, scene.weights) === 0) return why`; that would win`;
  const owner = scene.board.owner[draft.target] as number;
  if (owner >= 0 && owner !== me) {
    const gap = nearestGap(factsFor(scene, owner), scene.contest, scene.weights);
    if (gap === 0) return why`; ${{ seat: owner }} is winning`;
    const short = shortOfVictory(factsFor(scene, owner), scene.contest, scene.weights);
    if (gap <= 3) return why`; ${{ seat: owner }} lacks ${short}`;
  }
  const before = nearestGap(factsFor(scene, me), scene.contest, scene.weights);
  const after = own ? nearestGap(own, scene.contest, scene.weights) : before;
  if (!own || after >= before) return undefined;
  return why`; then I lack ${shortOfVictory(own, scene.contest, scene.weights)}`;
}
