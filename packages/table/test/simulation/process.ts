/** One server process: a table in memory, connections to clients. It can die between any two steps. */

import { pack } from '@illuminice/cards';
import type { SeatCommand } from '@illuminice/engine';
import { hashText } from '@illuminice/fair-dice';
import type { Answer, SeatRequest, TableUpdate } from '@illuminice/protocol';
import {
  type BotRequest,
  isQuiet,
  type LogEntry,
  type Ports,
  TABLE_SETTINGS,
  Table,
  type TableViewer,
} from '../../src/index.ts';
import type { MemoryStore } from '../fake-host.ts';
import { type Faults, FaultyStore } from './faulty-store.ts';
import type { World } from './world.ts';

export interface ProcessSetup {
  readonly world: World;
  readonly disk: MemoryStore;
  readonly faults: Faults;
  readonly bot: (request: BotRequest) => SeatCommand;
  /** A line this process knows of, for the others; of its own ones with what it made of them. */
  readonly tellOthers: (entry: LogEntry, made: Made | undefined) => void;
}

/** What everybody who is asked for is told of a line. */
export interface Made {
  readonly audience: ReadonlySet<TableViewer>;
  readonly updates: Map<TableViewer, TableUpdate>;
}

type Deliver = (update: TableUpdate) => void;

export class ServerProcess {
  readonly #setup: ProcessSetup;
  readonly #store: FaultyStore;
  readonly #connections = new Map<TableViewer, Set<Deliver>>();
  #timerAt: number | undefined;
  table: Table | undefined;
  isDead = false;
  /** Lines it passed on as others had made them. */
  entriesUnread = 0;

  constructor(setup: ProcessSetup) {
    this.#setup = setup;
    this.#store = new FaultyStore(setup.disk, setup.world, setup.faults);
  }

  ports(): Ports {
    const { world, bot } = this.#setup;
    return {
      store: this.#store,
      clock: { now: () => world.time, schedule: (_, at) => this.#schedule(at) },
      hash: hashText,
      entropy: { seed: () => `${world.serial++}`.padStart(64, '0'), id: () => `id${world.serial++}` },
      fanout: {
        publish: ({ entry, updateFor }) => {
          const isForAll = this.#store.own.has(entry) && isQuiet(entry);
          const made: Made | undefined = isForAll ? { audience: this.#others(), updates: new Map() } : undefined;
          for (const viewer of new Set([...this.#connections.keys(), ...(made?.audience ?? [])])) {
            const update = updateFor(viewer);
            if (update === undefined) continue;
            // As it is at this moment: it travels as text.
            made?.updates.set(viewer, JSON.parse(JSON.stringify(update)));
            this.#pass(viewer, update);
          }
          this.#setup.tellOthers(entry, made);
        },
        deliverLate: ({ update }) => this.#pass('spectator', update),
      },
      bots: {
        decide: (request) =>
          new Promise((resolve) => world.later(world.below(1500), () => resolve({ command: bot(request) }))),
      },
    };
  }

  #pass(viewer: TableViewer, update: TableUpdate): void {
    for (const deliver of this.#connections.get(viewer) ?? []) deliver(update);
  }

  /** Who may look on elsewhere, as far as this process has heard: somebody may just have come. */
  #others(): ReadonlySet<TableViewer> {
    const seats = [...(this.table?.state.seats.keys() ?? [])];
    return new Set(seats.filter(() => !this.#setup.world.happens(50)));
  }

  #schedule(at: number | undefined): void {
    this.#timerAt = at;
    if (at === undefined || this.isDead) return;
    this.#setup.world.later(Math.max(0, at - this.#setup.world.time), () => {
      if (!this.isDead && this.#timerAt === at) this.table?.timerFired().catch(() => undefined);
    });
  }

  async open(): Promise<void> {
    const table = await Table.open({ id: 't', pack, ports: this.ports(), settings: TABLE_SETTINGS });
    if (!this.isDead) this.table = table;
  }

  die(): void {
    this.isDead = true;
    this.#store.isDead = true;
    this.#connections.clear();
    this.table?.close();
  }

  heard(entry: LogEntry, made: Made | undefined, deadline: number | undefined): void {
    const tell = (): boolean => {
      if (made === undefined || [...this.#connections.keys()].some((viewer) => !made.audience.has(viewer)))
        return false;
      for (const [viewer, update] of made.updates) if (made.audience.has(viewer)) this.#pass(viewer, update);
      this.entriesUnread++;
      return true;
    };
    this.table?.toldElsewhere({ seq: entry.seq, deadline, read: () => entry, tell }).catch(() => undefined);
  }

  connect(viewer: TableViewer, deliver: Deliver): void {
    const deliverers = this.#connections.get(viewer) ?? new Set();
    this.#connections.set(viewer, deliverers.add(deliver));
    if (typeof viewer === 'number') this.table?.connected(viewer).catch(() => undefined);
  }

  disconnect(viewer: TableViewer, deliver: Deliver): void {
    const deliverers = this.#connections.get(viewer);
    deliverers?.delete(deliver);
    if (deliverers?.size !== 0) return;
    this.#connections.delete(viewer);
    if (typeof viewer === 'number') this.table?.disconnected(viewer).catch(() => undefined);
  }

  async act(seat: number, id: string, act: SeatRequest): Promise<Answer | undefined> {
    return this.table?.request({ seat, id, request: act });
  }
}
