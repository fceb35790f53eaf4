/** The decisions people took, beside what "Suggest a move" would have said with what they knew then. */
import { isJudged, judgeMove, type Misjudged, rivalMove } from '@illuminice/bots';
import { movesFor, type Seat, type SeatCommand } from '@illuminice/engine';
import { quickChance } from '@illuminice/fair-dice';
import { peopleIn } from './people-in.ts';
import type { Reviewed } from './roll-worth.ts';
import { stillPlayed } from './still-played.ts';

/** What somebody could have done better. */
export interface Decision extends Misjudged {
  /** The moment before it: where one could play on from. */
  readonly at: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly taken: SeatCommand;
}

/** A decision of the game that may be looked at. */
export interface Decided {
  readonly seat: Seat;
  readonly at: number;
  readonly turn: number;
  readonly taken: SeatCommand;
}

export function decisionsOf({ replay, entries }: Pick<Reviewed, 'replay' | 'entries'>): readonly Decided[] {
  const people = new Set(peopleIn(replay));
  const decided: Decided[] = [];
  const played = stillPlayed(replay);
  for (const { seq, facts } of entries) {
    const [fact, ...others] = facts.filter(({ type }) => type === 'game');
    if (fact?.type !== 'game' || others.length > 0 || !played.has(seq)) continue;
    const { command } = fact;
    if (!('seat' in command) || !isJudged(command) || !people.has(command.seat)) continue;
    const at = replay.moments.findLastIndex((moment) => moment.seq < seq);
    // What a computer player did in the place of somebody who was away is not theirs.
    if (at < 0 || replay.infoAt(at, 'all').seats[command.seat]?.kind !== 'human') continue;
    const turn = replay.moments[at]?.turn ?? 0;
    const { seat, ...taken } = command;
    if (turn > 0) decided.push({ seat, at, turn, taken: taken as SeatCommand });
  }
  return decided;
}

/** Whether another move would have been suggested; found in a millisecond, where weighing the two takes half a second. */
export function isDisputed({ replay }: Pick<Reviewed, 'replay'>, decided: Decided): boolean {
  const asked = askedThen(replay, decided);
  return asked !== undefined && rivalMove(replay.pack, asked) !== undefined;
}

/** Undefined where it was as good as any move that would have been suggested, or the time was up. */
export function judged(
  { replay, isTimeUp }: Pick<Reviewed, 'replay' | 'isTimeUp'>,
  decided: Decided,
): Decision | undefined {
  const asked = askedThen(replay, decided);
  const found = asked && judgeMove(replay.pack, { ...asked, ...(isTimeUp ? { isTimeUp } : {}) });
  return found && { ...decided, ...found };
}

function askedThen(replay: Reviewed['replay'], { seat, at, taken }: Decided) {
  const { game } = replay.at(at);
  if (!game || game.over) return undefined;
  // The same game is judged the same way every time.
  const random = quickChance(`review ${at}`);
  return { view: replay.viewAt(at, seat), moves: movesFor(replay.pack, game, seat), taken, random };
}
