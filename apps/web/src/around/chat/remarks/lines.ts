import type { PersonaKey, RemarkKey } from '@illuminice/bots';
import type { Values } from '../../../base/i18n/index.ts';

/** What one persona says, two sentences for every key: `variant`, 0 or 1, says which. */
export type LinesOf<Key extends PersonaKey> = Readonly<
  Record<Extract<RemarkKey, `${Key}.${string}`>, (values: Values) => string>
>;
