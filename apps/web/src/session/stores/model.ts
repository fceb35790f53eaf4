/** What the table screen knows beside the view: people, clocks, what was said and promised. In the words of the protocol. */
import type {
  EventView,
  NeedValues,
  Nothing,
  Refusal,
  Seat,
  SeatCommand,
  SeatMoves,
  SpecialNo,
  View,
} from '@illuminice/engine';
import type {
  BesideCommand,
  Problem,
  PromiseTerms,
  RecentEntry,
  SeatRequestOf,
  ServerMessageOf,
  StandingKind,
  TableInfo,
  TurnFigures,
  VoteKind,
} from '@illuminice/protocol';

export type {
  BesideCommand,
  PromiseInfo,
  PromiseKind,
  PromiseTerms,
  ProposalInfo,
  StandingKind,
  TableInfo,
  TurnFigures,
  VoteKind,
} from '@illuminice/protocol';

/** A proposal, an answer to one, or its end. */
export type Talk = SeatRequestOf<'propose' | 'answerProposal' | 'withdrawProposal'>;

/** `replaced`: another tab of the same player took the table over; nothing is sent from here until it is taken back. */
export type Connection = 'connecting' | 'online' | 'reconnecting' | 'replaced' | 'closed';

export type Me = Seat | 'spectator';

/** `endsAt` is a moment of the local clock (`Date.now()`), whatever the server's clock says. */
export interface Deadline {
  readonly endsAt: number;
  /** Seconds from the beginning to the end, for the bar. */
  readonly seconds: number;
}

/** says how long, never who could answer. */
export interface Clocks {
  /** The open reaction window, spending round or question; missing where nobody is hurried. */
  readonly window?: Deadline;
  readonly turn?: Deadline;
  /** a decision of this seat's own; after `freeUntil` its bank runs. */
  readonly own?: Deadline & { readonly freeUntil: number };
  /** Added to a time of the server it is a moment of the local clock, also long after the message came (T-5). */
  readonly offset: number;
  /** `wait` makes sense now; this seat pressed it. Nobody else's Wait is ever known here. */
  readonly mayWait: boolean;
  readonly waited: boolean;
  /** Somebody pressed Wait and the window stays open longer; never who. */
  readonly extended: boolean;
  /** When open offers lapse: those of this seat alone. */
  readonly offers: readonly {
    readonly from: Seat;
    readonly to: Seat;
    readonly serial: number;
    /** Missing: it does not lapse by itself. */
    readonly endsAt?: number;
    /** Until then the computer player that made it waits for an answer (T-16). */
    readonly readUntil?: number;
  }[];
}

export interface ChatLine {
  readonly id: number;
  readonly at: number;
  readonly from: Me;
  readonly name: string;
  /** A whisper; only the two who share it ever receive it. */
  readonly to?: Seat;
  readonly text: string;
  /** What a computer player says, instead of `text`. */
  readonly remark?: NonNullable<ServerMessageOf<'chat'>['remark']>;
}

/** One accepted command as this viewer saw it: for animation and log, never for the truth (that is `view`). */
export interface EventBatch {
  readonly version: number;
  readonly at: number;
  readonly events: readonly EventView[];
  /** What stood on the table before; missing after a resync. */
  readonly before?: View;
  readonly after: View;
  /** Told again to somebody who sits down at a shared device: nothing of it happens now. */
  readonly past?: true;
}

export interface LogEntry {
  readonly id: number;
  readonly version: number;
  readonly at: number;
  readonly event: EventView;
}

/** A refusal of the rules, of the table or of this page, as it came: `needSentence` makes words of it. */
export type TableRefusal = Refusal<string, { readonly need: string }>;

/** What this page itself would need, where no table answers. */
export interface ClientNeeds {
  connection: Nothing;
  ownSeat: Nothing;
  openGame: Nothing;
}

export type ClientRefusal = Refusal<string, NeedValues<ClientNeeds>>;

/** Why something was not done: refused by the rules, the table or this page, or a problem of the server outside the rules. */
type Refused =
  | { readonly refusal: TableRefusal; readonly problem?: undefined }
  | { readonly problem: Problem; readonly refusal?: undefined };

export type Answer = { readonly ok: true } | ({ readonly ok: false } & Refused);

/** Everything a player can say at the table. The net and the fixture both implement it. */
/** Before the first turn: a face-down card taken, the own dice thrown. */
export type SetUpAct = { readonly type: 'pick'; readonly back: number } | { readonly type: 'throw' };

export interface TableLink {
  /** `seat`: for whom, where several people share a device. */
  readonly setUp: (act: SetUpAct, seat: Seat) => Promise<Answer>;
  /** `promise`: beside an offer or a counter-offer, and part of it. `seen`: the round it was decided by. */
  readonly send: (command: SeatCommand, beside?: BesideCommand) => Promise<Answer>;
  readonly wait: () => Promise<Answer>;
  readonly setStanding: (kind: StandingKind, on: boolean) => Promise<Answer>;
  /** Plays this Special by itself when that seat's turn starts; without arguments disarms. */
  readonly arm: (armed?: { readonly card: SpecialNo; readonly against?: Seat }) => Promise<Answer>;
  readonly chat: (text: string, to?: Seat) => Promise<Answer>;
  /** The log of the finished game, to keep or to check; missing where there is none, as in a lesson. */
  readonly record?: (() => Promise<string | undefined>) | undefined;
  readonly mute: (seat: Seat, on: boolean) => Promise<Answer>;
  readonly report: (seat: Seat, text: string) => Promise<Answer>;
  readonly promise: (promise: PromiseTerms & { readonly to: Seat }) => Promise<Answer>;
  /** A proposal, an answer to one, or its end. */
  readonly talk: (talk: Talk) => Promise<Answer>;
  /** Own last move, where that tells nobody anything (`info.own.mayUndo`). */
  readonly undo: () => Promise<Answer>;
  /** The first yes opens a vote, see `info.vote`. */
  readonly vote: (what: VoteKind, yes: boolean, seat?: Seat) => Promise<Answer>;
  /** I am back: the bot leaves my seat. */
  readonly handBack: () => Promise<Answer>;
  /** After the end: the same people once more, as soon as all who are here say so; missing where nobody else is asked. */
  readonly rematch?: (() => Promise<Answer>) | undefined;
  /** After the end: back to where the table was laid, the lobby or a list of games (REQ-366). */
  readonly back: () => void;
  /** Take the table back from another tab. */
  readonly takeOver: () => void;
  /** Away from the table: a seat gives up its place first, a spectator just goes. */
  readonly leave: () => void;
}

export interface Snapshot {
  readonly info: TableInfo;
  readonly version: number;
  /** Keys of the game's cards; missing in lessons: all there are. */
  readonly cards?: readonly string[];
  readonly view: View | undefined;
  readonly moves: SeatMoves;
  /** What this viewer was told before, the latest last: for the log of a page that has just come. */
  readonly recent?: readonly RecentEntry[];
  /** After the end: the figures of every seat at the beginning of every turn. */
  readonly course?: readonly TurnFigures[];
}
