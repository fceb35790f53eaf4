import type { NeedValues, Nothing, Refusal } from '@illuminice/engine';

/** What the table itself needs, beside the rules of the game; each with the values of its sentence. */
export interface TableNeeds {
  tableWithoutFault: Nothing;
  rulesOfThisGame: Nothing;
  messageAgain: Nothing;
  mixedDice: Nothing;
  firstTurnBegun: Nothing;
  pickOfYours: Nothing;
  backOnTable: Nothing;
  diceToThrow: Nothing;
  openWindow: Nothing;
  numbersSeen: Nothing;
  seatOfYours: Nothing;
  seatBack: Nothing;
  gameOver: Nothing;

  startSpecial: Nothing;
  opponentToCome: Nothing;

  unmixedDice: Nothing;
  otherPartOfCeremony: Nothing;
  seatInCeremony: Nothing;
  hexDigits: Nothing;
  oneCommitment: Nothing;
  commitmentFirst: Nothing;
  oneSeed: Nothing;
  committedSeed: Nothing;

  twoPlayersInGame: Nothing;
  offerBesidePromise: Nothing;
  fewerPromises: { readonly most: number };
  termsThatFit: Nothing;
  openProposal: Nothing;
  askedInProposal: Nothing;
  counterInstead: Nothing;
  fewerProposals: { readonly most: number };
  proposalsLater: { readonly most: number };

  gameStillOn: Nothing;
  openVote: Nothing;
  otherVoteOver: Nothing;
  voteForYou: Nothing;
  somethingToTakeBack: Nothing;
  ownMoveUnanswered: Nothing;
  moveInLog: Nothing;
  otherPersonsSeat: Nothing;
  idlePerson: { readonly seconds: number };
}

export type TableNeedValues = NeedValues | NeedValues<TableNeeds>;

/** A refusal of the rules, or of the table with one of its own codes: one shape. */
export type TableRefusal = Refusal<string, TableNeedValues>;

/** What a request comes to: on disk, or it never happened. */
/** `head`: a receipt, the chain of the log after what was asked (docs/decisions/0012-a-log-that-proves-the-table.md). */
export type Answer =
  | { readonly ok: true; readonly head?: string }
  | { readonly ok: false; readonly refusal: TableRefusal };
