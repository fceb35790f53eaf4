/** Everything a player does in a running game, on one screen. */
import { lazy, memo, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import './table.css';
import { begunNow } from '../../actions/all/index.ts';
import { loadCardMenuView } from '../../actions/card-menu/lazy.ts';
import { loadNotices } from '../../actions/peek/lazy.ts';
import { useUnreadChat } from '../../around/chat/index.ts';
import { loadCardSlip, loadCardView } from '../../around/closer/lazy.ts';
import { loadBetrayals, loadOfferDialog, loadSayDialog, loadTradeDialog } from '../../around/deals/lazy.ts';
import { loadRecap } from '../../around/director/lazy.ts';
import { loadDefeatSign, loadVictoryScreen } from '../../around/game-over/lazy.ts';
import { loadLiveRegion } from '../../around/log/lazy.ts';
import { keyboardIsLost, point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { Badge, HANDHELD_TABLE, Icon, NARROW_TABLE, SHORT_TABLE, TABLET_TABLE } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { fetchRules, GroupWarning } from '../../tabletop/parts/index.ts';
import { loadWarningDialog } from '../../tabletop/parts/lazy.ts';
import {
  cancel,
  dealsWaiting,
  type Seen,
  startAfresh,
  ui,
  useLater,
  useSeen,
  useUi,
} from '../../tabletop/seen/index.ts';
import { Toasts } from './announcer.tsx';
import { BoardArea } from './board-area.tsx';
import { FoldTabs } from './fold-tabs.tsx';
import { HandBar } from './hand-bar.tsx';
import { HeaderBar } from './header-bar.tsx';
import { useTableKeys } from './keyboard.ts';
import { fetchAhead, loadBeside, loadHappenings, loadStageArea } from './lazy-parts.ts';
import { DecisionPanel } from './panel.tsx';
import { PhoneNav } from './phone-nav.tsx';
import { Rivals } from './rivals.tsx';
import { SheetHandle } from './sheet-handle.tsx';
import { useSheetStop } from './sheet-stop.ts';
import { SidePanel } from './side-panel.tsx';
import { useShown, useStage } from './stage-shown.ts';

/** With more players than that their cards shrink to a line, or the log would have no room. */
const MOST_WHOLE_CARDS = 5;

const TradeDialog = lazy(async () => ({ default: (await loadTradeDialog()).TradeDialog }));
const SayDialog = lazy(async () => ({ default: (await loadSayDialog()).SayDialog }));
const Betrayals = lazy(async () => ({ default: (await loadBetrayals()).Betrayals }));
const OfferDialog = lazy(async () => ({ default: (await loadOfferDialog()).OfferDialog }));
const CardMenu = lazy(async () => ({ default: (await loadCardMenuView()).CardMenu }));
const CardSlip = lazy(async () => ({ default: (await loadCardSlip()).CardSlip }));
const CardView = lazy(async () => ({ default: (await loadCardView()).CardView }));
const BesideTable = lazy(async () => ({ default: (await loadBeside()).BesideTable }));
const Recap = lazy(async () => ({ default: (await loadRecap()).Recap }));
const LiveRegion = lazy(async () => ({ default: (await loadLiveRegion()).LiveRegion }));
const StageArea = lazy(async () => ({ default: (await loadStageArea()).StageArea }));
const Happenings = lazy(async () => ({ default: (await loadHappenings()).Happenings }));
const Notices = lazy(async () => ({ default: (await loadNotices()).Notices }));
const VictoryScreen = lazy(async () => ({ default: (await loadVictoryScreen()).VictoryScreen }));
const WarningDialog = lazy(async () => ({ default: (await loadWarningDialog()).WarningDialog }));
const DefeatSign = lazy(async () => ({ default: (await loadDefeatSign()).DefeatSign }));

export function TableScreen(): ReactElement | undefined {
  const seen = useSeen();
  return seen && <LaidTable seen={seen} />;
}

function LaidTable({ seen: now }: { readonly seen: Seen }): ReactElement {
  const seen = useShown(now);
  const stage = useStage(seen);
  const sheet = useUi((state) => state.sheet);
  const narrow = useMedia(NARROW_TABLE);
  const handheld = useMedia(HANDHELD_TABLE);
  const tablet = useMedia(TABLET_TABLE);
  const short = useMedia(SHORT_TABLE);
  const sheetStop = useSheetStop(seen);
  const isSideFolded = useUi((state) => state.isSideFolded);
  const later = useLaterSeen(seen);
  const hand = useLaterSeen(now);
  const log = useLater(useTable((state) => state.log));
  useTableKeys(now);
  useForgetting(now);
  const { table } = seen.info;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the table that matters
  useEffect(() => startAfresh(useTable.getState().chatLines.at(-1)?.id), [table]);
  useEffect(() => {
    fetchRules().catch(() => undefined); // Without them nothing is barred but the reasons.
    const timer = setTimeout(fetchAhead, 400);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      className="table"
      data-sheet={sheet}
      data-stop={sheetStop.stop}
      data-put-away={sheetStop.isPutAway || undefined}
      data-side={isSideFolded ? 'folded' : 'open'}
      data-mine={seen.view.turn.seat === seen.me}
      data-stage={stage}
    >
      <HeaderBar seen={seen} />
      {narrow && <Rivals seen={later} log={log} compact />}
      <PanelPlace seen={seen} />
      {stage ? (
        <Suspense fallback={<BoardArea seen={seen} />}>
          <StageArea seen={seen} />
        </Suspense>
      ) : (
        <BoardArea seen={seen} />
      )}
      <aside className="side-place" aria-label={t('table.others', 'Players and log')}>
        {!narrow && (
          <Rivals
            seen={later}
            log={log}
            compact={stage !== undefined || short || seen.view.seats.length > MOST_WHOLE_CARDS}
          />
        )}
        {narrow && !handheld && !tablet && (
          <button
            type="button"
            className="drawer-handle"
            aria-expanded={sheet === 'log' || sheet === 'deals'}
            onClick={() => ui({ sheet: sheet === 'log' || sheet === 'deals' ? 'panel' : 'log' })}
          >
            <Icon name="conversation" size={20} label={t('side.label', 'Log, chat and deals')} />
            <News seen={seen} />
          </button>
        )}
        <SidePanel key={`${table} ${seen.me}`} seen={later} steps={stage !== undefined} />
      </aside>
      <HandBar seen={hand} />
      {!narrow && <FoldTabs {...sheetStop} />}
      {handheld && <SheetHandle {...sheetStop} />}
      {handheld && <PhoneNav seen={seen} {...sheetStop} />}
      <Suspense>
        <Recap key={`${table} ${now.me}`} seen={now} />
      </Suspense>
      <Overlays seen={now} />
    </div>
  );
}

/** Never the hand of another seat, never another table. */
function useLaterSeen(seen: Seen): Seen {
  const late = useLater(seen);
  return late.me === seen.me && late.info.table === seen.info.table ? late : seen;
}

/** What waits behind the closed drawer. */
function News({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const unread = useUnreadChat(seen).length;
  const offers = dealsWaiting(seen);
  return unread + offers > 0 ? <Badge>{unread + offers}</Badge> : undefined;
}

/** A choice made by keyboard often removes its own button: the focus is then in the panel instead of falling out of the page (S-6). */
function PanelPlace({ seen }: { readonly seen: Seen }): ReactElement {
  const place = useRef<HTMLElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const follow = (event: FocusEvent) => {
      inside.current = event.target instanceof Node && place.current?.contains(event.target) === true;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useEffect(() => {
    const isLost = () => keyboardIsLost() || (inside.current && document.activeElement === document.body);
    if (!isLost()) return;
    // To take the focus the page must be laid out: in the frame that does it anyway.
    const due = requestAnimationFrame(() => isLost() && place.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(due);
  });
  return (
    <aside
      ref={place}
      className="panel-place"
      {...point('table.panel')}
      data-home=""
      tabIndex={-1}
      aria-label={t('table.decision', 'Decision')}
    >
      <GroupWarning seen={seen} />
      <DecisionPanel seen={seen} />
    </aside>
  );
}

const Overlays = memo(function Overlays({ seen }: { readonly seen: Seen }): ReactElement {
  const { menu, shown, deal, say, offer, rule, settings, beside, looked, warned } = useUi();
  // Of this table: at the next one Defeat is told again.
  const [spectated, setSpectated] = useState<string>();
  const out = seen.me !== undefined && (seen.view.seats[seen.me]?.status ?? 0) !== 0;
  return (
    <>
      {/* What happens before it is here waits in the store. */}
      <Suspense>
        <Happenings />
      </Suspense>
      <Suspense>
        <CardSlip seen={seen} />
      </Suspense>
      <Suspense>
        {(seen.view.notices.length > 0 || seen.view.peek) && <Notices seen={seen} />}
        {menu && <CardMenu key={`${menu.at.x} ${menu.at.y}`} seen={seen} menu={menu} />}
        {deal && seen.me !== undefined && <TradeDialog seen={seen} deal={deal} />}
        {say && seen.me !== undefined && <SayDialog seen={seen} draft={say} />}
        {seen.info.promises.length > 0 && <Betrayals seen={seen} />}
        {offer && <OfferDialog seen={seen} which={offer} />}
        {/* Apart: while it is fetched a warning that is open stays, and keeps the focus. */}
        <Suspense>{(beside || settings || rule !== undefined) && <BesideTable seen={seen} />}</Suspense>
        {warned && <WarningDialog seen={seen} warned={warned} />}
        {shown && <CardView seen={seen} shown={shown} />}
        {seen.view.over && !looked && <VictoryScreen seen={seen} onLook={() => ui({ looked: true })} />}
        {!seen.view.over && out && spectated !== seen.info.table && (
          <DefeatSign seen={seen} onSpectate={() => setSpectated(seen.info.table)} />
        )}
      </Suspense>
      <Toasts seen={seen} />
      <Suspense>
        <LiveRegion seen={seen} />
      </Suspense>
    </>
  );
});

/** What was begun is forgotten once the table would no longer take it: a turn that ended, a window that opened. */
function useForgetting(seen: Seen): void {
  const begun = useUi((state) => state.begun);
  const root = seen.moves.place?.root;
  useEffect(() => {
    if (begun && !begunNow(seen, begun)) cancel();
  }, [seen, begun]);
  useEffect(() => {
    if (root !== undefined) ui({ viewed: undefined, sheet: 'panel' });
  }, [root]);
}
