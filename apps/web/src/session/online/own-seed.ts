/** What this browser threw into the fair dice of a game, and the server's word it threw it on; kept until the next game. */
import { randomId } from '../../base/browser/index.ts';

const KEY = 'illuminice.dice.';

interface OwnSeed {
  readonly seed: string;
  readonly serverCommitment: string;
}

export function ownSeed(ceremonyId: string): OwnSeed | undefined {
  const [seed, serverCommitment] = localStorage.getItem(KEY + ceremonyId)?.split(' ') ?? [];
  return seed === undefined || serverCommitment === undefined ? undefined : { seed, serverCommitment };
}

/** A reload between commitment and reveal must not look like cheating, nor a second commitment of the server like the first. */
export function keptSeed(ceremonyId: string, serverCommitment: string): string {
  const kept = ownSeed(ceremonyId);
  if (kept) return kept.seed;
  const seed = randomId(64);
  for (const old of Object.keys(localStorage)) if (old.startsWith(KEY)) localStorage.removeItem(old);
  localStorage.setItem(KEY + ceremonyId, `${seed} ${serverCommitment}`);
  return seed;
}
