import type { Link } from '../geometry/structure.ts';
import type { AttackKind, CardNo, IlluminatiNo, Phase, Seat, SpecialNo } from '../vocabulary/vocabulary.ts';
import type { AttackRecord } from './attack-numbers.ts';
import type { SpecialUse } from './commands.ts';
import type { Attack, Notice, Offer, Outcome, Question, Sequence, Spent, Turn } from './state.ts';

/** How many values of the random stream went into this fact. Replay does not draw again, it only counts. */
interface Drawn {
  readonly draws: number;
}

export type MoneyReason =
  | 'setup'
  | 'income'
  | 'doubled'
  | 'upkeep'
  | 'tax'
  | 'pass'
  | 'special'
  | 'attack'
  | 'privilege'
  | 'capture'
  | 'recycle'
  | 'transfer'
  | 'funding'
  | 'gift'
  | 'bid'
  | 'powers';

/** Facts with their results inside. The only thing that changes a state (`apply`). */
export type GameEvent =
  | ({
      readonly type: 'illuminatiAssigned';
      readonly seat: Seat;
      readonly illuminati: IlluminatiNo;
      readonly faceDown: boolean;
    } & Drawn)
  /** chance names who is the first to choose an Illuminati card. */
  | ({ readonly type: 'firstChooserDrawn'; readonly seat: Seat } & Drawn)
  | ({ readonly type: 'goalChosen'; readonly seat: Seat; readonly goal: IlluminatiNo } & Drawn)
  | ({ readonly type: 'deckShuffled'; readonly deck: readonly number[] } & Drawn)
  | ({
      readonly type: 'rolledForTurn';
      readonly rolls: readonly SeatRoll[];
      readonly next: Seat;
      readonly bids?: readonly number[];
    } & Drawn)
  | { readonly type: 'sequenceSet'; readonly sequence: Sequence }
  /** A question is put on the stack, its answers so far are replaced, or it is taken away. */
  | { readonly type: 'asked'; readonly question: Question }
  | { readonly type: 'answered'; readonly seat: Seat; readonly question: Question }
  | { readonly type: 'closed'; readonly kind: Question['kind'] }
  /** A seat went in the middle of things: the questions that are left. */
  | { readonly type: 'questionsLeft'; readonly questions: readonly Question[] }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'phaseEntered'; readonly phase: Phase }
  | { readonly type: 'turnNoted'; readonly turn: Partial<Turn> }
  | { readonly type: 'turnLost'; readonly seat: Seat; readonly quietTurns: number }
  | { readonly type: 'turnCounted'; readonly seat: Seat }
  /** the game ends by score once every active seat has taken so many turns. */
  | { readonly type: 'timeCalled'; readonly round: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly quietTurns: number }
  | { readonly type: 'moneyFromBank'; readonly card: CardNo; readonly amount: number; readonly why: MoneyReason }
  | { readonly type: 'moneyToBank'; readonly card: CardNo; readonly amount: number; readonly why: MoneyReason }
  | {
      readonly type: 'moneyMoved';
      readonly from: CardNo;
      readonly to: CardNo;
      readonly amount: number;
      readonly why: MoneyReason;
      readonly knownTo?: Seat;
    }
  | {
      readonly type: 'moneyRearranged';
      readonly seat: Seat;
      readonly treasuries: readonly (readonly [CardNo, number])[];
      readonly why: MoneyReason;
    }
  | { readonly type: 'treasuryFlaunted'; readonly card: CardNo; readonly shown: boolean }
  /** The top card of the deck; `seat` is who drew it, -1 for cards turned up for all. */
  | {
      readonly type: 'cardDrawn';
      readonly seat: number;
      readonly deckCard: number;
      readonly to: 'uncontrolled' | 'hand' | 'discard';
    }
  | { readonly type: 'specialTurnedUp'; readonly seat: Seat; readonly slot: number; readonly special: SpecialNo }
  | {
      readonly type: 'specialUsed';
      readonly seat: Seat;
      readonly slot: number;
      readonly special: SpecialNo;
      readonly use: SpecialUse['use'] | 'cancel';
    }
  | { readonly type: 'specialCancelled'; readonly subject: SpecialUse; readonly by: Seat }
  | {
      readonly type: 'specialHanded';
      readonly from: Seat;
      readonly to: Seat;
      readonly slot: number;
      readonly special: SpecialNo;
      readonly faceUp: boolean;
    }
  | { readonly type: 'spied'; readonly notice: Notice; readonly owner: Seat }
  | { readonly type: 'noticeClosed'; readonly seat: Seat }
  | { readonly type: 'attackAnnounced'; readonly attack: Attack }
  /** The first open point of the announcement is settled. */
  | { readonly type: 'announcementSettled' }
  | { readonly type: 'spendingOpened' }
  | { readonly type: 'attackVoided'; readonly why: 'immunity' | 'cancelled' }
  | { readonly type: 'attackCalledOff' }
  | { readonly type: 'privilegeGained' }
  | { readonly type: 'privilegeEnded'; readonly by: Seat }
  | { readonly type: 'interferencePermitted'; readonly seat: Seat }
  | { readonly type: 'attackCommitted' }
  | {
      readonly type: 'spent';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly amount: number;
      readonly on: keyof Spent;
    }
  | ({ readonly type: 'diceRolled'; readonly dice: readonly [number, number] } & Drawn)
  | { readonly type: 'rollChanged'; readonly seat: Seat; readonly roll: number }
  | {
      readonly type: 'attackDecided';
      readonly kind: AttackKind;
      readonly target: CardNo;
      readonly succeeded: boolean;
      readonly roll: number;
      readonly required: number;
      /** Missing in games that began before version 3 of the rules. */
      readonly record?: AttackRecord;
    }
  | { readonly type: 'attackStage'; readonly stage: 'placing' | 'funding' }
  /** The action is spent and the participants are marked; `roll` is missing when it broke off unrolled. */
  | { readonly type: 'attackEnded'; readonly counted: boolean; readonly succeeded: boolean; readonly roll?: number }
  | { readonly type: 'armLifted'; readonly seat: Seat; readonly cards: readonly CardNo[] }
  | {
      readonly type: 'armPlaced';
      readonly seat: Seat;
      readonly links: readonly Link[];
      readonly why: 'capture' | 'trade' | 'move' | 'special' | 'reorganize';
    }
  | {
      readonly type: 'groupsFreed';
      readonly cards: readonly CardNo[];
      readonly why: 'neutralized' | 'destroyed' | 'noRoom' | 'dropped' | 'left';
    }
  | { readonly type: 'groupDestroyed'; readonly card: CardNo; readonly by: Seat }
  | { readonly type: 'groupRevived'; readonly card: CardNo; readonly by: Seat }
  | { readonly type: 'alignmentChanged'; readonly card: CardNo; readonly alignments: number; readonly by: Seat }
  | { readonly type: 'offerMade'; readonly offer: Offer }
  | {
      readonly type: 'offerClosed';
      readonly from: Seat;
      readonly to: Seat;
      readonly serial: number;
      readonly how: 'accepted' | 'rejected' | 'countered' | 'withdrawn' | 'replaced' | 'expired' | 'void';
    }
  | {
      readonly type: 'peeked';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly slot: number;
      readonly special: SpecialNo;
    }
  | {
      readonly type: 'peekEnded';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly slot: number;
      readonly caught: boolean;
    }
  | {
      readonly type: 'accused';
      readonly seat: Seat;
      readonly accused: Seat;
      readonly illuminati: IlluminatiNo;
      readonly right: boolean;
    }
  | { readonly type: 'illuminatiRevealed'; readonly seat: Seat; readonly illuminati: IlluminatiNo }
  | { readonly type: 'goalRevealed'; readonly seat: Seat; readonly goal: IlluminatiNo }
  /** The light of a peek that ended goes out without trace. */
  | { readonly type: 'peekForgotten'; readonly seat: Seat; readonly owner: Seat; readonly slot: number }
  /** with `replaceLeavers`: a computer player goes on for them, nothing else changes. */
  | { readonly type: 'seatHandedOver'; readonly seat: Seat }
  /** Hand and money are gone with them; `by` gets the credit of, -1 for nobody. */
  | { readonly type: 'seatOut'; readonly seat: Seat; readonly how: 'eliminated' | 'departed'; readonly by: number }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };

export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

export interface SeatRoll {
  readonly seat: Seat;
  readonly dice: readonly [number, number];
}
