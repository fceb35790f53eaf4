/** Numbers of cards by their keys, for lessons that speak of certain cards. */
import { pack } from '@illuminice/cards';
import type { CardNo, SpecialNo } from '@illuminice/engine';

export function group(key: string): CardNo {
  return must(pack.numbers.get(key), key);
}

export function special(key: string): SpecialNo {
  return must(pack.specialNumbers.get(key), key);
}

function must(number: number | undefined, key: string): number {
  if (number === undefined) throw new Error(`a lesson names an unknown card "${key}"`);
  return number;
}
