/** For the corners of the eye: toasts, refusals, votes. */
import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { useUnreadChat } from '../../around/chat/index.ts';
import { loadOfferSlips } from '../../around/deals/lazy.ts';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel, useWhyNot } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { RuleLink } from '../../tabletop/parts/index.ts';
import { type Seen, ui } from '../../tabletop/seen/index.ts';
import { loadNotes } from './lazy-parts.ts';
import { TimeWarning } from './own-clock.tsx';

const OfferSlips = lazy(async () => ({ default: (await loadOfferSlips()).OfferSlips }));
const TableNotes = lazy(async () => ({ default: (await loadNotes()).TableNotes }));

const TOAST_MS = 2200;
const SETTLING_MS = 3000;

interface Toast {
  readonly text: string;
  /** What one press opens. */
  readonly leads?: 'chat';
  /** A whole sentence. */
  readonly reads?: true;
  readonly rule?: string | undefined;
}

export function isMyDecision({ info, me, view }: Seen): boolean {
  return me !== undefined && !view.over && info.waitingFor.includes(me) && info.own?.answered !== true;
}

/** Votes, a toast when it is this player's decision, and when an offer comes in; chime and title badge belong to the room around. */
export function Toasts({ seen }: { readonly seen: Seen }): ReactElement {
  const mine = isMyDecision(seen);
  const [toast, setToast] = useState<Toast>();
  useEffect(() => {
    if (mine) setToast({ text: t('toast.yours', 'Your decision') });
  }, [mine]);
  const said = useUnreadChat(seen).findLast(
    // Computer players talk to everybody and nobody.
    ({ from }) => from === 'spectator' || seen.info.seats[from]?.kind === 'human',
  );
  const since = useRef(Date.now());
  useEffect(() => {
    // What was said before one came is told by the chat itself.
    if (!said || Date.now() - since.current < SETTLING_MS) return;
    const { name, text } = said;
    setToast({ text: t('toast.said', '{name}: “{text}”', { name, text }), leads: 'chat' });
  }, [said]);
  const { text: reason, rule, presses } = useWhyNot();
  const pressed = useRef(presses);
  useEffect(() => {
    if (presses !== pressed.current && reason !== undefined) setToast({ text: reason, reads: true, rule });
    pressed.current = presses;
  }, [reason, rule, presses]);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(
      () => setToast(undefined),
      toast.reads ? 4 * TOAST_MS : toast.leads ? 2 * TOAST_MS : TOAST_MS,
    );
    return () => clearTimeout(timer);
  }, [toast]);
  const refused = useTable((state) => state.lastRefusal);
  const { vote, lastVote, seats } = seen.info;
  const isWaited = seats.some(({ idleAt }, seat) => idleAt !== undefined && seat !== seen.me);
  const isNoteworthy = refused || vote || lastVote || isWaited || seats[seen.me ?? -1]?.away;
  return (
    <div className="toasts">
      <TimeWarning seen={seen} />
      <Suspense>
        {isNoteworthy && <TableNotes />}
        {/* From the beginning: a computer player may decline before a part fetched for its answer is here. */}
        <OfferSlips seen={seen} />
      </Suspense>
      <div role="status">
        {toast && (
          <Panel as="div" look="paper" className={toast.reads || toast.leads ? 'toast' : 'toast toast-yours'}>
            <b>{toast.text}</b>
            {toast.rule !== undefined && <RuleLink rule={toast.rule} />}
            {toast.leads && (
              <Button
                look="dark"
                onClick={() => {
                  ui({ tab: 'chat', sheet: 'log', isSideFolded: false });
                  setToast(undefined);
                }}
              >
                {t('toast.answer', 'Answer')}
              </Button>
            )}
          </Panel>
        )}
      </div>
    </div>
  );
}
