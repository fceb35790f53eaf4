import { expect, test } from 'vitest';
import { type CardFile, cardIndex } from '../scripts/card-index.ts';

const druids = file('groups', 'weekend-druids', 'weekendDruids');
const club = file('groups', '4-am-club', 'fourAmClub');
const owls = file('illuminati', 'owls', 'owls');
const audit = file('specials', 'audit', 'audit');

test('lists Illuminati, Groups, Specials, each by key, whatever order the disk gives', () => {
  const text = cardIndex([audit, druids, owls, club]);
  expect(text).toBe(cardIndex([club, owls, audit, druids]));
  expect(text).toContain("import { fourAmClub } from '../groups/4-am-club.ts';");
  expect(text).toContain('= [\n  owls,\n  fourAmClub,\n  weekendDruids,\n  audit,\n];\n');
});

test('refuses a file without a card, or with two', () => {
  expect(() => cardIndex([{ ...druids, source: 'export const x = 1;\n' }])).toThrow('groups/weekend-druids.ts');
  expect(() => cardIndex([{ ...druids, source: druids.source + club.source }])).toThrow('exactly one card');
});

test('refuses two files with one name', () => {
  expect(() => cardIndex([audit, file('groups', 'audit', 'auditGroup')])).toThrow('the name audit');
  expect(() => cardIndex([audit, file('groups', 'other', 'audit')])).toThrow('the name audit');
});

function file(folder: CardFile['folder'], key: string, name: string): CardFile {
  return { folder, key, source: `export const ${name} = defineGroup({\n  key: '${key}',\n});\n` };
}
