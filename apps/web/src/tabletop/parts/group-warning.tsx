import { groupDeadline } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { Seen } from '../seen/index.ts';
import { RuleLink } from './rule-link.tsx';
import './danger.css';

/** so many turns everybody has to win a first Group. */
const TURNS = 3;

/** From the third turn without a Group on: what will happen, and when. */
export function GroupWarning({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const deadline = groupDeadline(seen.view);
  if (!deadline || deadline.turn < TURNS) return undefined;
  return (
    <p className="group-warning" role="status">
      <span>
        {deadline.turn === TURNS
          ? t(
              'deadline.third',
              '{isNow, select, yes {Your third turn} other {Your next turn is your third}}: without a group at its end you are out.',
              { isNow: deadline.isNow ? 'yes' : 'no' },
            )
          : t('deadline.later', 'You control no group: without one you are out at the end of your turn.')}
      </span>{' '}
      <RuleLink rule={deadline.turn === TURNS ? 'R-19.1' : 'R-19.2'} />
    </p>
  );
}
