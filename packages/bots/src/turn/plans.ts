import type { CardNo } from '@illuminice/engine';
import type { Draft } from '../attack/candidates.ts';
import { weighed } from '../attack/outcome.ts';
import { type Rated, rate } from '../attack/rate.ts';
import { nearestGap } from '../scene/distance.ts';
import { gaining, type SeatFacts } from '../scene/facts.ts';
import { armOf, factsFor } from '../scene/scene.ts';
import type { Thought } from '../thought/thought.ts';

/** Attacks considered as the first of a pair; a bound that only saves time. */
const MOST_FIRST = 14;
/** Captures from victory from which on a pair is looked at as one deed: two, or what a large Group is counted for more. By judgement. */
const TWO_ATTACKS = 3.5;
/** */
const PRIVILEGE_MONEY = 5;

/**
 * Both actions of a turn together: each first attack is credited with the best second one that its cards, its money
 * and its target leave possible. Order matters little to the sum, so the likelier half of a pair goes first.
 */
export function bestOfPairs(thought: Thought, rated: readonly Rated[]): Rated[] {
  const { view, scene, skill } = thought;
  if (view.turn.actionsUsed > 0 || rated.length < 2) return [...rated];
  const tireless = tirelessCard(thought);
  const first = rated.slice(0, MOST_FIRST);
  const wins = winningPairs(thought);
  return first
    .map((one) => {
      let second = 0;
      for (const two of rated) {
        if (!areCompatible(one, two, tireless)) continue;
        const together = wins?.(one, two) ?? 0;
        if (together > second) second = together;
        if (skill.credit * two.gain <= second) continue;
        const again =
          one.spend > 0 ? rate(scene, two.draft, { foresight: thought.foresight, purseUsed: one.spend }) : two;
        if (skill.credit * again.gain > second) second = skill.credit * again.gain;
      }
      return { ...one, gain: one.gain + second };
    })
    .toSorted((a, b) => b.gain - a.gain);
}

/**
 * Two captures that only together win are worth more than their sum: rivals stop the second where they can, so it is reckoned with
 * privilege if there will be some left. Undefined where no two captures can win.
 */
function winningPairs(thought: Thought): ((one: Rated, two: Rated) => number) | undefined {
  const { scene, me, moves, pack } = thought;
  const own = factsFor(scene, me);
  const gap = nearestGap(own, scene.contest, scene.weights);
  if (scene.weights.saves === 0 || gap === 0 || gap > TWO_ATTACKS) return undefined;
  const cards = moves.attack?.privilege.discard.length ?? 0;
  const pays = moves.attack?.privilege.pay === true;
  return (one, two) => {
    const after = ownAfter(one.draft, me);
    const alone = ownAfter(two.draft, me);
    if (!after || !alone || one.draft.kind !== 'control' || two.draft.kind !== 'control') return 0;
    if (nearestGap(after, scene.contest, scene.weights) === 0 || nearestGap(alone, scene.contest, scene.weights) === 0)
      return 0;
    const { target, attacker } = two.draft;
    const arm = armOf(scene, target);
    const both = gaining(pack, after, { ...arm, masks: scene.board.alignments, host: attacker });
    if (nearestGap(both, scene.contest, scene.weights) > 0) return 0;
    const left = one.privileged && !pays ? cards - 1 : cards;
    const privileged = left > 0 || (pays && !one.privileged);
    const others = two.draft.outcome.changes.filter(([seat]) => seat !== me);
    const draft = { ...two.draft, outcome: weighed(scene, [...others, [me, both]]) };
    const purseUsed = one.spend + (one.privileged && pays ? PRIVILEGE_MONEY : 0);
    const reserve = privileged && left === 0 ? PRIVILEGE_MONEY : 0;
    return one.chance * rate(scene, draft, { foresight: thought.foresight, privileged, purseUsed, reserve }).gain;
  };
}

function ownAfter({ outcome }: Draft, me: number): SeatFacts | undefined {
  return outcome.changes.find(([seat]) => seat === me)?.[1];
}

/** a card that may take part in two attacks is free for the second. */
function tirelessCard({ view, pack, me }: Thought): CardNo | undefined {
  const abilities = pack.illuminati[view.seats[me]?.illuminati ?? -1]?.abilities ?? [];
  return abilities.some((ability) => ability.type === 'takesPart' && ability.times > 1) ? me : undefined;
}

function areCompatible(one: Rated, two: Rated, tireless: CardNo | undefined): boolean {
  if (one.draft.target === two.draft.target) return false;
  const used = [one.draft.attacker, ...one.draft.aids].filter((card) => card !== tireless);
  return !used.includes(two.draft.attacker) && !two.draft.aids.some((card) => used.includes(card));
}
