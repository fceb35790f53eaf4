import type { Begun, Seen } from '../../tabletop/seen/index.ts';
import type { Carried, Lift } from './carried.ts';
import { liftGroup } from './lift-group.ts';
import { liftMoney } from './lift-money.ts';
import { liftSpecial } from './lift-special.ts';

/** Undefined: nothing that could be taken by hand now. */
export function liftOf(seen: Seen, begun: Begun | undefined, carried: Carried): Lift | undefined {
  if ('group' in carried) return liftGroup(seen, begun, carried.group);
  if ('money' in carried) return liftMoney(seen, begun, carried.money);
  return liftSpecial(seen, carried.special);
}
