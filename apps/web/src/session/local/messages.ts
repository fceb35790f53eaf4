/** What page and worker say to each other. The worker hosts the table; the page shows it to whoever sits in front of the screen. */
import type { Remark } from '@illuminice/bots';
import type { GameOptions, Seat, View } from '@illuminice/engine';
import type { FullUpdate, SeatRequest, TableUpdate } from '@illuminice/protocol';
import type { Continuation, MomentName, SeatOpening, TableViewer } from '@illuminice/table';
import type { TableRefusal } from '../stores/index.ts';
import type { GameResult } from './game-result.ts';
import type { Upload } from './uploadable.ts';

export interface NewLocalGame {
  /** In turn order. */
  readonly seats: readonly SeatOpening[];
  readonly options: GameOptions;
  /** A game that began elsewhere. */
  readonly continues?: Continuation;
  /** Which cards it is played with; missing: all there are. */
  readonly cards?: readonly string[];
}

/** A game kept in this browser. */
export interface SavedGame {
  readonly id: string;
  readonly names: readonly string[];
  /** How many of them are people at this device. */
  readonly people: number;
  readonly startedAt: number;
  readonly playedAt: number;
  readonly over: boolean;
  /** The turn it stands at, counted over all seats; missing before the first. */
  readonly turn?: number;
  /** Who plays alone: the name on their Illuminati card. */
  readonly as?: string;
  readonly continues?: Continuation['from'];
  readonly branch?: Continuation['branch'];
  /** Played at a server, and kept here for its replay. */
  readonly online?: true;
  /** From a file: maybe nobody of this browser played it. */
  readonly brought?: true;
  /** The seat of whoever this browser belongs to; missing where it is one of several people. */
  readonly me?: Seat;
  /** Of a finished game. */
  readonly result?: GameResult;
  /** Its log has made room for newer games; only this line is left. */
  readonly bare?: true;
}

export type ToWorker =
  | { readonly type: 'begin'; readonly game: NewLocalGame }
  | { readonly type: 'open'; readonly id: string }
  /** The same people and rules once more, dealt anew. */
  | { readonly type: 'again'; readonly id: string }
  | { readonly type: 'act'; readonly seat: Seat; readonly request: string; readonly act: SeatRequest }
  /** Somebody at this device says something to the table: whoever is called by name answers. */
  | { readonly type: 'chat'; readonly seat: Seat; readonly text: string }
  /** Everything up to this update has been watched: computer players may go on (T-4). */
  | { readonly type: 'watched'; readonly upTo: number }
  | { readonly type: 'list' }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'export'; readonly id: string }
  /** In the words of an upload. */
  | { readonly type: 'describe'; readonly id: string }
  /** What everybody may see of it now. */
  | { readonly type: 'look'; readonly id: string }
  /** `online`: kept for the replay of somebody who is called so. */
  | { readonly type: 'import'; readonly text: string; readonly online?: string };

/** What the table answered, or the worker where there is none. */
type Heard = { readonly ok: true } | { readonly ok: false; readonly refusal: TableRefusal };

export type FromWorker =
  | { readonly type: 'opened'; readonly id: string; readonly humans: readonly Seat[]; readonly told: readonly Told[] }
  /** The game on the table as the list has it now. */
  | { readonly type: 'kept'; readonly game: SavedGame }
  /** `no`: of the entry, counted from the opening; every viewer is told of it once. */
  | { readonly type: 'update'; readonly no: number; readonly told: Told }
  /** A computer player speaks to the table. */
  | { readonly type: 'said'; readonly seat: Seat; readonly at: number; readonly remark: Remark }
  | { readonly type: 'answer'; readonly request: string; readonly answer: Heard }
  | {
      readonly type: 'games';
      readonly games: readonly SavedGame[];
      /** The one that was just brought: it is listed where it was brought, whoever played it. */
      readonly brought?: string;
      /** Where its file opens. */
      readonly moment?: MomentName;
    }
  | { readonly type: 'described'; readonly id: string; readonly upload?: Upload }
  | { readonly type: 'exported'; readonly id: string; readonly text: string }
  | { readonly type: 'looked'; readonly id: string; readonly view?: View }
  | { readonly type: 'trouble'; readonly what: 'notFound' | 'notReadable' | 'broken' };

/** What one viewer learns. At a shared device the page gets it for every person, and shows one at a time. */
export interface Told {
  readonly viewer: TableViewer;
  readonly update: FullUpdate | TableUpdate;
}
