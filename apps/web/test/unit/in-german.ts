import { cards } from '../../src/base/i18n/de/cards.ts';
import { shell } from '../../src/base/i18n/de/shell.ts';
import { table } from '../../src/base/i18n/de/table.ts';
import { i18n } from '../../src/base/i18n/translate.ts';

/** What a German player reads; English again afterwards, for the language is one for all tests of a worker. */
export function inGerman<Read>(read: () => Read): Read {
  i18n.load('de', { ...shell, ...table, ...cards });
  i18n.activate('de');
  try {
    return read();
  } finally {
    i18n.activate('en');
  }
}
