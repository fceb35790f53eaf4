/** The decisions people took, beside what "Suggest a move" would have said with what they knew then. */
import { compareMoves, type Reason, suggestMove } from '@illuminice/bots';
import { type AnyCommand, movesFor, type Seat, type SeatCommand } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import type { Replay } from '@illuminice/table';
import type { Reviewed } from './roll-worth.ts';

/** What somebody could have done better. */
export interface Decision {
  /** The moment before it: where one could play on from. */
  readonly at: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly taken: SeatCommand;
  readonly better: SeatCommand;
  readonly reason: Reason;
  /** Points of the chance to win that were given away. */
  readonly loss: number;
}

/** A decision of the game that may be looked at. */
export interface Decided {
  readonly seat: Seat;
  readonly at: number;
  readonly turn: number;
  readonly taken: SeatCommand;
}

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
const LOOKS = 36;
/**
 * Fewer points, or fewer standard errors, are not named: a hundred decisions are looked at in a game, and at two errors some of them would
 * be called wrong by chance alone.
 */
const LEAST_LOSS = 0.03;
const SURE = 3;

export function decisionsOf({ replay, entries }: Omit<Reviewed, 'eyes'>): readonly Decided[] {
  const [opened] = entries[0]?.facts ?? [];
  const isPerson = (seat: Seat): boolean => opened?.type === 'opened' && opened.opening.seats[seat]?.kind === 'human';
  const decided: Decided[] = [];
  for (const { seq, facts } of entries) {
    const [fact, ...others] = facts.filter(({ type }) => type === 'game');
    if (fact?.type !== 'game' || others.length > 0) continue;
    const { command } = fact;
    if (!('seat' in command) || !JUDGED.has(command.type) || !isPerson(command.seat)) continue;
    const at = replay.moments.findLastIndex((moment) => moment.seq < seq);
    const turn = replay.moments[at]?.turn ?? 0;
    const { seat, ...taken } = command;
    if (turn > 0) decided.push({ seat, at, turn, taken: taken as SeatCommand });
  }
  return decided;
}

/** Undefined where it was as good as any move that would have been suggested. */
export function judged(replay: Replay, { seat, at, turn, taken }: Decided): Decision | undefined {
  const { pack } = replay;
  const { game } = replay.at(at);
  if (!game || game.over) return undefined;
  const view = replay.viewAt(at, seat);
  const moves = movesFor(pack, game, seat);
  // The same game is judged the same way every time.
  const random = chanceFrom(`review ${at}`);
  const { command: better, reason } = suggestMove(pack, { view, moves, random, budget: {} });
  if (!JUDGED.has(better.type) || isSame(better, taken) || isLess(better, taken)) return undefined;
  const loss = compareMoves(pack, { view, better, taken, random, looks: LOOKS });
  if (!loss || loss.mean < LEAST_LOSS || loss.mean < SURE * loss.error) return undefined;
  return { at, turn, seat, taken, better, reason, loss: Math.round(100 * loss.mean) };
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

function chanceFrom(seed: string): () => number {
  const draw = quickRandom(seed);
  let drawn = 0;
  return () => draw(drawn++, 2 ** 31, 'choice') / 2 ** 31;
}
