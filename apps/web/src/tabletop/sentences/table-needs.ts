/** What the table, or this page itself, would have needed: the same as for the rules. */
import type { TableNeeds } from '@illuminice/protocol';
import { t } from '../../base/i18n/index.ts';
import type { ClientNeeds } from '../../session/stores/index.ts';
import type { Sentences } from './game-needs.ts';

export const TABLE_NEEDS: Sentences<TableNeeds> = {
  tableWithoutFault: () =>
    t('need.tableWithoutFault', 'a table without a fault; this one was stopped, and a reset can be voted on'),
  rulesOfThisGame: () =>
    t('need.rulesOfThisGame', 'the rules and cards this game was begun with; they are not in this version'),
  messageAgain: () => t('need.messageAgain', 'the same message again: whether it was stored is not known'),
  firstTurnBegun: () => t('need.firstTurnBegun', 'the first turn to have begun'),
  pickOfYours: () => t('need.pickOfYours', 'your turn to take a card'),
  backOnTable: () => t('need.backOnTable', 'a card that still lies on the table'),
  diceToThrow: () => t('need.diceToThrow', 'dice in your hand'),
  mixedDice: () => t('need.mixedDice', 'the dice to be mixed first'),
  openWindow: () => t('need.openWindow', 'an open reaction window in which you are asked'),
  numbersSeen: () => t('need.numbersSeen', 'a look at what somebody has paid or played since'),
  seatOfYours: () => t('need.seatOfYours', 'a seat of your own at this table'),
  seatBack: () => t('need.seatBack', 'your seat back: a computer plays for you, ask for it first'),
  gameOver: () => t('need.gameOver', 'a game that is over'),
  startSpecial: () => t('need.startSpecial', 'a Special that is played at the start of a turn'),
  opponentToCome: () => t('need.opponentToCome', 'an opponent whose turn will start'),
  unmixedDice: () => t('need.unmixedDice', 'dice that are not mixed yet'),
  otherPartOfCeremony: () =>
    t('need.otherPartOfCeremony', 'the other part of the ceremony: first all commit, then all reveal'),
  seatInCeremony: () => t('need.seatInCeremony', 'a seat that takes part in the dice'),
  hexDigits: () => t('need.hexDigits', '64 lower-case hex digits'),
  oneCommitment: () => t('need.oneCommitment', 'one commitment only'),
  commitmentFirst: () => t('need.commitmentFirst', 'a commitment before the seed'),
  oneSeed: () => t('need.oneSeed', 'one seed only'),
  committedSeed: () => t('need.committedSeed', 'the seed you committed to'),
  twoPlayersInGame: () => t('need.twoPlayersInGame', 'two players who are in the game'),
  offerBesidePromise: () => t('need.offerBesidePromise', 'an offer or a counter-offer to put the promise beside'),
  fewerPromises: ({ most }) => t('need.fewerPromises', 'at most {most} open promises to one player', { most }),
  termsThatFit: () => t('need.termsThatFit', 'one term for each of them that fits the table as it is'),
  openProposal: () => t('need.openProposal', 'an open proposal of your own'),
  askedInProposal: () => t('need.askedInProposal', 'an open proposal you have not answered yet'),
  counterInstead: () => t('need.counterInstead', 'a counter-proposal: what is offered for it was for the whole'),
  fewerProposals: ({ most }) => t('need.fewerProposals', 'at most {most} open proposals of your own', { most }),
  proposalsLater: ({ most }) =>
    t('need.proposalsLater', 'at most {most} proposals of your own in this turn and the one before', { most }),
  gameStillOn: () => t('need.gameStillOn', 'a game that is still on; after it there is the rematch'),
  openVote: () => t('need.openVote', 'a vote that is open'),
  otherVoteOver: () => t('need.otherVoteOver', 'the vote that is open to end first'),
  voteForYou: () => t('need.voteForYou', 'a vote in which you are asked'),
  somethingToTakeBack: () => t('need.somethingToTakeBack', 'something to take back'),
  ownMoveUnanswered: () =>
    t('need.ownMoveUnanswered', 'a move of your own after which nobody acted, learned or rolled anything'),
  moveInLog: () => t('need.moveInLog', 'a move that is still in the log'),
  otherPersonsSeat: () => t('need.otherPersonsSeat', 'the seat of another person'),
  idlePerson: ({ seconds }) => t('need.idlePerson', 'somebody the game has waited for {seconds} seconds', { seconds }),
};

export const CLIENT_NEEDS: Sentences<ClientNeeds> = {
  connection: () => t('need.connection', 'a connection to the table'),
  ownSeat: () => t('need.ownSeat', 'a seat of your own'),
  openGame: () => t('need.openGame', 'a game that is open'),
};
