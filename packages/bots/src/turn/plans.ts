import type { CardNo } from '@illuminice/engine';
import { type Rated, rate } from '../attack/rate.ts';
import type { Thought } from '../thought/thought.ts';

/** Attacks considered as the first of a pair; a bound that only saves time. */
const MOST_FIRST = 14;

/**
 * Both actions of a turn together: each first attack is credited with the best second one that its cards, its money
 * and its target leave possible. Order matters little to the sum, so the likelier half of a pair goes first.
 */
export function bestOfPairs(thought: Thought, rated: readonly Rated[]): Rated[] {
  const { view, scene, skill } = thought;
  if (view.turn.actionsUsed > 0 || rated.length < 2) return [...rated];
  const tireless = tirelessCard(thought);
  const first = rated.slice(0, MOST_FIRST);
  return first
    .map((one) => {
      let second = 0;
      for (const two of rated) {
        if (two.gain <= second || !areCompatible(one, two, tireless)) continue;
        const again =
          one.spend > 0 ? rate(scene, two.draft, { foresight: thought.foresight, purseUsed: one.spend }) : two;
        if (again.gain > second) second = again.gain;
      }
      return { ...one, gain: one.gain + skill.credit * second };
    })
    .toSorted((a, b) => b.gain - a.gain);
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
