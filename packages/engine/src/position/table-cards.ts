/** Hands out card numbers for the cards of a position, each piece of cardboard once. */
import type { Pack } from '../cards/pack.ts';
import { deckSpecial } from '../model/deck.ts';
import type { CardKey, CardNo, SpecialNo } from '../vocabulary/vocabulary.ts';
import { PositionError } from './position.ts';

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
    if (count > copies) throw new PositionError({ code: 'tooManyCopies', rule: 'R-24.5', values: { key, copies } });
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
    deckCard: (key) => (pack.specialNumbers.has(key) ? deckSpecial(cards.special(key)) : cards.group(key)),
  };
  return cards;
}

function wrong(pack: Pack, key: CardKey, kind: string): PositionError {
  const known = pack.numbers.has(key) || pack.illuminatiNumbers.has(key) || pack.specialNumbers.has(key);
  return new PositionError(
    known
      ? { code: 'wrongKind', rule: 'R-24.5', values: { key, kind } }
      : { code: 'unknownCard', rule: 'R-24.5', values: { key } },
  );
}
