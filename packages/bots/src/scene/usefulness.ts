import { type CardNo, MAX_SEATS } from '@illuminice/engine';
import type { Scene } from './scene.ts';

/** By judgement: only their order and rough distance matter, for the money that is moved is moved whole. */
const ON_ILLUMINATI = 1;
const ON_PAYING_CARD = 0.62;
const ON_LEAF = 0.2;

/** What one MB can do on a card: the Illuminati card pays for everything, a fighter for its own attacks, a leaf for itself. */
export function usefulness({ pack, board, view }: Scene, card: CardNo): number {
  if (card < MAX_SEATS) return ON_ILLUMINATI;
  const power = pack.power[card] ?? 0;
  const out = pack.outSides[card]?.length ?? 0;
  const own = view.viewer;
  let used = 0;
  for (let other = MAX_SEATS; other < board.owner.length; other++)
    if (board.owner[other] === own && board.host[other] === card) used++;
  const abilities = pack.abilities[card] ?? [];
  if (abilities.some(({ type }) => type === 'payToDraw')) return ON_PAYING_CARD;
  const free = out > used;
  return ON_LEAF + (free ? Math.min(0.5, 0.08 * power) : Math.min(0.15, 0.02 * power));
}
