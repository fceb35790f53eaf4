import { isDeckSpecial, isFaceUp, isKnownTo, type State, specialIn, specialOfDeck } from '@illuminice/engine';
import type { Secrets } from './other-truth.ts';

/** Specials nobody showed the viewer change places with each other and with those in the deck; the deck lies in another order. */
export function otherCards(state: State, { viewer, chance, shown }: Secrets): void {
  const isHidden = (slot: number, owner: number) =>
    owner !== viewer &&
    !shown?.hands.has(owner) &&
    !isFaceUp(slot) &&
    !(typeof viewer === 'number' && isKnownTo(slot, viewer));
  const fixed = (at: number) => shown?.drawn[at] === true;
  const specialOnly = (at: number) => shown?.drawn[at] === false;
  const specials = state.hands.flatMap((hand, owner) => hand.filter((slot) => isHidden(slot, owner)).map(specialIn));
  const groups: number[] = [];
  state.deck.forEach((card, at) => {
    if (fixed(at)) return;
    if (isDeckSpecial(card)) specials.push(specialOfDeck(card));
    else groups.push(card);
  });
  const pool = shuffled(specials, chance);
  const next = (old: number) => pool.pop() ?? old;
  // Which card it is lies in the lowest bits of a slot; who remembers it stays.
  state.hands = state.hands.map((hand, owner) =>
    hand.map((slot) => (isHidden(slot, owner) ? slot - specialIn(slot) + next(specialIn(slot)) : slot)),
  );
  state.deck.forEach((card, at) => {
    if (specialOnly(at)) state.deck[at] = -1 - next(specialOfDeck(card));
  });
  const rest = shuffled([...groups, ...pool.map((special) => -1 - special)], chance);
  state.deck.forEach((card, at) => {
    if (!fixed(at) && !specialOnly(at)) state.deck[at] = rest.pop() ?? card;
  });
}

function shuffled(list: readonly number[], chance: Secrets['chance']): number[] {
  const result = list.slice();
  for (let last = result.length - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    const [taken = 0] = result.splice(other, 1, result[last] ?? 0);
    result[last] = taken;
  }
  return result;
}
