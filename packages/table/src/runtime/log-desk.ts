import type { Pack, Seat } from '@illuminice/engine';
import { earliestDue } from '../clocks/dues.ts';
import { copyFor, copyOf, takeOver } from '../fold/copy.ts';
import { fold } from '../fold/fold.ts';
import { openTable } from '../fold/open.ts';
import { orFault } from '../model/fault.ts';
import type { LogEntry, TableFact } from '../model/log.ts';
import type { TableSettings } from '../model/settings.ts';
import type { TableState } from '../model/table-state.ts';
import type { Ports, TableId } from '../ports.ts';

interface Desk {
  readonly table: TableId;
  readonly pack: Pack;
  readonly ports: Ports;
  readonly settings: TableSettings;
  readonly state: TableState;
  /** A line is stored and folded; `touched` = the viewers who learned something. */
  folded(entry: LogEntry, touched: number): void;
}

/** Keeps memory and log in step: memory follows the log and never runs ahead of it. The state is one object that changes in place. */
export class LogDesk {
  readonly #desk: Desk;
  readonly #state: TableState;
  /** An append failed and nobody knows whether it was stored, or somebody else wrote: read before deciding. */
  #mayBeBehind = false;
  #deadline: number | undefined;
  /** The line `#deadline` was computed after. */
  #deadlineAfter = 0;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#state = desk.state;
  }

  static opened(entry: LogEntry): TableState {
    return openTable(entry);
  }

  get state(): TableState {
    return this.#state;
  }

  /** When the clock will do something if nobody does anything before; a function of the log, computed once per line. */
  get deadline(): number | undefined {
    const { seq } = this.#state;
    if (this.#deadlineAfter !== seq) {
      this.#deadline = earliestDue(this.#state, this.#desk.settings)?.at;
      this.#deadlineAfter = seq;
    }
    return this.#deadline;
  }

  async append(
    facts: readonly TableFact[],
    { due, ...from }: { readonly seat?: Seat; readonly commandId?: string; readonly due?: number },
  ): Promise<'stored' | 'conflict' | 'duplicate'> {
    const { table, pack, ports, settings } = this.#desk;
    const { seq, at } = this.#state;
    const entry: LogEntry = { seq: seq + 1, at: Math.max(at, ports.clock.now()), ...from, facts };
    const next = copyFor(this.#state, facts);
    const touched = orFault(commandIn(facts), () => fold(pack, next, entry));
    const deadline = earliestDue(next, settings)?.at;
    this.#mayBeBehind = true;
    const { result } = await ports.store.append({
      ...{ table, expectedSeq: seq, ...from, entry, deadline },
      ...(due === undefined ? {} : { due }),
      ...(next.stage === 'over' ? { isOver: true as const } : {}),
    });
    if (result !== 'stored') return result;
    this.#mayBeBehind = false;
    this.#deadline = deadline;
    this.#deadlineAfter = entry.seq;
    this.#take(next, entry, touched);
    if (entry.seq % settings.snapshotEvery === 0)
      ports.store.saveSnapshot(table, { seq: entry.seq, state: copyOf(this.#state) }).catch(() => undefined);
    return 'stored';
  }

  /** Reads and folds what others wrote, if there may be anything. */
  async catchUp(): Promise<void> {
    if (!this.#mayBeBehind) return;
    const { table, ports } = this.#desk;
    for (const entry of await ports.store.entries(table, this.#state.seq + 1)) this.#foldStored(entry);
    this.#mayBeBehind = false;
  }

  /** Nobody told us of anything, but there may be something all the same. */
  async readOn(): Promise<void> {
    this.#mayBeBehind = true;
    await this.catchUp();
  }

  async heardOf(entry: LogEntry): Promise<void> {
    if (entry.seq <= this.#state.seq) return;
    if (entry.seq === this.#state.seq + 1 && !this.#mayBeBehind) this.#foldStored(entry);
    else {
      this.#mayBeBehind = true;
      await this.catchUp();
    }
  }

  #foldStored(entry: LogEntry): void {
    const next = copyFor(this.#state, entry.facts);
    const touched = fold(this.#desk.pack, next, entry);
    this.#take(next, entry, touched);
  }

  #take(next: TableState, entry: LogEntry, touched: number): void {
    takeOver(this.#state, next);
    this.#desk.folded(entry, touched);
  }
}

function commandIn(facts: readonly TableFact[]): Parameters<typeof orFault>[0] {
  for (const fact of facts) if (fact.type === 'game') return fact.command;
  return { type: 'timeOut' };
}
