/** A world in one process: a clock that moves when told, a store in memory that can fail, and everything that was sent. */

import { pack } from '@illuminice/cards';
import { completeOptions, type GameOptions, type Pack, type Seat, type SeatCommand } from '@illuminice/engine';
import { hashText } from '@illuminice/fair-dice';
import type { Answer, SeatRequest, TableUpdate } from '@illuminice/protocol';
import {
  type AppendRequest,
  type AppendResult,
  type BotAnswer,
  type BotPort,
  type BotRequest,
  type Continuation,
  type LogEntry,
  type Opening,
  type Ports,
  type Snapshot,
  type Store,
  type StoredTable,
  TABLE_SETTINGS,
  Table,
  type TableSettings,
  type TableViewer,
} from '../src/index.ts';

export class MemoryStore implements Store {
  readonly logs = new Map<string, LogEntry[]>();
  readonly snapshots = new Map<string, Snapshot[]>();
  readonly deadlines = new Map<string, number | undefined>();
  readonly ids = new Map<string, number>();
  /** Tables that a backup put back. */
  readonly restored = new Set<string>();
  isFull = false;

  async append({ table, expectedSeq, commandId, entry, deadline }: AppendRequest): Promise<AppendResult> {
    const log = this.logs.get(table) ?? [];
    if (this.isFull) throw new Error('the disk is full');
    if (commandId !== undefined) {
      const seq = this.ids.get(`${table} ${commandId}`);
      if (seq !== undefined) return { result: 'duplicate', seq };
    }
    if (log.length !== expectedSeq) return { result: 'conflict' };
    log.push(JSON.parse(JSON.stringify(entry)));
    this.logs.set(table, log);
    this.deadlines.set(table, deadline);
    if (entry.facts.some(({ type }) => type === 'diceAgain')) this.restored.delete(table);
    if (commandId !== undefined) this.ids.set(`${table} ${commandId}`, entry.seq);
    return { result: 'stored' };
  }

  async load(table: string, upTo = Number.POSITIVE_INFINITY): Promise<StoredTable | undefined> {
    const log = this.logs.get(table);
    if (!log) return undefined;
    const snapshot = this.snapshots.get(table)?.findLast(({ seq }) => seq <= upTo);
    const after = snapshot?.seq ?? 0;
    const tail = log.filter(({ seq }) => seq > after && seq <= upTo);
    const isRestored = this.restored.has(table) ? { isRestored: true } : {};
    return JSON.parse(JSON.stringify({ ...(snapshot ? { snapshot } : {}), tail, ...isRestored }));
  }

  /** A backup: the log as it was after this entry. */
  putBack(table: string, seq: number): void {
    this.logs.set(table, (this.logs.get(table) ?? []).slice(0, seq));
    this.snapshots.set(
      table,
      (this.snapshots.get(table) ?? []).filter((snapshot) => snapshot.seq <= seq),
    );
    for (const [id, at] of this.ids) if (at > seq) this.ids.delete(id);
  }

  async entries(table: string, from: number, to = Number.POSITIVE_INFINITY): Promise<readonly LogEntry[]> {
    const log = this.logs.get(table) ?? [];
    return JSON.parse(JSON.stringify(log.filter(({ seq }) => seq >= from && seq <= to)));
  }

  async saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    this.snapshots.set(table, [...(this.snapshots.get(table) ?? []), JSON.parse(JSON.stringify(snapshot))]);
  }

  async accepted(table: string, commandId: string): Promise<number | undefined> {
    return this.ids.get(`${table} ${commandId}`);
  }
}

export interface Sent {
  readonly at: number;
  readonly viewer: TableViewer;
  readonly update: TableUpdate;
}

export interface HostSetup {
  readonly seats?: readonly ('human' | 'bot')[];
  readonly options?: Partial<GameOptions>;
  readonly settings?: Partial<TableSettings>;
  readonly pack?: Pack;
  readonly store?: MemoryStore;
  readonly bot?: (request: BotRequest) => SeatCommand | Promise<SeatCommand>;
  /** What its offers come with. */
  readonly word?: BotAnswer['promise'];
  /** Why it says no to offers. */
  readonly why?: BotAnswer['reason'];
  /** What it says beside, or to a proposal. */
  readonly talk?: (request: BotRequest) => Omit<BotAnswer, 'command'>;
  readonly spectators?: boolean;
  readonly continues?: Continuation;
  /** Opened before there were kinds of clock. */
  readonly isOld?: true;
  /** Seeds are drawn from this, so that two worlds can have the same dice. */
  readonly luck?: number;
  readonly hash?: Ports['hash'];
}

const SEED_LENGTH = 64;

export class FakeHost {
  readonly store: MemoryStore;
  readonly sent: Sent[] = [];
  readonly botRequests: BotRequest[] = [];
  /** Answers that became moves, and when. */
  readonly carriedOut: { readonly at: number; readonly seat: number; readonly type: string }[] = [];
  readonly settings: TableSettings;
  readonly pack: Pack;
  readonly #setup: HostSetup;
  time = 1_000_000;
  timerAt: number | undefined;
  #table: Table | undefined;
  #ids = 0;
  #drawn = 0;

  constructor(setup: HostSetup = {}) {
    this.#setup = setup;
    this.store = setup.store ?? new MemoryStore();
    this.settings = { ...TABLE_SETTINGS, beginMs: 0, ...setup.settings };
    this.pack = setup.pack ?? pack;
  }

  get table(): Table {
    if (!this.#table) throw new Error('the table is not open');
    return this.#table;
  }

  get seatCount(): number {
    return this.opening().seats.length;
  }

  opening(): Opening {
    const complete = completeOptions(this.#setup.options ?? {});
    if ('problem' in complete) throw new Error(complete.problem.code);
    const { clock, decisionSeconds, bankSeconds, masterMillis, ...older } = complete;
    const options = this.#setup.isOld ? (older as GameOptions) : complete;
    const kinds = this.#setup.seats ?? ['human', 'human', 'human'];
    const { continues } = this.#setup;
    const seats = kinds.map((kind, seat) => ({ kind, name: `seat ${seat}` }));
    return { options, seats, ...(continues ? { continues } : {}) };
  }

  ports(): Ports {
    const bots: BotPort = {
      decide: async (request): Promise<BotAnswer> => {
        this.botRequests.push(request);
        const { bot, word, why, talk } = this.#setup;
        return {
          command: (await bot?.(request)) ?? { type: 'default' },
          ...(word ? { promise: word } : {}),
          ...(why ? { reason: why } : {}),
          ...talk?.(request),
        };
      },
      carriedOut: ({ seat, answer }) => void this.carriedOut.push({ at: this.time, seat, type: answer.command.type }),
    };
    return {
      store: this.store,
      bots,
      hash: this.#setup.hash ?? hashText,
      clock: {
        now: () => this.time,
        schedule: (_, at) => {
          this.timerAt = at;
        },
      },
      entropy: {
        seed: () => `${(this.#setup.luck ?? 1) * 1000 + this.#drawn++}`.padStart(SEED_LENGTH, '0'),
        id: () => `id${this.#drawn++}`,
      },
      fanout: {
        publish: ({ updateFor }) => {
          for (const viewer of [
            ...this.opening().seats.keys(),
            ...(this.#setup.spectators ? (['spectator'] as const) : []),
          ])
            this.#send(viewer, updateFor(viewer));
        },
        deliverLate: ({ update }) => this.#send('spectator', update),
      },
    };
  }

  #send(viewer: TableViewer, update: TableUpdate | undefined): void {
    if (update) this.sent.push({ at: this.time, viewer, update: JSON.parse(JSON.stringify(update)) });
  }

  async create(): Promise<void> {
    const { settings, pack: cards } = this;
    this.#table = await Table.create({ id: 't', pack: cards, ports: this.ports(), settings, opening: this.opening() });
    await this.settle();
  }

  /** The process dies and another one opens the table. */
  async reopen(known = this.pack): Promise<void> {
    this.#table?.close();
    this.#table = await Table.open({ id: 't', pack: known, ports: this.ports(), settings: this.settings });
    await this.settle();
  }

  /** Lets everything that is due now happen. */
  async settle(): Promise<void> {
    for (let round = 0; round < 10_000; round++) {
      await this.table.idle();
      await Promise.resolve();
      if (this.timerAt === undefined || this.timerAt > this.time) {
        await new Promise((done) => setImmediate(done));
        await this.table.idle();
        if (this.timerAt === undefined || this.timerAt > this.time) return;
      }
      await this.table.timerFired();
    }
    throw new Error('the table does not come to rest');
  }

  /** Moves the clock, stopping at every timer on the way. */
  async pass(seconds: number): Promise<void> {
    const end = this.time + seconds * 1000;
    while (this.timerAt !== undefined && this.timerAt <= end) {
      this.time = Math.max(this.time, this.timerAt);
      await this.settle();
    }
    this.time = end;
    await this.settle();
  }

  async act(seat: Seat, act: SeatRequest, id = `c${this.#ids++}`): Promise<Answer> {
    const answer = await this.table.request({ seat, id, request: act });
    await this.settle();
    return answer;
  }

  send(seat: Seat, command: SeatCommand, id?: string): Promise<Answer> {
    return this.act(seat, { type: 'command', command }, id);
  }

  /** Waits until the dice are mixed without anybody taking part. */
  async begin(): Promise<void> {
    await this.create();
    await this.pass((2 * this.settings.diceMs) / 1000);
  }

  sentTo(viewer: TableViewer): TableUpdate[] {
    return this.sent.filter((one) => one.viewer === viewer).map(({ update }) => update);
  }

  lastTo(viewer: TableViewer): TableUpdate {
    const last = this.sentTo(viewer).at(-1);
    if (!last) throw new Error(`nothing was sent to ${viewer}`);
    return last;
  }

  log(): readonly LogEntry[] {
    return this.store.logs.get('t') ?? [];
  }
}
