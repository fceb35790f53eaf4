/**
 * This seat's part in the fair dice: it publishes the hash of a secret seed, and the seed once all hashes are known
 * (architecture, "Fair dice"). The seed is kept for this tab's life, or a reload between the two would look like cheating.
 */
import { publicKeyOf, seatCommitmentOf } from '@illuminice/fair-dice';
import type { TableInfo } from '@illuminice/protocol';
import { keptSeed } from './own-seed.ts';

type DiceAct =
  | { readonly type: 'diceCommit'; readonly commitment: string }
  | { readonly type: 'diceReveal'; readonly seed: string; readonly key?: string };

export function diceAct({ dice, own, head }: TableInfo): DiceAct | undefined {
  const part = dice.parts.find(({ seat }) => seat === own?.seat);
  if (!own || !part) return undefined;
  const { ceremonyId, serverCommitment } = dice;
  if (dice.stage === 'committing' && part.stage === 'asked') {
    const { seed } = keptSeed(ceremonyId, serverCommitment);
    return { type: 'diceCommit', commitment: seatCommitmentOf({ ceremonyId, serverCommitment, seat: own.seat, seed }) };
  }
  if (dice.stage === 'revealing' && part.stage === 'committed') {
    const { seed, secret } = keptSeed(ceremonyId, serverCommitment);
    // Another tab of this player committed: only that one can reveal.
    if (seatCommitmentOf({ ceremonyId, serverCommitment, seat: own.seat, seed }) !== part.commitment) return undefined;
    // A server of the last release knows no keys, and refuses what it does not know.
    return secret === undefined || head === undefined
      ? { type: 'diceReveal', seed }
      : { type: 'diceReveal', seed, key: publicKeyOf(secret) };
  }
  return undefined;
}
