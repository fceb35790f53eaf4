/**
 * `npm run texts`: brings every catalogue in `locales` up to date with the sources and says what is missing.
 * `npm run texts -- fr "Français"` begins a language.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { allTexts } from './all-texts.ts';
import { emptyPo, headerOf, missingIn, readPo, updated } from './catalogue.ts';

const locales = join(import.meta.dirname, '../../locales');
const { texts, unreadable, ambiguous } = allTexts();
for (const call of unreadable) console.error(`not a plain id and a plain text: ${call}`);
for (const text of ambiguous) console.error(`one id, two texts: ${text}`);

const [code, name = code] = process.argv.slice(2);
if (code !== undefined && name !== undefined && !existsSync(join(locales, `${code}.po`)))
  writeFileSync(join(locales, `${code}.po`), updated(emptyPo({ code, name }), texts));

for (const file of globSync('*.po', { cwd: locales }).sort()) {
  const path = join(locales, file);
  const text = updated(readPo(readFileSync(path, 'utf8')), texts);
  writeFileSync(path, text);
  const po = readPo(text);
  const header = headerOf(po);
  const missing = missingIn(po);
  console.log(`${basename(file, '.po')} (${header.name}): ${texts.length - missing.length} of ${texts.length} texts`);
  if (header.isComplete) for (const id of missing) console.log(`  missing or fuzzy: ${id}`);
}
// What is missing is a translator's to give, and a test asks for it: whoever adds a text has done nothing wrong so far.
process.exitCode = unreadable.length + ambiguous.length > 0 ? 1 : 0;
