/** The whole game once more in this browser: every shuffle, roll and event from the seeds of all (architecture, "Fair dice"). */
import { catalogue } from '@illuminice/cards';
import type { Seat } from '@illuminice/engine';
import { type OwnSeatWrong, verifyOwnSeat } from '@illuminice/fair-dice';
import { gameFileId, type LogEntry, type LogWrong, type TableFact, verifyGameLog } from '@illuminice/table';
import { ownSeed, seenLog } from '../../session/online/index.ts';

type Mixed = Extract<TableFact, { type: 'diceMixed' }>;

export type GameWrong =
  | LogWrong
  | OwnSeatWrong
  | {
      readonly what:
        | 'fileUnreadable'
        | 'serverCommitmentExchanged'
        /** This browser knows nothing of these dice. */
        | 'ceremonyUnknown'
        | 'headNotInLog'
        | 'ownActMissing'
        /** The log says that a backup was put back: what this browser saw after it is not in there. */
        | 'putBack';
    };

interface False {
  readonly ok: false;
  readonly wrong: GameWrong;
  /** It may be true all the same. */
  readonly unproven?: true;
  /** Where in the log, counted from 1; missing where the log itself holds. */
  readonly entry?: number;
}

/** `own`: whether what this browser threw in is in the mix. */
export type GameVerdict =
  | {
      readonly ok: true;
      readonly draws: number;
      readonly moves: number;
      readonly own: 'mixed' | 'looksOn';
      /** How often whoever runs the server put a backup back, or took somebody out. */
      readonly byServer: number;
      /** Of the log when the game ended: the same for everybody who was there. */
      readonly head?: string;
    }
  | False;

/** `verify`: the whole table, unless a test has the dice alone. */
export function verifyGame(file: string, seat: Seat | undefined, verify = verifyGameLog): GameVerdict {
  const { table, entries } = gameIn(file) ?? {};
  if (table === undefined || !entries) return { ok: false, wrong: { what: 'fileUnreadable' } };
  const verdict = verify(catalogue, entries);
  if (!verdict.ok && !verdict.unproven) return verdict;
  const own = wrongWithSeen(table, entries, seat) ?? (seat === undefined ? undefined : wrongWithSeed(entries, seat));
  if (own && !own.unproven) return own;
  if (!verdict.ok) return verdict;
  if (own) return own;
  const head = headAtEnd(entries);
  return {
    ...{ ok: true, draws: verdict.draws, moves: verdict.commands, own: seat === undefined ? 'looksOn' : 'mixed' },
    byServer: verdict.byServer?.length ?? 0,
    ...(head === undefined ? {} : { head }),
  };
}

function gameIn(file: string): { readonly table: string; readonly entries: LogEntry[] } | undefined {
  try {
    const [heading = '', ...lines] = file.trimEnd().split('\n');
    const table = gameFileId(heading);
    return table === undefined ? undefined : { table, entries: lines.map((line) => JSON.parse(line)) };
  } catch {
    return undefined;
  }
}

function headAtEnd(entries: readonly LogEntry[]): string | undefined {
  const isEnd = (fact: TableFact) => fact.type === 'game' && fact.events.some(({ type }) => type === 'gameEnded');
  return entries.findLast(({ facts }) => facts.some(isEnd))?.chain;
}

/** A log can be true in itself and not be the one that was shown here while the game went on. */
function wrongWithSeen(table: string, entries: readonly LogEntry[], seat: Seat | undefined): False | undefined {
  const { head, acts, receipt } = seenLog(table) ?? { acts: [] };
  const heads = new Set(entries.map(({ chain }) => chain));
  for (const seen of [head, receipt])
    if (seen !== undefined && !heads.has(seen)) return missing(entries, 'headNotInLog');
  const done = new Set(entries.map(({ commandId }) => commandId));
  return seat === undefined || acts.every((id) => done.has(`${seat}.${id}`))
    ? undefined
    : missing(entries, 'ownActMissing');
}

/** V-18: where the log itself tells of a backup it may be what that undid. */
function missing(entries: readonly LogEntry[], what: 'headNotInLog' | 'ownActMissing'): False {
  const isPutBack = entries.some(({ facts }) => facts.some(({ type }) => type === 'diceAgain'));
  return isPutBack ? { ok: false, unproven: true, wrong: { what: 'putBack' } } : { ok: false, wrong: { what } };
}

/** Only who threw a seed in can tell whether it is in the mix. */
function wrongWithSeed(entries: readonly LogEntry[], seat: Seat): False | undefined {
  const { record } =
    entries.flatMap(({ facts }) => facts).findLast((fact): fact is Mixed => fact.type === 'diceMixed') ?? {};
  const kept = record && ownSeed(record.ceremonyId);
  if (!record || !kept) return { ok: false, unproven: true, wrong: { what: 'ceremonyUnknown' } };
  if (kept.serverCommitment !== record.serverCommitment)
    return { ok: false, wrong: { what: 'serverCommitmentExchanged' } };
  const verdict = verifyOwnSeat(record, { seat, seed: kept.seed });
  return verdict.ok ? undefined : verdict;
}
