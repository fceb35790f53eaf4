/** The log as it is read: one line per thing worth telling, incomes of one turn added up. */
import type { EventView, Seat } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { LogEntry } from '../../session/stores/index.ts';
import { personsFor } from '../../tabletop/seen/index.ts';
import { sentence } from '../../tabletop/sentences/index.ts';

export interface ToldLine {
  readonly id: number;
  readonly at: number;
  readonly text: string;
  /** For a rule across the log. */
  readonly turn: boolean;
}

export function toldLog(log: readonly LogEntry[], me: Seat | undefined): ToldLine[] {
  const lines: ToldLine[] = [];
  let seat: Seat | undefined;
  let income = 0;
  const flush = (entry: LogEntry | undefined) => {
    if (income > 0 && entry)
      lines.push({
        id: entry.id - 0.5,
        at: entry.at,
        turn: false,
        text:
          seat === undefined
            ? t('log.income.all', '{amount} MB of income are paid out.', { amount: income })
            : t('log.income', '{whoIs, select, you {{who}You take} other {{who} takes}} {amount} MB income.', {
                ...personsFor(me)('who', seat),
                amount: income,
              }),
      });
    income = 0;
  };
  for (const entry of log) {
    const { event } = entry;
    if (event.type === 'turnBegan') seat = event.seat;
    if (isIncome(event)) {
      income += event.amount;
      continue;
    }
    flush(entry);
    const text = sentence(event, me);
    if (text !== undefined) lines.push({ id: entry.id, at: entry.at, text, turn: event.type === 'turnBegan' });
  }
  flush(log.at(-1));
  return lines;
}

function isIncome(event: EventView): event is Extract<EventView, { type: 'moneyFromBank' }> {
  return event.type === 'moneyFromBank' && (event.why === 'income' || event.why === 'doubled');
}
