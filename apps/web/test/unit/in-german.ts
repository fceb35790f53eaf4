import { i18n } from '../../src/base/i18n/translate.ts';
import { compiledAll } from '../../vite/texts/compile.ts';
import { catalogueOf } from '../i18n/catalogue-of.ts';

const messages = compiledAll(catalogueOf('de'));

/** What a German player reads; English again afterwards, for the language is one for all tests of a worker. */
export function inGerman<Read>(read: () => Read): Read {
  i18n.load('de', { ...messages });
  i18n.activate('de');
  try {
    return read();
  } finally {
    i18n.activate('en');
  }
}
