import type { Structure } from '../geometry/structure.ts';
import type { Alignment, AttackKind, CardNo, IlluminatiNo, Phase, Seat, SpecialNo } from '../vocabulary/vocabulary.ts';
import type { AttackPayment, AttackVerdict } from './attack-numbers.ts';
import type { Bundle, PlacementChoice, Placements, SpecialUse } from './commands.ts';
import type { GameOptions } from './options.ts';

/**
 * Grows when the same commands lead to other states or other events. A game goes on by the version it began with:
 * 3 keeps the record of an attack and private notes, and spreads a treasury that changes hands.
 */
export const RULES_VERSION = 3;
/** Logs of games from this version on can still be played again. */
export const OLDEST_RULES_VERSION = 2;

/** Where a card lies: the seat whose structure holds it, or one of these. */
export const UNCONTROLLED = -1;
export const DEAD = -2;
/** In the deck, out of the game, or (an Illuminati card) not assigned. */
export const AWAY = -3;
/** Lifted out of a structure and not yet placed again; a pending placement holds it. */
export const IN_TRANSIT = -4;

export const ACTIVE = 0;
export const ELIMINATED = 1;
export const DEPARTED = 2;

/**
 * The whole truth about a game: plain JSON, laid out so that a clone is a few slices.
 * Arrays are indexed by seat or by card number; seats in sets are bits of a mask.
 */
export interface State {
  readonly rulesVersion: number;
  readonly options: GameOptions;
  readonly initialPlayers: number;
  readonly seats: number;

  /** Random draws used so far. */
  counter: number;
  phase: Phase;
  turn: Turn;
  sequence: Sequence;
  questions: Question[];
  attack: Attack | undefined;
  lastAttack: { readonly succeeded: boolean; readonly roll: number } | undefined;
  over: Outcome | undefined;

  status: number[];
  /** -1 = not assigned yet. */
  illuminati: IlluminatiNo[];
  faceDown: number[];
  /** Whose goal a seat chose secretly; -1 = none chosen. */
  goal: IlluminatiNo[];
  goalShown: number[];
  destroyed: number[];
  turnsTaken: number[];
  /** Packed slots, see hand.ts. */
  hands: number[][];

  owner: number[];
  host: CardNo[];
  side: number[];
  money: number[];
  stacked: number[];
  /** Attacks of this turn the card took part in. */
  taken: number[];
  /** Current alignments as a mask. */
  alignments: number[];

  /** Top card first; see deck.ts. */
  deck: number[];
  discard: SpecialNo[];
  offers: Offer[];
  /** How many offers each ordered pair has seen, so that an answer can name exactly one. Indexed from × seats + to. */
  offerSerials: number[];
  peeks: Peek[];
  notices: Notice[];
  /** Oldest first; missing until there is one. */
  notes?: readonly Note[] | undefined;
  /** Treasuries plus bank are constant; the bank never runs out, so this may be negative. */
  bank: number;
  quietTurns: number;
  /** how many turns everybody gets, since time was called; missing until then. */
  calledRound?: number | undefined;
}

export interface Turn {
  readonly seat: Seat;
  readonly actionsUsed: number;
  readonly freeTransfersUsed: number;
  /** something was done after which passing is no longer possible. */
  readonly passBarred: boolean;
  readonly drawsLeft: number;
  readonly lasersUsed: boolean;
  readonly recycled: boolean;
  readonly privilegeBought: boolean;
  /** a Group entered, left or changed place in a structure. */
  readonly structuresChanged: boolean;
  /** they destroyed their own last Group and win by it at the end of this turn. */
  readonly spared: boolean;
}

/** Who comes next. */
export interface Sequence {
  /** Seats in the order of play; seat order unless `turnOrder` says otherwise. */
  readonly order: readonly Seat[];
  /** Staggered rounds: index in `order` of the seat that began this round, and who has had a turn in it. */
  readonly roundStart: number;
  readonly roundDone: number;
  /** Random and bidding: who had the last two turns, latest last. */
  readonly lastTwo: readonly Seat[];
}

export interface Outcome {
  readonly winners: readonly Seat[];
  /** By seat: what it met; `score` and `last-standing` included. */
  readonly goals: readonly (readonly GoalName[])[];
  readonly scores?: readonly number[];
}

export type GoalName =
  | 'basic'
  | 'power'
  | 'transferable'
  | 'money'
  | 'destroyed'
  | 'alignments'
  | Lowercase<Alignment>
  | 'score'
  | 'last-standing';

export interface Attack {
  readonly stage: 'announced' | 'spending' | 'rolled' | 'placing' | 'funding';
  readonly kind: AttackKind;
  readonly attacker: CardNo;
  readonly target: CardNo;
  readonly aids: readonly CardNo[];
  /** -1 = nobody: an uncontrolled or own target. */
  readonly defender: number;
  readonly whispering: boolean;
  /** What the announcement still has to settle, in this order. */
  readonly toSettle: readonly Settlement[];
  readonly privileged: boolean;
  readonly committed: boolean;
  /** the power a face-down Illuminati card uses, and the bonus claimed for it; public from the announcement on. */
  readonly stated?: number;
  readonly claimedBonus?: number;
  readonly spent: Spent;
  /** Seats that may interfere although the attack is privileged. */
  readonly permitted: number;
  readonly dice?: readonly [number, number];
  /** The roll as it stands, cards considered. */
  readonly roll?: number;
  /** Every spend in its order; missing in a game that began before version 3 of the rules. */
  readonly payments?: readonly AttackPayment[];
  /** From the decision on, where `payments` are kept. */
  readonly verdict?: AttackVerdict;
}

export type Settlement =
  | { readonly step: 'immunity'; readonly seat: Seat }
  | { readonly step: 'whispering' }
  | { readonly step: 'privilege'; readonly discard?: SpecialNo };

export interface Spent {
  readonly attackingCard: number;
  readonly attackerIlluminati: number;
  readonly interfereFor: number;
  readonly target: number;
  readonly defenderIlluminati: number;
  readonly interfereAgainst: number;
}

/** Something the game waits for. The last one on the stack is asked; what follows is decided from the data in it. */
export type Question =
  | { readonly kind: 'illuminati'; readonly seat: Seat; readonly left: readonly Seat[] }
  | { readonly kind: 'goals'; readonly waiting: number; readonly stated: readonly number[] }
  | { readonly kind: 'start'; readonly asked: number; readonly answered: number }
  | {
      readonly kind: 'income';
      readonly seat: Seat;
      readonly tax?: readonly Seat[];
      readonly upkeepFrom?: CardNo;
      readonly stated?: number;
      readonly draws?: number;
      readonly doubled: number;
    }
  | { readonly kind: 'taxes'; readonly waiting: number; readonly payments: readonly (readonly Payment[])[] }
  /** `slot` of the drawn Special; -1 once it has left the hand. */
  | { readonly kind: 'keep'; readonly seat: Seat; readonly slot: number }
  | { readonly kind: 'secrets'; readonly asked: number; readonly answered: number; readonly subject: SpecialUse }
  | { readonly kind: 'replace'; readonly seat: Seat; readonly purpose: 'privilege' | 'abolish' }
  | { readonly kind: 'immunity'; readonly seat: Seat }
  | { readonly kind: 'spending'; readonly done: number }
  | { readonly kind: 'roll'; readonly asked: number; readonly answered: number }
  | {
      readonly kind: 'placement';
      readonly seat: Seat;
      readonly arm: Structure;
      readonly source: 'capture' | 'trade';
      readonly left: readonly Receipt[];
    }
  | { readonly kind: 'funding'; readonly seat: Seat }
  | { readonly kind: 'bids'; readonly rollers: number; readonly waiting: number; readonly bids: readonly number[] };

export type QuestionKind = Question['kind'];

export interface Payment {
  readonly card: CardNo;
  readonly amount: number;
}

/** A travelling arm that waits for its turn to be placed. */
export interface Receipt {
  readonly seat: Seat;
  readonly arm: Structure;
  /** Where its receiver said it goes, when they said so with the offer or the acceptance. */
  readonly choice?: PlacementChoice;
}

export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  readonly serial: number;
  readonly give: Bundle;
  readonly want: Bundle;
  readonly place: Placements;
}

export interface Peek {
  readonly seat: Seat;
  readonly owner: Seat;
  readonly slot: number;
  /** The card is covered again, its light still blinks for the owner. */
  readonly ended: boolean;
}

/** What a Special that spies told one seat about a treasury, until the notice is closed; hands are remembered in the slots. */
export type Notice =
  | { readonly seat: Seat; readonly card: CardNo; readonly money: number }
  | { readonly seat: Seat; readonly hand: Seat };

/** what one seat was shown of somebody else's secrets, and in whose how-manieth turn; for that seat alone. */
export type Note = {
  readonly seat: Seat;
  readonly turnOf: Seat;
  readonly turn: number;
} & (
  | { readonly what: 'money'; readonly card: CardNo; readonly owner: Seat; readonly money: number }
  | { readonly what: 'hand'; readonly owner: Seat; readonly specials: readonly SpecialNo[] }
  | { readonly what: 'peek'; readonly owner: Seat; readonly special: SpecialNo }
);
