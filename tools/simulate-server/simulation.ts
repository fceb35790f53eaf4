/** One world: the real server, honest people, strangers and every trouble of the plan, and what must hold after each event. */

import { createHash } from 'node:crypto';
import { checkEnd } from './check-end.ts';
import { Disk, USUAL_DISK_MS } from './disk.ts';
import { Fleet } from './fleet.ts';
import { type Home, SharedHome } from './home.ts';
import { Party } from './party.ts';
import { Person, type Town } from './person.ts';
import { LAST_SHARED_RELEASE, type Plan, type ServiceTrouble, type Trouble } from './plan.ts';
import { Stranger } from './stranger.ts';
import { takeOverGlobals } from './take-over-globals.ts';
import { OwnerWatch } from './watch-owners.ts';
import { Violation, World } from './world.ts';

export interface Outcome {
  readonly hours: number;
  readonly events: number;
  readonly moves: number;
  readonly lines: number;
  readonly tables: number;
  readonly games: number;
  readonly troubles: number;
  /** Of everything everybody was told. */
  readonly print: string;
}

export interface RunOptions {
  /** Places in the list of troubles. */
  readonly without?: ReadonlySet<number>;
}

/** No more troubles: whoever has not come to an end by then never will. Several processes take much longer to simulate. */
const CALM_MS = { alone: 12 * 60_000, several: 6 * 60_000 };
const IN_A_HURRY_MS = { alone: 10 * 60_000, several: 4 * 60_000 };
const CHECK_EVERY = 64;
const NETWORK_MS = 60;

export class Simulation {
  readonly world: World;
  readonly home: Home;
  readonly people: Person[] = [];
  readonly parties: Party[] = [];
  readonly #plan: Plan;
  readonly #fleet: Fleet;
  /** Where there is one process, and where there are several. */
  readonly #disk: Disk | undefined;
  readonly #shared: SharedHome | undefined;
  #troubles = 0;
  readonly #town: Town;

  constructor(plan: Plan, { without = new Set() }: RunOptions = {}) {
    this.#plan = plan;
    const world = new World(plan.seed);
    this.world = world;
    if (plan.processes === 1) this.#disk = new Disk(world);
    else this.#shared = new SharedHome(world);
    if (this.#disk && plan.isEven) this.#disk.slowestMs = 1;
    const home = this.#disk ?? this.#shared;
    if (home === undefined) throw new Error('nobody keeps anything');
    this.home = home;
    this.#fleet = new Fleet({ world, home, size: plan.processes, first: plan.first });
    if (this.#shared) new OwnerWatch({ world, fleet: this.#fleet, database: this.#shared.database });
    this.#town = {
      world,
      process: () => this.#fleet.any(),
      isStored: (id) => home.said.has(id),
      slowestMs: plan.isEven ? 1 : NETWORK_MS,
      overheard: [],
    };
    for (const [index, party] of plan.parties.entries()) this.#gather(index, party);
    for (const [place, trouble] of plan.troubles.entries())
      if (!without.has(place)) world.later(trouble.at, () => this.#cause(trouble), world.people);
  }

  async run(): Promise<Outcome> {
    await this.home.prepare();
    const giveBack = takeOverGlobals(this.world);
    const uncaught = (error: unknown): void => {
      this.world.failed ??= new Violation(`nobody caught ${error instanceof Error ? error.stack : error}`);
    };
    process.on('unhandledRejection', uncaught);
    try {
      const { hours } = this.#plan;
      const begin = this.world.now;
      const check = (): void => {
        if (this.world.events % CHECK_EVERY === 0) this.#check();
      };
      await this.world.runUntil(begin + hours * 3_600_000, check);
      this.#calmDown();
      await this.world.runUntil(this.world.now + CALM_MS[this.#size], check);
      const { lines, tables } = await checkEnd(this);
      return {
        ...{ hours: this.world.elapsed / 3_600_000, events: this.world.events, lines, tables },
        moves: this.people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
        games: this.parties.reduce((sum, { games }) => sum + games, 0),
        troubles: this.#troubles,
        print: createHash('sha256')
          .update(JSON.stringify(this.people.map(({ acknowledged }) => acknowledged)))
          .digest('hex'),
      };
    } finally {
      process.off('unhandledRejection', uncaught);
      giveBack();
      this.home.destroy();
    }
  }

  get #size(): keyof typeof CALM_MS {
    return this.#shared === undefined ? 'alone' : 'several';
  }

  #gather(index: number, plan: Plan['parties'][number]): void {
    const party = new Party(this.world, plan);
    this.parties.push(party);
    for (let member = 0; member < plan.people; member++)
      this.people.push(new Person(`p${index}m${member}`, party, this.#town));
  }

  #cause(trouble: Trouble): void {
    this.#troubles++;
    const place = trouble.process ?? 0;
    switch (trouble.kind) {
      case 'kill':
        if (this.#fleet.kill(place, trouble.how) === 'done' && trouble.how === 'lying')
          for (const person of this.people) person.forget();
        return;
      case 'restart':
        return this.#fleet.restart(place);
      case 'upgrade':
        return this.#shared ? this.#fleet.roll(trouble.to) : this.#fleet.restart(0, trouble.to);
      case 'clockJump':
        return this.#fleet.jump(place, trouble.ms);
      case 'freeze':
        return this.#fleet.freeze(place, trouble.ms);
      case 'cut':
        for (const person of this.people) if (person.chance.happens(trouble.permille)) person.hangUp('cut');
        return;
      case 'attack': {
        const codes = this.parties.flatMap(({ code }) => code ?? []);
        new Stranger(this.#town, trouble.attack, { serial: this.#fleet.serial, codes });
        return;
      }
      default:
        return this.#causeOfServices(trouble);
    }
  }

  #causeOfServices(trouble: ServiceTrouble): void {
    const { database, redis } = this.#shared ?? {};
    const [disk, process] = [this.#disk, this.#fleet.process(trouble.process ?? 0)];
    switch (trouble.kind) {
      case 'diskFull':
        disk?.fillFor(trouble.ms);
        return;
      case 'diskSlow':
        disk?.slowDown(trouble.slowestMs, trouble.ms);
        return;
      case 'postgresCrash':
        return database?.crash(trouble.ms);
      case 'postgresSlow':
        return database?.slowDown(trouble.slowestMs, trouble.ms);
      case 'postgresSilent':
        return process && database?.silence(process.owner, trouble.ms);
      case 'redisCrash':
        return redis?.crash(trouble.ms);
      case 'redisLossy':
        redis?.disturb(trouble);
    }
  }

  #calmDown(): void {
    if (this.#disk) this.#disk.isFull = false;
    if (this.#disk && !this.#plan.isEven) this.#disk.slowestMs = USUAL_DISK_MS;
    // Games begun by the newest release wait for every process to have it.
    if (this.#shared) this.#fleet.roll(LAST_SHARED_RELEASE);
    for (const party of this.parties) {
      party.isInAHurry = true;
      party.progress();
      for (const person of party.members) person.wake();
    }
  }

  #check(): void {
    for (const person of this.people) person.check();
    for (const party of this.parties) {
      const most = party.isInAHurry ? IN_A_HURRY_MS[this.#size] : party.plan.patienceMs;
      if (party.idleMs > most && !this.isStandingStill(party))
        throw new Violation(`nothing has happened for ${Math.round(party.idleMs / 1000)} s: ${this.#about(party)}`);
    }
  }

  /** A game of another release waits for it. */
  isStandingStill(party: Party): boolean {
    return party.members.some(({ state }) => state?.table.stage === 'frozen');
  }

  #about({ members }: Party): string {
    return members
      .map(({ name, lobby, state, isConnected }) => {
        const { stage, waitingFor, own } = state?.table ?? {};
        return `${name} ${isConnected ? 'is here' : 'is away'}, ${lobby === undefined ? 'in no lobby' : `lobby of ${lobby.seats.length}`}, ${stage} waiting for ${waitingFor} (own ${own?.seat}, answered ${own?.answered})`;
      })
      .join('; ');
  }
}

export function simulate(plan: Plan, options: RunOptions = {}): Promise<Outcome> {
  return new Simulation(plan, options).run();
}
