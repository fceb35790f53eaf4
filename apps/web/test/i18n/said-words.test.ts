/** What others said, in the reader's language where it came ready-made, and as it was written where somebody wrote it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saidWords } from '../../src/around/chat/said-words.ts';
import { promiseWords } from '../../src/around/deals/promises.tsx';
import { needTexts, speak } from '../../src/base/i18n/language.ts';
import { t } from '../../src/base/i18n/translate.ts';
import type { TableInfo } from '../../src/session/stores/model.ts';
import type { Seen } from '../../src/tabletop/seen/seen.ts';

const seats = [
  { name: 'Du', kind: 'human' },
  { name: 'Ada', kind: 'human' },
  { name: 'Odile', kind: 'bot' },
];
const pack = { illuminati: [{ name: 'UFOs' }] };
const seen = { info: { seats }, view: { seats: [{ illuminati: 0 }, {}, {}] }, pack } as unknown as Seen;
const line = (from: number, text: string) => ({ id: 1, at: 0, from, name: '', text });
const word = (text: string, promise?: object) => ({ text, promise }) as unknown as TableInfo['promises'][number];

beforeEach(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await needTexts('table');
  await speak('de');
});
afterEach(() => speak('en'));

test('a computer player speaks German and calls people by their name, and whoever has none by his Illuminati', () => {
  expect(saidWords(seen, line(2, 'A proposal, in writing, seat 2.'))).toBe('Ein Vorschlag, schriftlich, Ada.');
  expect(saidWords(seen, line(2, 'You insult the house, seat 1.'))).toBe('Sie beleidigen das Haus, UFOs.');
});

test('chat by people is never translated, be it word for word what a computer player says', () => {
  expect(saidWords(seen, line(1, 'A proposal, in writing, seat 2.'))).toBe('A proposal, in writing, seat 2.');
});

test('a promise that was chosen ready-made is told in German, one in own words as it was said', () => {
  const chosen = [
    word('I stay out of your next attack.', { kind: 'stayOut' }),
    word('7 MB on my next turn.', { kind: 'pay', amount: 7 }),
    word('I will not attack you for one turn.', { kind: 'peace', turns: 1 }),
    word('I will not attack you for 3 turns.', { kind: 'peace', turns: 3 }),
  ];
  const peace = (turns: number) =>
    t('promise.peace', 'I will not attack you for {turns, plural, one {one turn} other {# turns}}.', { turns });
  expect(chosen.map(promiseWords)).toEqual([
    t('promise.stayOut', 'I stay out of your next attack.'),
    t('promise.pay', '{amount} MB on my next turn.', { amount: 7 }),
    peace(1),
    peace(3),
  ]);
  expect(promiseWords(word('I stay out of your next attack.'))).toBe('I stay out of your next attack.');
});

test('English readers read what was sent', async () => {
  await speak('en');
  expect(saidWords(seen, line(2, 'Filed.'))).toBe('Filed.');
  expect(saidWords(seen, line(2, 'You insult the house, seat 2.'))).toBe('You insult the house, Ada.');
});
