import { EngineBug } from './refusal.ts';

/** What must be there because lists are as long as there are seats or cards; anything else is a broken promise of ours. */
export function entryAt<T>(list: readonly T[], index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new EngineBug(`there is no entry ${index}`);
  return entry;
}
