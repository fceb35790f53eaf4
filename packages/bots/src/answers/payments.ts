import type { CardNo } from '@illuminice/engine';
import { nearestGap } from '../scene/distance.ts';
import { factsFor } from '../scene/scene.ts';
import { usefulness } from '../scene/usefulness.ts';
import { playable } from '../thought/specials.ts';
import type { Choice, Thought } from '../thought/thought.ts';

/** Thresholds of this file are by judgement. Income worth doubling: about that of a middle game; and a card kept too long is lost. */
const GOOD_INCOME = 17;
const LAST_CARDS = 15;

/** tax and upkeep take their defaults (everybody pays; the master first), only the doubling is a decision. */
export function answerIncome(thought: Thought): Choice {
  const double = playable(thought, 'doublesIncome');
  if (double !== undefined && thought.skill.weights.saves === 0) {
    const { income, purse, groupMoney } = factsFor(thought.scene, thought.me);
    const closeToMoneyGoal = factsFor(thought.scene, thought.me).goals.some(
      ({ goal }) => goal.type === 'money' && purse + groupMoney + income >= goal.atLeast,
    );
    if (income >= GOOD_INCOME || closeToMoneyGoal || thought.view.deckCount < LAST_CARDS)
      return {
        command: { type: 'play', card: double },
        reason: { key: 'incomeTwice', values: { amount: income } },
        cue: { moment: 'success' },
      };
  }
  return { command: { type: 'decline' }, reason: { key: 'incomeTaken' } };
}

/** the least useful treasuries pay. */
export function answerTaxes({ moves, scene }: Thought): Choice {
  const { due, treasuries } = moves.payTax ?? { due: 0, treasuries: [] };
  const from: Record<CardNo, number> = {};
  let left = due;
  for (const [card, money] of treasuries.toSorted((a, b) => usefulness(scene, a[0]) - usefulness(scene, b[0]))) {
    const paid = Math.min(left, money);
    if (paid > 0) from[card] = paid;
    left -= paid;
  }
  return { command: { type: 'payTax', from }, reason: { key: 'taxFromLeastNeeded' } };
}

/** Least difference in usefulness (scene/usefulness.ts) for which money is moved. */
const WORTH_FUNDING = 0.05;

/** money follows to the card that will fight or must be held; the Illuminati card keeps its own. */
export function answerFunding({ moves, scene, view, me }: Thought): Choice {
  const attack = view.attack;
  const max = moves.fund?.max ?? 0;
  if (attack && attack.attacker !== me && max > 0) {
    const gain = usefulness(scene, attack.target) - usefulness(scene, attack.attacker);
    if (gain > WORTH_FUNDING) return { command: { type: 'fund', amount: max }, reason: { key: 'moneyToNewCard' } };
  }
  return { command: { type: 'decline' }, reason: { key: 'moneyStays' } };
}

/** Captures from victory at which half the purse is bid, one Group of an alignment among them; otherwise a little, up to twice this. */
const NEAR = 1.7;
const BID_TO_WIN = 0.5;
const USUAL_BID = 0.15;
const MOST_BID = 4;

/** a turn is worth a few MB, and more to whoever may win in it. */
export function answerBids({ moves, scene, me, random }: Thought): Choice {
  const max = moves.bid?.max ?? 0;
  const gap = nearestGap(factsFor(scene, me), scene.contest, scene.weights);
  const wish = gap <= NEAR ? max * BID_TO_WIN : Math.min(MOST_BID, max * USUAL_BID) * random() * 2;
  const amount = Math.max(0, Math.min(max, Math.floor(wish)));
  return {
    command: { type: 'bid', amount },
    reason: amount > 0 ? { key: 'bidForTurn', values: { amount } } : { key: 'canWait' },
  };
}
