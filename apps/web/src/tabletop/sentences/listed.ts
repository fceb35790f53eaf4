import { i18n } from '../../base/i18n/index.ts';

/** "Hagbard, Ada and Cleo" in the language of the reader. */
export function listed(list: readonly string[]): string {
  return new Intl.ListFormat(i18n.locale || 'en', { type: 'conjunction' }).format(list);
}
