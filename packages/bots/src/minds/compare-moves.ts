import { imagine, type Pack, type Seat, type SeatCommand, type View, viewFor } from '@illuminice/engine';
import { chancesOf } from '../chances/chances.ts';
import { seatOf } from '../model/must.ts';
import { portFrom, seedOf, spreadDice, stream } from '../search/luck.ts';
import { playOn } from '../search/playout.ts';
import { IMAGINED } from '../thought/skill.ts';
import { thinkingMind } from './thinking-mind.ts';

/** How much of the chance to win one move gives away beside another; both as shares of one. */
export interface Loss {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

interface Comparison {
  readonly view: View;
  readonly better: SeatCommand;
  readonly taken: SeatCommand;
  readonly random: () => number;
  readonly looks: number;
  /** The smallest loss that would be named, and how many standard errors it has to be after all looks. */
  readonly least: number;
  readonly sure: number;
  /** Asked before every look; without an answer worth telling nothing is said. */
  readonly isTimeUp?: () => boolean;
}

/** Every first throw of two dice comes once in so many looks. */
const ALL_THROWS = 36;
/** After every so many looks it is asked whether the rest of them could still name a loss: most pairs of moves are worth the same. */
const LOOKS_BETWEEN = 6;
/** The rest of the looks moves the mean by more than so many of its standard deviations once in fifteen times. */
const HOPE = 1.5;

/**
 * Both moves are played on in the same imagined worlds, with the same dice, by what this seat knew; undefined where one of them is no move
 * of that position, or the time was up. The judge is the chance to win, not what minds decide by.
 */
export function compareMoves(pack: Pack, comparison: Comparison): Loss | undefined {
  const { view, better, taken, random, looks, isTimeUp } = comparison;
  const me = seatOf(view);
  const mind = thinkingMind(pack, IMAGINED, undefined);
  const start = Math.floor(random() * ALL_THROWS);
  const differences: number[] = [];
  while (differences.length < looks) {
    if (isTimeUp?.()) return undefined;
    const from = imagine(pack, view, portFrom(random));
    const dice = spreadDice(random, start, differences.length);
    const chance = seedOf(random);
    const worth = (first: SeatCommand): number | undefined => {
      const played = playOn({
        pack,
        from,
        me,
        first,
        minds: { own: mind, others: mind },
        random: stream(chance),
        dice,
        turns: view.seats.length,
      });
      return played && shareOf(pack, played.state, me);
    };
    const [more, less] = [worth(better), worth(taken)];
    if (more === undefined || less === undefined) return undefined;
    differences.push(more - less);
    if (differences.length % LOOKS_BETWEEN === 0) {
      const loss = lossOf(differences);
      if (isHopeless(loss, differences.length, comparison)) return loss;
    }
  }
  return lossOf(differences);
}

function isHopeless({ mean, error }: Loss, done: number, { looks, least, sure }: Comparison): boolean {
  const deviation = error * Math.sqrt(done);
  const rest = deviation * Math.sqrt(1 / done - 1 / looks);
  return mean + HOPE * rest < Math.max(least, (sure * deviation) / Math.sqrt(looks));
}

function shareOf(pack: Pack, state: Parameters<typeof viewFor>[1], me: Seat): number {
  return chancesOf(pack, viewFor(pack, state, 'all'))[me] ?? 0;
}

function lossOf(differences: readonly number[]): Loss {
  const count = differences.length;
  const mean = differences.reduce((sum, each) => sum + each, 0) / count;
  const spread = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, error: Math.sqrt(spread / count) };
}
