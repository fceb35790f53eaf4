/** Everything that will happen to the server, made from the seed beforehand: what can be listed can be left out one by one. */

import type { Crash } from './disk.ts';
import type { PartyPlan } from './party.ts';
import { RELEASES, type ReleaseName } from './release.ts';
import { ATTACKS, type Attack } from './stranger.ts';
import { Chance } from './world.ts';

export type Trouble = { readonly at: number } & (
  | { readonly kind: 'kill'; readonly how: Crash }
  | { readonly kind: 'restart' }
  | { readonly kind: 'upgrade'; readonly to: ReleaseName }
  | { readonly kind: 'diskFull'; readonly ms: number }
  | { readonly kind: 'diskSlow'; readonly ms: number; readonly slowestMs: number }
  | { readonly kind: 'clockJump'; readonly ms: number }
  | { readonly kind: 'cut'; readonly permille: number }
  | { readonly kind: 'attack'; readonly attack: Attack }
);

export interface Plan {
  readonly seed: string;
  readonly kind: WorldKind;
  readonly hours: number;
  readonly parties: readonly PartyPlan[];
  readonly first: ReleaseName;
  /** Numbered by their place, whatever is left out. */
  readonly troubles: readonly Trouble[];
  /** Network and disk always take the same time, whatever else they have to do. */
  readonly isEven?: true;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export type WorldKind = 'evening' | 'mail';

/** An evening of much, or days of little. A shorter world of the same seed begins in the same way. */
export function planOf(seed: string, kind: WorldKind, hours: number): Plan {
  const chance = new Chance(`${seed} plan`);
  const isByMail = kind === 'mail';
  const parties = Array.from({ length: isByMail ? 2 : 2 + chance.below(2) }, () => someParty(chance, { isByMail }));
  const first = chance.one<ReleaseName>(['first', 'first', 'card']);
  const everyMs = isByMail ? 2 * HOUR_MS : 2 * MINUTE_MS;
  const troubles: Trouble[] = [];
  for (let at = MINUTE_MS + chance.below(everyMs); at < hours * HOUR_MS; at += 1 + chance.below(2 * everyMs))
    troubles.push({ at, ...someTrouble(chance) });
  return { seed, kind, hours, parties, first, troubles };
}

function someTrouble(chance: Chance): WithoutTime<Trouble> {
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

type WithoutTime<T> = T extends unknown ? Omit<T, 'at'> : never;

function someParty(chance: Chance, { isByMail }: Pick<PartyPlan, 'isByMail'>): PartyPlan {
  const people = 2 + chance.below(3);
  if (isByMail)
    return {
      people,
      bots: chance.below(2),
      options: { pace: 0, clock: 'turn', turnSeconds: 3_600, dropSeconds: 0 },
      thinkMs: 3_000,
      isByMail,
      patienceMs: 30 * HOUR_MS,
    };
  return {
    people,
    bots: chance.below(3),
    options: {
      ...chance.one([{ pace: 0 }, { pace: 1, reactionSeconds: 5 }, { pace: 3, reactionSeconds: 10 }]),
      ...chance.one([{}, { clock: 'turn', turnSeconds: 30, offerSeconds: 5 }]),
      dropSeconds: chance.one([20, 120]),
    },
    thinkMs: 2_500,
    isByMail,
    patienceMs: 10 * MINUTE_MS,
  };
}
