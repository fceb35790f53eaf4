/** Names for what a sentence speaks of: seats as the test calls them, cards as printed. */
import { type CardNo, MAX_SEATS, type Pack, type Seat, type SpecialNo, type State } from '@illuminice/engine';

export interface Teller {
  readonly pack: Pack;
  readonly illuminati: State['illuminati'];
  readonly nameOf: (seat: Seat) => string;
}

export function cardName({ pack, illuminati }: Teller, card: CardNo): string {
  return pack.groups[card - MAX_SEATS]?.name ?? illuminatiName(pack, illuminati[card] ?? -1);
}

export function illuminatiName(pack: Pack, illuminati: number): string {
  return pack.illuminati[illuminati]?.name ?? `Illuminati ${illuminati}`;
}

export function specialName({ pack }: Teller, special: SpecialNo): string {
  return pack.specials[special]?.name ?? `Special ${special}`;
}
