import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { catalogue } from '@illuminice/cards';
import { describe, expect, test } from 'vitest';
import { t } from '../../src/base/i18n/translate.ts';
import { cardText } from '../../src/pieces/cards/card-text.ts';
import { problemSentence } from '../../src/session/stores/problem-sentence.ts';
import { allTexts, CARDS, type Text } from '../../vite/texts/all-texts.ts';
import { emptyPo, headerOf, missingIn, readPo, translations, updated } from '../../vite/texts/catalogue.ts';
import { compiled, withCompiledTexts } from '../../vite/texts/compile.ts';
import { partOf } from '../../vite/texts/parts.ts';
import { inGerman } from '../unit/in-german.ts';
import { catalogueOf, LOCALES } from './catalogue-of.ts';
import { placeholders } from './placeholders.ts';

const LANGUAGES = globSync('*.po', { cwd: LOCALES }).map((file) => basename(file, '.po'));

describe('texts of the client', () => {
  const { texts, unreadable, ambiguous } = allTexts();

  test('every text is written out where it is used, one text to an id', () => {
    expect({ unreadable, ambiguous }).toEqual({ unreadable: [], ambiguous: [] });
    expect(texts.length).toBeGreaterThan(1500);
    for (const { id, english } of texts) expect(() => compiled(english), id).not.toThrow();
  });

  test.each(LANGUAGES)('%s is as fresh as the sources; otherwise: npm run texts', (language) => {
    const file = readFileSync(join(LOCALES, `${language}.po`), 'utf8');
    const po = readPo(file);
    expect(headerOf(po).code).toBe(language);
    expect(updated(po, [...texts, ...guests(po)])).toBe(file);
  });

  test.each(LANGUAGES)('%s has every text if it calls itself complete', (language) => {
    const po = readPo(readFileSync(join(LOCALES, `${language}.po`), 'utf8'));
    const guest = new Set(guests(po).map(({ id }) => id));
    if (headerOf(po).isComplete) expect(missingIn(po).filter((id) => !guest.has(id))).toEqual([]);
  });

  test.each(LANGUAGES)('%s keeps every placeholder, and can be compiled', (language) => {
    const catalogue = catalogueOf(language);
    for (const { id, english } of texts) {
      const [given, theirs] = [placeholders(english), placeholders(catalogue[id] ?? english)];
      expect(
        [...given.shown].filter((name) => !theirs.all.has(name)),
        id,
      ).toEqual([]);
      expect(
        [...theirs.all].filter((name) => !given.all.has(name)),
        id,
      ).toEqual([]);
    }
  });

  /** Texts of cards somebody added: tests play with the printed deck alone, and such a card may speak English. */
  function guests(po: ReturnType<typeof readPo>): readonly Text[] {
    const known = new Set(texts.map(({ id }) => id));
    return po.items
      .filter(({ msgctxt, references }) => references.includes(CARDS) && !known.has(msgctxt ?? ''))
      .map(({ msgctxt, msgid, references }) => ({ id: msgctxt ?? '', english: msgid, origins: references }));
  }
});

describe('catalogues', () => {
  const text = (english: string) => ({ id: 'a.b', english, origins: ['src/app/app.tsx'] });
  const text2 = { id: 'b.c', english: 'Close', origins: ['src/app/app.tsx'] };
  const fresh = readPo(updated(emptyPo({ code: 'fr', name: 'Français' }), [text('{n} cards'), text2]));

  test('a new language has all texts, untranslated', () => {
    expect(headerOf(fresh)).toEqual({ code: 'fr', name: 'Français', isComplete: false });
    expect(missingIn(fresh)).toEqual(['a.b', 'b.c']);
  });

  test('a translation of an English text that changed is fuzzy, and not shown', () => {
    const items = fresh.items.map((item) => ({ ...item, msgstr: ['{n} cartes'] }));
    const po = readPo(updated({ ...fresh, items }, [text('{n} cards')]));
    expect(translations(po)).toEqual({ 'a.b': '{n} cartes' });
    const changed = readPo(updated(po, [text('{n} of the cards')]));
    expect([translations(changed), missingIn(changed)]).toEqual([{}, ['a.b']]);
  });

  test('texts nobody shows any more leave the catalogue', () => {
    expect(readPo(updated(fresh, [text2])).items.map(({ msgctxt }) => msgctxt)).toEqual(['b.c']);
  });

  test('a text travels with the first part that shows it', () => {
    expect(partOf(['src/actions/attack/a.ts'])).toBe('table');
    expect(partOf(['src/actions/attack/a.ts', 'src/screens/menu/b.ts'])).toBe('shell');
    expect(partOf(['src/around/learning/tutorial/a.ts'])).toBe('lessons');
    expect(partOf([CARDS])).toBe('table');
  });
});

test('a problem of the server is a sentence with its values, in the language of the page', () => {
  const tooOften = { code: 'TOO_OFTEN', values: { seconds: 7 } } as const;
  expect(problemSentence(tooOften)).toBe('That was a little too often. Try again in 7 s.');
  inGerman(() => {
    expect(problemSentence(tooOften)).toBe('Das war etwas zu oft. Versuch es in 7 s noch einmal.');
    expect(problemSentence({ code: 'CANNOT_CONTINUE', values: { fault: 'sameName' } })).toBe(
      'Dieses Spiel kann hier nicht weitergehen: zwei Spieler haben denselben Namen.',
    );
    expect(problemSentence({ code: 'TOO_MANY_LOBBIES', values: { codes: ['ABC234', 'DEF567'] } })).toBe(
      'Du bist schon in 2 Spielen. Verlass zuerst eines davon: ABC234, DEF567.',
    );
  });
});

describe('texts of the cards', () => {
  const german = catalogueOf('de');

  test('[REQ-246] every card carries advice', () => {
    expect(catalogue.filter(({ text }) => text.length < 40)).toEqual([]);
  });

  test.each(LANGUAGES)('numbers are facts: %s names the same ones', (language) => {
    const texts = catalogueOf(language);
    const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
    for (const card of catalogue)
      expect(numbers(texts[`print.${card.key}`] ?? card.summary), card.key).toEqual(numbers(card.summary));
  });

  test('a card speaks the language of its reader, and English where it has no other', () => {
    const [card] = catalogue;
    if (card === undefined) throw new Error('the catalogue is empty');
    expect(cardText(card).summary).toBe(card.summary);
    inGerman(() => {
      expect(cardText(card).summary).toBe(german[`print.${card.key}`]);
      expect(cardText({ key: 'of-another-pack', text: 'x', summary: 'does things' }).summary).toBe('does things');
    });
  });
});

describe('messages', () => {
  test('plain text stays as it is, gaps become what Lingui fills', () => {
    expect(compiled('Everybody pulls strings.')).toBe('Everybody pulls strings.');
    expect(compiled('{name} takes {n} MB')).toEqual([['name'], ' takes ', ['n'], ' MB']);
  });

  test('a broken message is found by tests, not by players', () => {
    expect(() => compiled('{n, plural, one {# card')).toThrow();
  });

  test('what is said fits the number', () => {
    const places = (n: number) => t('rulebook.count', '{n, plural, one {# place} other {# places}}', { n });
    expect([places(1), places(3)]).toEqual(['1 place', '3 places']);
    expect(inGerman(() => [places(1), places(3)])).toEqual(['1 Stelle', '3 Stellen']);
  });

  test('the English of a source is compiled where it stands', () => {
    const source = "const a = t('a', 'It\\'s “{n}”') + t('b', 'Übrigens');";
    expect(withCompiledTexts(source, 'a.ts')).toBe('const a = t(\'a\', ["It\'s “",["n"],"”"]) + t(\'b\', "Übrigens");');
  });
});
