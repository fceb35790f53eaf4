import type { SpecialNo } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { RuleLink } from '../../tabletop/parts/index.ts';
import { type Seen, ui } from '../../tabletop/seen/index.ts';
import { startSpecial } from './play.ts';
import { whyNoUse } from './plays-of.ts';

/** "Use" beside an enlarged Special of the own hand; greyed, its reason stands there: a note would lie under the dialog. */
export function UseButton({
  seen,
  special,
}: {
  readonly seen: Seen;
  readonly special: SpecialNo;
}): ReactElement | undefined {
  if (!seen.view.seats[seen.me ?? -1]?.hand.some(({ card }) => card === special)) return undefined;
  const why = whyNoUse(seen, special);
  const use = () => {
    ui({ shown: undefined });
    startSpecial(seen, special);
  };
  return (
    <div className="use-special">
      <Button look="red" size="large" icon="card-play" refusal={why} onClick={use}>
        {t('menu.use', 'Use')}
      </Button>
      {why && (
        <p>
          {why.text} {why.rule !== undefined && <RuleLink rule={why.rule} />}
        </p>
      )}
    </div>
  );
}
