import type { AnyCommand, CardKey, GameEvent, GameOptions, Seat, SpecialNo, State } from '@illuminice/engine';
import type { CeremonyRecord, Hex32 } from '@illuminice/fair-dice';
import type {
  OfferReason,
  PromiseKind,
  SeatInfo,
  SeatRequest,
  StandingKind,
  Term,
  VoteEndInfo,
  VoteKind,
} from '@illuminice/protocol';

/** One entry of a table's log: what one request or timer led to, whole or not at all. Never edited; an undo is an entry of its own. */
export interface LogEntry {
  readonly seq: number;
  /** The table's clock; never earlier than the entry before. */
  readonly at: number;
  /** Of the accepted request, unique within the table. */
  readonly commandId?: string;
  readonly seat?: Seat;
  readonly facts: readonly TableFact[];
  /** By the key of the seat; missing where its client does not sign. */
  readonly signed?: ActSignature;
  /** Nobody can guess what two seats keep to themselves by its digest. */
  readonly salt?: Hex32;
  /** Told in part: the digest of the whole. Never stored. */
  readonly digest?: Hex32;
  /** Hash of this entry and of the link before it. Missing in older logs. */
  readonly chain?: Hex32;
}

export interface ActSignature {
  readonly signature: string;
  /** Head of the chain as the seat was told last. */
  readonly after?: Hex32;
  /** What was asked for, where the facts do not say it word for word. */
  readonly request?: SeatRequest;
}

export interface SeatOpening {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly level?: string;
  readonly persona?: string;
}

/** Who sits down to what. Plain JSON; a lobby makes one of these. */
export interface Opening {
  readonly seats: readonly SeatOpening[];
  readonly options: GameOptions;
  /** A game that began elsewhere and goes on here, with new dice and a deck shuffled by them. */
  readonly continues?: Continuation;
}

export interface Continuation {
  /** `upload`: carried here from one device; `whatIf`: imagined from what one player knew. Everybody is told. */
  readonly from: 'upload' | 'whatIf';
  readonly game: State;
  /** Of a what-if that leaves a finished game: which one, and where. */
  readonly branch?: BranchPoint;
}

export interface BranchPoint {
  readonly game: string;
  /** The last entry they share. */
  readonly seq: number;
  readonly turn: number;
}

/** What the game is played by: cards added later and rules changed later are not those of this log. */
export interface PlayedBy {
  readonly version: number;
  readonly cards: readonly CardKey[];
  /** How the log is written; missing: 1. */
  readonly format?: number;
}

/** The secret part of the fair dice; leaves the log only at the end of the game. */
export interface DiceOpening {
  readonly ceremonyId: string;
  readonly serverSeed: Hex32;
}

export type RemovalReason = 'deleted' | 'banned';
export type AwayReason = NonNullable<SeatInfo['away']>;

export type TableFact =
  | { readonly type: 'opened'; readonly opening: Opening; readonly dice: DiceOpening; readonly rules?: PlayedBy }
  | { readonly type: 'diceCommitted'; readonly seat: Seat; readonly commitment: Hex32 }
  | { readonly type: 'diceRevealing' }
  | { readonly type: 'diceRevealed'; readonly seat: Seat; readonly seed: Hex32; readonly key?: Hex32 }
  | { readonly type: 'diceMixed'; readonly record: CeremonyRecord; readonly mixedSeed: Hex32 }
  /** T-24, T-26: these seats pick a face-down card one after another, then people throw the dice of. Missing in older logs. */
  | { readonly type: 'beginning'; readonly order: readonly Seat[] }
  /** Which back left the table. What is on it was shuffled: the deal of `begin` says it. */
  | { readonly type: 'picked'; readonly seat: Seat; readonly back: number }
  | { readonly type: 'thrown'; readonly seats: readonly Seat[] }
  | { readonly type: 'begun' }
  /** The engine's own: the command for whoever looks for a bug, the events for everything else. */
  | { readonly type: 'game'; readonly command: AnyCommand; readonly events: readonly GameEvent[] }
  /** an answer kept by the table until the window may close. */
  | { readonly type: 'held'; readonly seat: Seat }
  | { readonly type: 'waited'; readonly seat: Seat }
  /** The computer players of this window have answered, together. */
  | { readonly type: 'botsAnswered' }
  /** `pace` is over and somebody pressed Wait. */
  | { readonly type: 'extended' }
  | { readonly type: 'standing'; readonly seat: Seat; readonly kind: StandingKind; readonly on: boolean }
  | { readonly type: 'armed'; readonly seat: Seat; readonly card?: SpecialNo; readonly against?: Seat }
  | { readonly type: 'dropped'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat }
  | { readonly type: 'botSeated'; readonly seat: Seat; readonly why: AwayReason }
  | { readonly type: 'handedBack'; readonly seat: Seat }
  | {
      readonly type: 'promised';
      readonly from: Seat;
      readonly to: Seat;
      readonly text: string;
      readonly promise?: PromiseKind;
      readonly secret?: true;
      /** Holds only once the offer it was made with is accepted. */
      readonly offered?: true;
      /** Serial of that offer; missing in older logs. */
      readonly offer?: number;
      /** It is `to` who made that offer: accepting it, `from` gives this promise. */
      readonly asked?: true;
    }
  /** docs/negotiation.md. What it leads to in the ledger follows from it and its answers, and is no fact of its own. */
  | {
      readonly type: 'proposed';
      readonly id: string;
      readonly by: Seat;
      readonly to: readonly Seat[];
      readonly terms: readonly Term[];
      readonly text?: string;
      readonly secret?: true;
      readonly unless?: true;
      readonly enough?: number;
      readonly least?: number;
      /** For that one, this is a no of `by`. */
      readonly counters?: string;
      /** How long it stays open; 0: until somebody ends it. */
      readonly ms: number;
    }
  | {
      readonly type: 'proposalAnswered';
      readonly id: string;
      readonly seat: Seat;
      readonly yes: boolean;
      readonly amount?: number;
      /** Of a computer player. */
      readonly reason?: OfferReason;
    }
  | { readonly type: 'proposalWithdrawn'; readonly id: string; readonly seat: Seat }
  | { readonly type: 'proposalExpired'; readonly id: string }
  /** Why a computer player said no to this offer, or asked for more; told to the two alone. */
  | {
      readonly type: 'offerReasoned';
      readonly from: Seat;
      readonly to: Seat;
      readonly serial: number;
      readonly reason: OfferReason;
    }
  | {
      readonly type: 'voteOpened';
      readonly what: VoteKind;
      readonly by: Seat;
      readonly about?: Seat;
      readonly asked: readonly Seat[];
      /** How long it stays open. */
      readonly ms: number;
      /** Where a takeback would lead. */
      readonly toSeq?: number;
    }
  | { readonly type: 'voted'; readonly seat: Seat; readonly yes: boolean }
  /** `why`: what else than a no ended it. */
  | {
      readonly type: 'voteClosed';
      readonly carried: boolean;
      readonly why?: Exclude<VoteEndInfo['end'], 'carried' | 'declined'>;
    }
  /** The game stands again as it stood after entry `toSeq`; the position is in the fact, so that folding needs no other entry. */
  | { readonly type: 'rewound'; readonly toSeq: number; readonly game: State; readonly why: 'undo' | 'vote' }
  /** The game of `opening.continues`, or the one that was there before `diceAgain`, its deck shuffled by the mixed dice. */
  | { readonly type: 'continued'; readonly game: State }
  /**
   * V-18: a backup was put back, and people remember rolls and cards of the time that was undone. The position stays; the next `diceMixed`
   * mixes other dice, and its `continued` has the deck in another order.
   */
  | { readonly type: 'diceAgain'; readonly dice: DiceOpening; readonly why: 'restored' }
  /** The server takes somebody out: they had their data deleted, or whoever runs it has banned them. Its word, and not theirs. */
  | { readonly type: 'removed'; readonly seat: Seat; readonly why: RemovalReason }
  /** REQ-373: everything is dealt anew, with new dice. */
  | { readonly type: 'reset'; readonly dice: DiceOpening }
  | { readonly type: 'rematchWanted'; readonly seat: Seat }
  /** A broken promise of the engine: the game stands still; log and command reproduce it. */
  | { readonly type: 'frozen'; readonly command: AnyCommand; readonly message: string };

export type FactOf<Type extends TableFact['type']> = Extract<TableFact, { type: Type }>;
