/**
 * Every text a player can read goes through `t`. The English stands in the code beside its id; the build compiles it there
 * (`vite/texts-plugin.ts`). Other languages are the catalogues in `locales`; `npm run texts` brings them up to date.
 */
import { setupI18n } from '@lingui/core';

export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
// Nothing is left to compile in the page: what is still a text here has no gaps.
i18n.setMessagesCompiler((plain) => [plain]);

export type Values = Readonly<Record<string, string | number>>;

/** `t(id, text, values)`; the id is written out, never computed. A name with a full stop, "I.R.S.", ends a sentence without another. */
export function t(id: string, english: string, values?: Values): string {
  return i18n._(id, values, { message: english }).replace('..', '.');
}
