import type { SpecialNo } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { cardText } from '../../pieces/cards/index.ts';
import { type Seen, specialName } from '../seen/index.ts';

export function whatItDoes({ pack }: Seen, special: SpecialNo): string | undefined {
  const card = pack.specials[special];
  return card && cardText(card).summary;
}

/** At the head of whatever a Special begins: which card is being used, and what it does (T-19, T-20). */
export function SpecialHeading({ seen, special }: { readonly seen: Seen; readonly special: SpecialNo }): ReactElement {
  return (
    <p className="special-heading">
      <b className="headline">{specialName(seen, special)}</b> {whatItDoes(seen, special)}
    </p>
  );
}
