import type { Structure } from '../geometry/structure.ts';
import type { SpecialUse } from '../model/commands.ts';
import type { GameOptions } from '../model/options.ts';
import type { Attack, Note, Offer, Outcome, Payment, Sequence, Settlement, Turn } from '../model/state.ts';
import type { CardNo, IlluminatiNo, Phase, Seat, SpecialNo } from '../vocabulary/vocabulary.ts';

/** Who looks: a seat, the public, or - only when nothing is secret any more - everybody's eyes at once. */
export type Viewer = Seat | 'spectator' | 'all';

/** Complete and replaceable: everything this viewer may know, the seat's own memory included, and nothing else. */
export interface View {
  readonly viewer: Viewer;
  readonly rulesVersion: number;
  readonly options: GameOptions;
  readonly initialPlayers: number;
  readonly phase: Phase;
  readonly turn: Turn;
  readonly sequence: Sequence;
  readonly seats: readonly SeatView[];
  readonly uncontrolled: readonly CardNo[];
  readonly dead: readonly CardNo[];
  readonly discard: readonly SpecialNo[];
  readonly deckCount: number;
  /** Groups whose alignments differ from the printed ones in this turn, with the mask they have. */
  readonly realigned: readonly (readonly [CardNo, number])[];
  /** Groups in play outside structures that took part in an attack of this turn. */
  readonly tired: readonly (readonly [CardNo, number])[];
  readonly attack?: AttackView;
  readonly lastAttack?: { readonly succeeded: boolean; readonly roll: number };
  readonly questions: readonly QuestionView[];
  /** Offers made by or to this seat. */
  readonly offers: readonly Offer[];
  readonly offerSerials: readonly number[];
  readonly notices: readonly NoticeView[];
  /** what this seat was shown and when, oldest first; notices and peeks are closed, this stays. */
  readonly notes: readonly NoteView[];
  readonly peek?: { readonly owner: Seat; readonly slot: number };
  /** Own slots on which the red light blinks. */
  readonly lights: readonly number[];
  readonly quietTurns: number;
  /** time was called, and the game ends by score once every active seat has taken so many turns. */
  readonly calledRound?: number;
  readonly over?: Outcome;
}

/** What depends on who looks beside the seats, and what depends on nobody. */
export type OwnView = Pick<
  View,
  'viewer' | 'attack' | 'questions' | 'offers' | 'offerSerials' | 'notices' | 'notes' | 'peek' | 'lights'
>;
export type CommonView = Omit<View, 'seats' | keyof OwnView>;

export type Money = number | 'hidden';

export interface SeatView {
  readonly status: number;
  /** Missing while unassigned or face-down to this viewer. */
  readonly illuminati?: IlluminatiNo;
  readonly faceDown: boolean;
  /** The secretly chosen goal, where this viewer may know it. */
  readonly goal?: IlluminatiNo;
  readonly goalShown: boolean;
  readonly destroyed: number;
  readonly turnsTaken: number;
  readonly money: Money;
  readonly stacked?: true;
  readonly taken?: number;
  readonly hand: readonly SlotView[];
  /** Breadth-first, arrows in the order top, right, bottom, left. */
  readonly groups: readonly GroupView[];
}

export interface SlotView {
  /** What the viewer sees there now. */
  readonly card?: SpecialNo;
  readonly faceUp?: true;
  /** What the viewer saw there once and remembers. */
  readonly memory?: SpecialNo;
}

export interface GroupView {
  readonly card: CardNo;
  readonly host: CardNo;
  readonly side: 0 | 1 | 2 | 3;
  readonly money: Money;
  readonly stacked?: true;
  readonly taken?: number;
}

export type AttackView = Omit<Attack, 'toSettle'> & { readonly toSettle: readonly Settlement[] };

/** Without whose it is: everybody has their own. */
export type NoteView = Note extends infer Each ? (Each extends Note ? Omit<Each, 'seat'> : never) : never;

export type NoticeView = { readonly card: CardNo; readonly money: number } | { readonly hand: Seat };

/** Nobody is shown who else has answered a window or is done: `answered` speaks of the viewer alone. */
export type QuestionView =
  | { readonly kind: 'illuminati'; readonly seat: Seat; readonly left: readonly Seat[] }
  | { readonly kind: 'goals'; readonly waiting: number; readonly stated?: number }
  | { readonly kind: 'start' | 'roll'; readonly asked: number; readonly answered: boolean }
  | { readonly kind: 'secrets'; readonly asked: number; readonly answered: boolean; readonly subject: SpecialUse }
  | {
      readonly kind: 'income';
      readonly seat: Seat;
      readonly doubled: number;
      readonly tax?: readonly Seat[];
      readonly upkeepFrom?: CardNo;
      readonly stated?: number;
      readonly draws?: number;
    }
  | { readonly kind: 'taxes'; readonly waiting: number; readonly payment?: readonly Payment[] }
  | { readonly kind: 'keep'; readonly seat: Seat; readonly slot: number }
  | { readonly kind: 'replace'; readonly seat: Seat; readonly purpose: 'privilege' | 'abolish' }
  | { readonly kind: 'immunity' | 'funding'; readonly seat: Seat }
  | { readonly kind: 'spending'; readonly answered: boolean }
  | {
      readonly kind: 'placement';
      readonly seat: Seat;
      readonly arm: Structure;
      readonly armMoney: readonly Money[];
      readonly source: 'capture' | 'trade';
      readonly left: readonly ReceiptView[];
    }
  | { readonly kind: 'bids'; readonly rollers: number; readonly waiting: number; readonly bid?: number };

export interface ReceiptView {
  readonly seat: Seat;
  readonly arm: Structure;
  readonly armMoney: readonly Money[];
}
