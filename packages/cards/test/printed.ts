import type { GroupDefinition, IlluminatiDefinition, SpecialDefinition } from '@illuminice/engine';
import { catalogue } from '../src/index.ts';
import { facts } from './facts.ts';

/**
 * The cards of the printed deck. Whoever adds a card of his own does not have to change the tests of these 106:
 * the tests in `faces.test.ts` look at every card, the others at these.
 */
const printed = new Set([...facts.illuminati, ...facts.groups, ...facts.specials].map((card) => card.id));
const deck = catalogue.filter((card) => printed.has(card.key));

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
