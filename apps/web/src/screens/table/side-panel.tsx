import { lazy, memo, type ReactElement, Suspense } from 'react';
import { useUnreadChat } from '../../around/chat/index.ts';
import { loadChatPanel } from '../../around/chat/lazy.ts';
import { loadDealsPanel } from '../../around/deals/lazy.ts';
import { loadQueue } from '../../around/director/lazy.ts';
import { loadLogPanel, logPanelHere } from '../../around/log/lazy.ts';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Badge } from '../../base/theme/index.ts';
import { dealsWaiting, type Seen, type SideTab, ui, useUi } from '../../tabletop/seen/index.ts';

const LogPanel = lazy(() => {
  const here = logPanelHere();
  if (!here) return loadLogPanel().then((it) => ({ default: it.LogPanel }));
  const part = { default: here.LogPanel };
  // Of a promise, even one that is kept already, React draws a gap first and fills it 300 ms later.
  // biome-ignore lint/suspicious/noThenProperty: what React asks of it
  return { then: (take: (it: typeof part) => void) => take(part) } as Promise<typeof part>;
});
const ChatPanel = lazy(async () => ({ default: (await loadChatPanel()).ChatPanel }));
const Queue = lazy(async () => ({ default: (await loadQueue()).Queue }));
const DealsPanel = lazy(async () => ({ default: (await loadDealsPanel()).DealsPanel }));

interface SidePanelProps {
  readonly seen: Seen;
  /** The stage is there: its steps stand here, and the whole log behind them. */
  readonly steps?: boolean;
}

/** Steps, log, chat and deals in one place. */
export const SidePanel = memo(function SidePanel({ seen, steps = false }: SidePanelProps): ReactElement {
  const chosen = useUi((state) => state.tab);
  const tab = chosen === 'steps' && !steps ? 'log' : chosen;
  const unread = useUnreadChat(seen).length;
  const offers = dealsWaiting(seen);
  const tabs: readonly { readonly key: SideTab; readonly label: string; readonly count: number }[] = [
    ...(steps ? [{ key: 'steps' as const, label: t('side.steps', 'Now'), count: 0 }] : []),
    { key: 'log', label: t('side.log', 'Log'), count: 0 },
    { key: 'chat', label: t('side.chat', 'Chat'), count: unread },
    { key: 'deals', label: t('side.deals', 'Deals'), count: offers },
  ];
  return (
    <section className="side-panel panel-ink" aria-label={t('side.label', 'Log, chat and deals')}>
      <div className="side-tabs" role="tablist">
        {tabs.map(({ key, label, count }) => (
          <button
            key={key}
            type="button"
            {...point(`tab.${key}`)}
            role="tab"
            aria-selected={key === tab}
            onClick={() => ui({ tab: key })}
          >
            {label} {count > 0 && <Badge>{count}</Badge>}
          </button>
        ))}
      </div>
      <div className="side-body" role="tabpanel" aria-label={tabs.find(({ key }) => key === tab)?.label}>
        <Suspense>
          {tab === 'log' && <LogPanel seen={seen} />}
          {tab === 'steps' && <Queue seen={seen} />}
          {tab === 'chat' && <ChatPanel seen={seen} />}
          {tab === 'deals' && <DealsPanel seen={seen} />}
        </Suspense>
      </div>
    </section>
  );
});
