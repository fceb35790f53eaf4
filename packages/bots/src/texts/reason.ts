/**
 * Why a move is made, as a key with its values: whoever shows it makes the sentence (apps/web, reason-text.ts), and does
 * not compile until every key has one. Chances are whole per cent, points are hundredths of the chance to win.
 */
import type { Alignment, AttackKind, CardNo, IlluminatiNo, Seat, SpecialNo } from '@illuminice/engine';

export type Reason = PlainReason | FilledReason;

export interface PlainReason {
  readonly key: PlainReasonKey;
}

export type FilledReason<Key extends keyof ReasonValues = keyof ReasonValues> = {
  readonly [Each in Key]: { readonly key: Each; readonly values: ReasonValues[Each] };
}[Key];

export type PlainReasonKey =
  | 'allMoneyHome'
  | 'attackHarmless'
  | 'bothActionsUsed'
  | 'canWait'
  | 'drawnKeptSecret'
  | 'effectHarmless'
  | 'firstGroups'
  | 'enoughForNow'
  | 'immunityClaimed'
  | 'incomeTaken'
  | 'makesNoDeals'
  | 'moneyLiesWell'
  | 'moneyStays'
  | 'moneyToNewCard'
  | 'noImmunity'
  | 'noTrading'
  | 'notMyBusiness'
  | 'notWorthAnotherCard'
  | 'nothingAtStart'
  | 'nothingForIt'
  | 'nothingToPayFor'
  | 'nothingToPayWith'
  | 'offerImpossible'
  | 'offerLoses'
  | 'offerTooThin'
  | 'onlyPlace'
  | 'peaceBought'
  | 'peaceNeedsPromise'
  | 'peaceNotWorthIt'
  | 'peekSeen'
  | 'privilegePaid'
  | 'rollNotWorthCard'
  | 'rollStands'
  | 'specialLetPass'
  | 'taxFromLeastNeeded'
  | 'threatDefied'
  | 'tooMuchForMe'
  | 'turnUpCard'
  | 'turnOver'
  | 'twoCardsForOpening'
  | 'usualAnswer'
  | 'usualPlace'
  | 'worthSecondCard';

export interface ReasonValues {
  readonly accuse: { readonly seat: Seat; readonly illuminati: IlluminatiNo };
  readonly alignmentsAgainst: {
    readonly alignments: readonly Alignment[];
    readonly card: CardNo;
    readonly seat: Seat;
  };
  readonly alignmentsForGoal: { readonly alignments: readonly Alignment[]; readonly card: CardNo };
  readonly attack: AnnouncedAttack;
  readonly attackCostsLittle: { readonly chance: number };
  /** Nobody lets it pass: the chance if nobody paid, and what stopping it costs the others. */
  readonly attackDares: {
    readonly target: CardNo;
    readonly attacker: CardNo;
    readonly chance: number;
    readonly against: number;
  };
  readonly attackNotWorthIt: { readonly chance: number; readonly target: CardNo };
  readonly attackOddsWillDo: { readonly chance: number; readonly target: CardNo };
  readonly attackWithMoney: { readonly amount: number };
  readonly bidForTurn: { readonly amount: number };
  readonly bribe: { readonly target: CardNo };
  /** Of so many moves this one was played on in so many imagined games. */
  readonly compared: { readonly reason: Reason; readonly moves: number; readonly looks: number };
  /** What we would do it for, instead of what was offered; and how many MB we would give, instead of what was asked. */
  readonly fairForMoney: { readonly amount: number };
  readonly fairWithLess: { readonly amount: number };
  readonly goalWithinReach: { readonly illuminati: IlluminatiNo };
  readonly illuminatiSuits: { readonly illuminati: IlluminatiNo };
  readonly incomeTwice: { readonly amount: number };
  readonly leaderNotHelped: { readonly seat: Seat };
  readonly standsTooWell: { readonly seat: Seat };
  readonly leaderStopped: { readonly seat: Seat };
  readonly moneyDoesMore: { readonly from: CardNo; readonly to: CardNo };
  readonly moneyScattered: { readonly amount: number };
  readonly noAttackWorthIt: Passing;
  readonly notLeftAlone: { readonly seat: Seat };
  readonly notDangerous: { readonly seat: Seat };
  readonly notForNothing: { readonly seat: Seat };
  readonly notWinningNow: { readonly seat: Seat };
  readonly nothingToAttackWith: Passing;
  readonly offerCarriesToVictory: { readonly seat: Seat };
  readonly offerFairWithMore: { readonly amount: number };
  readonly offerMade: { readonly give: Goods; readonly want: Goods; readonly points: number; readonly seat: Seat };
  readonly offerWorth: { readonly points: number };
  readonly paidLately: { readonly seat: Seat };
  readonly payForOdds: {
    readonly amount: number;
    readonly target: CardNo;
    readonly before: number;
    readonly after: number;
    readonly prospect?: Prospect | undefined;
  };
  readonly peaceForMoney: { readonly amount: number; readonly seat: Seat };
  readonly placeLeavesArrows: { readonly host: CardNo; readonly arrows: number };
  readonly promisedAlready: { readonly seat: Seat };
  readonly proposalWorth: { readonly points: number };
  readonly purseTooThin: { readonly amount: number };
  readonly revived: { readonly card: CardNo };
  readonly rollSet: {
    readonly special: SpecialNo;
    readonly roll: number;
    readonly target: CardNo;
    readonly succeeds: boolean;
  };
  readonly saferBelow: { readonly group: CardNo; readonly host: CardNo };
  readonly specialWouldCost: { readonly seat: Seat; readonly points: number };
  readonly spyFirst: { readonly seat: Seat };
  readonly threatHeeded: { readonly seat: Seat };
  readonly turnFarAhead: { readonly seat: Seat };
  readonly turnNearVictory: { readonly seat: Seat; readonly lack: Lack };
  readonly wordKept: { readonly amount: number; readonly seat: Seat };
  readonly wordWasBroken: { readonly seat: Seat };
  readonly youPayNothing: { readonly seat: Seat };
}

export interface AnnouncedAttack {
  readonly kind: AttackKind;
  readonly target: CardNo;
  readonly attacker: CardNo;
  /** The rival it is taken from. */
  readonly owner?: Seat | undefined;
  readonly spend: number;
  readonly chance: number;
  /** Points we expect to be paid against it. */
  readonly against: number;
  readonly privileged: boolean;
  readonly prospect?: Prospect | undefined;
}

/** `pass`: the action is given up for 5 MB. */
interface Passing {
  readonly pass: boolean;
}

export interface Goods {
  readonly groups: readonly CardNo[];
  readonly money: number;
}

/** How near victory a seat is, or would be. */
export interface Prospect {
  readonly who: Seat | 'me';
  readonly lack: Lack | 'nothing';
}

/** What is missing for the goal a seat is nearest to; a goal we only guess is not told as a fact. */
export interface Lack {
  readonly isGuess: boolean;
  readonly missing: Missing;
}

export type Missing =
  | {
      readonly what: 'cards' | 'power' | 'transferable' | 'money' | 'destroyed' | 'alignments';
      readonly count: number;
    }
  | { readonly what: 'groups'; readonly count: number; readonly alignment: Alignment }
  | { readonly what: 'secret' };
