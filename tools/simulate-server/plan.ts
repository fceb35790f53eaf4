/** Everything that will happen to the server, made from the seed beforehand: what can be listed can be left out one by one. */

import type { Crash } from './disk.ts';
import type { PartyPlan } from './party.ts';
import { RELEASES, type ReleaseName } from './release.ts';
import { ATTACKS, type Attack } from './stranger.ts';
import { Chance } from './world.ts';

/** Of what the processes stand on: a disk, or a database and a Redis. */
type ServiceFault =
  | { readonly kind: 'diskFull'; readonly ms: number }
  | { readonly kind: 'diskSlow'; readonly ms: number; readonly slowestMs: number }
  | { readonly kind: 'postgresCrash'; readonly ms: number }
  | { readonly kind: 'postgresSlow'; readonly ms: number; readonly slowestMs: number }
  | { readonly kind: 'postgresSilent'; readonly ms: number }
  | { readonly kind: 'redisCrash'; readonly ms: number }
  | { readonly kind: 'redisLossy'; readonly ms: number; readonly permille: number; readonly slowestMs: number };

export type Fault =
  | ServiceFault
  | { readonly kind: 'kill'; readonly how: Crash }
  | { readonly kind: 'restart' }
  | { readonly kind: 'upgrade'; readonly to: ReleaseName }
  | { readonly kind: 'freeze'; readonly ms: number }
  | { readonly kind: 'clockJump'; readonly ms: number }
  | { readonly kind: 'cut'; readonly permille: number }
  | { readonly kind: 'attack'; readonly attack: Attack };

/** `process`: to which of them, where there are several. */
type Happening = { readonly at: number; readonly process?: number };
export type ServiceTrouble = Happening & ServiceFault;
export type Trouble = Happening & Fault;

export interface Plan {
  readonly seed: string;
  readonly kind: WorldKind;
  readonly hours: number;
  /** One with a disk of its own, or several on one database. */
  readonly processes: number;
  readonly parties: readonly PartyPlan[];
  readonly first: ReleaseName;
  /** Numbered by their place, whatever is left out. */
  readonly troubles: readonly Trouble[];
  /** Network and disk always take the same time, whatever else they have to do. */
  readonly isEven?: true;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const AIMED_EVERY_MS = 25_000;

export const WORLD_KINDS = ['evening', 'mail', 'cluster'] as const;
export type WorldKind = (typeof WORLD_KINDS)[number];

/** Processes of the release before cannot play what a later one began, so the releases of a cluster only go on. */
const SHARED_RELEASES = ['card', 'snapshots'] as const satisfies readonly ReleaseName[];
export const LAST_SHARED_RELEASE: ReleaseName = 'snapshots';

/** An evening of much, days of little, or an evening of several processes. A shorter world of the same seed begins in the same way. */
export function planOf(seed: string, kind: WorldKind, hours: number): Plan {
  const chance = new Chance(`${seed} plan`);
  const isByMail = kind === 'mail';
  const parties = Array.from({ length: isByMail ? 2 : 2 + chance.below(2) }, () => someParty(chance, kind));
  const first = chance.one<ReleaseName>(['first', 'first', 'card']);
  const processes = kind === 'cluster' ? 2 + chance.below(4) : 1;
  const everyMs = isByMail ? 2 * HOUR_MS : 2 * MINUTE_MS;
  const troubles: Trouble[] = [];
  for (let at = MINUTE_MS + chance.below(everyMs); at < hours * HOUR_MS; at += 1 + chance.below(2 * everyMs))
    troubles.push(
      processes === 1
        ? { at, ...someTrouble(chance) }
        : { at, process: chance.below(processes), ...someSharedTrouble(chance) },
    );
  return { seed, kind, hours, processes, parties, first, troubles };
}

/** The same people, but these troubles alone, again and again: what a bug needs to show. */
export function aimedAt(plan: Plan, faults: readonly Fault[]): Plan {
  const chance = new Chance(`${plan.seed} aim`);
  const troubles: Trouble[] = [];
  for (let at = MINUTE_MS; at < plan.hours * HOUR_MS; at += AIMED_EVERY_MS + chance.below(AIMED_EVERY_MS)) {
    const fault = faults[troubles.length % faults.length] as Fault;
    troubles.push({ at, process: chance.below(plan.processes), ...fault });
  }
  return { ...plan, first: 'first', troubles };
}

function someTrouble(chance: Chance): Fault {
  switch (chance.below(18)) {
    case 0:
    case 1:
      return { kind: 'kill', how: 'clean' };
    case 2:
    case 3:
      return { kind: 'kill', how: 'torn' };
    case 4:
      return chance.happens(300) ? { kind: 'kill', how: 'lying' } : { kind: 'kill', how: 'clean' };
    case 5:
      return { kind: 'restart' };
    case 6:
      return { kind: 'upgrade', to: chance.one(Object.keys(RELEASES) as ReleaseName[]) };
    case 7:
      return { kind: 'diskFull', ms: 1_000 + chance.below(30_000) };
    case 8:
      return { kind: 'diskSlow', ms: 1_000 + chance.below(30_000), slowestMs: 50 + chance.below(1_000) };
    case 9:
      return { kind: 'clockJump', ms: chance.one([-3_600_000, -40_000, -5_000, 5_000, 3_600_000]) };
    // Back by more than any patience: whatever waits for it would wait for good.
    case 10:
    case 11:
      return { kind: 'clockJump', ms: -3_600_000 };
    case 12:
      return { kind: 'upgrade', to: chance.one(['card', 'snapshots'] as const) };
    case 13:
      return { kind: 'cut', permille: 200 + chance.below(800) };
    case 14:
      return { kind: 'attack', attack: 'replay' };
    default:
      return { kind: 'attack', attack: chance.one(ATTACKS) };
  }
}

/** Leases are 1.2 s: what lasts longer costs a process its tables, what is shorter does not. */
function someSharedTrouble(chance: Chance): Fault {
  const ms = chance.one([500, 1_500, 4_000, 12_000]);
  switch (chance.below(16)) {
    case 0:
    case 1:
    case 2:
      return { kind: 'kill', how: 'clean' };
    case 3:
      return { kind: 'restart' };
    case 4:
    case 5:
      return { kind: 'upgrade', to: chance.one(SHARED_RELEASES) };
    case 6:
    case 7:
      return { kind: 'freeze', ms };
    case 8:
      return { kind: 'postgresCrash', ms };
    case 9:
      return { kind: 'postgresSlow', ms: 5_000 + chance.below(20_000), slowestMs: 50 + chance.below(400) };
    case 10:
      return { kind: 'postgresSilent', ms };
    case 11:
      return { kind: 'redisCrash', ms };
    case 12:
      return { kind: 'redisLossy', ms: 60_000, permille: 100 + chance.below(500), slowestMs: 4 + chance.below(1_500) };
    case 13:
      return { kind: 'clockJump', ms: chance.one([-3_600_000, -40_000, -5_000, 5_000, 3_600_000]) };
    case 14:
      return { kind: 'cut', permille: 200 + chance.below(800) };
    default:
      return { kind: 'attack', attack: chance.one(ATTACKS) };
  }
}

function someParty(chance: Chance, kind: WorldKind): PartyPlan {
  const isByMail = kind === 'mail';
  const talk = kind === 'cluster' ? {} : ({ isTalkative: true } as const);
  const people = 2 + chance.below(3);
  if (isByMail)
    return {
      ...talk,
      people,
      bots: chance.below(2),
      options: {
        ...{ pace: 0, clock: 'turn', turnSeconds: 3_600, dropSeconds: 0 },
        ...chance.one([{}, { gameMinutes: 60 }]),
      },
      thinkMs: 3_000,
      isByMail,
      patienceMs: 30 * HOUR_MS,
    };
  return {
    ...talk,
    people,
    bots: chance.below(3),
    options: {
      ...chance.one([{ pace: 0 }, { pace: 1, reactionSeconds: 5 }, { pace: 3, reactionSeconds: 10 }]),
      ...chance.one([{}, { clock: 'turn', turnSeconds: 30, offerSeconds: 5 }]),
      ...chance.one([{ dropSeconds: 20 }, { dropSeconds: 120, gameMinutes: 3 }]),
    },
    thinkMs: 2_500,
    isByMail,
    patienceMs: 10 * MINUTE_MS,
  };
}
