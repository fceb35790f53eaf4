/** What page and worker say to each other. The worker hosts the table; the page is one viewer of it, as it is with a server. */
import type { GameOptions } from '@illuminice/engine';
import type { Answer, SeatAct, TableUpdate } from '@illuminice/table';

export interface SoloOpponent {
  readonly name: string;
  readonly level: string;
  readonly persona?: string;
}

export interface NewSoloGame {
  readonly name: string;
  readonly opponents: readonly SoloOpponent[];
  readonly options: GameOptions;
}

/** A game kept in this browser. */
export interface SavedGame {
  readonly id: string;
  readonly names: readonly string[];
  readonly startedAt: number;
  readonly playedAt: number;
  readonly over: boolean;
}

export type ToWorker =
  | { readonly type: 'begin'; readonly game: NewSoloGame }
  | { readonly type: 'open'; readonly id: string }
  | { readonly type: 'act'; readonly request: string; readonly act: SeatAct }
  | { readonly type: 'list' }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'export'; readonly id: string }
  | { readonly type: 'import'; readonly text: string };

export type FromWorker =
  | { readonly type: 'opened'; readonly id: string; readonly update: TableUpdate }
  | { readonly type: 'update'; readonly update: TableUpdate }
  | { readonly type: 'answer'; readonly request: string; readonly answer: Answer }
  | { readonly type: 'games'; readonly games: readonly SavedGame[] }
  | { readonly type: 'exported'; readonly id: string; readonly text: string }
  | { readonly type: 'trouble'; readonly what: 'notFound' | 'notReadable' | 'broken' };

/** The person always sits here; the bots follow in turn order. */
export const OWN_SEAT = 0;
