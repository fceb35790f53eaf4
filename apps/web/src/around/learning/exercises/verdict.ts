import { type BestMove, bestMove, judgeMove, type Misjudged } from '@illuminice/bots';
import { pack as everyCard } from '@illuminice/cards';
import { packWith } from '@illuminice/engine';
import { quickChance } from '@illuminice/fair-dice';
import type { Question } from './attempt.ts';

export interface Verdict {
  /** What would have been better; missing: nothing. */
  readonly instead?: Misjudged;
  /** Where nothing was decided yet: what would be best. */
  readonly best?: BestMove;
}

/** The same question has the same answer every time. */
export function verdictOn({ cards, view, moves, seed, taken }: Question): Verdict {
  const pack = packWith(everyCard, cards) ?? everyCard;
  const asked = { view, moves, random: quickChance(seed) };
  if (!taken) {
    const best = bestMove(pack, asked);
    return best ? { best } : {};
  }
  const instead = judgeMove(pack, { ...asked, taken });
  return instead ? { instead } : {};
}
