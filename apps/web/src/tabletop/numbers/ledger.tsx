import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { HANDHELD_TABLE, Icon } from '../../base/theme/index.ts';
import { RuleLink } from '../parts/index.ts';
import type { Seen } from '../seen/index.ts';
import { CardArt } from './card-art.tsx';
import type { LedgerRow } from './ledger-rows.ts';
import { signed } from './signed.ts';

/** The attack as a table: read aloud row by row, each with sign, rule and the total so far. */
export function Ledger({ seen, rows }: { readonly seen: Seen; readonly rows: readonly LedgerRow[] }): ReactElement {
  const phone = useMedia(HANDHELD_TABLE);
  const [open, setOpen] = useState(false);
  return (
    <>
      <table className={`ledger ${phone && !open ? 'ledger-chips' : ''}`}>
        <caption className="visually-hidden">{t('ledger.caption', 'The numbers of this attack')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('ledger.what', 'What')}</th>
            <th scope="col">{t('ledger.rule', 'Rule')}</th>
            <th scope="col">{t('ledger.points', 'Points')}</th>
            <th scope="col">{t('ledger.total', 'Total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={`ledger-${row.look}`}>
              <th scope="row">
                <RowSign seen={seen} row={row} />
                <span className="ledger-words">
                  {row.label} <small>{row.note}</small>
                </span>
              </th>
              <td className="ledger-rule">
                <RuleLink rule={row.rule} />
              </td>
              <td className={row.amount < 0 ? 'ledger-minus' : 'ledger-plus'}>{signed(row.amount)}</td>
              <td className="ledger-total">{row.total}</td>
            </tr>
          ))}
          {phone && !open && (
            <tr className="ledger-sum">
              <td colSpan={4}>= {rows.at(-1)?.total ?? 0}</td>
            </tr>
          )}
        </tbody>
      </table>
      {phone && (
        <button type="button" className="ledger-why" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('ledger.less', 'Only the numbers') : t('ledger.why', 'Why? Every number and its rule')}
        </button>
      )}
    </>
  );
}

export function RowSign({ seen, row }: { readonly seen: Seen; readonly row: LedgerRow }): ReactElement {
  const icon = row.sign === 'alignment' ? 'yin-yang' : row.sign === 'money' ? 'two-coins' : 'family-tree';
  const art = row.card !== undefined && CardArt({ seen, card: row.card, size: 18, className: 'ledger-art' });
  return art || <Icon name={icon} size={17} />;
}
