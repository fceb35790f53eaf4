// Releases that come while games run: a card more, another shape of snapshots, and, where one process is all there is, other rules for
// one life (every game stands still) and back.

import type { ReleaseName } from '../simulate-server/release.ts';

export const FIRST_RELEASE: ReleaseName = 'first';
export const LAST_RELEASE: ReleaseName = 'snapshots';

/** What a process that starts after so many of all kills is. */
export function releaseAfter(kill: number, kills: number): ReleaseName {
  if (kill < kills / 3) return 'first';
  return kill < (2 * kills) / 3 ? 'card' : LAST_RELEASE;
}

/** Other rules in the middle of the last third. */
export function isLifeOfOtherRules(kill: number, kills: number): boolean {
  return kill === Math.floor((5 * kills) / 6);
}
