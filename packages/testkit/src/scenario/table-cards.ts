/** Hands out card numbers for the cards of a position, each piece of cardboard once. */
import { type CardKey, type CardNo, deckCardOf, type Pack, type SpecialNo } from '@illuminice/engine';
import { isKnownKey, NO_CARD } from '../names.ts';
import { ScenarioError } from './scenario-error.ts';

export interface TableCards {
  group(key: CardKey): CardNo;
  special(key: CardKey): SpecialNo;
  /** Either kind, as the deck numbers them. */
  deckCard(key: CardKey): number;
}

export function tableCards(pack: Pack): TableCards {
  const taken = new Map<CardKey, number>();

  const take = (key: CardKey, copies: number): void => {
    const count = (taken.get(key) ?? 0) + 1;
    if (count > copies) throw new ScenarioError(`"${key}" stands in more places than there are copies of it`);
    taken.set(key, count);
  };

  const cards: TableCards = {
    group(key) {
      const card = pack.numbers.get(key);
      if (card === undefined) throw wrong(pack, key, 'Group');
      take(key, 1);
      return card;
    },
    special(key) {
      const special = pack.specialNumbers.get(key);
      if (special === undefined) throw wrong(pack, key, 'Special');
      take(key, pack.specials[special]?.copies ?? 0);
      return special;
    },
    deckCard(key) {
      if (pack.specialNumbers.has(key)) cards.special(key);
      else cards.group(key);
      return deckCardOf(pack, key) ?? NO_CARD;
    },
  };
  return cards;
}

function wrong(pack: Pack, key: CardKey, kind: string): ScenarioError {
  return new ScenarioError(isKnownKey(pack, key) ? `"${key}" is no ${kind}` : `unknown card "${key}"`);
}
