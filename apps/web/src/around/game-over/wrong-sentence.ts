/** What does not hold in a game that was checked, as a sentence. One without a sentence does not compile. */
import { t } from '../../base/i18n/index.ts';
import type { GameWrong } from './verify-game.ts';

/** With the seat as people count it, and by name. */
type Named<Wrong> = Wrong extends { readonly seat: number } ? Omit<Wrong, 'seat'> & { readonly seat: string } : Wrong;

export function wrongSentence(found: GameWrong, names: readonly string[]): string {
  const wrong = named(found, names);
  switch (wrong.what) {
    case 'fileUnreadable':
      return t('wrong.fileUnreadable', 'the file cannot be read');
    case 'ceremonyUnknown':
      return t('wrong.ceremonyUnknown', 'this browser was not there when the dice were mixed');
    case 'headNotInLog':
      return t('wrong.headNotInLog', 'this is not the log your browser was shown during the game');
    case 'putBack':
      return t(
        'wrong.putBack',
        'the server was put back to an earlier moment, and what you did or saw after it is undone',
      );
    case 'ownActMissing':
      return t('wrong.ownActMissing', 'something you did, and the server confirmed, is missing');
    case 'entryUnchained':
      return t('wrong.entryUnchained', 'it is not bound to the entries before: older games are not');
    case 'chainBroken':
      return t('wrong.chainBroken', 'it, or an entry before, was changed afterwards');
    case 'seatUnsigned':
      return t('wrong.seatUnsigned', 'the program of seat {seat} signs nothing, so anybody may have done it', wrong);
    case 'actUnsigned':
      return t('wrong.actUnsigned', 'it is not signed by seat {seat}', wrong);
    case 'actTwice':
      return t('wrong.actTwice', 'seat {seat} did it once, and it stands there twice', wrong);
    case 'actDiffers':
      return t('wrong.actDiffers', 'seat {seat} asked for something else', wrong);
    case 'signatureFalse':
      return t('wrong.signatureFalse', 'the signature of seat {seat} does not fit', wrong);
    case 'headUnknown':
      return t('wrong.headUnknown', 'seat {seat} had been shown another log before', wrong);
    case 'keyExchanged':
      return t('wrong.keyExchanged', 'the key of seat {seat} is not the one its seed was made from', wrong);
    case 'timeRunsBack':
      return t('wrong.timeRunsBack', 'it happened before the entry it follows');
    case 'timedOutTooEarly':
      return t('wrong.timedOutTooEarly', 'the clock decided before its time');
    case 'voteMadeUp':
      return t('wrong.voteMadeUp', 'a vote was carried that nobody gave');
    case 'resetWithoutVote':
      return t('wrong.resetWithoutVote', 'the game was dealt anew without a vote');
    case 'rewindWithoutVote':
      return t('wrong.rewindWithoutVote', 'the game was taken back and nobody may have done so');
    case 'peopleOfDiceDiffer':
      return t('wrong.peopleOfDiceDiffer', 'the dice were thrown by other people than sat down');
    case 'entryDoesNotFollow':
      return t('wrong.entryDoesNotFollow', 'it does not follow from the entries before');
    case 'endMissing':
      return t('wrong.endMissing', 'the end of the game is missing: what was cut off is not proven');
    case 'doneInOthersName':
      return t('wrong.doneInOthersName', 'it was done in the name of seat {seat} by somebody else', wrong);
    case 'seatTakenWithoutReason':
      return t('wrong.seatTakenWithoutReason', 'a computer took seat {seat} without a reason', wrong);
    case 'logOfOtherFormat':
      return t(
        'wrong.logOfOtherFormat',
        'the log was written by a newer version (format {format}, this one reads {known})',
        wrong,
      );
    case 'serverCommitmentExchanged':
      return t('wrong.serverCommitmentExchanged', 'the server committed itself to something else before the game');
    case 'ownSeatLeftOut':
      return t(
        'wrong.ownSeatLeftOut',
        'seat {seat} was left out: the server says it {reason, select, noCommitment {never committed} other {committed but never revealed}}',
        wrong,
      );
    case 'ownSeatMissing':
      return t('wrong.ownSeatMissing', 'seat {seat} is missing from the record', wrong);
    case 'ownSeedExchanged':
      return t('wrong.ownSeedExchanged', 'the record holds another seed for seat {seat}', wrong);
    case 'recordVersionUnknown':
      return t('wrong.recordVersionUnknown', 'the record has version {version}, this verifier knows version 1', wrong);
    case 'ceremonyNameMalformed':
      return t('wrong.ceremonyNameMalformed', 'the name of the ceremony is malformed');
    case 'askedSeatsMalformed':
      return t('wrong.askedSeatsMalformed', 'the list of asked seats is malformed');
    case 'serverCommitmentMalformed':
      return t('wrong.serverCommitmentMalformed', "the server's commitment is malformed");
    case 'mixedSeedHashMalformed':
      return t('wrong.mixedSeedHashMalformed', 'the hash of the mixed seed is malformed');
    case 'serverSeedMalformed':
      return t('wrong.serverSeedMalformed', "the server's seed is malformed");
    case 'askedSeatsUnordered':
      return t('wrong.askedSeatsUnordered', 'the asked seats are not in ascending order');
    case 'mixedSeatsUnordered':
      return t('wrong.mixedSeatsUnordered', 'the mixed seats are not in ascending order');
    case 'leftOutSeatsUnordered':
      return t('wrong.leftOutSeatsUnordered', 'the left-out seats are not in ascending order');
    case 'serverSeedNotCommitted':
      return t(
        'wrong.serverSeedNotCommitted',
        "the server's seed, with this game and these seats, does not match its commitment",
      );
    case 'mixedSeedNotPublished':
      return t(
        'wrong.mixedSeedNotPublished',
        'the mixed seed is not the one whose hash was published when the ceremony closed',
      );
    case 'seatCommitmentMalformed':
      return t('wrong.seatCommitmentMalformed', 'the commitment of seat {seat} is malformed', wrong);
    case 'seatSeedMalformed':
      return t('wrong.seatSeedMalformed', 'the seed of seat {seat} is malformed', wrong);
    case 'seatSeedNotCommitted':
      return t('wrong.seatSeedNotCommitted', 'the seed of seat {seat} does not match its commitment', wrong);
    case 'seatNotAsked':
      return t('wrong.seatNotAsked', 'seat {seat} takes part but was not asked', wrong);
    case 'seatMixedAndLeftOut':
      return t('wrong.seatMixedAndLeftOut', 'seat {seat} is both mixed and left out', wrong);
    case 'seatForgotten':
      return t('wrong.seatForgotten', 'seat {seat} was asked but is neither mixed nor named as left out', wrong);
    case 'leftOutReasonUnknown':
      return t('wrong.leftOutReasonUnknown', 'seat {seat} is left out for an unknown reason', wrong);
    case 'diceNeverMixed':
      return t('wrong.diceNeverMixed', 'the dice were never mixed, so there is nothing to verify');
    case 'diceMixedBeforeOpening':
      return t('wrong.diceMixedBeforeOpening', 'dice are mixed before the table was opened');
    case 'recordOfOtherCeremony':
      return t('wrong.recordOfOtherCeremony', 'the record is of another ceremony');
    case 'mixedSeedDoesNotFollow':
      return t('wrong.mixedSeedDoesNotFollow', 'the mixed seed does not follow from the seeds');
    case 'recordDiffersFromSent':
      return t('wrong.recordDiffersFromSent', 'the record holds something else than seat {seat} sent', wrong);
    case 'entryOutOfPlace':
      return t('wrong.entryOutOfPlace', 'it has number {number}, an entry is missing or out of place', wrong);
    case 'rulesOfOtherVersion':
      return t(
        'wrong.rulesOfOtherVersion',
        'it was played by version {version} of the rules, these are version {known}: verify it with a release of its time',
        wrong,
      );
    case 'cardUnknown':
      return t('wrong.cardUnknown', 'it was played with a card nobody knows here: {card}', wrong);
    case 'continuedGameMissing':
      return t('wrong.continuedGameMissing', 'a game goes on that nobody brought');
    case 'continuedGameDiffers':
      return t('wrong.continuedGameDiffers', 'the game that goes on is another: {where}', wrong);
    case 'commandBeforeDice':
      return t('wrong.commandBeforeDice', 'a command before the dice were mixed');
    case 'commandRefused':
      return t('wrong.commandRefused', 'the rules refuse {command}: {code} ({rule})', wrong);
    case 'rewindToNoGame':
      return t('wrong.rewindToNoGame', 'it goes back to entry {entry}, where no game stood', wrong);
    case 'rewindDiffers':
      return t('wrong.rewindDiffers', 'the position it goes back to is another: {where}', wrong);
    case 'eventMadeUp':
      return t('wrong.eventMadeUp', 'event {number} ({event}) did not happen', wrong);
    case 'eventMissing':
      return t('wrong.eventMissing', 'event {number} ({event}) is missing', wrong);
    case 'eventFalse':
      return t('wrong.eventFalse', 'event {number} ({event}) is false, it should be and is: {where}', wrong);
  }
}

function named<Wrong extends GameWrong>(wrong: Wrong, names: readonly string[]): Named<Wrong> {
  if (!('seat' in wrong)) return wrong as Named<Wrong>;
  const { seat } = wrong;
  const name = names[seat];
  return { ...wrong, seat: name === undefined ? `${seat + 1}` : `${seat + 1} (${name})` } as unknown as Named<Wrong>;
}
