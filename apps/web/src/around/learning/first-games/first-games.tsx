/** A slip with one sentence about the decision at hand, for the first games; each kind fades after a few times. */
import { type ReactElement, useEffect, useState } from 'react';
import { t } from '../../../base/i18n/index.ts';
import { useSettings } from '../../../base/settings/index.ts';
import { useSeen, useUi } from '../../../tabletop/seen/index.ts';
import { decisionText } from './decision-text.ts';
import { noteExplained, strengthOf, timesExplained } from './fading.ts';
import './first-games.css';

export function FirstGames(): ReactElement | undefined {
  const seen = useSeen();
  const explains = useSettings((state) => state.explains);
  // Whoever has begun something is told the next step by its panel, and needs the board.
  const idle = useUi((state) => state.begun === undefined);
  const decision = explains && idle && seen ? decisionText(seen) : undefined;
  return (
    decision && <Slip key={`${decision.kind} ${seen?.view.turn.seat}`} kind={decision.kind} text={decision.text} />
  );
}

function Slip({ kind, text }: { readonly kind: string; readonly text: string }): ReactElement | undefined {
  const change = useSettings((state) => state.change);
  const [strength] = useState(() => strengthOf(timesExplained(kind)));
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (strength !== 'gone') noteExplained(kind);
  }, [kind, strength]);
  if (strength === 'gone' || closed) return undefined;
  return (
    <div
      className={`first-slip first-${strength}`}
      role="note"
      // What has faded gives its row back (S-10).
      onAnimationEnd={({ animationName }) => animationName === 'first-slip-goes' && setClosed(true)}
    >
      <p>{text}</p>
      <button type="button" title={t('first.never', 'I know the game')} onClick={() => change({ explains: false })}>
        {t('first.off', 'Off')}
      </button>
      <button type="button" aria-label={t('view.close', 'Close')} onClick={() => setClosed(true)}>
        ×
      </button>
    </div>
  );
}
