import type { SpecialNo } from '@illuminice/engine';
import { cardText } from '../../pieces/cards/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';

export function whatItDoes({ pack }: Seen, special: SpecialNo): string | undefined {
  const card = pack.specials[special];
  return card && cardText(card).summary;
}
