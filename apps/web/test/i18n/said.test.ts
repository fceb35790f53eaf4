/** What others said, in the reader's language where it came as a key, and as it was written where somebody wrote it. */
import { readFileSync } from 'node:fs';
import { personas, type Reason, type Remark } from '@illuminice/bots';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chatText } from '../../src/around/chat/chat-text.ts';
import { remarkText } from '../../src/around/chat/remark-text.ts';
import { reasonText } from '../../src/around/learning/hint/reason-text.ts';
import { needTexts, speak } from '../../src/base/i18n/language.ts';
import { t } from '../../src/base/i18n/translate.ts';
import type { TableInfo } from '../../src/session/stores/model.ts';
import type { Seen } from '../../src/tabletop/seen/seen.ts';
import { promiseText } from '../../src/tabletop/sentences/index.ts';

const seats = [
  { name: 'Du', kind: 'human' },
  { name: 'Ada', kind: 'human' },
  { name: 'Odile', kind: 'bot' },
];
const shortNames = { card: () => 'I.R.S.', seat: () => 'Ada' };
const pack = { illuminati: [{ name: 'UFOs' }] };
const seen = { info: { seats }, view: { seats: [{ illuminati: 0 }, {}, {}] }, pack } as unknown as Seen;
const line = (from: number, text: string) => ({ id: 1, at: 0, from, name: '', text });
const remark = (key: Remark['key'], values: Partial<Remark['values']>) => ({
  ...line(2, ''),
  remark: { key, values: { variant: 0, ...values } },
});
const promise = (text: string, kind?: object) => ({ text, promise: kind }) as unknown as TableInfo['promises'][number];

beforeEach(async () => {
  globalThis.document ??= { documentElement: { style: { setProperty: () => undefined } } } as unknown as Document;
  await needTexts('table');
  await speak('de');
});
afterEach(() => speak('en'));

test('a computer player speaks German and calls people by their name, and whoever has none by their Illuminati', () => {
  expect(chatText(seen, remark('archivist.offer', { seat: 1, amount: 4 }))).toBe('Ein Vorschlag, schriftlich, Ada.');
  expect(chatText(seen, remark('auctioneer.refuse', { seat: 0 }))).toBe('Sie beleidigen das Haus, UFOs.');
});

test('the number of a remark chooses between the sentences a language has for it', async () => {
  const both = [0, 1].map((variant) => remark('fisherman.offer', { variant, seat: 1, amount: 7 }));
  expect(both.map((said) => chatText(seen, said))).toEqual([
    'Fisch gegen Tau, Ada?',
    '7 MB sind ein ordentlicher Fang, Ada.',
  ]);
  await speak('en');
  expect(both.map((said) => chatText(seen, said))).toEqual(['Fish for rope, Ada?', '7 MB is a fair catch, Ada.']);
});

test('[B-6] every line has two sentences in every language, none with a stop too many', async () => {
  const moments = [
    ...['greet', 'attack', 'oppose', 'defend', 'success', 'failure', 'win', 'offer', 'accept', 'refuse'],
    ...['betrayed', 'secretive', 'propose', 'warn', 'calm'],
  ];
  const keys = personas.flatMap(({ key }) => moments.map((moment) => `${key}.${moment}` as Remark['key']));
  for (const language of ['en', 'de', 'fr', 'es']) {
    await speak(language);
    const said = keys.map((key) =>
      [0, 1].map((variant) => remarkText({ key, values: { variant, target: 3, seat: 1, amount: 4 } }, shortNames)),
    );
    for (const [index, [one, other]] of said.entries()) {
      expect([one, other], keys[index]).not.toContain('');
      expect(one, keys[index]).not.toBe(other);
      expect(`${one} ${other}`, keys[index]).not.toMatch(/\.\.|\{/);
    }
  }
});

test('chat by people, and what computer players said in older games, is quoted as it was written', () => {
  expect(chatText(seen, line(1, 'Filed.'))).toBe('Filed.');
  expect(chatText(seen, line(2, 'Filed.'))).toBe('Filed.');
});

test('a remark this page does not know is not shown as a key', () => {
  const unknown = { ...line(2, ''), remark: { key: 'archivist.toString', values: { variant: 0 } } };
  expect(chatText(seen, unknown)).toBe('');
});

test('a promise the game can judge is told in German, whatever text came with it, one in own words as it was said', () => {
  const chosen = [
    promise('', { kind: 'stayOut' }),
    promise('7 MB on my next turn.', { kind: 'pay', amount: 7 }),
    promise('I will not attack you for one turn.', { kind: 'peace', turns: 1 }),
    promise('I will not attack you for 3 turns.', { kind: 'peace', turns: 3 }),
    promise('', { kind: 'peace' }),
    promise('', { kind: 'oppose', seat: 1, amount: 5 }),
  ];
  const peace = (turns: number) =>
    t('promise.peace', 'I will not attack you for {turns, plural, one {one turn} other {# turns}}.', { turns });
  expect(chosen.map((one) => promiseText(seen, one))).toEqual([
    t('promise.stayOut', 'I stay out of your next attack.'),
    t('promise.pay', '{amount} MB on my next turn.', { amount: 7 }),
    peace(1),
    peace(3),
    'Ich greife dich bis zum Ende des Spiels nicht an.',
    'Mindestens 5 MB gegen den nächsten Angriff von Ada.',
  ]);
  expect(promiseText(seen, promise('I stay out of your next attack.'))).toBe('I stay out of your next attack.');
});

describe('why a move is suggested', () => {
  const names = {
    card: (card: number) => `card ${card}`,
    seat: (seat: number) => seats[seat]?.name ?? '',
    special: () => 'Slush Fund',
    illuminati: () => 'UFOs',
  };
  const attack: Reason = {
    key: 'attack',
    values: {
      ...{ kind: 'control', target: 12, attacker: 3, owner: 1, spend: 4, chance: 72, against: 1, privileged: true },
      prospect: { who: 1, lack: { isGuess: true, missing: { what: 'groups', count: 1, alignment: 'Weird' } } },
    },
  };

  test('is told with everything that belongs into it, in both languages', async () => {
    expect(reasonText(attack, names)).toBe(
      'card 12 von Ada nehmen mit card 3 und 4 MB: 72 %, wenn etwa 1 Punkt dagegen kommt, niemand darf sich einmischen; Ada braucht noch vielleicht 1 Gruppe (Schräg)',
    );
    await speak('en');
    expect(reasonText(attack, names)).toBe(
      'take card 12 from Ada with card 3 and 4 MB: 72 % if about 1 point comes against it, nobody may interfere; Ada lacks perhaps 1 Weird Group',
    );
  });

  test('[B-10] German says the same of one missing card and of two, lends Power in one word, and says what it had an eye on', () => {
    const short = (count: number): Reason => ({
      key: 'attack',
      values: {
        ...{ kind: 'control', target: 12, attacker: 3, spend: 0, chance: 72, against: 0, privileged: false },
        prospect: { who: 'me', lack: { isGuess: false, missing: { what: 'cards', count } } },
      },
    });
    expect(reasonText(short(1), names)).toMatch(/dann brauchst du noch 1 Karte$/);
    expect(reasonText(short(2), names)).toMatch(/dann brauchst du noch 2 Karten$/);
    const german = readFileSync(new URL('../../locales/de.po', import.meta.url), 'utf8');
    expect(german).not.toMatch(/\bleih(en|t|st)\b/i);
    expect(german).not.toMatch(/hatte ich ein Auge(?! geworfen)/);
  });

  test('leaves out what there is nothing to say about', async () => {
    await speak('en');
    const bare: Reason = {
      key: 'attack',
      values: { kind: 'destroy', target: 12, attacker: 3, spend: 0, chance: 28, against: 0, privileged: false },
    };
    expect(reasonText(bare, names)).toBe('destroy card 12 with card 3: 28 %');
    expect(reasonText({ key: 'compared', values: { reason: bare, moves: 3, looks: 1 } }, names)).toBe(
      'destroy card 12 with card 3: 28 % (3 moves compared, this one in 1 imagined continuation)',
    );
    expect(reasonText({ key: 'noAttackWorthIt', values: { pass: false } }, names)).toBe('no attack is worth its price');
  });

  test('lists goods and numbers as the language does', () => {
    const offer: Reason = {
      key: 'offerMade',
      values: { give: { groups: [5], money: 6 }, want: { groups: [7], money: 0 }, points: 3, seat: 1 },
    };
    expect(reasonText(offer, names)).toBe(
      'card 5 und 6 MB für card 7: 3,0 Punkte für dich, und Ada gewinnt auch dabei',
    );
  });
});
