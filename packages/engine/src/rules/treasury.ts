import type { Amounts } from '../model/commands.ts';
import { entryAt } from '../model/entry-at.ts';
import type { GameOptions } from '../model/options.ts';
import type { CardNo, Seat } from '../vocabulary/vocabulary.ts';

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
  return isStacked(state, from) || isStacked(state, to) ? { knownTo: entryAt(state.owner, from) } : {};
}

/**
 * what each treasury holds after its owner spread their money anew. Treasuries they do not name keep what they
 * have, unless those they name hold everything: then nothing is left for the others. Undefined when the sum is not right.
 */
export function spreadAnew(
  { owner, money }: { readonly owner: readonly number[]; readonly money: readonly number[] },
  { seat, wanted, total }: { readonly seat: Seat; readonly wanted: Amounts; readonly total: number },
): [CardNo, number][] | undefined {
  const named = Object.entries(wanted).map(([card, amount]): [CardNo, number] => [Number(card), amount]);
  const others: CardNo[] = [];
  let kept = 0;
  for (let card = 0; card < owner.length; card++) {
    if (owner[card] !== seat || money[card] === 0 || Object.hasOwn(wanted, card)) continue;
    others.push(card);
    kept += entryAt(money, card);
  }
  const sum = named.reduce((sofar, [, amount]) => sofar + amount, 0);
  if (sum + kept === total) return named;
  return sum === total ? [...named, ...others.map((card): [CardNo, number] => [card, 0])] : undefined;
}
