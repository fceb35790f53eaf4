import type { GameOptions } from '../model/options.ts';
import type { CardNo, Seat } from '../model/words.ts';

interface Treasuries {
  readonly options: GameOptions;
  readonly stacked: readonly number[];
  readonly owner: readonly number[];
}

/** others see only whether it is empty. */
export function isStacked({ options, stacked }: Pick<Treasuries, 'options' | 'stacked'>, card: CardNo): boolean {
  if (options.moneyVisibility === 'ownerChoice') return stacked[card] === 1;
  return options.moneyVisibility === 'hidden';
}

/** Who alone is told an amount that moves between two treasuries of one structure; undefined when everybody is. */
export function toldOnlyTo(state: Treasuries, from: CardNo, to: CardNo): { readonly knownTo?: Seat } {
  return isStacked(state, from) || isStacked(state, to) ? { knownTo: state.owner[from] as Seat } : {};
}
