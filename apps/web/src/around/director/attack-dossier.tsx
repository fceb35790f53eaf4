/** The sum of the attack in two columns, and what the dice must show. */
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Die, type LedgerRow, Odds, RowSign, signed } from '../../tabletop/numbers/index.ts';
import { RuleLink } from '../../tabletop/parts/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import type { AttackOnStage } from './on-stage.ts';

export function AttackDossier({ seen, scene }: { readonly seen: Seen; readonly scene: AttackOnStage }): ReactElement {
  const { rows, explanation, dice, decided } = scene;
  return (
    <div className="stage-dossier">
      <Column seen={seen} title={t('director.for', 'For the attack')} rows={rows.filter(({ amount }) => amount >= 0)} />
      <Column seen={seen} title={t('director.against', 'Against it')} rows={rows.filter(({ amount }) => amount < 0)} />
      <div className="stage-roll">
        <Odds required={decided?.required ?? explanation.required} />
        <p className="stage-dice" role="status">
          {dice ? (
            <>
              <Die face={dice[0]} delay={0} />
              <Die face={dice[1]} delay={90} />
            </>
          ) : (
            <>
              <Die face={0} delay={0} />
              <Die face={0} delay={0} />
            </>
          )}
        </p>
      </div>
    </div>
  );
}

interface ColumnProps {
  readonly seen: Seen;
  readonly title: string;
  readonly rows: readonly LedgerRow[];
}

function Column({ seen, title, rows }: ColumnProps): ReactElement {
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  return (
    <table className="stage-column">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {title}
          </th>
          <th scope="col">{signed(sum)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={`ledger-${row.look}`} data-seat={row.seat}>
            <th scope="row">
              <RowSign seen={seen} row={row} />
              <span>
                {row.label} <small>{row.note}</small>
              </span>
            </th>
            <td>
              <RuleLink rule={row.rule} />
            </td>
            <td className={row.amount < 0 ? 'ledger-minus' : 'ledger-plus'}>{signed(row.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
