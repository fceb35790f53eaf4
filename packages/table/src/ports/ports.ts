import type { Pack, Seat, SeatCommand, SeatMoves, View } from '@illuminice/engine';
import type { Hex32 } from '@illuminice/fair-dice';
import type { OfferReason, PromiseKind, ProposalInfo, SeatRequestOf, TableUpdate } from '@illuminice/protocol';
import type { TextHash } from '../model/chain.ts';
import type { LogEntry } from '../model/log.ts';
import type { TableState } from '../model/table-state.ts';

/** What a table needs from wherever it runs: a server, a browser worker, a test. Pure data in, pure data out. */
export interface Ports {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly fanout: Fanout;
  readonly bots: BotPort;
  readonly hash: TextHash;
}

export type TableId = string;

export interface AppendRequest {
  readonly table: TableId;
  /** The log must be exactly this long: unique (table, seq) is the fence. `entry.seq` is `expectedSeq` + 1. */
  readonly expectedSeq: number;
  /** Already made unique per seat; unique (table, commandId). */
  readonly commandId?: string;
  readonly seat?: Seat;
  readonly entry: LogEntry;
  /** The entry as text, where it has been made already. */
  readonly json?: string;
  /** When this table wants to be woken if nothing else happens; undefined = never. Stored with the entry, replacing the last. */
  readonly deadline: number | undefined;
  /** A timer led to this entry: the deadline it answers. A store with a clock of its own answers `conflict` before that time. */
  readonly due?: number;
  /** With this entry the game is over; missing when it runs (again). */
  readonly isOver?: true;
}

export type AppendResult =
  | { readonly result: 'stored' }
  /** Somebody else wrote this seq: reload the tail and decide again. */
  | { readonly result: 'conflict' }
  /** This command id was accepted before, in entry `seq`: its answer was `accepted`. */
  | { readonly result: 'duplicate'; readonly seq: number };

/** A fold of the log up to and including `seq`. */
export interface Snapshot {
  readonly seq: number;
  readonly state: TableState;
}

export interface StoredTable {
  /** The latest snapshot that is not beyond `upTo`, if there is one. */
  readonly snapshot?: Snapshot;
  /** Every entry after the snapshot (from seq 1 without one), in order, up to `upTo`. */
  readonly tail: readonly LogEntry[];
  /** A backup was put back since the last entry: people remember what came after it. An entry with `diceAgain` ends that. */
  readonly isRestored?: true;
}

export interface Store {
  /** Resolves only when the entry is on disk. */
  append(request: AppendRequest): Promise<AppendResult>;
  load(table: TableId, upTo?: number): Promise<StoredTable | undefined>;
  /** Every entry of the log with its seq in [from, to]; `from` is at least 1. For dumps and exports. */
  entries(table: TableId, from: number, to?: number): Promise<readonly LogEntry[]>;
  /** May be lost without harm. */
  saveSnapshot(table: TableId, snapshot: Snapshot): Promise<void>;
  /** Entry of an accepted command id, for a resend that arrives before the table is asked. */
  accepted(table: TableId, commandId: string): Promise<number | undefined>;
}

export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Replaces this table's timer; the host calls `table.timerFired()` then. Undefined = none. A timer that never fires delays the game, and loses nothing. */
  schedule(table: TableId, at: number | undefined): void;
}

export interface Entropy {
  /** 32 bytes nobody can guess, as hex. */
  seed(): Hex32;
  /** 1 to 64 characters of A–Z a–z 0–9 - _. */
  id(): string;
}

export type TableViewer = Seat | 'spectator';

/** An entry that was stored and folded, on its way to everybody who looks on. */
export interface PublishedEntry {
  readonly table: TableId;
  readonly entry: LogEntry;
  /**
   * What this viewer learns from the entry; undefined: nothing, and they must not notice that there was one. Nothing is computed
   * for viewers nobody asks for. Valid only during the call of `publish`.
   */
  updateFor(viewer: TableViewer): TableUpdate | undefined;
}

export interface Fanout {
  /** One call for each entry, in the order of the log. Must not throw. */
  publish(published: PublishedEntry): void;
  /** For spectators who see everything a round late; comes some time after the entry. */
  deliverLate(late: { readonly table: TableId; readonly update: TableUpdate }): void;
}

/** An entry of another process, which changed nothing but the game, and what it made of it. */
export interface EntryToldElsewhere {
  readonly seq: number;
  /** When the table wants to be woken after it. */
  readonly deadline: number | undefined;
  read(): LogEntry;
  /** Tells everybody here; false, and nobody is told anything, when it is not there for all of them. */
  tell(): boolean;
}

export interface BotRequest {
  readonly table: TableId;
  readonly seat: Seat;
  readonly level: string;
  readonly persona?: string;
  /** The cards of this game: numbers in view and moves are theirs. */
  readonly pack: Pack;
  /** Exactly what a person in this seat would be shown; a mind gets nothing else. */
  readonly view: View;
  readonly moves: SeatMoves;
  /**
   * `window`, `spending`: an answer to what is asked, `decline` or `done` for none. `offer`: about an offer made to it. `proposal`: about
   * the one named in `proposal`; what is not answered lapses.
   */
  readonly occasion: 'turn' | 'question' | 'window' | 'spending' | 'offer' | 'proposal';
  readonly proposal?: string;
  /** Milliseconds until a late answer counts as none. */
  readonly within: number;
  /** Milliseconds this table lets a Master think about one decision. */
  readonly masterMillis: number;
  /** Grows when the answer before was refused. */
  readonly attempt: number;
  /** What was promised to this seat and by it, kept or broken as far as the game can tell. */
  readonly promises?: readonly ToldPromise[];
  /** Open proposals and those that ended a short while ago, as far as this seat may hear of them. */
  readonly proposals?: readonly ProposalInfo[];
}

/** What is proposed, by whom the session knows (docs/negotiation.md). */
export type ProposalTerms = Omit<SeatRequestOf<'propose'>, 'type'>;

export interface ToldPromise {
  readonly by: Seat;
  readonly to: Seat;
  readonly promise: PromiseKind;
  /** Missing while nobody can tell. */
  readonly kept?: boolean;
  /** Serial of the open offer it is part of: nothing is promised until that is accepted. */
  readonly offer?: number;
  /** MB paid of it by now. */
  readonly paid?: number;
  /** A threat: nothing is owed unless the other one fails to do this. */
  readonly unless?: PromiseKind;
}

export interface BotAnswer {
  readonly command: SeatCommand;
  /** With an offer: what is promised if it is accepted, by this seat and by the other. Goes into the ledger with it. */
  readonly promise?: PromiseKind;
  readonly asks?: PromiseKind;
  /** With a no or a counter-offer, and with any answer to a proposal: why (T-33). */
  readonly reason?: OfferReason;
  /** Beside a move: words that cost nothing and need no moment of their own. */
  readonly proposes?: ProposalTerms;
  /** On the occasion `proposal`, where nothing is moved: `counter` goes with a no. */
  readonly answers?: {
    readonly proposal: string;
    readonly yes: boolean;
    readonly amount?: number;
    readonly counter?: ProposalTerms;
  };
}

export interface BotPort {
  decide(request: BotRequest): Promise<BotAnswer>;
  /** This answer has become a move: what its maker says with it tells nobody beforehand what it will be (R-24.6, B-6). */
  carriedOut?(done: CarriedOut): void;
}

export interface CarriedOut {
  readonly table: TableId;
  readonly seat: Seat;
  /** The very object that `decide` gave. */
  readonly answer: BotAnswer;
}
