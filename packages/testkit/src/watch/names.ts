/** Card ids as people write them, and the numbers the engine plays with. */
import {
  type CardKey,
  type CardNo,
  isIlluminatiCard,
  MAX_SEATS,
  type Pack,
  type SpecialNo,
  type State,
} from '@illuminice/engine';

/** What no card has: an engine that is sent this number must refuse the command as malformed. */
export const NO_CARD = -1;

export function isKnownKey(pack: Pack, key: CardKey): boolean {
  return pack.numbers.has(key) || pack.illuminatiNumbers.has(key) || pack.specialNumbers.has(key);
}

/** A Group, or the Illuminati card of the seat that plays it; undefined for anything that lies in no structure. */
export function cardNumber(pack: Pack, state: Pick<State, 'illuminati'>, key: CardKey): CardNo | undefined {
  const group = pack.numbers.get(key);
  if (group !== undefined) return group;
  const illuminati = pack.illuminatiNumbers.get(key);
  const seat = illuminati === undefined ? -1 : state.illuminati.indexOf(illuminati);
  return seat < 0 ? undefined : seat;
}

export function cardKey(pack: Pack, state: Pick<State, 'illuminati'>, card: CardNo): CardKey {
  if (isIlluminatiCard(card)) return pack.illuminati[state.illuminati[card] ?? -1]?.key ?? `seat-${card}`;
  return pack.groups[card - MAX_SEATS]?.key ?? `card-${card}`;
}

export function specialKey(pack: Pack, special: SpecialNo): CardKey {
  return pack.specials[special]?.key ?? `special-${special}`;
}

export function illuminatiKey(pack: Pack, illuminati: number): CardKey {
  return pack.illuminati[illuminati]?.key ?? `illuminati-${illuminati}`;
}
