/** Plays the table again, beside the game: who did what, votes, windows, times, seats and the end must follow from the entries before. */
import type { Pack, Seat } from '@illuminice/engine';
import { dues } from '../clocks/dues.ts';
import { liveSeats } from '../clocks/window-clock.ts';
import { fold } from '../fold/fold.ts';
import { openTable } from '../fold/open.ts';
import { undoSeq } from '../fold/undo.ts';
import type { FactOf, LogEntry, TableFact } from '../model/log.ts';
import { isIn } from '../model/seats-of.ts';
import { TABLE_SETTINGS } from '../model/settings.ts';
import type { TableState } from '../model/table-state.ts';
import type { LogWrong } from './log-wrong.ts';

export interface TableWrong {
  readonly entry: number;
  readonly wrong: LogWrong;
}

/** The first untruth; undefined: there is none, and the game is over. */
export function wrongAtTable(pack: Pack, entries: readonly LogEntry[]): TableWrong | undefined {
  const [first, ...rest] = entries;
  if (first?.seq !== 1) return { entry: 1, wrong: { what: 'entryOutOfPlace', number: first?.seq ?? 0 } };
  const state = openTable(first);
  for (const [index, entry] of rest.entries()) {
    const wrong = wrongInEntry(state, entry);
    if (wrong) return { entry: index + 2, wrong };
    try {
      fold(pack, state, { entry });
    } catch {
      return { entry: index + 2, wrong: { what: 'entryDoesNotFollow' } };
    }
  }
  return state.stage === 'over' ? undefined : { entry: entries.length, wrong: { what: 'endMissing' } };
}

function wrongInEntry(state: TableState, entry: LogEntry): LogWrong | undefined {
  if (entry.at < state.at) return { what: 'timeRunsBack' };
  const { seat, commandId } = entry;
  if (commandId !== undefined && !commandId.startsWith(`${seat}.`))
    return { what: 'doneInOthersName', seat: seat ?? -1 };
  for (const fact of entry.facts) {
    const wrong = wrongAuthor(fact, seat) ?? wrongVote(state, entry, fact) ?? wrongSeating(state, entry, fact);
    if (wrong) return wrong;
  }
  return wrongTime(state, entry);
}

/** What only the person of a seat can do stands in an entry of that seat. */
function wrongAuthor(fact: TableFact, seat: Seat | undefined): LogWrong | undefined {
  const author = authorOf(fact);
  if (author === undefined || author === seat) return undefined;
  // By itself: a Special that was armed, and whoever comes back to a seat.
  if (seat === undefined && (fact.type === 'game' || fact.type === 'armed' || fact.type === 'handedBack'))
    return undefined;
  return { what: 'doneInOthersName', seat: author };
}

function authorOf(fact: TableFact): Seat | undefined {
  switch (fact.type) {
    case 'held':
    case 'waited':
    case 'standing':
    case 'armed':
    case 'voted':
    case 'handedBack':
    case 'rematchWanted':
    case 'diceCommitted':
    case 'diceRevealed':
      return fact.seat;
    case 'promised':
      return fact.from;
    case 'voteOpened':
      return fact.by;
    case 'game':
      return 'seat' in fact.command ? fact.command.seat : undefined;
    default:
      return undefined;
  }
}

/** Nothing is carried that was not voted for, and nothing that needs a vote happens without one. */
function wrongVote(state: TableState, { facts, seat }: LogEntry, fact: TableFact): LogWrong | undefined {
  const carried = facts.some((each) => each.type === 'voteClosed' && each.carried);
  if (fact.type === 'voteClosed' && fact.carried && !isVotedFor(state, facts)) return { what: 'voteMadeUp' };
  if (fact.type === 'reset' && !carried) return { what: 'resetWithoutVote' };
  if (fact.type !== 'rewound') return undefined;
  if (fact.why === 'vote') return carried ? undefined : { what: 'rewindWithoutVote' };
  return seat !== undefined && undoSeq(state, seat) === fact.toSeq ? undefined : { what: 'rewindWithoutVote' };
}

function isVotedFor({ vote }: TableState, facts: readonly TableFact[]): boolean {
  const opened = facts.find((fact): fact is FactOf<'voteOpened'> => fact.type === 'voteOpened');
  const about = opened ?? vote;
  if (!about) return false;
  const yes = new Set(opened || !vote ? [] : vote.asked.filter((seat) => isIn(vote.yes, seat)));
  for (const fact of facts) if (fact.type === 'voted' && fact.yes) yes.add(fact.seat);
  const count = about.asked.filter((seat) => yes.has(seat)).length;
  return count >= (about.what === 'seatBot' ? Math.floor(about.asked.length / 2) + 1 : about.asked.length);
}

/** A computer player takes a person's seat for a reason, and the dice are thrown by the people of the opening. */
function wrongSeating(state: TableState, { facts, at, seat }: LogEntry, fact: TableFact): LogWrong | undefined {
  if (fact.type === 'diceMixed') {
    const people = state.seats.flatMap(({ born }, each) => (born === 'human' ? [each] : []));
    return String(fact.record.seats) === String(people) ? undefined : { what: 'peopleOfDiceDiffer' };
  }
  if (fact.type !== 'botSeated') return undefined;
  const sitting = state.seats[fact.seat];
  const isFor = (type: string): boolean =>
    dues(state, TABLE_SETTINGS).some(
      ({ action, at: due }) => action.type === type && 'seat' in action && action.seat === fact.seat && due <= at,
    );
  const isFair =
    (fact.why === 'idle' && facts.some((each) => each.type === 'voteClosed' && each.carried)) ||
    (fact.why === 'dropped' && isFor('replaceDropped')) ||
    (fact.why === 'clock' && isFor('replaceSlow')) ||
    (fact.why === 'left' && (seat === fact.seat || isFor('replaceDropped')));
  return sitting?.born === 'human' && isFair ? undefined : { what: 'seatTakenWithoutReason', seat: fact.seat };
}

/** What the clock does is done when it is due: people who had answered, or still had time, were not timed out. */
function wrongTime(state: TableState, { seat, at, facts }: LogEntry): LogWrong | undefined {
  if (seat !== undefined || !facts.some(isOfClock)) return undefined;
  // Computer players among themselves are waited for no longer than they need.
  if (state.stage !== 'dice' && liveSeats(state).humans.length === 0) return undefined;
  const isDue = dues(state, TABLE_SETTINGS).some(({ at: due }) => due <= at);
  return isDue ? undefined : { what: 'timedOutTooEarly' };
}

function isOfClock(fact: TableFact): boolean {
  if (fact.type === 'game') return fact.command.type === 'timeOut';
  return fact.type === 'diceRevealing' || fact.type === 'diceMixed' || fact.type === 'extended';
}
