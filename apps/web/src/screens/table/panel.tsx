/** The one panel of decisions: what is begun, then what is asked, then the attack, then the turn, then the wait. */
import { lazy, type ReactElement, Suspense } from 'react';
import { canAbolish } from '../../actions/attack/index.ts';
import { TurnPanel } from '../../actions/turn/index.ts';
import { type Mode, type Seen, useUi } from '../../tabletop/seen/index.ts';
import { loadOver, loadPanels } from './lazy-parts.ts';
import { WaitingPanel } from './waiting-panel.tsx';

const BegunPanel = lazy(async () => ({ default: (await loadPanels()).BegunPanel }));
const OverPanel = lazy(async () => ({ default: (await loadOver()).OverPanel }));
const SpendingPanel = lazy(async () => ({ default: (await loadPanels()).SpendingPanel }));
const QuestionPanel = lazy(async () => ({ default: (await loadPanels()).QuestionPanel }));

export function DecisionPanel({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const mode = useUi((state) => state.mode);
  return begun(seen, mode) ?? asked(seen) ?? running(seen);
}

/** What a player began stays open only while the table would still take it. */
export function isStillPossible(seen: Seen, mode: Mode): boolean {
  const { options } = seen;
  switch (mode.what) {
    case 'attack':
      return options.attack !== undefined;
    case 'transfer':
      return options.transfer !== undefined;
    case 'move':
      return options.move !== undefined;
    case 'drop':
      return options.drop !== undefined;
    case 'lasers':
      return options.lasers !== undefined;
    case 'give':
      return options.give !== undefined;
    case 'accuse':
      return options.accuse !== undefined;
    case 'abolish':
      return canAbolish(seen);
    case 'reorganize':
      return options.reorganize === true;
    case 'money':
      return mode.special === undefined ? options.redistribute !== undefined : holds(mode.special);
    case 'bribery':
    case 'revive':
    case 'spy':
    case 'confirmSpecial':
      return holds(mode.special);
    case 'special':
      return options.play !== undefined;
    case 'idle':
      return true;
  }
  function holds(special: number): boolean {
    return options.play?.some(({ card }) => card === special) === true;
  }
}

function begun(seen: Seen, mode: Mode): ReactElement | undefined {
  if (mode.what === 'idle' || !isStillPossible(seen, mode)) return undefined;
  return (
    <Suspense>
      <BegunPanel seen={seen} mode={mode} />
    </Suspense>
  );
}

/** A question for this seat that has a panel of its own; windows and spending rounds are answered elsewhere. */
function asked(seen: Seen): ReactElement | undefined {
  const { view, options } = seen;
  const kind = view.questions.at(-1)?.kind;
  const own =
    options.bid ||
    options.payTax ||
    options.place ||
    options.fund ||
    options.replace ||
    options.keep ||
    ((kind === 'immunity' || kind === 'income') && options.decline);
  if (!own) return undefined;
  return (
    <Suspense>
      <QuestionPanel seen={seen} />
    </Suspense>
  );
}

function running(seen: Seen): ReactElement {
  if (seen.view.over)
    return (
      <Suspense>
        <OverPanel seen={seen} />
      </Suspense>
    );
  if (seen.view.attack)
    return (
      <Suspense>
        <SpendingPanel seen={seen} />
      </Suspense>
    );
  const mine = seen.view.turn.seat === seen.me && seen.view.questions.length === 0 && seen.view.phase !== 'setup';
  return mine ? <TurnPanel seen={seen} /> : <WaitingPanel seen={seen} />;
}
