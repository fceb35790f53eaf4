/** The same violation with as little as possible around it. */

import type { Plan } from './plan.ts';
import { planOf } from './plan.ts';
import { Simulation } from './simulation.ts';

export interface Found {
  readonly plan: Plan;
  readonly without: ReadonlySet<number>;
  readonly message: string;
  /** When it was noticed. */
  readonly atHours: number;
}

/** Undefined: everything held. */
export async function violationIn(plan: Plan, without: ReadonlySet<number> = new Set()): Promise<Found | undefined> {
  const simulation = new Simulation(plan, { without });
  try {
    await simulation.run();
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { plan, without, message, atHours: simulation.world.elapsed / 3_600_000 };
  }
}

/** Leaves troubles out, many at once first; `tries` worlds at most. */
export async function shrunk(found: Found, tries: number): Promise<Found> {
  const { seed, kind } = found.plan;
  const short = planOf(seed, kind, Math.min(found.plan.hours, found.atHours));
  let best = (await violationIn(short, found.without)) ?? found;
  let left = tries - 1;
  for (let size = Math.ceil(best.plan.troubles.length / 2); size >= 1 && left > 0; size = Math.floor(size / 2)) {
    for (let from = 0; from < best.plan.troubles.length && left > 0; from += size) {
      const places = Array.from({ length: size }, (_, index) => from + index);
      const more = places.filter((place) => place < best.plan.troubles.length && !best.without.has(place));
      if (more.length === 0) continue;
      left--;
      best = (await violationIn(best.plan, new Set([...best.without, ...more]))) ?? best;
    }
  }
  return best;
}

export function replayCommand({ plan, without }: Found): string {
  const left = without.size === 0 ? '' : ` --without ${[...without].sort((a, b) => a - b).join()}`;
  return `npm run simulate-server -- --world ${plan.seed} --kind ${plan.kind} --hours ${plan.hours}${left}`;
}
