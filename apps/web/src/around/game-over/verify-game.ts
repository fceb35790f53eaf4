/** The whole game once more in this browser: every shuffle, roll and event from the seeds of all (architecture, "Fair dice"). */
import { catalogue } from '@illuminice/cards';
import type { Seat } from '@illuminice/engine';
import { type OwnSeatWrong, verifyOwnSeat } from '@illuminice/fair-dice';
import { gameFileId, type LogEntry, type LogWrong, type TableFact, verifyGameLog } from '@illuminice/table';
import { ownSeed } from '../../session/online/index.ts';

type Mixed = Extract<TableFact, { type: 'diceMixed' }>;

export type GameWrong = LogWrong | OwnSeatWrong | { readonly what: 'fileUnreadable' | 'serverCommitmentExchanged' };

interface False {
  readonly ok: false;
  readonly wrong: GameWrong;
  /** Where in the log, counted from 1; missing where the log itself holds. */
  readonly entry?: number;
}

/** `own`: whether what this browser threw in is in the mix; `unknown` where it cannot tell: it did not take part, or has played since. */
export type GameVerdict =
  | { readonly ok: true; readonly draws: number; readonly moves: number; readonly own: 'mixed' | 'unknown' }
  | False;

/** `verify`: the whole table, unless a test has the dice alone. */
export function verifyGame(file: string, seat: Seat | undefined, verify = verifyGameLog): GameVerdict {
  const entries = entriesOf(file);
  if (!entries) return { ok: false, wrong: { what: 'fileUnreadable' } };
  const verdict = verify(catalogue, entries);
  if (!verdict.ok) return verdict;
  const own = seat === undefined ? 'unknown' : ownPart(entries, seat);
  if (typeof own === 'object') return own;
  return { ok: true, draws: verdict.draws, moves: verdict.commands, own };
}

function entriesOf(file: string): LogEntry[] | undefined {
  try {
    const [heading = '', ...lines] = file.trimEnd().split('\n');
    return gameFileId(heading) === undefined ? undefined : lines.map((line) => JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** A log can be true in itself and not be the game that was played: only who threw a seed in can tell. */
function ownPart(entries: readonly LogEntry[], seat: Seat): 'mixed' | 'unknown' | False {
  const { record } =
    entries.flatMap(({ facts }) => facts).findLast((fact): fact is Mixed => fact.type === 'diceMixed') ?? {};
  const kept = record && ownSeed(record.ceremonyId);
  if (!record || !kept || !record.seats.includes(seat)) return 'unknown';
  if (kept.serverCommitment !== record.serverCommitment)
    return { ok: false, wrong: { what: 'serverCommitmentExchanged' } };
  const verdict = verifyOwnSeat(record, { seat, seed: kept.seed });
  return verdict.ok ? 'mixed' : verdict;
}
