import type { Mutable, Pack, Seat } from '@illuminice/engine';
import type { SeatRequest } from '@illuminice/protocol';
import { earliestDue } from '../clocks/dues.ts';
import type { Decided } from '../decisions/decision.ts';
import { copyFor, copyOf, takeOver } from '../fold/copy.ts';
import { fold } from '../fold/fold.ts';
import { openTable } from '../fold/open.ts';
import { chained, keepsSecrets } from '../model/chain.ts';
import { orFault } from '../model/fault.ts';
import type { ActSignature, LogEntry, TableFact } from '../model/log.ts';
import type { TableSettings } from '../model/settings.ts';
import { signedPart } from '../model/signed-act.ts';
import type { TableState } from '../model/table-state.ts';
import type { AppendRequest, EntryToldElsewhere, Ports, TableId } from '../ports/ports.ts';

interface Parts {
  readonly table: TableId;
  readonly pack: Pack;
  readonly ports: Ports;
  readonly settings: TableSettings;
  readonly state: TableState;
  /** An entry is stored and folded; `touched` = the viewers who learned something. */
  folded(entry: LogEntry, touched: number): void;
}

/** Who or what an entry comes from. */
export interface EntrySource {
  readonly seat?: Seat;
  readonly commandId?: string;
  readonly due?: number;
  readonly signed?: { readonly signature: ActSignature; readonly request: SeatRequest } | undefined;
}

/** Entries kept unread at most: whoever asks next waits for them to be folded. */
const MOST_UNREAD = 16;

/** Keeps memory and log in step: memory follows the log and never runs ahead of it. The state is one object that changes in place. */
export class TableLog {
  readonly #parts: Parts;
  readonly #state: TableState;
  /** An append failed and nobody knows whether it was stored, or somebody else wrote: read before deciding. */
  #mayBeBehind = false;
  #deadline: number | undefined;
  /** The entry `#deadline` was computed after. */
  #deadlineAfter = 0;
  /** The next entries, told to everybody here by who wrote them; folded when somebody asks for the state. */
  #unread: (() => LogEntry)[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#state = parts.state;
  }

  static opened(entry: LogEntry): TableState {
    return openTable(entry);
  }

  get mayBeBehind(): boolean {
    return this.#mayBeBehind;
  }

  get state(): TableState {
    if (this.#unread.length > 0) this.#readUp();
    return this.#state;
  }

  /** How far the log is known here, read or unread. */
  get seq(): number {
    return this.#state.seq + this.#unread.length;
  }

  /** When the clock will do something if nobody does anything before; a function of the log, computed once per entry. */
  get deadline(): number | undefined {
    const { state } = this;
    const { seq } = state;
    if (this.#deadlineAfter !== seq) {
      this.#deadline = earliestDue(state, this.#parts.settings)?.at;
      this.#deadlineAfter = seq;
    }
    return this.#deadline;
  }

  async append(
    { facts, after }: Decided,
    { seat, commandId, due, signed }: EntrySource,
  ): Promise<'stored' | 'conflict' | 'duplicate'> {
    const { table, pack, ports, settings } = this.#parts;
    const { seq, at } = this.state;
    const entry: Mutable<LogEntry> = { seq: seq + 1, at: Math.max(at, ports.clock.now()), facts };
    if (seat !== undefined) entry.seat = seat;
    if (commandId !== undefined) entry.commandId = commandId;
    if (signed) entry.signed = signedPart(signed.signature, signed.request, facts);
    const json = this.#close(entry);
    // Where it leads is known from deciding, and the game need not be copied; but a promise is judged at every event on the way.
    const reached = this.#state.promises.length === 0 ? after : undefined;
    const next = copyFor(this.#state, reached ? [] : facts);
    const touched = orFault(commandIn(facts), () => fold(pack, next, { entry, after: reached }));
    const deadline = earliestDue(next, settings)?.at;
    this.#mayBeBehind = true;
    const request: Mutable<AppendRequest> = { table, expectedSeq: seq, entry, deadline };
    if (seat !== undefined) request.seat = seat;
    if (commandId !== undefined) request.commandId = commandId;
    if (json !== undefined) request.json = json;
    if (due !== undefined) request.due = due;
    if (next.stage === 'over') request.isOver = true;
    const { result } = await ports.store.append(request);
    if (result !== 'stored') return result;
    this.#mayBeBehind = false;
    this.#deadline = deadline;
    this.#deadlineAfter = entry.seq;
    this.#take(next, entry, touched);
    if (entry.seq % settings.snapshotEvery === 0)
      ports.store.saveSnapshot(table, { seq: entry.seq, state: copyOf(this.#state) }).catch(() => undefined);
    return 'stored';
  }

  #close(entry: Mutable<LogEntry>): string | undefined {
    const { chain } = this.#state;
    const { hash, entropy } = this.#parts.ports;
    if (!chain) return undefined;
    if (keepsSecrets(entry.facts)) entry.salt = entropy.seed();
    return chained(hash, entry, chain);
  }

  /** Reads and folds what others wrote, if there may be anything. */
  async catchUp(): Promise<void> {
    if (!this.#mayBeBehind) return;
    const { table, ports } = this.#parts;
    for (const entry of await ports.store.entries(table, this.state.seq + 1)) this.#foldStored(entry);
    this.#mayBeBehind = false;
  }

  /** Nobody told us of anything, but there may be something all the same. */
  async readOn(): Promise<void> {
    this.#mayBeBehind = true;
    await this.catchUp();
  }

  /**
   * The next entry, if everybody here can be told of it as it is: most are never read one by one, and nobody needs a view of them. Not where
   * computer players sit: they look at every position.
   */
  keepUnread({ seq, read, tell }: EntryToldElsewhere): boolean {
    const isNext = seq === this.seq + 1 && !this.#mayBeBehind;
    const isQuiet = this.#state.seats.every(({ born, away }) => born === 'human' && away === undefined);
    if (!isNext || !isQuiet || !tell()) return false;
    this.#unread.push(read);
    if (this.#unread.length > MOST_UNREAD) this.#readUp();
    return true;
  }

  async heardOf(entry: LogEntry): Promise<void> {
    const { seq } = this.state;
    if (entry.seq <= seq) return;
    if (entry.seq === seq + 1 && !this.#mayBeBehind) this.#foldStored(entry);
    else {
      this.#mayBeBehind = true;
      await this.catchUp();
    }
  }

  #readUp(): void {
    const unread = this.#unread;
    this.#unread = [];
    try {
      const entries = unread.map((read) => read());
      const facts = entries.flatMap((entry) => entry.facts);
      const next = copyFor(this.#state, facts);
      for (const entry of entries) fold(this.#parts.pack, next, { entry });
      takeOver(this.#state, next);
    } catch {
      // Garbled on the way: the database has it.
      this.#mayBeBehind = true;
    }
  }

  #foldStored(entry: LogEntry): void {
    const next = copyFor(this.state, entry.facts);
    const touched = fold(this.#parts.pack, next, { entry });
    this.#take(next, entry, touched);
  }

  #take(next: TableState, entry: LogEntry, touched: number): void {
    takeOver(this.#state, next);
    this.#parts.folded(entry, touched);
  }
}

function commandIn(facts: readonly TableFact[]): Parameters<typeof orFault>[0] {
  for (const fact of facts) if (fact.type === 'game') return fact.command;
  return { type: 'timeOut' };
}
