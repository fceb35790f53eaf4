/** Plays the table again, beside the game: who did what, votes, windows, times, seats and the end must follow from the entries before. */
import type { Pack, Seat } from '@illuminice/engine';
import { seatSeedOf } from '@illuminice/fair-dice';
import { dues } from '../clocks/dues.ts';
import { liveSeats } from '../clocks/window-clock.ts';
import { fold } from '../fold/fold.ts';
import { openTable } from '../fold/open.ts';
import { undoSeq } from '../fold/undo.ts';
import type { FactOf, LogEntry, TableFact } from '../model/log.ts';
import { isHuman, isIn } from '../model/seats-of.ts';
import { TABLE_SETTINGS } from '../model/settings.ts';
import type { TableState } from '../model/table-state.ts';
import { authorOf } from './authors.ts';
import { isUnproven, type LogWrong, type TableWrong } from './log-wrong.ts';
import { Acts } from './verify-acts.ts';

/** Nothing, or the first that is untrue, else the first that nobody has proven; the game must have ended. */
export function wrongAtTable(pack: Pack, entries: readonly LogEntry[]): TableWrong[] {
  const [first, ...rest] = entries;
  if (first?.seq !== 1 || first.facts[0]?.type !== 'opened')
    return [{ entry: 1, wrong: { what: 'entryOutOfPlace', number: first?.seq ?? 0 } }];
  const state = openTable(first);
  const acts = new Acts(entries);
  acts.wrongIn(state, first);
  const unproven: TableWrong[] = [];
  for (const [index, entry] of rest.entries()) {
    const unsigned = acts.wrongIn(state, entry);
    const wrong = wrongInEntry(state, entry) ?? unsigned;
    const found = wrong ? [{ entry: index + 2, wrong }] : [];
    if (wrong && !isUnproven(wrong)) return found;
    unproven.push(...found);
    try {
      fold(pack, state, { entry });
    } catch {
      return [{ entry: index + 2, wrong: { what: 'entryDoesNotFollow' } }];
    }
  }
  const end: TableWrong[] = state.stage === 'over' ? [] : [{ entry: entries.length, wrong: { what: 'endMissing' } }];
  return [...end, ...unproven].slice(0, 1);
}

function wrongInEntry(state: TableState, entry: LogEntry): LogWrong | undefined {
  if (entry.at < state.at) return { what: 'timeRunsBack' };
  const { seat, commandId } = entry;
  if (commandId !== undefined && !commandId.startsWith(`${seat}.`))
    return { what: 'doneInOthersName', seat: seat ?? -1 };
  // Computer players send nothing: what has no id was not sent by the person who sits there.
  if (seat !== undefined && commandId === undefined && isHuman(state, seat)) return { what: 'doneInOthersName', seat };
  for (const fact of entry.facts) {
    const wrong =
      wrongAuthor(state, entry, fact) ??
      wrongKey(fact) ??
      wrongVote(state, entry, fact) ??
      wrongSeating(state, entry, fact);
    if (wrong) return wrong;
  }
  return wrongTime(state, entry);
}

/** What only the person of a seat can do stands in an entry of that seat. */
function wrongAuthor(state: TableState, entry: LogEntry, fact: TableFact): LogWrong | undefined {
  const author = authorOf(fact);
  if (author === undefined || author === entry.seat) return undefined;
  const isByItself = entry.seat === undefined && isDoneByTable(state, entry, fact);
  return isByItself ? undefined : { what: 'doneInOthersName', seat: author };
}

/** By itself: a Special that was armed, a bot that thinks too long, whoever stays away, picks too late or comes back. */
function isDoneByTable(state: TableState, { facts, at }: LogEntry, fact: TableFact): boolean {
  if (fact.type === 'picked') return true;
  if (fact.type === 'armed') return fact.card === undefined;
  if (fact.type === 'handedBack') return facts.some(({ type }) => type === 'returned');
  if (fact.type !== 'game' || !('seat' in fact.command)) return false;
  const { command } = fact;
  switch (command.type) {
    case 'play':
      return state.seats[command.seat]?.armed?.card === command.card;
    case 'default':
      return !isHuman(state, command.seat);
    case 'leave':
      return isRemoved(facts, command.seat) || isDueFor(state, 'replaceDropped', { seat: command.seat, at });
    default:
      return false;
  }
}

/** The server's word, and told as such. */
function isRemoved(facts: readonly TableFact[], seat: Seat): boolean {
  return facts.some((fact) => fact.type === 'removed' && fact.seat === seat);
}

function isDueFor(
  state: TableState,
  type: 'replaceDropped' | 'replaceSlow' | 'callTime',
  { seat, at }: { readonly seat?: Seat; readonly at: number },
): boolean {
  return dues(state, TABLE_SETTINGS).some(
    ({ action, at: due }) => action.type === type && ('seat' in action ? action.seat : undefined) === seat && due <= at,
  );
}

function wrongKey(fact: TableFact): LogWrong | undefined {
  if (fact.type !== 'diceRevealed' || fact.key === undefined || seatSeedOf(fact.key) === fact.seed) return undefined;
  return { what: 'keyExchanged', seat: fact.seat };
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
  const isFor = (type: 'replaceDropped' | 'replaceSlow'): boolean => isDueFor(state, type, { seat: fact.seat, at });
  const isFair =
    (fact.why === 'idle' && facts.some((each) => each.type === 'voteClosed' && each.carried)) ||
    (fact.why === 'dropped' && isFor('replaceDropped')) ||
    (fact.why === 'clock' && isFor('replaceSlow')) ||
    (fact.why === 'left' && (seat === fact.seat || isRemoved(facts, fact.seat) || isFor('replaceDropped')));
  return sitting?.born === 'human' && isFair ? undefined : { what: 'seatTakenWithoutReason', seat: fact.seat };
}

/** What the clock does is done when it is due: people who had answered, or still had time, were not timed out. */
function wrongTime(state: TableState, { seat, at, facts }: LogEntry): LogWrong | undefined {
  if (facts.some(callsTime) && !isDueFor(state, 'callTime', { at })) return { what: 'timedOutTooEarly' };
  if (seat !== undefined || !facts.some(isOfClock)) return undefined;
  // Computer players among themselves are waited for no longer than they need.
  if (state.stage !== 'dice' && liveSeats(state).humans.length === 0) return undefined;
  const isDue = dues(state, TABLE_SETTINGS).some(({ at: due }) => due <= at);
  return isDue ? undefined : { what: 'timedOutTooEarly' };
}

const OF_CLOCK: ReadonlySet<TableFact['type']> = new Set([
  ...(['diceRevealing', 'diceMixed', 'extended', 'proposalExpired'] as const),
]);

function callsTime(fact: TableFact): boolean {
  return fact.type === 'game' && fact.command.type === 'callTime';
}

function isOfClock(fact: TableFact): boolean {
  if (fact.type === 'game') return fact.command.type === 'timeOut';
  return OF_CLOCK.has(fact.type);
}
