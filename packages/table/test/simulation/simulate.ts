/** Servers and clients in one process, with every fault a seed can think of, until the game is over. */
import { pack } from '@illuminice/cards';
import { completeOptions, type GameOptions } from '@illuminice/engine';
import { Chance, calmCommand, difference } from '@illuminice/testkit';
import { foldStored } from '../../src/fold/copy.ts';
import { TABLE_SETTINGS, Table, type TableState } from '../../src/index.ts';
import { isAbandoned } from '../../src/model/seats-of.ts';
import { MemoryStore } from '../fake-host.ts';
import { checkLog } from './check-log.ts';
import { Client, type NetworkFaults } from './client.ts';
import type { Faults } from './faulty-store.ts';
import { ServerProcess } from './process.ts';
import { World } from './world.ts';

export interface Simulation {
  readonly seed: number;
  readonly seats: readonly ('human' | 'bot')[];
  readonly options?: Partial<GameOptions>;
  readonly processes?: number;
  /** Virtual time between crashes, on average; 0 = none. */
  readonly crashEveryMs: number;
  readonly store: Faults;
  readonly network: NetworkFaults;
  readonly mostEvents: number;
  /** Trades, peeks, gifts and leaving too. */
  readonly wild?: boolean;
}

export interface SimulationResult {
  readonly lines: number;
  readonly acknowledged: number;
  readonly crashes: number;
  /** Lines that processes passed on as others had made them. */
  readonly entriesUnread: number;
  readonly virtualMinutes: number;
  /** The game is over, everybody has left it, or the simulation ran out of events. */
  readonly end: 'over' | 'abandoned' | 'open';
  readonly log: string;
}

const THINK_MS = 1200;

export async function simulate(simulation: Simulation): Promise<SimulationResult> {
  const world = new World(simulation.seed);
  const disk = new MemoryStore();
  const chance = new Chance((_, below) => world.below(below));
  const processes: ServerProcess[] = [];
  let crashes = 0;
  let entriesUnread = 0;

  const start = (): ServerProcess => {
    const process: ServerProcess = new ServerProcess({
      world,
      disk,
      faults: simulation.store,
      bot: ({ seat, view, moves }) =>
        calmCommand({ pack, seat, moves, view: () => view, chance }) ?? { type: 'default' },
      tellOthers: (entry, made) => {
        const deadline = disk.deadlines.get('t');
        for (const other of processes)
          if (other !== process && !world.happens(100))
            world.later(world.below(50), () => other.isDead || other.heard(entry, made, deadline));
      },
    });
    process.open().catch(() => undefined);
    return process;
  };

  const completed = completeOptions(simulation.options ?? {});
  if ('problem' in completed) throw new Error(completed.problem.code);
  await Table.create({
    id: 't',
    pack,
    ports: {
      ...new ServerProcess({
        world,
        disk,
        faults: simulation.store,
        bot: () => ({ type: 'default' }),
        tellOthers: () => undefined,
      }).ports(),
      store: disk,
    },
    opening: { options: completed, seats: simulation.seats.map((kind, seat) => ({ kind, name: `seat ${seat}` })) },
  }).then((table) => table.close());

  for (let index = 0; index < (simulation.processes ?? 1); index++) processes.push(start());
  const clients = simulation.seats.flatMap((kind, seat) =>
    kind === 'human' ? [new Client(seat, world, { faults: simulation.network, wild: simulation.wild === true })] : [],
  );

  const live = (client: Client): void => {
    const { disconnect } = simulation.network;
    if (!client.isConnected) client.connect(processes[world.below(processes.length)] as ServerProcess);
    else if (world.happens(disconnect)) client.disconnect();
    else client.think();
    world.later(200 + world.below(THINK_MS), () => live(client));
  };
  for (const client of clients) world.later(world.below(THINK_MS), () => live(client));

  const crash = (): void => {
    const index = world.below(processes.length);
    processes[index]?.die();
    entriesUnread += processes[index]?.entriesUnread ?? 0;
    crashes++;
    processes[index] = start();
    world.later(world.below(2 * simulation.crashEveryMs), crash);
  };
  if (simulation.crashEveryMs > 0) world.later(world.below(2 * simulation.crashEveryMs), crash);

  const stored = async (): Promise<TableState | undefined> => foldStored(pack, (await disk.load('t')) ?? { tail: [] });
  let events = 0;
  for (; events < simulation.mostEvents && (await world.next()); events++) {
    if (events % 500 !== 0) continue;
    const state = await stored();
    if (endOf(state) !== 'open' || state?.stage === 'frozen') break;
  }

  await checkEnd({ world, disk, processes, clients, start });
  const state = await stored();
  return {
    lines: state?.seq ?? 0,
    acknowledged: clients.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
    crashes,
    entriesUnread: processes.reduce((sum, process) => sum + process.entriesUnread, entriesUnread),
    virtualMinutes: Math.round((world.time - 1_000_000) / 60_000),
    end: endOf(state),
    log: JSON.stringify(disk.logs.get('t')),
  };
}

function endOf(state: TableState | undefined): SimulationResult['end'] {
  if (state?.stage === 'over') return 'over';
  return state && isAbandoned(state) ? 'abandoned' : 'open';
}

interface End {
  readonly world: World;
  readonly disk: MemoryStore;
  readonly processes: readonly ServerProcess[];
  readonly clients: readonly Client[];
  readonly start: () => ServerProcess;
}

/** All agree with the log: who reads it anew, the processes that lived through it, and the clients. */
async function checkEnd({ disk, clients }: End): Promise<void> {
  checkLog(disk.logs.get('t') ?? []);
  const whole = foldStored(pack, { tail: await disk.entries('t', 1) });
  const bySnapshot = foldStored(pack, (await disk.load('t')) ?? { tail: [] });
  const differs = difference(bySnapshot, whole);
  if (differs !== undefined) throw new Error(`the snapshot and the log disagree: ${differs}`);
  if (whole?.stage === 'frozen') throw new Error(`the table froze: ${whole.frozen}`);

  const log = await disk.entries('t', 1);
  for (const client of clients) {
    for (const id of client.acknowledged) {
      const lines = log.filter(({ commandId }) => commandId === `${client.seat}.${id}`).length;
      if (lines !== 1)
        throw new Error(`seat ${client.seat}: ${id} was acknowledged and stands in the log ${lines} times`);
    }
    const { latest } = client;
    if (!latest || !whole) continue;
    await checkClient(disk, client.seat, latest);
  }
}

/** What a client last saw is what the log says was to be seen by it at that version. */
async function checkClient(disk: MemoryStore, seat: number, latest: NonNullable<Client['latest']>): Promise<void> {
  const log = await disk.entries('t', 1);
  const upTo = log.findLast(({ seq }) => versionAfter(log, seq, seat) <= latest.version)?.seq ?? 1;
  const store = new MemoryStore();
  store.logs.set(
    't',
    log.slice(0, upTo).map((entry) => entry),
  );
  const ports = new ServerProcess({
    world: new World(0),
    disk: store,
    faults: { failAfter: 0, failBefore: 0, slowest: 0 },
    bot: () => ({ type: 'default' }),
    tellOthers: () => undefined,
  }).ports();
  const table = await Table.open({ id: 't', pack, ports: { ...ports, store }, settings: TABLE_SETTINGS });
  const then = await table?.updateFor(seat);
  table?.close();
  const differs = difference(
    JSON.parse(JSON.stringify([then?.version, then?.view, then?.moves])),
    JSON.parse(JSON.stringify([latest.version, latest.view, latest.moves])),
  );
  if (differs !== undefined) throw new Error(`seat ${seat} saw something else than the log tells: ${differs}`);
}

const versionCache = new WeakMap<object, number[][]>();

function versionAfter(log: Awaited<ReturnType<MemoryStore['entries']>>, seq: number, seat: number): number {
  let known = versionCache.get(log);
  if (!known) {
    known = versionsAlong(log);
    versionCache.set(log, known);
  }
  return known[seq - 1]?.[seat] ?? 0;
}

function versionsAlong(log: Awaited<ReturnType<MemoryStore['entries']>>): number[][] {
  const result: number[][] = [];
  let state: TableState | undefined;
  for (const entry of log) {
    state = state
      ? foldStored(pack, { snapshot: { seq: state.seq, state }, tail: [entry] })
      : foldStored(pack, { tail: [entry] });
    result.push(state?.versions ?? []);
  }
  return result;
}
