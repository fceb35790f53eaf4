/** One decision beside what "Suggest a move" would have said with the same knowledge: by its chance, never by how the dice fell. */
import type { AnyCommand, Pack, SeatCommand, SeatMoves, View } from '@illuminice/engine';
import type { Reason } from '../texts/reason.ts';
import { compareMoves } from './compare-moves.ts';
import { suggestMove } from './suggest-move.ts';

/** Answers in which nothing is chosen, and bargaining, where a mind does not know what was said, are not judged. */
const JUDGED: ReadonlySet<AnyCommand['type']> = new Set([
  'attack',
  'pass',
  'endActions',
  'spend',
  'done',
  'callOff',
  'play',
]);

/** Looks ahead for each pair of moves: with these a difference of some four points can be told from chance. */
export const LOOKS = 36;
/**
 * Fewer points, or fewer standard errors, are not named: a hundred decisions are looked at in a game, and at two errors some of them would
 * be called wrong by chance alone.
 */
const LEAST_LOSS = 0.03;
const SURE = 3;

interface Asked {
  readonly view: View;
  readonly moves: SeatMoves;
  /** The same numbers judge the same way. */
  readonly random: () => number;
}

export interface BestMove {
  readonly better: SeatCommand;
  readonly reason: Reason;
}

export interface Misjudged extends BestMove {
  /** Points of the chance to win that were given away. */
  readonly loss: number;
}

export function isJudged({ type }: Pick<AnyCommand, 'type'>): boolean {
  return JUDGED.has(type);
}

/** Undefined where nothing is to be decided that could be judged. */
export function bestMove(pack: Pack, { view, moves, random }: Asked): BestMove | undefined {
  const { command: better, reason } = suggestMove(pack, { view, moves, random, budget: {} });
  return isJudged(better) ? { better, reason } : undefined;
}

/** Undefined where the move was the one that would have been suggested: without a look ahead nothing is held against it. */
export function rivalMove(
  pack: Pack,
  { taken, ...asked }: Asked & { readonly taken: SeatCommand },
): BestMove | undefined {
  const best = bestMove(pack, asked);
  return !best || isSame(best.better, taken) || isLess(best.better, taken) ? undefined : best;
}

/** Undefined where it was as good as any move that would have been suggested. */
export function judgeMove(
  pack: Pack,
  {
    taken,
    isTimeUp,
    ...asked
  }: Asked & {
    readonly taken: SeatCommand;
    /** Asked before every look; once it is, nothing is said. */
    readonly isTimeUp?: () => boolean;
  },
): Misjudged | undefined {
  const best = rivalMove(pack, { ...asked, taken });
  if (!best) return undefined;
  const { view, random } = asked;
  const loss = compareMoves(pack, {
    view,
    better: best.better,
    taken,
    random,
    looks: LOOKS,
    least: LEAST_LOSS,
    sure: SURE,
    ...(isTimeUp ? { isTimeUp } : {}),
  });
  if (!loss || loss.mean < LEAST_LOSS || loss.mean < SURE * loss.error) return undefined;
  return { ...best, loss: Math.round(100 * loss.mean) };
}

/** The reason to pay speaks for paying, never for paying less than somebody did. */
function isLess(better: SeatCommand, taken: SeatCommand): boolean {
  return better.type === 'spend' && taken.type === 'spend' && better.amount <= taken.amount;
}

function isSame(one: SeatCommand, other: SeatCommand): boolean {
  if (one.type !== other.type) return false;
  if (one.type === 'attack' && other.type === 'attack')
    return one.kind === other.kind && one.target === other.target && one.attacker === other.attacker;
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
}
