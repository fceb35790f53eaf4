/**
 * What this browser threw into the fair dice of a game, the server's word it threw it on, and the key the seed was made from; kept until
 * the next game.
 */
import { publicKeyOf, seatSeedOf } from '@illuminice/fair-dice';
import { randomId } from '../../base/browser/index.ts';

const KEY = 'illuminice.dice.';

interface OwnSeed {
  readonly seed: string;
  readonly serverCommitment: string;
  /** Signs what this seat does. Missing in games begun before there were keys. */
  readonly secret: string | undefined;
}

export function ownSeed(ceremonyId: string): OwnSeed | undefined {
  const [seed, serverCommitment, secret] = localStorage.getItem(KEY + ceremonyId)?.split(' ') ?? [];
  return seed === undefined || serverCommitment === undefined ? undefined : { seed, serverCommitment, secret };
}

/** A reload between commitment and reveal must not look like cheating, nor a second commitment of the server like the first. */
export function keptSeed(ceremonyId: string, serverCommitment: string): OwnSeed {
  const kept = ownSeed(ceremonyId);
  if (kept) return kept;
  const secret = randomId(64);
  const seed = seatSeedOf(publicKeyOf(secret));
  for (const old of Object.keys(localStorage)) if (old.startsWith(KEY)) localStorage.removeItem(old);
  localStorage.setItem(KEY + ceremonyId, `${seed} ${serverCommitment} ${secret}`);
  return { seed, serverCommitment, secret };
}
