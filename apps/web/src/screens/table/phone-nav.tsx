import type { ReactElement } from 'react';
import { useUnreadChat } from '../../around/chat/index.ts';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Badge, Icon, type InterfaceIcon } from '../../base/theme/index.ts';
import { dealsWaiting, type Seen, type Sheet, ui, useUi } from '../../tabletop/seen/index.ts';
import type { SheetStop } from './sheet-stop.ts';

interface PhoneNavProps extends SheetStop {
  readonly seen: Seen;
}

/** Under the thumbs, or at the left one: what has the sheet. */
export function PhoneNav({ seen, stop, moveTo }: PhoneNavProps): ReactElement {
  const sheet = useUi((state) => state.sheet);
  const { view, me } = seen;
  const unread = useUnreadChat(seen).length;
  const offers = dealsWaiting(seen);
  const entries: readonly {
    readonly sheet: Sheet;
    readonly label: string;
    readonly icon: InterfaceIcon;
    readonly count: number;
    /** Of the side panel, for the two that share it. */
    readonly tab?: 'deals' | 'chat' | 'log';
  }[] = [
    { sheet: 'panel', label: t('nav.board', 'Board'), icon: 'family-tree', count: 0 },
    { sheet: 'hand', label: t('nav.hand', 'Hand'), icon: 'stack', count: view.seats[me ?? -1]?.hand.length ?? 0 },
    { sheet: 'deals', label: t('side.deals', 'Deals'), icon: 'trade', count: offers, tab: 'deals' },
    {
      sheet: 'log',
      label: t('side.log', 'Log'),
      icon: 'conversation',
      count: unread,
      tab: unread > 0 ? 'chat' : 'log',
    },
    { sheet: 'rivals', label: t('rivals.label', 'Players'), icon: 'spy', count: 0 },
  ];
  return (
    <nav className="phone-nav" aria-label={t('nav.label', 'Parts of the table')}>
      {entries.map((entry) => (
        <button
          key={entry.sheet}
          type="button"
          {...point(`nav.${entry.sheet}`)}
          className={`nav-${entry.sheet}`}
          aria-pressed={sheet === entry.sheet && stop !== 'folded'}
          onClick={() => {
            if (entry.sheet === 'panel' && sheet === 'panel') return moveTo(stop === 'folded' ? 'half' : 'folded');
            ui({ sheet: entry.sheet, ...(entry.tab && { tab: entry.tab }) });
          }}
        >
          <Icon name={entry.icon} size={22} />
          {entry.label}
          {entry.count > 0 && <Badge>{entry.count}</Badge>}
          {entry.sheet === 'hand' && view.lights.length > 0 && (
            <span className="special-light" role="img" aria-label={t('nav.light', 'red light in your hand')} />
          )}
        </button>
      ))}
      <button type="button" className="nav-rules" onClick={() => ui({ rule: 'now' })}>
        <Icon name="rule-book" size={22} />
        {t('table.rules', 'Rules')}
      </button>
    </nav>
  );
}
