/** The processes of a world: one, or several that share a database. Each dies, is stopped and comes back by itself. */

import type { BotPort } from '@illuminice/table';
import { moveByChance } from '@illuminice/testkit';
import type { Crash } from './disk.ts';
import type { Home } from './home.ts';
import { RELEASES, type Release, type ReleaseName } from './release.ts';
import { ServerProcess } from './server-process.ts';
import type { Chance, World } from './world.ts';

interface Member {
  process: ServerProcess;
  release: Release;
  /** Of its machine. */
  wallOffset: number;
  isBusy: boolean;
}

export interface FleetOrder {
  readonly world: World;
  readonly home: Home;
  readonly size: number;
  readonly first: ReleaseName;
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
/** Between two processes of one rolling upgrade. */
const NEXT_MS = 8_000;

export class Fleet {
  readonly #order: FleetOrder;
  readonly #members: Member[];
  readonly #chance: Chance;
  #serial = 0;
  /** Since when all of them are there. */
  wellSince: number;

  constructor(order: FleetOrder) {
    this.#order = order;
    this.#chance = order.world.chance('fleet');
    this.wellSince = order.world.now;
    const release = RELEASES[order.first];
    this.#members = Array.from({ length: order.size }, () => ({
      process: this.#start(release, 0),
      ...{ release, wallOffset: 0, isBusy: false },
    }));
  }

  /** A name nobody has had before. */
  get serial(): number {
    return this.#serial++;
  }

  /** Those that let people in. */
  get up(): readonly ServerProcess[] {
    return this.#members.map(({ process }) => process).filter(({ isUp }) => isUp);
  }

  /** Whichever the way in leads to. */
  any(): ServerProcess | undefined {
    const { up } = this;
    return up.length > 1 ? this.#chance.one(up) : up[0];
  }

  /** Not while it is going or coming anyway. */
  kill(place: number, how: Crash): 'done' | 'busy' {
    const member = this.#member(place);
    if (member === undefined || member.isBusy) return 'busy';
    member.isBusy = true;
    member.process.kill(how);
    this.#startLater(member);
    return 'done';
  }

  restart(place: number, release?: ReleaseName): void {
    const member = this.#member(place);
    if (member === undefined || member.isBusy) return;
    member.isBusy = true;
    if (release !== undefined) member.release = RELEASES[release];
    member.process.drain(() => this.#startLater(member));
  }

  /** One after the other, as an operator would. */
  roll(release: ReleaseName, place = 0): void {
    const { world } = this.#order;
    const member = this.#members[place];
    if (member === undefined) return;
    if (member.isBusy) world.later(1_000, () => this.roll(release, place), world.people);
    else {
      if (member.release !== RELEASES[release]) this.restart(place, release);
      world.later(NEXT_MS, () => this.roll(release, place + 1), world.people);
    }
  }

  jump(place: number, ms: number): void {
    const member = this.#member(place);
    if (member === undefined) return;
    member.wallOffset += ms;
    member.process.owner.wallOffset += ms;
  }

  /** It stands still, and goes on as if nothing had been. */
  freeze(place: number, ms: number): void {
    const { world } = this.#order;
    const member = this.#member(place);
    if (member === undefined) return;
    member.process.owner.pausedUntil = world.now + ms;
    this.wellSince = Math.max(this.wellSince, world.now + ms);
  }

  process(place: number): ServerProcess | undefined {
    return this.#member(place)?.process;
  }

  #member(place: number): Member | undefined {
    return this.#members[place % this.#members.length];
  }

  #startLater(member: Member): void {
    const { world } = this.#order;
    this.wellSince = Math.max(this.wellSince, world.now + DOWN_MS);
    const start = (): void => {
      member.process = this.#start(member.release, member.wallOffset);
      member.isBusy = false;
      this.wellSince = Math.max(this.wellSince, world.now);
    };
    world.later(DOWN_MS, start, world.people);
  }

  #start(release: Release, wallOffset: number): ServerProcess {
    const { world, home } = this.#order;
    const name = `server ${this.#serial++}`;
    const bots = this.#bots(name);
    return new ServerProcess({ world, home, release, bots, tableSettings: SETTINGS, wallOffset, name });
  }

  /** They do not think, but they take their time. */
  #bots(name: string): BotPort {
    const { world } = this.#order;
    const chance = world.chance(`bots of ${name}`);
    return {
      decide: ({ pack, view, moves }) =>
        new Promise((resolve) => {
          const command = moveByChance({ pack, view, moves, random: () => chance.unit() });
          world.later(chance.below(800), () => resolve({ command }));
        }),
    };
  }
}
