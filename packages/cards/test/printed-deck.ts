import { compilePack, type Pack } from '@illuminice/engine';
import facts from '../data/cards.json' with { type: 'json' };
import { catalogue as everyCard } from '../src/index.ts';

const printed = new Set<string>([...facts.illuminati, ...facts.groups, ...facts.specials].map(({ id }) => id));

/**
 * What '@illuminice/cards' means under the condition `printed-deck`: the tests of every other room and the stored
 * pictures know these 106 cards only, so that a card added to the folders changes no seed, count or picture of theirs.
 */
export const catalogue = everyCard.filter(({ key }) => printed.has(key));

export const pack: Pack = compilePack(catalogue);
