/** What runs here, for whoever has to tell two releases apart. */

import { createHash } from 'node:crypto';
import { pack } from '@illuminice/cards';
import { keysOf, RULES_VERSION } from '@illuminice/engine';
import manifest from '../../../../package.json' with { type: 'json' };

const CARDS_DIGITS = 12;

export const RELEASE = {
  version: manifest.version,
  /** Games begun by other rules stand still here. */
  rules: String(RULES_VERSION),
  /** The same where new games have the same cards. */
  cards: createHash('sha256').update(keysOf(pack).sort().join('\n')).digest('hex').slice(0, CARDS_DIGITS),
} as const;
