/** What the table screen knows beside the view: who sits where, the clocks, what was said and promised. */
import type { EventView, Refusal, Seat, SeatCommand, SeatOptions, View } from '@illuminice/engine';

/** `replaced`: another tab of the same player took the table over; nothing is sent from here until it is taken back. */
export type Connection = 'connecting' | 'online' | 'reconnecting' | 'replaced' | 'closed';

export type Me = Seat | 'spectator';

export interface SeatInfo {
  readonly name: string;
  /** Present: a computer player holds the seat now. */
  readonly bot?: { readonly level: string; readonly persona?: string };
  readonly online: boolean;
  /** Promises kept and broken so far in this game. */
  readonly kept: number;
  readonly broken: number;
}

export interface TableInfo {
  readonly id: string;
  readonly code?: string;
  readonly name: string;
  readonly seats: readonly SeatInfo[];
  /** In the lobby's words; no rights inside the game. */
  readonly host?: Seat;
  readonly spectators: number;
}

/** Moments in the local clock (`Date.now()`), whatever the server's clock says. */
export interface Deadline {
  readonly endsAt: number;
  /** Seconds from the beginning to the end, for the bar. */
  readonly seconds: number;
}

/** says how long, never who could answer. */
export interface Clocks {
  /** The open reaction window or spending round; missing with pace 0. */
  readonly window?: Deadline;
  readonly turn?: Deadline;
  /** This seat pressed Wait in the open window. Nobody else's Wait is ever known here. */
  readonly waited: boolean;
}

/** answers given by the table for this seat; they never shorten a window. */
export type StandingAnswer = 'passThisTurn' | 'passUntilSpecial' | 'stayOut';

export interface Standing {
  readonly passThisTurn: boolean;
  readonly passUntilSpecial: boolean;
  readonly stayOut: boolean;
}

export interface ChatLine {
  readonly id: number;
  readonly at: number;
  readonly from: Seat | 'spectator' | 'table';
  readonly name: string;
  /** A whisper; only the two who share it ever receive it. */
  readonly to?: Seat;
  readonly text: string;
}

export interface PromiseNote {
  readonly id: number;
  readonly by: Seat;
  readonly to?: Seat;
  readonly text: string;
  readonly status: 'open' | 'kept' | 'broken' | 'released';
}

/** One accepted command as this viewer saw it: for animation and log, never for the truth (that is `view`). */
export interface EventBatch {
  readonly version: number;
  readonly at: number;
  readonly events: readonly EventView[];
  /** What stood on the table before; missing after a resync. */
  readonly before?: View;
  readonly after: View;
}

export interface LogEntry {
  readonly id: number;
  readonly version: number;
  readonly at: number;
  readonly event: EventView;
}

/** Undo: automatic within one's own decisions, otherwise by the consent of all. */
export interface UndoState {
  /** The last own decision may be taken back at once. */
  readonly free: boolean;
  /** A wider undo is being voted on. */
  readonly vote?: { readonly by: Seat; readonly what: string; readonly mine?: boolean };
}

export type Answer = { readonly accepted: true } | { readonly accepted: false; readonly refusal: Refusal };

/** Everything a player can say about the table. The net and the fixture both implement it. */
export interface TableLink {
  readonly send: (command: SeatCommand) => Promise<Answer>;
  readonly wait: () => void;
  readonly setStanding: (answer: StandingAnswer, on: boolean) => void;
  readonly chat: (text: string, to?: Seat) => void;
  readonly promise: (text: string, to?: Seat) => void;
  /** The one it was made to says that it was kept, broken, or no longer binds. */
  readonly judgePromise: (id: number, status: PromiseNote['status']) => void;
  readonly undo: () => void;
  readonly voteUndo: (agree: boolean) => void;
  /** Take the table back from another tab. */
  readonly takeOver: () => void;
  readonly leave: () => void;
  /** After the end: back to the lobby with the same people (REQ-366). */
  readonly again: () => void;
}

export interface Snapshot {
  readonly me: Me;
  readonly info: TableInfo;
  readonly version: number;
  readonly view: View;
  readonly options: SeatOptions;
}
