/** What somebody won by, with the sum they reached: "51 of 35 Power" (T-23). */
import type { GoalName, Seat } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { basicProgress, goalDescription, goalLabel, goalProgress, knownGoal } from '../../tabletop/goals/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';

export function goalReached({ pack, view }: Seen, seat: Seat, name: GoalName): string {
  if (name === 'score' || name === 'last-standing') return goalDescription(name);
  if (name === 'basic') {
    const { have, need } = basicProgress(pack, view, seat);
    return t('won.cards', '{have} of {need} cards', { have, need });
  }
  const goal = knownGoal(pack, view, seat);
  if (!goal) return goalDescription(name);
  const { have, need } = goalProgress(pack, view, { seat, goal });
  return t('won.sum', '{have} of {need} {what}', { have, need, what: goalLabel(goal) });
}
