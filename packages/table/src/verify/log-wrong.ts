import type { Seat } from '@illuminice/engine';
import type { CeremonyWrong } from '@illuminice/fair-dice';
import type { Unplayable } from '../model/played-by.ts';

/** What does not hold in a log, as data: whoever shows it makes the sentence. `where`: a path in JSON with both values. */
export type LogWrong =
  | CeremonyWrong
  | Unplayable
  | {
      readonly what:
        | 'diceNeverMixed'
        | 'diceMixedBeforeOpening'
        | 'recordOfOtherCeremony'
        | 'mixedSeedDoesNotFollow'
        | 'continuedGameMissing'
        | 'commandBeforeDice'
        /** Of the table, beside the game. */
        | 'timeRunsBack'
        | 'timedOutTooEarly'
        | 'voteMadeUp'
        | 'resetWithoutVote'
        | 'rewindWithoutVote'
        | 'peopleOfDiceDiffer'
        | 'entryDoesNotFollow'
        /** The log is cut off: what follows is not known. */
        | 'endMissing'
        /** Begun before entries were chained, or stripped of it. */
        | 'entryUnchained'
        | 'chainBroken';
    }
  /** An entry is missing or out of place. */
  | { readonly what: 'entryOutOfPlace'; readonly number: number }
  | {
      readonly what:
        | 'recordDiffersFromSent'
        | 'doneInOthersName'
        | 'seatTakenWithoutReason'
        /** The client of this seat does not sign. */
        | 'seatUnsigned'
        /** It does, but not this. */
        | 'actUnsigned'
        | 'actTwice'
        /** The facts are not what was asked for. */
        | 'actDiffers'
        | 'signatureFalse'
        /** The seat was told of a log that is not this one. */
        | 'headUnknown'
        | 'keyExchanged';
      readonly seat: Seat;
    }
  | { readonly what: 'continuedGameDiffers' | 'rewindDiffers'; readonly where: string }
  | { readonly what: 'rewindToNoGame'; readonly entry: number }
  | { readonly what: 'commandRefused'; readonly command: string; readonly code: string; readonly rule: string }
  | { readonly what: 'eventMadeUp' | 'eventMissing'; readonly number: number; readonly event: string }
  | { readonly what: 'eventFalse'; readonly number: number; readonly event: string; readonly where: string };

export interface TableWrong {
  readonly entry: number;
  readonly wrong: LogWrong;
}

const UNPROVEN: ReadonlySet<LogWrong['what']> = new Set([
  ...(['diceNeverMixed', 'endMissing', 'entryUnchained', 'seatUnsigned', 'actUnsigned'] as const),
]);

/** Nothing shows that it is false, and nothing that it is true. */
export function isUnproven({ what }: { readonly what: string }): boolean {
  return (UNPROVEN as ReadonlySet<string>).has(what);
}
