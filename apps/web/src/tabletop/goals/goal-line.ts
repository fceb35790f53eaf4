import type { Seat } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { Seen } from '../seen/index.ts';
import { goalProgress, knownGoal, scoreNow } from './goal-progress.ts';
import { goalLabel } from './goal-words.ts';

/** How far a seat is, in one line: its special goal as far as this viewer may know, or its points. */
export function goalLine({ pack, view }: Seen, seat: Seat): string {
  const score = scoreNow(pack, view, seat);
  if (score !== undefined) return t('goal.score', 'Score {score}', { score });
  const goal = knownGoal(pack, view, seat);
  if (!goal) return t('rivals.secret', 'secret goal');
  const { have, need, atLeast } = goalProgress(pack, view, seat, goal);
  return t('rivals.goal', '{goal} {have} / {need}', {
    goal: goalLabel(goal),
    have: atLeast ? `${have}+?` : have,
    need,
  });
}
