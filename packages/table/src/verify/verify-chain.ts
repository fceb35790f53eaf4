/** Nothing or one: every entry is bound to all before it: nothing is changed, put in or taken out without changing every head after it. */
import { hashText } from '@illuminice/fair-dice';
import { chainOf, digestOf, NO_HEAD } from '../model/chain.ts';
import type { LogEntry } from '../model/log.ts';
import type { TableWrong } from './log-wrong.ts';

export function wrongInChain(entries: readonly LogEntry[]): TableWrong[] {
  const opened = entries[0]?.facts[0];
  const secret = opened?.type === 'opened' ? opened.dice.serverSeed : '';
  let before: string = NO_HEAD;
  for (const [index, entry] of entries.entries()) {
    const { chain } = entry;
    if (chain === undefined) return [{ entry: index + 1, wrong: { what: 'entryUnchained' } }];
    if (chain !== chainOf(hashText, { secret, before, digest: digestOf(hashText, entry) }))
      return [{ entry: index + 1, wrong: { what: 'chainBroken' } }];
    before = chain;
  }
  return [];
}
