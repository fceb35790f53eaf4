/** Who sits in the lobby, as the server last said, and what the client itself knows about its way there. */
import type { LobbyListItem, LobbyState } from '@illuminice/protocol';
import { create } from 'zustand';
import type { ChatLine, Connection } from './model.ts';

/** Why this player is no longer where they were; shown once, in words. */
export type Farewell = 'kicked' | 'cancelled' | 'replaced' | 'deleted' | 'wrongVersion';

export interface LobbyStore {
  readonly connection: Connection;
  /** The server answered at least once: what it said about lobby and table can be believed. */
  readonly known: boolean;
  readonly lobby: LobbyState | undefined;
  /** A table of this player exists, running or over. */
  readonly atTable: boolean;
  /** Watching, not sitting. */
  readonly watching: string | undefined;
  readonly list: readonly LobbyListItem[] | undefined;
  readonly chat: readonly ChatLine[];
  readonly farewell: Farewell | undefined;
  /** Somebody wants a table and waits for the line; calling this calls it off. */
  readonly calling: (() => void) | undefined;
}

export const useLobby = create<LobbyStore>()(() => ({
  connection: 'connecting',
  known: false,
  lobby: undefined,
  atTable: false,
  watching: undefined,
  list: undefined,
  chat: [],
  farewell: undefined,
  calling: undefined,
}));
