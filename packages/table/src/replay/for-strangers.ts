/**
 * The log of a game that is over, for whoever has a link to one of its moments: without what two kept to themselves, and without who they are.
 * A name and what somebody wrote are theirs until they agree; so are the key of their seat and all that it signed.
 */
import type { Seat } from '@illuminice/engine';
import type { LogEntry, SeatOpening, TableFact } from '../model/log.ts';
import { withoutSecrets } from './without-secrets.ts';

/** `named`: who agreed to be known. A seat without a name is called by its number on the screen. */
export function forStrangers(entries: readonly LogEntry[], named: ReadonlySet<Seat>): readonly LogEntry[] {
  const [opened] = entries[0]?.facts ?? [];
  const { seats = [], continues } = opened?.type === 'opened' ? opened.opening : {};
  // Whoever carried a game here has named its computer players; in every other the house has.
  const isUnknown = (seat: Seat): boolean =>
    seats[seat]?.kind === 'human' ? !named.has(seat) : continues !== undefined;
  return withoutSecrets(entries, 'spectator').map(({ seq, at, seat, facts }) => ({
    ...{ seq, at, facts: facts.flatMap((fact) => unsigned(fact, isUnknown)) },
    ...(seat === undefined ? {} : { seat }),
  }));
}

function nameless({ kind, level }: SeatOpening): SeatOpening {
  return { name: '', kind, ...(level === undefined ? {} : { level }) };
}

function unsigned(fact: TableFact, isUnknown: (seat: Seat) => boolean): readonly TableFact[] {
  switch (fact.type) {
    case 'opened': {
      const seats = fact.opening.seats.map((seat, index) => (isUnknown(index) ? nameless(seat) : seat));
      return [{ ...fact, opening: { ...fact.opening, seats } }];
    }
    case 'diceRevealed': {
      const { type, seat, seed } = fact;
      return [{ type, seat, seed }];
    }
    case 'promised':
      if (!isUnknown(fact.from)) return [fact];
      // What was promised is part of the game; the words were theirs.
      return fact.promise === undefined ? [] : [{ ...fact, text: '' }];
    case 'proposed': {
      const { text: _, ...terms } = fact;
      return [isUnknown(fact.by) ? terms : fact];
    }
    case 'frozen':
      return [{ ...fact, message: '' }];
    // Nobody's words and nobody's name; a fact that is new has to be put here, or above.
    case 'diceCommitted':
    case 'diceRevealing':
    case 'diceMixed':
    case 'diceAgain':
    case 'beginning':
    case 'picked':
    case 'thrown':
    case 'begun':
    case 'game':
    case 'held':
    case 'waited':
    case 'botsAnswered':
    case 'extended':
    case 'standing':
    case 'armed':
    case 'dropped':
    case 'returned':
    case 'botSeated':
    case 'handedBack':
    case 'proposalAnswered':
    case 'proposalWithdrawn':
    case 'proposalExpired':
    case 'offerReasoned':
    case 'voteOpened':
    case 'voted':
    case 'voteClosed':
    case 'rewound':
    case 'continued':
    case 'removed':
    case 'reset':
    case 'rematchWanted':
      return [fact];
  }
}
