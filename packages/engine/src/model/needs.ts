import type { Ability } from '../cards/card-definition.ts';
import type { PlacementFault } from '../geometry/placement.ts';
import type { CardNo, Phase, Seat, SpecialNo } from '../vocabulary/vocabulary.ts';
import type { GameOptions } from './options.ts';

/** Rules of the lobby without which some commands mean nothing. */
export type OptionalRule = Extract<
  keyof GameOptions,
  'hiddenIlluminati' | 'turnSequence' | 'illuminati' | 'moneyVisibility' | 'peeking'
>;

/** A need whose sentence has no gaps. */
export interface Nothing {
  readonly [name: string]: never;
}

interface OneCard {
  readonly card: CardNo;
}

/**
 * What a refused command would have needed, and with it exactly what a sentence about it says. A value may hold only what the
 * seat that asked may know: whoever adds one to a need asks first who will read it (R-24.8, Appendix E).
 */
export interface Needs extends Record<PlacementFault, Nothing> {
  // The command itself.
  knownCommand: Nothing;
  groupAndArrow: Nothing;
  groupToRevive: Nothing;
  treasuryOrHand: Nothing;
  discardPayOrNone: Nothing;
  sideYouHelp: Nothing;
  somethingToGive: Nothing;
  somethingToExchange: Nothing;
  attackToDestroy: Nothing;
  optionOn: { readonly option: OptionalRule };

  // The moment.
  gameOn: Nothing;
  gameBegun: Nothing;
  gameNotBegun: Nothing;
  seatThatPlays: Nothing;
  ownTurn: Nothing;
  phase: { readonly phases: readonly Phase[] };
  actionsPhaseOfEither: { readonly seats: readonly [Seat, Seat] };
  attackOver: Nothing;
  privilegedAttackOver: Nothing;
  questionAnswered: Nothing;
  openState: Nothing;
  setUp: Nothing;
  choiceOfYours: Nothing;
  goalToChoose: Nothing;
  incomeStop: Nothing;
  incomeStopFaceDown: Nothing;
  taxOwed: Nothing;
  bidOwed: Nothing;
  rollWindow: Nothing;
  startOfOpponentsTurn: Nothing;
  specialAwaitingEffect: Nothing;
  destroyAnnouncement: Nothing;
  spendingRound: Nothing;
  spendingRoundForYou: Nothing;
  othersSpendingRound: Nothing;
  strangersSpendingRound: Nothing;
  announcedAttack: Nothing;
  uncommittedAttack: Nothing;
  cancelledDiscard: Nothing;
  groupToPlace: Nothing;
  capturedGroup: Nothing;
  drawnSpecial: Nothing;
  questionForYou: Nothing;
  answerNotGiven: Nothing;
  declinableQuestion: Nothing;
  attackYouAreImmuneTo: Nothing;
  nothingDoneYet: Nothing;
  regularAction: Nothing;
  transferOrAction: Nothing;
  actionPerGroup: { readonly groups: number; readonly left: number };
  cardInDeck: Nothing;
  peekOfYours: Nothing;
  otherPeekEnded: Nothing;
  blinkingCard: Nothing;
  openNotice: Nothing;
  ownSecretGoal: Nothing;
  openOffer: Nothing;
  offerToYou: { readonly from: Seat };
  offerOfYours: { readonly to: Seat };
  acceptedOffer: Nothing;
  giftThatDoesNotDecide: Nothing;

  // What is held.
  specialsHeld: { readonly seat: Seat; readonly specials: readonly SpecialNo[] };
  faceDownSpecial: { readonly special: SpecialNo };
  ability: { readonly ability: Ability['type'] };
  unusedThisTurn: OneCard;

  // What is named.
  freeIlluminati: Nothing;
  openGoal: Nothing;
  anotherPlayer: Nothing;
  opponentsOnce: Nothing;
  opponentsHand: Nothing;
  opponentsFaceDownSpecial: Nothing;
  faceDownOpponent: Nothing;
  faceDownParticipant: Nothing;
  groupInPlay: Nothing;
  deadGroup: OneCard;
  uncontrolledGroup: OneCard;
  ownGroup: Nothing;
  groupNotYourOwn: OneCard;
  opponentsGroup: OneCard;
  opponentsCard: OneCard;
  ownCard: OneCard;
  twoOwnCards: Nothing;
  hostOutsideSubtree: OneCard;
  attackingCard: OneCard;
  anotherTarget: OneCard;
  targetWithPower: OneCard;
  targetWithoutPower: OneCard;
  attackerWithPower: OneCard;
  ownAttacker: OneCard;
  lendingCard: OneCard;
  freshParticipant: OneCard;
  noImmunity: OneCard;
  anotherGroupThanItself: OneCard;
  alignmentItLacks: OneCard;
  alignmentItHas: OneCard;
  reversibleAlignment: OneCard;
  groupsOfGiver: { readonly seat: Seat };
  subtreeRoots: Nothing;
  receiversCard: { readonly seat: Seat };
  placesOfReceivedGroups: Nothing;
  roomForGroup: { readonly seat: Seat; readonly card: CardNo };
  arrowForGroup: { readonly card: CardNo; readonly host: CardNo };
  anotherArrow: Nothing;
  oldCardsKept: Nothing;
  treeWithoutOverlap: Nothing;
  masterOrPuppet: OneCard;
  privilegedAttack: Nothing;
  unprivilegedAttack: Nothing;
  ownSide: Nothing;

  // Money.
  payingTreasury: OneCard;
  masterOrIlluminati: OneCard;
  ownTreasuries: Nothing;
  wholeAmount: { readonly least: number };
  exactTotal: { readonly total: number; readonly named: number };
  stated: { readonly what: 'income' | 'draws' | 'power'; readonly least: number; readonly most: number };
  /** `had` is missing where the treasury is somebody else's stack. */
  funds: { readonly card: CardNo; readonly amount: number; readonly had?: number };
}

export type Need = keyof Needs;

/** The needs of a map that are said without any values. */
export type PlainNeed<Map = Needs> = { [Key in keyof Map]: Map[Key] extends Nothing ? Key : never }[keyof Map];

/** `need` says which, the rest is what its sentence tells. */
export type NeedValues<Map = Needs> =
  | { readonly need: PlainNeed<Map> }
  | { [Key in Exclude<keyof Map, PlainNeed<Map>>]: { readonly need: Key } & Map[Key] }[Exclude<
      keyof Map,
      PlainNeed<Map>
    >];
