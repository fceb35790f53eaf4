/** What the rules would have needed to take a command: the engine says which need, and this is its sentence. */
import { type CardNo, isIlluminatiCard, type Needs, type Seat, type SpecialNo } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { phaseName } from './phase-name.ts';

export interface Names {
  readonly card: (card: CardNo) => string;
  readonly special: (special: SpecialNo) => string;
  readonly seat: (seat: Seat) => string;
}

export type Sentences<Map> = { readonly [Key in keyof Map]: (values: Map[Key], names: Names) => string };

/** A need without a sentence does not compile. */
export const MOMENT_NEEDS = {
  knownCommand: () => t('need.knownCommand', 'a command this game knows'),
  groupAndArrow: () => t('need.groupAndArrow', 'the Group and the arrow it goes to'),
  groupToRevive: () => t('need.groupToRevive', 'the Group to revive'),
  treasuryOrHand: () => t('need.treasuryOrHand', 'one treasury or one hand'),
  discardPayOrNone: () => t('need.discardPayOrNone', 'one of discard, pay and none'),
  sideYouHelp: () => t('need.sideYouHelp', 'the side you help'),
  somethingToGive: () => t('need.somethingToGive', 'something to give'),
  somethingToExchange: () => t('need.somethingToExchange', 'something to exchange'),
  attackToDestroy: () => t('need.attackToDestroy', 'an attack to destroy'),
  optionOn: ({ option }) =>
    t(
      'need.optionOn',
      'a game in which {option, select, hiddenIlluminati {the Illuminati are hidden} turnSequence {turns are bid for} illuminati {the Illuminati are chosen} moneyVisibility {owners show their money or hide it} other {peeking is allowed}}',
      { option },
    ),
  gameOn: () => t('need.gameOn', 'a game that is not over'),
  gameBegun: () => t('need.gameBegun', 'the game to have begun'),
  gameNotBegun: () => t('need.gameNotBegun', 'a game that has not begun'),
  seatThatPlays: () => t('need.seatThatPlays', 'a seat that still plays'),
  ownTurn: () => t('need.ownTurn', 'your own turn'),
  phase: ({ phases }) => t('need.phase', 'the phase {phases}', { phases: phases.map(phaseName).join(', ') }),
  actionsPhaseOfEither: () => t('need.actionsPhaseOfEither', 'the actions phase of one of the two players'),
  attackOver: () => t('need.attackOver', 'the attack in progress to end first'),
  privilegedAttackOver: () => t('need.privilegedAttackOver', 'the privileged attack to be over'),
  questionAnswered: () => t('need.questionAnswered', 'the open question to be answered first'),
  openState: () => t('need.openState', 'a moment in which nothing else is under way'),
  setUp: () => t('need.setUp', 'the set-up'),
  choiceOfYours: () => t('need.choiceOfYours', 'your turn to choose'),
  goalToChoose: () => t('need.goalToChoose', 'a goal to choose'),
  incomeStop: () => t('need.incomeStop', 'the stop of your income phase'),
  incomeStopFaceDown: () => t('need.incomeStopFaceDown', 'the income stop of a face-down Illuminati card'),
  taxOwed: () => t('need.taxOwed', 'a tax you owe'),
  bidOwed: () => t('need.bidOwed', 'a bid you owe'),
  rollWindow: () => t('need.rollWindow', 'the window after a roll'),
  startOfOpponentsTurn: () => t('need.startOfOpponentsTurn', 'the start of an opponent’s turn'),
  specialAwaitingEffect: () => t('need.specialAwaitingEffect', 'another Special that waits for its effect'),
  destroyAnnouncement: () => t('need.destroyAnnouncement', 'the announcement of an attack to destroy'),
  spendingRound: () => t('need.spendingRound', 'an attack in its spending round'),
  spendingRoundForYou: () => t('need.spendingRoundForYou', 'a spending round that waits for you'),
  othersSpendingRound: () => t('need.othersSpendingRound', 'somebody else’s attack in its spending round'),
  strangersSpendingRound: () =>
    t('need.strangersSpendingRound', 'an attack in its spending round that is neither yours nor on you'),
  announcedAttack: () => t('need.announcedAttack', 'an announced attack that is not rolled yet'),
  uncommittedAttack: () => t('need.uncommittedAttack', 'an attack for which no money was paid'),
  cancelledDiscard: () => t('need.cancelledDiscard', 'a cancelled discard of yours'),
  groupToPlace: () => t('need.groupToPlace', 'a Group to place'),
  capturedGroup: () => t('need.capturedGroup', 'a Group you have just captured'),
  drawnSpecial: () => t('need.drawnSpecial', 'a Special you have just drawn'),
  questionForYou: () => t('need.questionForYou', 'a question that waits for you'),
  answerNotGiven: () => t('need.answerNotGiven', 'an open decision of yours; you have answered this one already'),
  declinableQuestion: () => t('need.declinableQuestion', 'a question that can be declined'),
  attackYouAreImmuneTo: () => t('need.attackYouAreImmuneTo', 'an attack you are immune against'),
  nothingDoneYet: () => t('need.nothingDoneYet', 'a turn in which you have done nothing yet'),
  regularAction: () => t('need.regularAction', 'a regular action'),
  transferOrAction: () => t('need.transferOrAction', 'a free transfer or a regular action'),
  actionPerGroup: ({ groups, left }) =>
    t(
      'need.actionPerGroup',
      '{groups, plural, one {one regular action} other {# regular actions}} of the current player, {left} left',
      { groups, left },
    ),
  cardInDeck: () => t('need.cardInDeck', 'a card left in the deck'),
  peekOfYours: () => t('need.peekOfYours', 'a peek of yours'),
  otherPeekEnded: () => t('need.otherPeekEnded', 'your other peek to end first'),
  blinkingCard: () => t('need.blinkingCard', 'a blinking card'),
  openNotice: () => t('need.openNotice', 'an open notice'),
  ownSecretGoal: () => t('need.ownSecretGoal', 'a secret goal of your own'),
  openOffer: () => t('need.openOffer', 'an open offer'),
  offerToYou: ({ from }, names) => t('need.offerToYou', 'an open offer from {name} to you', { name: names.seat(from) }),
  offerOfYours: ({ to }, names) => t('need.offerOfYours', 'an open offer of yours to {name}', { name: names.seat(to) }),
  acceptedOffer: () => t('need.acceptedOffer', 'an offer the other accepts'),
  giftThatDoesNotDecide: () =>
    t('need.giftThatDoesNotDecide', 'something in return, or a gift that does not decide the game'),
} satisfies Partial<Sentences<Needs>>;

export const NAMED_NEEDS = {
  specialsHeld: ({ specials }, names) =>
    t('need.specialsHeld', '{specials} in the hand', { specials: specials.map(names.special).join(', ') }),
  faceDownSpecial: ({ special }, names) =>
    t('need.faceDownSpecial', '{special} face down', { special: names.special(special) }),
  ability: ({ ability }) =>
    t(
      'need.ability',
      '{ability, select, payToDraw {a card that pays to draw} altersAlignment {a card that alters alignments} buysPrivilege {an Illuminati card that buys privilege} tax {a card that taxes} upkeep {a card with upkeep} redistributesMoney {an Illuminati card that redistributes money} reorganizesStructure {an Illuminati card that reorganizes its structure} other {a card that can do this}}',
      { ability },
    ),
  unusedThisTurn: ({ card }, names) =>
    t('need.unusedThisTurn', '{card}, unused in this turn', { card: names.card(card) }),
  freeIlluminati: () => t('need.freeIlluminati', 'an Illuminati card nobody has'),
  openGoal: () => t('need.openGoal', 'a goal that is no secret of its own'),
  anotherPlayer: () => t('need.anotherPlayer', 'another player'),
  opponentsOnce: () => t('need.opponentsOnce', 'opponents, each once'),
  opponentsHand: () => t('need.opponentsHand', 'the hand of an opponent'),
  opponentsFaceDownSpecial: () => t('need.opponentsFaceDownSpecial', 'a face-down Special of an opponent'),
  faceDownOpponent: () => t('need.faceDownOpponent', 'an opponent whose Illuminati card is face-down'),
  faceDownParticipant: () => t('need.faceDownParticipant', 'a face-down Illuminati card that takes part'),
  groupInPlay: () => t('need.groupInPlay', 'a Group in play'),
  deadGroup: ({ card }, names) =>
    t('need.deadGroup', 'a Group of the dead pile; {card} is not there', { card: names.card(card) }),
  uncontrolledGroup: ({ card }, names) =>
    t('need.uncontrolledGroup', 'an uncontrolled Group; {card} is none', { card: names.card(card) }),
  ownGroup: () => t('need.ownGroup', 'a Group of your own'),
  groupNotYourOwn: ({ card }, names) =>
    t('need.groupNotYourOwn', 'a Group that is not your own; {card} is', { card: names.card(card) }),
  opponentsGroup: ({ card }, names) =>
    t('need.opponentsGroup', 'a Group controlled by an opponent; {card} is none', { card: names.card(card) }),
  opponentsCard: ({ card }, names) =>
    t('need.opponentsCard', 'a card in an opponent’s structure; {card} is in none', { card: names.card(card) }),
  ownCard: ({ card }, names) =>
    t('need.ownCard', 'a card of your own structure; {card} is none', { card: names.card(card) }),
  twoOwnCards: () => t('need.twoOwnCards', 'two cards of your own structure'),
  hostOutsideSubtree: ({ card }, names) =>
    t('need.hostOutsideSubtree', 'a card of your own outside the moved branch; {card} is not', {
      card: names.card(card),
    }),
  attackingCard: ({ card }, names) => t('need.attackingCard', '{card}, the attacking card', { card: names.card(card) }),
  anotherTarget: ({ card }, names) =>
    t('need.anotherTarget', 'another target than {card}, the attacking card', { card: names.card(card) }),
  targetWithPower: ({ card }, names) =>
    t('need.targetWithPower', 'a target with power; {card} has none', { card: names.card(card) }),
  targetWithoutPower: ({ card }, names) =>
    t('need.targetWithoutPower', 'a target without power; {card} has some', { card: names.card(card) }),
  attackerWithPower: ({ card }, names) =>
    t('need.attackerWithPower', 'an attacking card with power; {card} has none', { card: names.card(card) }),
  ownAttacker: ({ card }, names) =>
    t('need.ownAttacker', 'an attacking card of your own; {card} is none', { card: names.card(card) }),
  lendingCard: ({ card }, names) =>
    t('need.lendingCard', 'other cards of your own that can lend power; {card} cannot', { card: names.card(card) }),
  freshParticipant: ({ card }, names) =>
    t('need.freshParticipant', 'cards that may still take part in an attack of this turn; {card} has done so', {
      card: names.card(card),
    }),
  noImmunity: ({ card }, names) =>
    t('need.noImmunity', 'participants against which {card} is not immune', { card: names.card(card) }),
  anotherGroupThanItself: ({ card }, names) =>
    t('need.anotherGroupThanItself', 'another Group than {card} itself', { card: names.card(card) }),
  alignmentItLacks: ({ card }, names) =>
    t('need.alignmentItLacks', 'an alignment {card} does not have', { card: names.card(card) }),
  alignmentItHas: ({ card }, names) => t('need.alignmentItHas', 'an alignment {card} has', { card: names.card(card) }),
  reversibleAlignment: ({ card }, names) =>
    t('need.reversibleAlignment', 'an alignment {card} has and that has an opposite', { card: names.card(card) }),
  groupsOfGiver: ({ seat }, names) =>
    t('need.groupsOfGiver', 'Groups of {name}, each once', { name: names.seat(seat) }),
  subtreeRoots: () => t('need.subtreeRoots', 'only the first card of each branch'),
  receiversCard: ({ seat }, names) =>
    t('need.receiversCard', 'a card in the structure of {name}', { name: names.seat(seat) }),
  placesOfReceivedGroups: () => t('need.placesOfReceivedGroups', 'places for the Groups you receive'),
  roomForGroup: ({ card, seat }, names) =>
    t('need.roomForGroup', 'room for {card} in the structure of {name}', {
      card: names.card(card),
      name: names.seat(seat),
    }),
  arrowForGroup: ({ card, host }, names) =>
    t('need.arrowForGroup', 'an open arrow of {host} on which {card} fits', {
      host: names.card(host),
      card: names.card(card),
    }),
  anotherArrow: () => t('need.anotherArrow', 'another arrow than the present one'),
  oldCardsKept: () => t('need.oldCardsKept', 'cards already in place to stay'),
  treeWithoutOverlap: () => t('need.treeWithoutOverlap', 'a tree of your own Groups in which no two cards overlap'),
  masterOrPuppet: ({ card }, names) =>
    isIlluminatiCard(card)
      ? t('need.puppet', 'a Group that hangs from {card}', { card: names.card(card) })
      : t('need.masterOrPuppet', 'the master of {card} or one of its puppets', { card: names.card(card) }),
  privilegedAttack: () => t('need.privilegedAttack', 'a privileged attack'),
  unprivilegedAttack: () =>
    t('need.unprivilegedAttack', 'an attack that is not privileged, or a Special that lets you in'),
  ownSide: () => t('need.ownSide', 'your own side'),
  payingTreasury: ({ card }, names) =>
    t('need.payingTreasury', 'a treasury that may pay here; that of {card} may not', { card: names.card(card) }),
  masterOrIlluminati: ({ card }, names) =>
    t('need.masterOrIlluminati', 'the master of {card} or your Illuminati', { card: names.card(card) }),
  ownTreasuries: () => t('need.ownTreasuries', 'treasuries of your own'),
  wholeAmount: ({ least }) => t('need.wholeAmount', 'a whole number of MB, at least {least}', { least }),
  exactTotal: ({ named, total }) =>
    t('need.exactTotal', 'exactly {total} MB in all, you named {named}', { total, named }),
  stated: ({ least, most, what }) =>
    t(
      'need.stated',
      '{what, select, income {an income} draws {a number of cards} other {a power}} from {least} to {most}',
      { what, least, most },
    ),
  arrowNotVacant: () => t('need.arrowNotVacant', 'a vacant arrow'),
  planArrowMissing: () => t('need.planArrowMissing', 'arrows that the masters of the puppets have'),
  planArrowTaken: () => t('need.planArrowTaken', 'an arrow of its own for every puppet'),
  planNamesStranger: () => t('need.planNamesStranger', 'a plan for the puppets of the placed Group alone'),
  rehungWithoutNeed: () => t('need.rehungWithoutNeed', 'puppets kept on their arrows where nothing overlaps'),
  droppedWithoutNeed: () => t('need.droppedWithoutNeed', 'puppets kept where there is room for them'),
  oldCardIsNotThere: () => t('need.oldCardIsNotThere', 'old cards of the structure that receives the Group'),
  oldCardCarriesArrow: () => t('need.oldCardCarriesArrow', 'the card that carries the chosen arrow to stay'),
  oldDroppedWithoutNeed: () => t('need.oldDroppedWithoutNeed', 'old cards given up only where they are in the way'),
  groupOverlaps: () => t('need.groupOverlaps', 'room for the Group on that arrow'),
  puppetsOverlap: () => t('need.puppetsOverlap', 'a plan in which no puppets overlap'),
  funds: ({ card, amount, had }, names) =>
    had === undefined
      ? t('need.funds.hidden', '{amount} MB on {card}', { amount, card: names.card(card) })
      : t('need.funds', '{amount} MB on {card}, where {had} MB lie', { amount, card: names.card(card), had }),
} satisfies Partial<Sentences<Needs>>;
