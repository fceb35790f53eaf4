/** One world: the real server, honest people, strangers and every trouble of the plan, and what must hold after each event. */

import { createHash } from 'node:crypto';
import type { BotPort } from '@illuminice/table';
import { moveByChance } from '@illuminice/testkit';
import { checkEnd } from './check-end.ts';
import { Disk } from './disk.ts';
import { Party } from './party.ts';
import { Person, type Town } from './person.ts';
import type { Plan, Trouble } from './plan.ts';
import { RELEASES, type Release } from './release.ts';
import { ServerProcess } from './server-process.ts';
import { Stranger } from './stranger.ts';
import { takeOverGlobals } from './take-over-globals.ts';
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

const SETTINGS = {
  diceMs: 8_000,
  beginMs: 2_000,
  rollsShownMs: 500,
  botWindowMs: 100,
  botMoveMs: 200,
  snapshotEvery: 20,
};
const DOWN_MS = 1_500;
/** No more troubles: whoever has not come to an end by then never will. */
const CALM_MS = 12 * 60_000;
const CHECK_EVERY = 64;
const NETWORK_MS = 60;

export class Simulation {
  readonly world: World;
  readonly disk: Disk;
  readonly people: Person[] = [];
  readonly parties: Party[] = [];
  readonly #plan: Plan;
  readonly #without: ReadonlySet<number>;
  #process: ServerProcess;
  #release: Release;
  #wallOffset = 0;
  #serial = 0;
  #isBusy = false;
  #troubles = 0;
  readonly #town: Town;

  constructor(plan: Plan, { without = new Set() }: RunOptions = {}) {
    this.#plan = plan;
    this.#without = without;
    this.world = new World(plan.seed);
    this.disk = new Disk(this.world);
    if (plan.isEven) this.disk.slowestMs = 1;
    this.#release = RELEASES[plan.first];
    this.#process = this.#start();
    this.#town = {
      world: this.world,
      process: () => (this.#process.isUp ? this.#process : undefined),
      isStored: (id) => this.disk.said.has(id),
      slowestMs: plan.isEven ? 1 : NETWORK_MS,
      overheard: [],
    };
    for (const [index, party] of plan.parties.entries()) this.#gather(index, party);
    for (const [place, trouble] of plan.troubles.entries())
      if (!this.#without.has(place)) this.world.later(trouble.at, () => this.#cause(trouble), this.world.people);
  }

  async run(): Promise<Outcome> {
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
      await this.world.runUntil(this.world.now + CALM_MS, check);
      const { lines, tables } = checkEnd(this);
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
      this.disk.destroy();
    }
  }

  #gather(index: number, plan: Plan['parties'][number]): void {
    const party = new Party(this.world, plan);
    this.parties.push(party);
    for (let member = 0; member < plan.people; member++)
      this.people.push(new Person(`p${index}m${member}`, party, this.#town));
  }

  #start(): ServerProcess {
    const { world, disk } = this;
    const name = `server ${this.#serial++}`;
    const order = { world, disk, release: this.#release, bots: this.#bots(name), tableSettings: SETTINGS };
    return new ServerProcess({ ...order, wallOffset: this.#wallOffset, name });
  }

  /** They do not think, but they take their time. */
  #bots(name: string): BotPort {
    const chance = this.world.chance(`bots of ${name}`);
    return {
      decide: ({ pack, view, moves }) =>
        new Promise((resolve) => {
          const command = moveByChance({ pack, view, moves, random: () => chance.unit() });
          this.world.later(chance.below(800), () => resolve({ command }));
        }),
    };
  }

  #cause(trouble: Trouble): void {
    this.#troubles++;
    const { world, disk } = this;
    switch (trouble.kind) {
      case 'kill':
        return this.#kill(trouble.how);
      case 'restart':
        return this.#restart(this.#release);
      case 'upgrade':
        return this.#restart(RELEASES[trouble.to]);
      case 'diskFull':
        disk.isFull = true;
        world.later(trouble.ms, () => {
          disk.isFull = false;
        });
        return;
      case 'diskSlow':
        disk.slowestMs = trouble.slowestMs;
        world.later(trouble.ms, () => {
          disk.slowestMs = 3;
        });
        return;
      case 'clockJump':
        this.#wallOffset += trouble.ms;
        this.#process.owner.wallOffset += trouble.ms;
        return;
      case 'cut':
        for (const person of this.people) if (person.chance.happens(trouble.permille)) person.hangUp('cut');
        return;
      case 'attack': {
        const codes = this.parties.flatMap(({ code }) => code ?? []);
        new Stranger(this.#town, trouble.attack, { serial: this.#serial++, codes });
      }
    }
  }

  #kill(how: 'clean' | 'torn' | 'lying'): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#process.kill(how);
    if (how === 'lying') for (const person of this.people) person.forget();
    this.world.later(DOWN_MS, () => this.#startAgain(), this.world.people);
  }

  #restart(release: Release): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#release = release;
    this.#process.drain(() => this.world.later(DOWN_MS, () => this.#startAgain(), this.world.people));
  }

  #startAgain(): void {
    this.#process = this.#start();
    this.#isBusy = false;
  }

  #calmDown(): void {
    this.disk.isFull = false;
    if (!this.#plan.isEven) this.disk.slowestMs = 3;
    for (const party of this.parties) {
      party.isInAHurry = true;
      party.progress();
      for (const person of party.members) person.wake();
    }
  }

  #check(): void {
    for (const person of this.people) person.check();
    for (const party of this.parties) {
      const most = party.isInAHurry ? 10 * 60_000 : party.plan.patienceMs;
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
