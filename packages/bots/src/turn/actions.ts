import type { AttackKind, AttackOptions } from '@illuminice/engine';
import { bestArrow } from '../answers/placement.ts';
import { attackNote, draftsOf, toCommand } from '../attack/candidates.ts';
import { aimed } from '../attack/lasers.ts';
import { moneyRate, shareAfter, weighed } from '../attack/outcome.ts';
import { type Rated, rate } from '../attack/rate.ts';
import { makeOffer } from '../bargain/make-offers.ts';
import { percent } from '../odds.ts';
import { nearestGap } from '../scene/distance.ts';
import { gaining } from '../scene/facts.ts';
import { factsFor, type Scene, shareOf } from '../scene/scene.ts';
import { searched } from '../search/search.ts';
import { cheapest, LESSER_SPECIAL, playable, specialCost, specialValue } from '../specials.ts';
import type { Choice, Thought } from '../thought.ts';
import { captures, nameOf, seatName } from '../words.ts';
import { freeThing } from './free-things.ts';
import { bestOfPairs } from './plans.ts';
import { safer, spareAction } from './spare-actions.ts';

/** A thing to do in P3 with what it promises. */
export interface Move {
  readonly choice: Choice;
  readonly gain: number;
}

/** Less than this share of victory is rounding, not a reason to attack. */
const LEAST_GAIN = 0.0005;

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

/** Passing brings 5 MB (R-3.10); otherwise nothing is gained by doing nothing. */
export function valueOfWaiting({ scene, me, options }: Thought): number {
  const share = shareOf(scene, me);
  return options.pass ? 5 * moneyRate(scene, me) * share * (1 - share) : LEAST_GAIN * scene.grain;
}

function endOfActions({ options }: Thought, best: Move | undefined): Choice {
  const poor = options.attack || best ? 'no attack is worth its price' : 'there is nothing left to attack with';
  if (options.pass) return { command: { type: 'pass' }, reason: `${poor}: better to take 5 MB` };
  return { command: { type: 'endActions' }, reason: poor };
}

/** All moves of P3, best first. */
export function actionMoves(thought: Thought): Move[] {
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

/** R-13.1: a Group brought to safety may be worth more than an attack; what else the turn allows comes on top. */
function shelterMove(thought: Thought, rest: number): Move | undefined {
  const { scene, me } = thought;
  const move = safer(thought);
  if (!move) return undefined;
  const others = scene.total - (scene.strength[me] ?? 0);
  return { choice: move.choice, gain: move.strength / (move.strength + others) - shareOf(scene, me) + rest };
}

function kindsFor({ skill, scene, me }: Thought): readonly AttackKind[] {
  const destroyer = factsFor(scene, me).goals.some(({ goal }) => goal.type === 'destroyed');
  if (!skill.spoils) return destroyer ? ['control', 'destroy'] : ['control'];
  const threatened = scene.facts.some(
    (facts, seat) => seat !== me && facts.active && nearestGap(facts, scene.contest, scene.weights) <= 3,
  );
  if (threatened) return ['control', 'neutralize', 'destroy'];
  return destroyer ? ['control', 'destroy'] : ['control'];
}

function ratedAttacks(thought: Thought, options: AttackOptions): Rated[] {
  const { scene, skill, memory } = thought;
  const quick = draftsOf(scene, options, kindsFor(thought))
    .map((draft) => rate(scene, draft, { foresight: 0 }))
    .map((rated) => ({ ...rated, gain: rated.gain - wear(thought, rated) }))
    .filter(({ gain, draft }) => gain > 0 && !memory.tried.includes(attackNote(draft)))
    .toSorted((a, b) => b.gain - a.gain);
  if (skill.foresight === 0) return quick.slice(0, 12).map((rated) => shieldedByRule(thought, options, rated));
  return shortlist(scene, quick)
    .map((rated) => {
      const open = rate(scene, rated.draft, { foresight: skill.foresight, exact: skill.exact });
      const shielded =
        privilegeFor(thought, options) !== undefined && open.opposition > 1.5
          ? rate(scene, rated.draft, {
              foresight: skill.foresight,
              exact: skill.exact,
              privileged: true,
              reserve: options.privilege.pay ? 5 : 0,
            })
          : undefined;
      const price = shielded ? privilegePrice(thought, options) : 0;
      const best = shielded && shielded.gain - price > open.gain ? { ...shielded, gain: shielded.gain - price } : open;
      return { ...best, gain: best.gain - wear(thought, best) };
    })
    .filter(({ gain }) => gain > LEAST_GAIN * scene.grain)
    .toSorted((a, b) => b.gain - a.gain);
}

/**
 * What is looked at closely. Without opposition a rich rival's arms promise most and would fill any list; so uncontrolled
 * targets have places of their own, and no target takes more than a few.
 */
function shortlist({ board }: Scene, quick: readonly Rated[]): Rated[] {
  const ways = new Map<string, number>();
  const places = { free: 16, owned: 16 };
  return quick.filter(({ draft: { kind, target } }) => {
    const key = `${kind}:${target}`;
    const taken = ways.get(key) ?? 0;
    const part = (board.owner[target] ?? -1) < 0 ? 'free' : 'owned';
    if (taken >= 3 || places[part] === 0) return false;
    ways.set(key, taken + 1);
    places[part]--;
    return true;
  });
}

/**
 * Privilege by rule of thumb, for a mind that does not foresee who would pay: for the attack that wins, and for a big
 * one while bystanders have money and a lesser Special is at hand.
 */
function shieldedByRule(thought: Thought, options: AttackOptions, rated: Rated): Rated {
  const { scene, me, pack, skill } = thought;
  const how = skill.specials ? privilegeFor(thought, options) : undefined;
  if (!how) return rated;
  const { target, outcome } = rated.draft;
  const own = outcome.changes.find(([seat]) => seat === me)?.[1];
  const wins = own !== undefined && nearestGap(own, scene.contest, scene.weights) === 0;
  const bystanders = scene.facts.reduce(
    (sum, { purse, active }, seat) => (active && seat !== me && seat !== scene.board.owner[target] ? sum + purse : sum),
    0,
  );
  const cheap = 'discard' in how && specialValue(pack, how.discard) < LESSER_SPECIAL;
  const shielded = bystanders >= 6 && (wins || (cheap && rated.gain > 0.25 * shareOf(scene, me)));
  // What the privilege costs is not there for the attack (R-16.2).
  if (!shielded) return rated;
  return 'pay' in how
    ? { ...rate(scene, rated.draft, { foresight: 0, reserve: 5 }), privileged: true }
    : { ...rated, privileged: true };
}

/** Cards that take part are not there for the second action (R-7.11). */
function wear({ scene, me, view, skill }: Thought, { draft }: Rated): number {
  if (view.turn.actionsUsed > 0 || skill.plans) return 0.0001 * draft.aids.length;
  const share = shareOf(scene, me);
  const unit = scene.weights.steepness * share * (1 - share);
  const illuminati = draft.attacker === me || draft.aids.includes(me) ? 0.12 : 0;
  return unit * (illuminati + 0.02 * draft.aids.length);
}

/** R-9.10: 5 MB if the card allows it, otherwise the cheapest Special. */
export function privilegeFor(
  { pack }: Thought,
  { privilege }: AttackOptions,
): { pay: true } | { discard: number } | undefined {
  if (privilege.pay) return { pay: true };
  const [discard] = cheapest(pack, privilege.discard);
  return discard === undefined ? undefined : { discard };
}

function privilegePrice(thought: Thought, options: AttackOptions): number {
  const { scene, me } = thought;
  const share = shareOf(scene, me);
  const how = privilegeFor(thought, options);
  if (!how) return 0;
  if ('pay' in how) return 5 * moneyRate(scene, me) * share * (1 - share);
  return specialCost(thought, how.discard);
}

export function announce(thought: Thought, options: AttackOptions, rated: Rated): Choice {
  const { pack, view, scene, me } = thought;
  const { draft } = rated;
  const command = aimed(thought, toCommand(draft, options, me), draft);
  const privilege = rated.privileged ? privilegeFor(thought, options) : undefined;
  const target = nameOf(pack, view, draft.target);
  const owner = scene.board.owner[draft.target] as number;
  const verb = { control: 'take', neutralize: 'free', destroy: 'destroy' }[draft.kind];
  const whose = owner >= 0 && owner !== me ? ` from ${seatName(owner)}` : '';
  const why = reasonFor(thought, rated);
  const expected = rated.opposition >= 1 ? ` if about ${Math.round(rated.opposition)} points come against it` : '';
  return {
    command: privilege ? { ...command, privilege } : command,
    reason: `${verb} ${target}${whose} with ${nameOf(pack, view, draft.attacker)}${rated.spend > 0 ? ` and ${rated.spend} MB` : ''}: ${percent(rated.chance)}${expected}${privilege ? ', nobody may interfere' : ''}${why}`,
    moment: 'attack',
    fill: { target },
  };
}

function reasonFor({ scene, me }: Thought, { draft }: Rated): string {
  const own = draft.outcome.changes.find(([seat]) => seat === me)?.[1];
  if (own && nearestGap(own, scene.contest, scene.weights) === 0) return '; that would win';
  const owner = scene.board.owner[draft.target] as number;
  if (owner >= 0 && owner !== me) {
    const gap = nearestGap(factsFor(scene, owner), scene.contest, scene.weights);
    if (gap <= 3) return `; ${seatName(owner)} is ${gap === 0 ? 'winning' : `${captures(gap)} from winning`}`;
  }
  const before = nearestGap(factsFor(scene, me), scene.contest, scene.weights);
  const after = own ? nearestGap(own, scene.contest, scene.weights) : before;
  return after < before ? `; ${captures(after)} left to my nearest goal` : '';
}

/** R-15.5: no roll, no money; for the card that is hardest to get otherwise or that wins. */
function bribery(thought: Thought): Move | undefined {
  const { options, scene, me, pack, view } = thought;
  const card = playable(thought, 'takesGroup');
  const option = options.play?.find((each) => each.card === card);
  if (card === undefined || !option?.targets || !option.arrows) return undefined;
  const own = factsFor(scene, me);
  const now = shareOf(scene, me);
  let best: { target: number; gain: number } | undefined;
  for (const target of option.targets) {
    const after = gaining(pack, own, [target], { money: 0, masks: scene.board.alignments, host: me });
    const gain = shareAfter(weighed(scene, [[me, after]]), me) - now - specialCost(thought, card);
    if (gain > (best?.gain ?? 0)) best = { target, gain };
  }
  if (!best) return undefined;
  const { target, gain } = best;
  const fitting = option.arrows.filter(({ inSides }) => inSides & (1 << (pack.inSide[target] ?? 0)));
  const arrow = bestArrow(thought, target, fitting);
  return {
    gain,
    choice: {
      command: { type: 'play', card, target, host: arrow.host, side: arrow.side },
      reason: `${nameOf(pack, view, target)} for a bribe, without a roll`,
      moment: 'success',
      fill: { target: nameOf(pack, view, target) },
    },
  };
}
