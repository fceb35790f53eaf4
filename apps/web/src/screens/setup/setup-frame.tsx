/** Around every screen of the set-up: whoever sits here can look something up and get out before the first turn, too. */
import type { View } from '@illuminice/engine';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { loadRuleDialog } from '../../around/guide/lazy.ts';
import { focusArrival } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button, Logo } from '../../base/theme/index.ts';
import { useOrders } from '../../session/online/index.ts';
import { useLobby, useTable } from '../../session/stores/index.ts';
import { ui, useUi } from '../../tabletop/seen/index.ts';
import { ConnectionLight, QuietFooter } from '../page/index.ts';
import { loadNotes } from '../table/index.ts';
import './setup.css';

const RuleDialog = lazy(async () => ({ default: (await loadRuleDialog()).RuleDialog }));
const TableNotes = lazy(async () => ({ default: (await loadNotes()).TableNotes }));

interface FrameProps {
  /** Missing until the dice are mixed. */
  readonly view?: View;
  readonly children: ReactNode;
}

export function SetupFrame({ view, children }: FrameProps) {
  const connection = useTable((state) => state.connection);
  const rule = useUi((state) => state.rule);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (main.current) focusArrival(main.current);
  }, []);
  return (
    <div className="setup-frame felt">
      <header className="top-bar">
        <Logo />
        <div className="top-bar-actions">
          <ConnectionLight connection={connection} />
          <Button icon="rule-book" onClick={() => ui({ rule: 'now' })}>
            {t('menu.rulebook', 'Rulebook')}
          </Button>
          <WaysOut view={view} />
        </div>
      </header>
      <main ref={main} className="setup">
        {children}
      </main>
      <QuietFooter />
      {/* A refused choice is said here too, and that all agreed to deal anew. */}
      <div className="toasts">
        <Suspense>
          <TableNotes />
        </Suspense>
      </div>
      <Suspense>{rule !== undefined && <RuleDialog rule={rule} />}</Suspense>
    </div>
  );
}

/** REQ-019: the host calls the game off while Illuminati are still to come. REQ-020, R-19.9: anybody may go. Both ask once more. */
function WaysOut({ view }: { readonly view: View | undefined }) {
  const [sure, setSure] = useState<'leave' | 'cancel'>();
  const orders = useOrders();
  const leave = useTable((state) => state.leave);
  const watching = useTable((state) => state.me === 'spectator');
  const here = useTable((state) => state.hostedHere);
  const isHost = useLobby(({ lobby }) => lobby?.seats.some(({ you, host }) => you && host) === true);
  if (sure)
    return (
      <>
        <Button
          look="red"
          className="setup-sure"
          icon={sure === 'cancel' ? 'cancel' : 'exit-door'}
          autoFocus
          onClick={() => (sure === 'cancel' ? orders.give({ type: 'cancel' }) : leave())}
        >
          {sure === 'cancel'
            ? t('setup.cancelSure', 'Call it off for all')
            : (view?.options.replaceLeavers ?? true)
              ? t('setup.leaveSure', 'Leave: a computer plays for you')
              : t('setup.leaveEmpty', 'Leave: your seat stays empty')}
        </Button>
        <Button icon="return-arrow" onClick={() => setSure(undefined)}>
          {t('setup.stay', 'Stay')}
        </Button>
        <p className="setup-problem problem problem-on-ink" role="alert">
          {orders.problem}
        </p>
      </>
    );
  return (
    <>
      {isHost && !here && mayBeCancelled(view) && (
        <Button icon="cancel" onClick={() => setSure('cancel')}>
          {t('lobby.cancel', 'Cancel game')}
        </Button>
      )}
      <Button icon="exit-door" onClick={() => (watching || here ? leave() : setSure('leave'))}>
        {t('lobby.leave', 'Leave game')}
      </Button>
    </>
  );
}

/** Says what the server will say: nobody is sent home from a game whose Illuminati are out. */
function mayBeCancelled(view: View | undefined): boolean {
  return (
    view === undefined ||
    (view.phase === 'setup' && view.seats.some(({ illuminati, faceDown }) => illuminati === undefined && !faceDown))
  );
}
