import { describe, expect, test } from 'vitest';
import {
  actionsFor,
  bundleOf,
  counterOf,
  effectsOn,
  proposalOf,
  subtreeOf,
  withGroup,
  withMoney,
  withoutSpecial,
  withPromise,
  withSpecial,
  wouldWin,
} from '../../src/actions/offer/deal-draft.ts';
import { newDeal } from '../../src/actions/offer/new-deal.ts';
import { afterTrade, arrowsAfter } from '../../src/around/deals/after-trade.ts';
import { offeredText } from '../../src/around/deals/offer-text.ts';
import { WordsBeside } from '../../src/around/deals/promise-beside.tsx';
import { TradeDialog } from '../../src/around/deals/trade-dialog.tsx';
import type { TableInfo } from '../../src/session/stores/model.ts';
import { whyRefused } from '../../src/tabletop/parts/why-refused.ts';
import type { DealDraft } from '../../src/tabletop/seen/deal-draft.ts';
import { drawn, text } from './drawn.ts';
import { card, evening, seenBy, special } from './evening.ts';

const seen = seenBy(evening(), 'ana');
const own = seen.view.seats[0]?.groups ?? [];

describe('a deal being put together', () => {
  test('[R-14.6] naming a master forgets its puppets: a Group and a card below it never travel as two', () => {
    let deal = newDeal(1);
    deal = withGroup(deal, 'give', subtreeOf(own, card('big-media')));
    deal = withGroup(deal, 'give', subtreeOf(own, card('california')));
    expect(deal.give.groups).toEqual([card('california')]);
    expect(actionsFor(deal)).toBe(1);
  });

  test('what is empty is not sent', () => {
    expect(bundleOf(withMoney(newDeal(1), 'want', 7).want)).toEqual({ money: 7 });
    expect(bundleOf(newDeal(1).give)).toEqual({});
  });

  test('two copies of a Special go in and out one at a time', () => {
    const two = withSpecial(withSpecial(newDeal(1), 'give', 3), 'give', 3);
    expect(two.give.specials).toEqual([3, 3]);
    expect(withoutSpecial(two, 'give', 3).give.specials).toEqual([3]);
  });

  test('[R-14.11] a counter-offer begins with the offer seen from the other side', () => {
    const deal = counterOf({
      from: 2,
      to: 0,
      serial: 4,
      give: { money: 3 },
      want: { specials: [special('slush-fund')] },
      place: {},
    });
    expect(deal).toMatchObject({ with: 2, counters: { from: 2, serial: 4 } });
    expect(bundleOf(deal.give)).toEqual({ specials: [special('slush-fund')] });
    expect(bundleOf(deal.want)).toEqual({ money: 3 });
  });
});

describe('what a deal does', () => {
  test('[R-14.8] figures before and after, the subtree counted with its master', () => {
    const effects = effectsOn(seen.pack, seen.view, {
      ...{ seat: 0, partner: 1 },
      gives: { groups: [card('california')] },
      gets: { money: 10 },
    });
    const figure = (name: string) => effects.find((effect) => effect.figure === name);
    expect(figure('cards')).toMatchObject({ before: 5, after: 3 });
    expect(figure('power')).toMatchObject({ before: 20, after: 11 });
    // 22 MB in all; 5 + 3 leave with the two Groups, 10 arrive.
    expect(figure('money')).toMatchObject({ before: 22, after: 24 });
    expect(figure('goal')).toMatchObject({ need: 5 });
  });

  test('[R-18.3] what is stacked out of sight stays unknown', () => {
    const hidden = seenBy(evening({ options: { moneyVisibility: 'hidden' } }), 'ana');
    const effects = effectsOn(hidden.pack, hidden.view, { seat: 1, partner: 0, gives: {}, gets: { money: 5 } });
    expect(effects.find(({ figure }) => figure === 'money')).toEqual({ figure: 'money' });
    expect(effects.find(({ figure }) => figure === 'goal')).toEqual({ figure: 'goal' });
  });

  test('[R-14.9] [R-14.13] the structure after: what leaves is gone, what comes hangs on an open arrow', () => {
    const { view, lost } = afterTrade(seen, {
      seat: 0,
      partner: 1,
      gives: { groups: [card('feminists')] },
      gets: { groups: [card('moonies')] },
    });
    const cards = view.seats[0]?.groups.map((group) => group.card);
    expect(cards).not.toContain(card('feminists'));
    expect(cards).toContain(card('moonies'));
    expect(view.seats[1]?.groups).toEqual([]);
    expect(lost).toEqual([]);
  });

  test('[R-14.13] what arrives hangs where it was said ahead, and every arrow offered for it fits', () => {
    const exchange = {
      seat: 0,
      partner: 1,
      gives: { groups: [card('feminists')] },
      gets: { groups: [card('moonies')] },
    };
    const { arrows } = arrowsAfter(seen, exchange, card('moonies'));
    expect(arrows.length).toBeGreaterThan(1);
    for (const { host, side } of arrows) {
      const { view } = afterTrade(seen, { ...exchange, place: { [card('moonies')]: { host, side } } });
      expect(view.seats[0]?.groups.find((group) => group.card === card('moonies'))).toMatchObject({ host, side });
    }
    // The arrow that becomes free by what leaves is among them.
    expect(arrows).toContainEqual({ host: 0, side: 1 });
  });
});

describe('what a deal means', () => {
  test('[R-21.1 R-14.12] a side that would have what it takes to win is named, in a long game nobody', () => {
    const effects = (gives: object, gets: object) =>
      effectsOn(seen.pack, seen.view, { seat: 1, partner: 0, gives, gets });
    const { options } = seen.view;
    expect(wouldWin(effects({}, { money: 5 }), options)).toBe(false);
    // The Gnomes of Zurich want 150 MB; 40 lie with ben.
    expect(wouldWin(effects({}, { money: 110 }), options)).toBe(true);
    expect(wouldWin(effects({}, { money: 110 }), { ...options, longGame: true })).toBe(false);
  });

  test('[R-14.4 R-14.6 R-14.12] a draft that cannot be offered says why, in the words of the rules', () => {
    const give = (group: string) => withGroup(newDeal(1), 'give', subtreeOf(own, card(group)));
    const why = (deal: DealDraft, by = seen) => whyRefused(by, proposalOf(deal));
    expect(why(newDeal(1))?.rule).toBe('R-14.4');
    const two = withGroup(give('hackers'), 'give', subtreeOf(own, card('feminists')));
    const three = withGroup(two, 'give', subtreeOf(own, card('california')));
    expect(why(three)).toEqual({ text: expect.stringMatching(/3 regular actions .* 2 left/), rule: 'R-14.6' });
    const bensTurn = seenBy(evening({ turn: { seat: 'ben', phase: 'transfers' } }), 'ana');
    expect(why(give('hackers'), bensTurn)?.rule).toBe('R-14.6');
    expect(why(withMoney(newDeal(1), 'give', 400))?.rule).toBe('R-14.3');
    expect(why(withMoney(newDeal(1), 'give', 1))).toBeUndefined();
  });
});

describe('a promise beside an offer (R-14.5)', () => {
  const promised = { text: 'I stay out of your next attack.', promise: { kind: 'stayOut' } } as const;

  test('[R-14.11] it is a line of the draft until the offer is sent, and can be taken away', () => {
    const deal = withPromise(newDeal(1), 'promise', promised);
    expect(deal.promise).toEqual(promised);
    expect(withPromise(deal, 'promise', undefined)).toEqual(newDeal(1));
    expect(text(drawn(TradeDialog, { seen, deal }))).toContain(`And you promise: ${promised.text}`);
    expect(text(drawn(TradeDialog, { seen, deal: newDeal(1) }))).not.toContain('And you promise');
    const secret = withPromise(deal, 'promise', { ...promised, secret: true });
    expect(text(drawn(TradeDialog, { seen, deal: secret }))).toContain('Only the two of us see it');
  });

  test('[R-14.11] the one who is asked reads it under the offer it belongs to, and under no other', () => {
    const offer = { from: 1, to: 0, serial: 4, give: {}, want: { money: 2 }, place: {} };
    const told = (state: TableInfo['promises'][number]['state'], serial = 4, viewer = seen) => {
      const promises = [{ ...promised, serial: 1, from: 1, to: 0, state, offer: serial }];
      return text(drawn(WordsBeside as never, { seen: { ...viewer, info: { ...viewer.info, promises } }, offer }));
    };
    expect(told('offered')).toMatch(/^And \S.* promises: I stay out of your next attack\.$/);
    expect(told('offered', 3)).toBe('');
    expect(told('open')).toBe('');
    expect(told('offered', 4, seenBy(evening(), 'ben'))).toBe('And you promise: I stay out of your next attack.');
  });

  // Seen in a played game: "Dr. Amadi offers you nothing for 3 MB".
  test('[R-14.5] an offer of nothing but a promise is told as a promise', () => {
    const offer = { from: 1, to: 0, serial: 4, give: {}, want: { money: 3 }, place: {} };
    const promises = [{ ...promised, serial: 1, from: 1, to: 0, state: 'offered' as const, offer: 4 }];
    const asked = { ...seen, info: { ...seen.info, promises } };
    expect(offeredText(asked, offer)).toBe('a promise');
    expect(offeredText(asked, { ...offer, serial: 5 })).toBe('nothing');
    expect(offeredText(asked, { ...offer, give: { money: 2 } })).toBe('2 MB');
  });
});
