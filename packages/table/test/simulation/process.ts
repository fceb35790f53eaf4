/** One server process: a table in memory, connections to clients. It can die between any two steps. */
import { pack } from '@illuminice/cards';
import type { SeatCommand } from '@illuminice/engine';
import {
  type Answer,
  type BotRequest,
  type LogEntry,
  type Ports,
  type SeatAct,
  TABLE_SETTINGS,
  Table,
  type TableUpdate,
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
  /** A line this process wrote, for the others. */
  readonly tellOthers: (entry: LogEntry) => void;
}

type Deliver = (update: TableUpdate) => void;

export class ServerProcess {
  readonly #setup: ProcessSetup;
  readonly #store: FaultyStore;
  readonly #connections = new Map<TableViewer, Set<Deliver>>();
  #alarm: number | undefined;
  table: Table | undefined;
  isDead = false;

  constructor(setup: ProcessSetup) {
    this.#setup = setup;
    this.#store = new FaultyStore(setup.disk, setup.world, setup.faults);
  }

  ports(): Ports {
    const { world, bot } = this.#setup;
    return {
      store: this.#store,
      clock: { now: () => world.time, schedule: (_, at) => this.#schedule(at) },
      entropy: { seed: () => `${world.serial++}`.padStart(64, '0'), id: () => `id${world.serial++}` },
      fanout: {
        audience: () => this.#connections.keys(),
        deliver: (_, viewer, update) => {
          for (const deliver of this.#connections.get(viewer) ?? []) deliver(update);
        },
        committed: (_, entry) => this.#setup.tellOthers(entry),
      },
      bots: {
        decide: (request) =>
          new Promise((resolve) => world.later(world.below(1500), () => resolve({ command: bot(request) }))),
      },
    };
  }

  #schedule(at: number | undefined): void {
    this.#alarm = at;
    if (at === undefined || this.isDead) return;
    this.#setup.world.later(Math.max(0, at - this.#setup.world.time), () => {
      if (!this.isDead && this.#alarm === at) this.table?.alarm().catch(() => undefined);
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

  heard(entry: LogEntry): void {
    this.table?.committed(entry).catch(() => undefined);
  }

  connect(viewer: TableViewer, deliver: Deliver): void {
    const deliverers = this.#connections.get(viewer) ?? new Set();
    this.#connections.set(viewer, deliverers.add(deliver));
    if (typeof viewer === 'number') this.table?.presence(viewer, true).catch(() => undefined);
  }

  disconnect(viewer: TableViewer, deliver: Deliver): void {
    const deliverers = this.#connections.get(viewer);
    deliverers?.delete(deliver);
    if (deliverers?.size !== 0) return;
    this.#connections.delete(viewer);
    if (typeof viewer === 'number') this.table?.presence(viewer, false).catch(() => undefined);
  }

  async act(seat: number, id: string, act: SeatAct): Promise<Answer | undefined> {
    return this.table?.act({ seat, id, act });
  }
}
