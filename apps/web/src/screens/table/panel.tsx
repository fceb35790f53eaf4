/** The one panel of decisions: what is begun, then what is asked, then the turn, then the wait. */
import { Fragment, lazy, memo, type ReactElement, Suspense } from 'react';
import { openNow } from '../../actions/all/index.ts';
import { TurnPanel } from '../../actions/turn/index.ts';
import { type Seen, useUi } from '../../tabletop/seen/index.ts';
import { loadOver } from './lazy-parts.ts';
import { WaitingPanel } from './waiting-panel.tsx';

const OverPanel = lazy(async () => ({ default: (await loadOver()).OverPanel }));

export const DecisionPanel = memo(function DecisionPanel({ seen }: { readonly seen: Seen }): ReactElement {
  const begun = useUi((state) => state.begun);
  const open = openNow(seen, begun);
  if (open?.panel) return <Fragment key={open.name}>{open.panel}</Fragment>;
  if (seen.view.over)
    return (
      <Suspense>
        <OverPanel seen={seen} />
      </Suspense>
    );
  const mine = seen.view.turn.seat === seen.me && seen.view.questions.length === 0 && seen.view.phase !== 'setup';
  return mine ? <TurnPanel seen={seen} /> : <WaitingPanel seen={seen} />;
});
