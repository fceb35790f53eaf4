import type { SpecialNo } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { Reason } from '../../base/theme/index.ts';
import { whyRefused } from '../../tabletop/parts/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';

type Reader = Pick<Seen, 'pack' | 'moves'>;

/** The Specials of this hand whose moment is a privileged attack: Deep Agent and Interference. */
export function playsAgainstPrivilege({ pack, moves }: Reader): readonly SpecialNo[] {
  return (moves.play ?? []).flatMap(({ card }) => {
    const effect = pack.specials[card]?.effect.type;
    return effect === 'endsPrivilege' || effect === 'entersPrivileged' ? [card] : [];
  });
}

/** The card that ends a privilege alone: whoever holds it needs no two Specials to discard. */
export function deepAgent({ pack, moves }: Reader): SpecialNo | undefined {
  return playsAgainstPrivilege({ pack, moves }).find((card) => pack.specials[card]?.effect.type === 'endsPrivilege');
}

export function canAbolish(reader: Reader): boolean {
  return reader.moves.abolish !== undefined || deepAgent(reader) !== undefined;
}

/** Two of the hand, or the card for it. Who holds them and may not now is told so by the rules. */
export function whyNoAbolition(seen: Seen): Reason | undefined {
  if (canAbolish(seen)) return undefined;
  const hand = (seen.view.seats[seen.me ?? -1]?.hand ?? []).flatMap(({ card }) => (card === undefined ? [] : [card]));
  const [first, second] = hand;
  if (first !== undefined && second !== undefined)
    return whyRefused(seen, { type: 'abolish', discard: [first, second] });
  return { text: t('abolish.two', 'You need two Specials to discard, or Deep Agent.') };
}
