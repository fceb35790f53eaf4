import type { Bundle } from '@illuminice/engine';
import { describe, expect, test } from 'vitest';
import { cardEntries, turnEntries } from '../../src/actions/all/now.ts';
import { firstPlan, planAttack, stepPlan } from '../../src/actions/attack/attack-draft.ts';
import { whyNotAnnounced } from '../../src/actions/attack/why-no-attack.ts';
import { GivePanel } from '../../src/actions/give/give-panel.tsx';
import { TransferPanel } from '../../src/actions/transfer/transfer-panel.tsx';
import { afterTrade } from '../../src/around/deals/after-trade.ts';
import { Button } from '../../src/base/theme/button.tsx';
import { sayWhyNot, useWhyNot } from '../../src/base/theme/why-not.ts';
import { inRounds } from '../../src/screens/setup/roll-rounds.ts';
import { mark, plainText } from '../../src/tabletop/seen/rich-text.ts';
import { useUi } from '../../src/tabletop/seen/ui-store.ts';
import { drawnPanel, text } from './drawn.ts';
import { card, evening, seenBy, special } from './evening.ts';

describe('nothing is greyed without a reason', () => {
  test('[R-22.12] every entry of the turn that cannot be chosen says what would be needed', () => {
    const alone = evening({
      seats: {
        ana: { illuminati: 'discordian-society', money: 0, turnsTaken: 2 },
        ben: { illuminati: 'gnomes-of-zurich', structure: [{ group: 'moonies', on: 'left' }] },
        cleo: { illuminati: 'servants-of-cthulhu', structure: [{ group: 'kgb', on: 'left' }] },
      },
    });
    const seen = seenBy(alone, 'ana');
    const greyed = (['regular', 'free'] as const).flatMap((list) => turnEntries(seen, list)).filter(({ why }) => why);
    expect(greyed.map(({ act, why }) => [act, why?.rule])).toEqual([
      ['transfer', 'R-11.1'],
      ['move', 'R-13.1'],
      ['drop', 'R-13.8'],
      ['give', 'R-14.3'],
      ['special', 'R-15.2'],
    ]);
    for (const { why } of greyed) expect(why?.text).toMatch(/\w+ \w+ \w+/);
    expect(turnEntries(seenBy(evening(), 'ana'), 'regular')[0]?.why).toBeUndefined();
  });
});

describe('a reason and its rule', () => {
  test('[R-22.12] [R-7.2] a greyed button keeps the rule: a press says both', () => {
    const reason = { text: 'Both actions of this turn are used.', rule: 'R-6.3' };
    const button = Button({ refusal: reason, children: 'Attack' }) as { readonly props: { onClick(): void } };
    button.props.onClick();
    expect(useWhyNot.getState()).toMatchObject(reason);
    sayWhyNot('No rule says so.');
    expect(useWhyNot.getState()).toMatchObject({ text: 'No rule says so.', rule: undefined });
  });

  test('[R-7.2] [R-9.10] [R-15.15] an attack that cannot be announced says what is in its way', () => {
    const seen = seenBy(evening(), 'ana');
    const plan = planAttack('destroy', { attacker: card('big-media'), target: card('eco-guerrillas') });
    expect(whyNotAnnounced(seen, planAttack('control', { attacker: card('big-media') }))?.text).toMatch(/^First name/);
    expect(whyNotAnnounced(seen, plan)).toBeUndefined();
    // The one Whispering Campaign of this hand goes with the announcement.
    const twice = { ...plan, privilege: { discard: special('whispering-campaign') } };
    expect(whyNotAnnounced(seen, twice)?.rule).toBe('R-9.10');
    const own = planAttack('control', { attacker: card('big-media'), target: card('california') });
    expect(whyNotAnnounced(seen, own)?.rule).toBe('R-7.4');
  });

  test('[R-14.2] [R-14.12] the gift panel says what is missing, and only a thrown victory names that rule', () => {
    const seen = seenBy(evening(), 'ana');
    const panel = (draft: { to?: number; money: number }) =>
      text(drawnPanel(GivePanel, { seen, draft: { specials: [], ...draft } }));
    expect(panel({ money: 0 })).toContain('First choose who gets what.');
    expect(panel({ to: 1, money: 4 })).not.toMatch(/First choose|victory/);
  });

  test('[REQ-151] more than there is stays as it was typed and is refused in words, in a transfer and in a gift', () => {
    const seen = seenBy(evening(), 'ana');
    const gift = drawnPanel(GivePanel, { seen, draft: { specials: [], to: 1, money: 400 } });
    const ends = { from: card('california'), to: card('big-media') };
    const transfer = drawnPanel(TransferPanel, { seen, draft: { ...ends, amount: 400 } });
    for (const [panel, max] of [
      [gift, 11],
      [transfer, 5],
    ] as const) {
      expect(panel).toContain(`There are only ${max} MB.`);
      expect(panel).toContain('value="400"');
      expect(panel).toMatch(/<button[^>]*aria-disabled="true"[^>]*>(?:<[^>]*>)*Okay/);
    }
    const enough = drawnPanel(TransferPanel, { seen, draft: { ...ends, amount: 5 } });
    expect(enough).not.toContain('There are only');
    expect(enough).not.toMatch(/<button[^>]*(?:aria-)?disabled="[^>]*>(?:<[^>]*>)*Okay/);
  });

  test('[T-28] [REQ-324] [R-14.7] where gifts need consent a gift is an offer, from the list of the turn and from the card alike', () => {
    const seen = seenBy(evening({ options: { giftConsent: true } }), 'ana');
    expect(seen.moves.give).toBeUndefined();
    const gift = (given: typeof seen) => turnEntries(given, 'free').find(({ act }) => act === 'give');
    expect(gift(seen)).toMatchObject({ label: 'Give money or Specials', hint: 'as an offer', why: undefined });
    // T-28: both doors lead to the offer.
    const [fromCard] = cardEntries(seen, 0).filter(({ label }) => label === 'Give money');
    expect(fromCard?.why).toBeUndefined();
    fromCard?.start();
    expect(useUi.getState().deal).toMatchObject({ give: { money: 1 }, want: { money: 0 } });
  });
});

test('[R-14.3] the structure after a deal shows the money of after the deal', () => {
  const seen = seenBy(evening(), 'ana');
  const moneyAfter = (seat: number, gives: Bundle, gets: Bundle) =>
    afterTrade(seen, { seat, partner: 1 - seat, gives, gets }).view.seats[seat]?.money;
  expect(moneyAfter(0, { money: 3 }, {})).toBe(8);
  expect(moneyAfter(1, {}, { money: 3 })).toBe(37);
});

describe('small things that save a press', () => {
  test('[R-7.2] a choice of one attacker is made already, a choice of several is left open', () => {
    const seen = seenBy(evening(), 'ana');
    expect(firstPlan(seen)).not.toHaveProperty('attacker');
    const attack = seen.moves.attack;
    const only = attack?.attackers.filter((attacker) => attacker.card === card('california')) ?? [];
    const alone = { ...seen, moves: { ...seen.moves, attack: { ...attack, attackers: only } as typeof attack } };
    const plan = firstPlan(alone as typeof seen);
    expect(plan).toMatchObject({ attacker: card('california') });
    expect(stepPlan(alone as typeof seen, plan, { do: 'card', card: card('california') })).toBe(plan);
  });

  test('[REQ-029 REQ-031] the rolls are listed by height, and dice that break a tie are a round of their own', () => {
    const rolls = [
      { seat: 0, dice: [1, 1] },
      { seat: 1, dice: [3, 5] },
      { seat: 2, dice: [4, 4] },
      { seat: 3, dice: [2, 5] },
      { seat: 1, dice: [1, 2] },
      { seat: 2, dice: [6, 2] },
    ] as const;
    expect(inRounds(rolls).map(({ seat, round, begins }) => [seat, round, begins])).toEqual([
      [1, 1, true],
      [2, 1, false],
      [3, 1, false],
      [0, 1, false],
      [2, 2, true],
      [1, 2, false],
    ]);
  });

  test('a name that ends in a full stop brings it along', () => {
    const names = { card: () => 'C.I.A.', special: String, seat: () => 'Ana', illuminati: String };
    expect(plainText(`${mark.seat(0)} draws ${mark.card(3)}.`, names)).toBe('Ana draws C.I.A.');
    expect(plainText(`${mark.card(3)}, drawn by ${mark.seat(0)}.`, names)).toBe('C.I.A., drawn by Ana.');
  });
});
