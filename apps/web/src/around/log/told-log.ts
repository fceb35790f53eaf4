/** The log as it is read: one line per thing worth telling, incomes of one turn added up. */
import type { EventView, Seat } from '@illuminice/engine';
import { i18n, t } from '../../base/i18n/index.ts';
import type { LogEntry } from '../../session/stores/index.ts';
import { facesIn, partsOf, personsFor, type Seen } from '../../tabletop/seen/index.ts';
import { type Reader, sentence } from '../../tabletop/sentences/index.ts';

/** An entry is noted when it arrives, the deed when it was done. */
const LATE_MS = 1500;

export interface ToldLine {
  readonly id: number;
  readonly at: number;
  readonly text: string;
  /** It begins a turn: a rule across the log. */
  readonly turn: boolean;
  /** Whose turn it was and who is named: whoever looks for one player finds them here. */
  readonly seats: ReadonlySet<Seat>;
}

const worded = new WeakMap<
  EventView,
  { readonly by: string; readonly pack: Reader['pack']; readonly text: string | undefined }
>();

/** Of each event once, as long as it reads the same: a log is told again with every update. */
function wordingFor(reader: Reader): (event: EventView) => string | undefined {
  const { pack } = reader;
  const by = `${i18n.locale} ${reader.me} ${facesIn(reader)}`;
  return (event) => {
    const before = worded.get(event);
    if (before?.by === by && before.pack === pack) return before.text;
    const text = sentence(event, reader);
    worded.set(event, { by, pack, text });
    return text;
  };
}

export function toldLog(log: readonly LogEntry[], reader: Reader): ToldLine[] {
  const lines: ToldLine[] = [];
  const wording = wordingFor(reader);
  let seat: Seat | undefined;
  let income = 0;
  const tell = ({ id, at, text, turn = false }: Pick<LogEntry, 'id' | 'at'> & { text: string; turn?: boolean }) => {
    const named = partsOf(text).flatMap((part) => (typeof part !== 'string' && 'seat' in part ? [part.seat] : []));
    lines.push({ id, at, text, turn, seats: new Set(seat === undefined ? named : [seat, ...named]) });
  };
  const tellIncome = (entry: LogEntry | undefined) => {
    if (income > 0 && entry) tell({ id: entry.id - 0.5, at: entry.at, text: incomeText(income, { seat, reader }) });
    income = 0;
  };
  for (const [index, entry] of log.entries()) {
    const { event } = entry;
    if (isIncome(event)) {
      income += event.amount;
      continue;
    }
    tellIncome(entry);
    if (event.type === 'turnBegan') seat = event.seat;
    if (isShuffledAgain(log, index)) continue;
    const text = wording(event);
    if (text !== undefined) tell({ ...entry, text, turn: event.type === 'turnBegan' });
  }
  tellIncome(log.at(-1));
  return lines;
}

/** T-17: a broken promise is no event of the game; it follows what broke it. `offset`: from the clock of the table to that of the log. */
export function withBrokenWords(lines: readonly ToldLine[], { info, me }: Seen, offset: number): readonly ToldLine[] {
  const broken = info.promises.flatMap(({ from, to: first, among = [], broken: how }) => {
    // One of several it was given to reads of themselves.
    const to = me !== undefined && among.includes(me) ? me : first;
    return how ? [{ from, to, at: how.at + offset }] : [];
  });
  return broken.reduce((told, { from, to, at }) => {
    const of = personsFor(me);
    const text = t(
      'log.wordBroken',
      '{fromIs, select, you {{from}You break your} other {{from} breaks their}} word to {toIs, select, you {{to}you} other {{to}}}.',
      { ...of('from', from), ...of('to', to) },
    );
    const index = told.findLastIndex((line) => line.at <= at + LATE_MS);
    // What is older than the log in sight is not told again.
    if (index < 0) return told;
    return told.toSpliced(index + 1, 0, {
      id: (told[index]?.id ?? 0) + 0.25,
      at,
      text,
      turn: false,
      seats: new Set([from, to]),
    });
  }, lines);
}

/** Specials among the first four Groups go back, and the deck is mixed again; one shuffle is told (T-35). */
function isShuffledAgain(log: readonly LogEntry[], index: number): boolean {
  return (
    log[index]?.event.type === 'deckShuffled' &&
    log.slice(0, index).some(({ event: { type } }) => type === 'deckShuffled')
  );
}

function incomeText(
  amount: number,
  { seat, reader }: { readonly seat: Seat | undefined; readonly reader: Reader },
): string {
  return seat === undefined
    ? t('log.income.all', '{amount} MB of income are paid out.', { amount })
    : t('log.income', '{whoIs, select, you {{who}You take} other {{who} takes}} {amount} MB income.', {
        ...personsFor(reader.me)('who', seat),
        amount,
      });
}

function isIncome(event: EventView): event is Extract<EventView, { type: 'moneyFromBank' }> {
  return event.type === 'moneyFromBank' && (event.why === 'income' || event.why === 'doubled');
}
