import type { GroupDefinition, IlluminatiDefinition, SpecialDefinition } from '@illuminice/engine';
import { catalogue as deck } from './printed-deck.ts';

/** The tests in `faces.test.ts` look at every card, the others at the printed ones: a new card does not change them. */

export const illuminati: readonly IlluminatiDefinition[] = deck.filter((card) => card.kind === 'illuminati');
export const groups: readonly GroupDefinition[] = deck.filter((card) => card.kind === 'group');
export const specials: readonly SpecialDefinition[] = deck.filter((card) => card.kind === 'special');

export function illuminatiCard(key: string): IlluminatiDefinition {
  return found(key, illuminati);
}

export function group(key: string): GroupDefinition {
  return found(key, groups);
}

export function special(key: string): SpecialDefinition {
  return found(key, specials);
}

function found<T extends { readonly key: string }>(key: string, cards: readonly T[]): T {
  const card = cards.find((each) => each.key === key);
  if (card === undefined) throw new Error(`no card ${key}`);
  return card;
}
