/** One process of the real server, on the world's time, disk and sockets. It can die between any two events. */

import type { BotPort } from '@illuminice/table';
import { type AssembledServer, assemble } from '../../apps/server/src/assemble.ts';
import type { Backend } from '../../apps/server/src/backend/index.ts';
import { type Config, Health, newLogger, readConfig, steadyClock } from '../../apps/server/src/runtime/index.ts';
import { Hub } from '../../apps/server/src/sockets/index.ts';
import type { ServerTableStore } from '../../apps/server/src/store/index.ts';
import type { Crash } from './disk.ts';
import type { Home } from './home.ts';
import { type Answer, Pages, type Question } from './pages.ts';
import { plantedFlags } from './planted-flags.ts';
import { type Release, storeOf } from './release.ts';
import { type ClientEnd, Wire } from './wire.ts';
import { type Chance, type Owner, Violation, type World } from './world.ts';

export interface ProcessOrder {
  readonly world: World;
  readonly home: Home;
  readonly release: Release;
  readonly bots: BotPort;
  readonly tableSettings: object;
  readonly wallOffset: number;
  readonly name: string;
}

export interface ConnectOrder {
  readonly client: ClientEnd;
  readonly cookie: string | undefined;
  readonly address: string;
  readonly chance: Chance;
  readonly slowestMs: number;
}

export interface Connected {
  readonly wire: Wire;
  readonly cookie: string | undefined;
}

/** What a healthy server may say at this level under the faults it is given. */
const EXPECTED = [
  'the disk refuses to write',
  'a game of another release stands still',
  'Postgres does not answer',
  'Redis does not answer',
];
const ERROR = 50;

export class ServerProcess {
  readonly owner: Owner;
  readonly release: Release;
  readonly #order: ProcessOrder;
  readonly #wires = new Set<Wire>();
  #server: AssembledServer | undefined;
  #backend: Backend | undefined;
  #pages: Pages | undefined;

  constructor(order: ProcessOrder) {
    this.#order = order;
    this.release = order.release;
    this.owner = order.world.newOwner(order.name);
    this.owner.wallOffset = order.wallOffset;
    order.world.later(0, () => void this.#start(), this.owner);
  }

  get isUp(): boolean {
    return this.#server !== undefined && !this.owner.isDead && !this.#server.isDraining();
  }

  /** Whose timers and computer players it believes to be its own. */
  get ownedTables(): readonly string[] {
    const owns = this.#backend?.others?.owns;
    const opened = this.#server?.parts.tables.opened() ?? [];
    return opened.flatMap(({ id }) => (owns?.(id) === true ? [id] : []));
  }

  isUnplayable(table: string): boolean {
    return this.#server?.parts.tables.opened().find(({ id }) => id === table)?.unplayable !== undefined;
  }

  async #start(): Promise<void> {
    const { world, home, release, bots, tableSettings } = this.#order;
    const config: Config = readConfig({ DATA_DIR: home.folder, WEB_DIR: 'none' }, '/');
    const log = newLogger('warn', { write: (line) => heed(line, world) });
    const [hub, health] = [new Hub(), new Health(log)];
    const clock = { steady: undefined, wall: Date.now, forgetful: steadyClock() }[plantedFlags.clock];
    const backend = await home.open(this.owner, { config, log, hub, health, ...(clock && { now: clock }) });
    const { pack } = release;
    const reading = { pack, storeOf: (store: ServerTableStore) => storeOf(store, release) };
    const options = { ...reading, bots, tableSettings, patience: Number.POSITIVE_INFINITY };
    const server = assemble({ config, log, hub, health, backend }, options);
    await backend.start(server.parts);
    this.#backend = backend;
    this.#server = server;
    this.#pages = new Pages(server.pages);
  }

  /** Undefined: it was not let in. Nothing in the world has to happen for it but this. */
  async connect({ client, cookie, address, chance, slowestMs }: ConnectOrder): Promise<Connected | number> {
    const { world } = this.#order;
    const { gateway } = this.#server ?? {};
    if (gateway === undefined || this.owner.isDead) return 502;
    const headers = { host: 'play.example', ...(cookie === undefined ? {} : { cookie }) };
    const admission = await gateway.admit({ url: '/socket', headers, socket: { remoteAddress: address } });
    if ('status' in admission) return admission.status;
    const wire = new Wire({ world, server: this.owner, chance, slowestMs, client });
    this.#wires.add(wire);
    gateway.open(wire.socket, admission);
    const { session } = admission;
    const given = typeof session === 'string' ? undefined : session.setCookie?.split(';')[0];
    return { wire, cookie: given ?? cookie };
  }

  /** Over plain HTTP. A process that ends before it has answered never does. */
  async ask(question: Question, answered: (answer: Answer) => void): Promise<void> {
    const pages = this.#pages;
    await pages?.prepare(question);
    void pages?.ask(question).then((answer) => (this.owner.isDead ? undefined : answered(answer)));
  }

  kill(how: Crash): void {
    this.owner.isDead = true;
    for (const wire of this.#wires) wire.serverDied();
    this.#order.home.crash(how, this.owner);
  }

  /** Asked to stop; `then` when it has. One that is still starting is ended. */
  drain(then: () => void): void {
    const { world, home } = this.#order;
    const server = this.#server;
    if (server === undefined) {
      this.kill('clean');
      return then();
    }
    const ended = (): void => {
      this.owner.isDead = true;
      home.released(this.owner);
      world.later(1, then, world.people);
    };
    world.later(0, () => void server.drain().then(ended), this.owner);
  }
}

function heed(line: string, world: World): void {
  const { level, msg, err } = JSON.parse(line) as {
    level: number;
    msg: string;
    err?: { message: string; stack: string };
  };
  if (level < ERROR || EXPECTED.some((expected) => msg.startsWith(expected))) return;
  world.failed ??= new Violation(`the server says: ${msg}${err ? `: ${err.message}\n${err.stack}` : ''}`);
}
