import type { SeatCommand } from '@illuminice/engine';
import { bankOf, ownDeciders } from '../clocks/own-decisions.ts';
import { clockKind } from '../model/clock-kind.ts';
import type { LogEntry } from '../model/log.ts';
import type { Moment, TableState } from '../model/table-state.ts';

/** What goes on beside a turn: if it renewed the free time of a decision, a player could think for ever. */
const BESIDE: ReadonlySet<SeatCommand['type']> = new Set([
  ...(['offer', 'counter', 'accept', 'reject', 'withdraw'] as const),
  ...(['flip', 'flaunt', 'peek', 'stopPeek', 'catchPeek', 'closeNotice'] as const),
]);

/** after every entry, whose own decision runs and since when; what was thought beyond the free time leaves the bank. */
export function keepDecisionClocks(
  state: TableState,
  { entry, before }: { readonly entry: LogEntry; readonly before: Pick<Moment, 'no' | 'round'> },
): void {
  const kind = clockKind(state);
  if (kind !== 'bank' && kind !== 'turn') return;
  const { moment, at } = state;
  if (kind === 'turn') giveBackAfterDecision(state);
  const isGame = entry.facts.some(({ type }) => type === 'game');
  // A bot that sits down begins a new round for the bots alone.
  const anew = moment.no !== before.no || (isGame && moment.round !== before.round);
  const deciders = ownDeciders(state);
  state.seats.forEach((sitting, seat) => {
    const { decidingSince } = sitting;
    const isDeciding = deciders.includes(seat);
    if (isDeciding && decidingSince !== undefined && !anew && !hasMoved(entry, seat)) return;
    if (decidingSince !== undefined && kind === 'bank') {
      const over = at - decidingSince - state.opening.options.decisionSeconds * 1000;
      if (over > 0) sitting.bank = Math.max(0, bankOf(state, seat) - over);
    }
    sitting.decidingSince = isDeciding ? at : undefined;
  });
}

function hasMoved({ facts }: LogEntry, seat: number): boolean {
  return facts.some(
    (fact) =>
      fact.type === 'game' && 'seat' in fact.command && fact.command.seat === seat && !BESIDE.has(fact.command.type),
  );
}

/** With a turn clock the computer player makes the one decision that took too long, and no other. */
function giveBackAfterDecision({ seats, moment }: TableState): void {
  for (const seat of seats) if (seat.away === 'clock' && seat.takenIn !== moment.no) seat.away = undefined;
}
