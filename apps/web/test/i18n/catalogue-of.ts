import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPo, translations } from '../../vite/texts/catalogue.ts';

export const LOCALES = join(import.meta.dirname, '../../locales');

/** By id, as translators wrote it. */
export const catalogueOf = (language: string): Readonly<Record<string, string>> =>
  translations(readPo(readFileSync(join(LOCALES, `${language}.po`), 'utf8')));
