/** How to play is told by the engine: every figure on its pages, and every rule beside them. */
import { pack } from '@illuminice/cards';
import { ATTACK_KINDS, type CardNo, chance36 } from '@illuminice/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { nearness } from '../../src/around/guide/attack-page.tsx';
import { sumRows } from '../../src/around/guide/attack-sum.tsx';
import { example, group, ME, nameOf, numbersOf, RIVAL } from '../../src/around/guide/example.ts';
import { success } from '../../src/around/guide/kinds-page.tsx';
import { worth } from '../../src/around/guide/money-page.tsx';
import { PAGES } from '../../src/around/guide/pages.ts';
import { GROWN, QUARREL, RAID, SMALL } from '../../src/around/guide/positions.ts';
import { firstSentence } from '../../src/around/guide/rules-beside.tsx';
import { incomeOfTurn, nextIncome } from '../../src/around/guide/turn-page.tsx';
import { bookIn, chaptersFor } from '../../src/around/rulebook/book.ts';
import type { Chapter } from '../../src/around/rulebook/parse-rules.ts';
import { drawn, text } from '../unit/drawn.ts';
import { inGerman } from '../unit/in-german.ts';

const moneyOf = ({ view }: typeof GROWN): number =>
  [view.seats[ME], ...(view.seats[ME]?.groups ?? [])].reduce((sum, card) => sum + Number(card?.money), 0);

describe('the pages', () => {
  const books = new Map<string, readonly Chapter[]>();
  beforeAll(async () => {
    for (const language of ['en', 'de']) books.set(language, await bookIn(language));
  });

  test('[T-6] are at most ten, with at most five pictures each, and every picture has a rule of the book beside it', () => {
    expect(PAGES.length).toBeLessThanOrEqual(10);
    for (const { name, Page, rules } of PAGES) {
      const pictures = [...drawn(Page, {}).matchAll(/data-n="(\d)"/g)].map(([, n]) => Number(n));
      expect(pictures, name).toEqual(pictures.map((_, index) => index + 1));
      expect(pictures.length, name).toBeLessThanOrEqual(5);
      expect([...new Set(rules.map(([n]) => n))], name).toEqual(pictures);
    }
  });

  test.each(['en', 'de'])(
    '[T-6] %s: every rule they name is a rule players read, and is told by a whole sentence',
    (language) => {
      const book = chaptersFor(books.get(language) ?? [], '');
      for (const { name, rules } of PAGES)
        for (const [, rule] of rules) {
          const sentence = firstSentence(book, rule) ?? '';
          expect(sentence, `${name} ${rule}`).toMatch(/\.$/);
          expect(sentence.length, `${name} ${rule}`).toBeGreaterThan(20);
        }
    },
  );

  test('[T-6] speak German as well: no sentence of a page is left in English', () => {
    for (const { name, Page, title, lead } of PAGES) {
      const read = () => `${title()} ${lead()} ${text(drawn(Page, {}))}`;
      const german = inGerman(read);
      expect(german, name).not.toBe(read());
      expect(german.match(/\b(?:the|and|which|your|from|with|card)\b/g), name).toBeNull();
    }
  });
});

describe('what the examples say', () => {
  test('[R-8.1 R-8.4 R-8.12] the attack of page 4: Big Media 4 + both Liberal 4 − Resistance 2 = 6, with 2 MB 8', () => {
    const draft = { kind: 'control', attacker: group('big-media'), target: group('feminists') } as const;
    expect(sumRows(SMALL, draft).map(({ amount }) => amount)).toEqual([4, 4, -2]);
    const page = text(drawn(PAGES[3]?.Page ?? (() => undefined as never), {}));
    expect(page).toContain('Roll this or less 6');
    expect(page).toContain('6 42% 8 72%');
    expect(page).toContain('8 or less: 26 of 36 throws, 72%.');
    expect(chance36(8)).toBe(26);
  });

  test('[R-8.7] nearness counts 10, 5 and 2', () => {
    expect([...nearness().values()]).toEqual(['−10', '−5', '−2']);
  });

  test('[R-8.1] the rows of every sum add up to what the engine requires', () => {
    const cards = (keys: readonly string[]): readonly CardNo[] => keys.map(group);
    for (const kind of ATTACK_KINDS)
      for (const target of cards(['loan-sharks', 'moonies'])) {
        const draft = { kind, attacker: group('mafia'), target };
        const sum = sumRows(RAID, draft).reduce((total, { amount }) => total + amount, 0);
        expect(sum, `${kind} ${nameOf(RAID, target)}`).toBe(numbersOf(RAID, draft).required);
      }
    const spent = { attackingCard: 1, target: 2, interfereFor: 3, interfereAgainst: 5 };
    const draft = { kind: 'control', attacker: group('pentagon'), target: group('hollywood'), spent } as const;
    expect(sumRows(QUARREL, draft).reduce((total, { amount }) => total + amount, 0)).toBe(
      numbersOf(QUARREL, draft).required,
    );
  });

  test('[R-9.2 R-9.3 R-9.8] what 1 MB is worth, treasury by treasury', () => {
    expect(worth().map(([, points]) => points)).toEqual([1, 1, -2, -1, -1, 1]);
  });

  test('[R-10.6 R-10.10 R-10.11] after a success the table is as each kind leaves it', () => {
    const sharks = group('loan-sharks');
    const moonies = group('moonies');
    const taken = success('control', sharks).view;
    expect(taken.seats[ME]?.groups.map(({ card }) => card)).toEqual([group('mafia'), sharks, moonies]);
    // half of 6 and of 3, rounded down.
    expect(taken.seats[ME]?.groups.slice(1).map(({ money }) => money)).toEqual([3, 1]);
    const loose = success('neutralize', sharks).view;
    expect(loose.uncontrolled).toEqual(expect.arrayContaining([sharks, moonies]));
    const dead = success('destroy', sharks).view;
    expect(dead.dead).toEqual([sharks]);
    expect(dead.uncontrolled).toContain(moonies);
    for (const { seats } of [taken, loose, dead]) expect(seats[RIVAL]?.groups).toHaveLength(1);
  });

  test('[R-4.1] the bank pays what the page says, turn after turn', () => {
    const once = nextIncome(GROWN);
    expect(moneyOf(once) - moneyOf(GROWN)).toBe(incomeOfTurn(GROWN));
    expect(moneyOf(nextIncome(once)) - moneyOf(once)).toBe(incomeOfTurn(GROWN));
  });

  test('[R-21.2 R-1.1] four players need 12 cards; there are fifteen Specials', () => {
    expect(text(drawn(PAGES[0]?.Page ?? (() => undefined as never), {}))).toContain('control 12 cards');
    expect(pack.specials.reduce((sum, { copies = 1 }) => sum + copies, 0)).toBe(15);
  });

  test('a table that cannot be is refused, so that no page shows one', () => {
    expect(() =>
      example({ seats: [{ illuminati: 'network', structure: [{ group: 'nobody', on: 'left' }] }] }),
    ).toThrow();
    expect(() => group('nobody')).toThrow('nobody');
  });
});
