/**
 * Every text a player can read goes through `t`. The English text stands in the code beside its id; other languages are
 * catalogues in folders of this one, and a test compares them with the ids that are really used.
 */
import { setupI18n } from '@lingui/core';
import { compileMessage } from './compile-message.ts';

export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n.setMessagesCompiler(
  (message) => compileMessage(message) as ReturnType<Parameters<typeof i18n.setMessagesCompiler>[0]>,
);

export type Values = Readonly<Record<string, string | number>>;

/** `t(id, text, values)`; the id is written out, never computed. */
export function t(id: string, english: string, values?: Values): string {
  return i18n._(id, values, { message: english });
}
