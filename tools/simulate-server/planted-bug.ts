import type { Fault } from './plan.ts';

export interface PlantedBug {
  readonly name: string;
  /** What finds it: a world with troubles, one of several processes, or two that differ in a secret alone. */
  readonly foundBy: 'worlds' | 'clusters' | 'twins';
  /** Without these troubles it cannot show: its worlds have them alone. */
  readonly needs?: readonly Fault[];
  /** How long its worlds are, where the usual ones are too short for it to show. */
  readonly hours?: number;
  /** Undone by what it returns. */
  readonly plant: () => () => void;
}

/** Another method in the place of one; `this` and arguments are handed on. */
export function instead<Thing extends object, Name extends keyof Thing>(
  thing: Thing,
  name: Name,
  make: (real: Thing[Name]) => unknown,
): () => void {
  const real = Object.getOwnPropertyDescriptor(thing, name);
  if (real === undefined) throw new Error(`there is no ${String(name)} to break`);
  const value = make(real.get === undefined ? real.value : undefined);
  Object.defineProperty(thing, name, {
    configurable: true,
    ...(real.get ? { get: value as () => unknown } : { value, writable: true }),
  });
  return () => Object.defineProperty(thing, name, real);
}
