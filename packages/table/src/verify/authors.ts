import type { Seat } from '@illuminice/engine';
import { dealersIn } from '../model/dealers.ts';
import type { TableFact } from '../model/log.ts';

/** Whose doing a fact is; undefined: the table's. */
export function authorOf(fact: TableFact): Seat | undefined {
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
    case 'picked':
    case 'proposalAnswered':
    case 'proposalWithdrawn':
      return fact.seat;
    case 'promised':
      return dealersIn(fact).from;
    case 'proposed':
    case 'voteOpened':
      return fact.by;
    case 'game':
      return 'seat' in fact.command ? fact.command.seat : undefined;
    default:
      return undefined;
  }
}
