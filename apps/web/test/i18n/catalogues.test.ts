import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@illuminice/cards';
import { describe, expect, test } from 'vitest';
import { compileMessage } from '../../src/base/i18n/compile-message.ts';
import { cards } from '../../src/base/i18n/de/cards.ts';
import { lessons } from '../../src/base/i18n/de/lessons.ts';
import { reasons } from '../../src/base/i18n/de/reasons.ts';
import { shell } from '../../src/base/i18n/de/shell.ts';
import { table } from '../../src/base/i18n/de/table.ts';
import { verdicts } from '../../src/base/i18n/de/verdicts.ts';
import { i18n, t } from '../../src/base/i18n/translate.ts';
import { cardWords } from '../../src/pieces/cards/card-text.ts';
import { problemSentence } from '../../src/session/stores/problem-sentence.ts';
import { allTexts, placeholders } from './texts.ts';

const { texts, unreadable } = allTexts();
const german: Readonly<Record<string, string>> = { ...shell, ...table, ...lessons, ...reasons, ...verdicts };

describe('texts of the client', () => {
  test('every text is written out where it is used', () => {
    expect(unreadable).toEqual([]);
    expect(texts.length).toBeGreaterThan(300);
  });

  test('English is complete: one id, one text', () => {
    const english = new Map<string, string>();
    const differing = texts.filter(({ id, english: text }) => {
      const before = english.get(id) ?? text;
      english.set(id, text);
      return before !== text;
    });
    expect(differing).toEqual([]);
  });

  test('German is complete and has nothing too much', () => {
    const used = new Set(texts.map(({ id }) => id));
    expect([...used].filter((id) => german[id] === undefined).sort()).toEqual([]);
    expect(Object.keys(german).filter((id) => !used.has(id))).toEqual([]);
  });

  test('German keeps every placeholder, and both languages can be read by the interpreter', () => {
    for (const { id, english } of texts) {
      expect(placeholders(german[id] ?? english), id).toEqual(placeholders(english));
      expect(() => compileMessage(english), id).not.toThrow();
      expect(() => compileMessage(german[id] ?? ''), id).not.toThrow();
    }
  });
});

test('a problem of the server is a sentence with its values, in the language of the page', () => {
  const tooOften = { code: 'TOO_OFTEN', values: { seconds: 7 } } as const;
  expect(problemSentence(tooOften)).toBe('That was a little too often. Try again in 7 s.');
  i18n.load('de', { ...shell });
  i18n.activate('de');
  expect(problemSentence(tooOften)).toBe('Das war etwas zu oft. Versuch es in 7 s noch einmal.');
  expect(problemSentence({ code: 'CANNOT_CONTINUE', values: { fault: 'sameName' } })).toBe(
    'Dieses Spiel kann hier nicht weitergehen: zwei Spieler haben denselben Namen.',
  );
  expect(problemSentence({ code: 'TOO_MANY_LOBBIES', values: { codes: ['ABC234', 'DEF567'] } })).toBe(
    'Du bist schon in 2 Spielen. Verlass zuerst eines davon: ABC234, DEF567.',
  );
  i18n.activate('en');
});

/** The printed deck; a card somebody adds needs no second file to be played, it speaks English until it has its German. */
const facts = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../packages/cards/data/cards.json'), 'utf8'),
) as Readonly<Record<'illuminati' | 'groups' | 'specials', readonly { readonly id: string }[]>>;
const ids = new Set([...facts.illuminati, ...facts.groups, ...facts.specials].map(({ id }) => id));
const printed = catalogue.filter(({ key }) => ids.has(key));

describe('texts of the cards', () => {
  test('[REQ-246] every card carries advice; every sentence has its German, and no other card has any', () => {
    const wanted = printed.flatMap((card) => [
      `print.${card.key}.text`,
      ...(card.summary === '' ? [] : [`print.${card.key}`]),
      ...('goalSummary' in card ? [`print.${card.key}.goal`] : []),
      ...('timing' in card ? [`print.${card.key}.timing`] : []),
    ]);
    expect(printed.filter(({ text }) => text.length < 40)).toEqual([]);
    expect(Object.keys(cards).sort()).toEqual([...new Set(wanted)].sort());
  });

  test('numbers are facts: the German names the same ones', () => {
    const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
    for (const card of printed)
      expect(numbers(cards[`print.${card.key}`] ?? ''), card.key).toEqual(numbers(card.summary));
  });

  test('a card speaks the language of its reader, and English where it has no other', () => {
    const [card] = printed;
    if (card === undefined) throw new Error('the catalogue is empty');
    i18n.activate('en');
    expect(cardWords(card).summary).toBe(card.summary);
    i18n.load('de', { ...cards });
    i18n.activate('de');
    expect(cardWords(card).summary).toBe(cards[`print.${card.key}`]);
    expect(cardWords({ key: 'of-another-pack', text: 'x', summary: 'does things' }).summary).toBe('does things');
    i18n.activate('en');
  });
});

describe('the compiler of messages', () => {
  test('plain text stays as it is', () => {
    expect(compileMessage('Everybody pulls strings.')).toBe('Everybody pulls strings.');
  });

  test('placeholders, plurals and selections become what Lingui interprets', () => {
    expect(compileMessage('{name} takes {n} MB')).toEqual([['name'], ' takes ', ['n'], ' MB']);
    expect(compileMessage('{n, plural, =0 {none} one {# card} other {# cards}}')).toEqual([
      ['n', 'plural', { 0: ['none'], one: ['#', ' card'], other: ['#', ' cards'] }],
    ]);
  });

  test('a broken message is found by tests, not by players', () => {
    expect(() => compileMessage('{n, plural, one {# card')).toThrow();
    expect(() => compileMessage('{, plural}')).toThrow();
  });

  test('what is said fits the number', () => {
    i18n.activate('en');
    const places = (n: number) => t('rulebook.count', '{n, plural, one {# place} other {# places}}', { n });
    expect([places(1), places(3)]).toEqual(['1 place', '3 places']);
    i18n.load('de', { ...shell });
    i18n.activate('de');
    expect([places(1), places(3)]).toEqual(['1 Stelle', '3 Stellen']);
    i18n.activate('en');
  });
});
