import type { Seat } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { Seen } from '../seen/index.ts';
import { goalProgress, knownGoal, scoreNow } from './goal-progress.ts';
import { goalLabel } from './goal-text.ts';

export interface GoalLine {
  readonly label: string;
  /** How far; undefined where nobody may know. */
  readonly count?: string;
}

export function goalText(seen: Seen, seat: Seat): string {
  const { label, count } = goalLine(seen, seat);
  return count === undefined ? label : `${label} ${count}`;
}

/** Some of it lies where this viewer cannot see it. */
function hiddenSum(have: number): string {
  return have > 0 ? `${have}+` : '?';
}

/** How far a seat is: its special goal as far as this viewer may know, or its points. */
export function goalLine({ pack, view }: Seen, seat: Seat): GoalLine {
  const score = scoreNow(pack, view, seat);
  if (score !== undefined) return { label: t('goal.points', 'Score'), count: String(score) };
  const goal = knownGoal(pack, view, seat);
  if (!goal) return { label: t('rivals.secret', 'secret goal') };
  const { have, need, atLeast } = goalProgress(pack, view, { seat, goal });
  const count = t('rivals.count', '{have} / {need}', { have: atLeast ? hiddenSum(have) : have, need });
  return { label: goalLabel(goal), count };
}
