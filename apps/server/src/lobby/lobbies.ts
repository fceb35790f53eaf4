/** Where lobbies are kept: in the memory of the one process, or in the database of many. */

import { isOpen, type Lobby, type LobbyRefusal, membersOf } from './lobby.ts';

/** What a rule makes of a lobby; it may be asked again when somebody else was first. */
export type LobbyRule = (
  lobby: Lobby,
) => { readonly lobby: Lobby } | { readonly refused: LobbyRefusal } | 'same' | 'close';

export type LobbyChange =
  | { readonly lobby: Lobby; readonly before: Lobby }
  | { readonly refused: LobbyRefusal }
  | { readonly closed: Lobby }
  | 'same'
  | 'gone';

export interface Lobbies {
  /** Other processes change lobbies too; this one knows only those its connections look at. */
  readonly isShared: boolean;
  readonly size: number;
  /** Known here; what a connection of this process looks at always is. */
  get(id: string | undefined): Lobby | undefined;
  /** As it is at this moment, whatever this process has heard. */
  fresh(id: string): Promise<Lobby | undefined>;
  byTable(table: string): Lobby | undefined;
  known(): Iterable<Lobby>;
  findByCode(code: string): Promise<Lobby | undefined>;
  findByTable(table: string): Promise<Lobby | undefined>;
  /** Where somebody belongs; games in progress first, then the newest. */
  ofUser(user: string): Promise<readonly Lobby[]>;
  /** Public ones somebody is in, the newest first. */
  listed(most: number): Promise<readonly Lobby[]>;
  /** Public ones that wait, with their host there; the fullest first. */
  inviting(most: number): Promise<readonly Lobby[]>;
  /** Gives it a code nobody has. */
  add(lobby: Omit<Lobby, 'code'>): Promise<Lobby>;
  /** One rule at a time, on the lobby as it is. */
  change(id: string, rule: LobbyRule): Promise<LobbyChange>;
  /** Nobody is in them and nobody has touched them for as long as they are kept; some of them. */
  expired(now: number): Promise<readonly string[]>;
  /** Only where lobbies are kept in memory: out of it, to be found again by code, table and person. */
  unload?(id: string, since: number, isWanted: () => boolean): Promise<void>;
}

/** Games in progress first, then the newest. */
export function byBelonging(a: Lobby, b: Lobby): number {
  const weight = ({ state }: Lobby): number => (state === 'playing' ? 1 : 0);
  return weight(b) - weight(a) || b.createdAt - a.createdAt;
}

/** Where lobbies are rows: what is asked for beside the body, in the order id, code, is_public, state, host, table_id, members, seats, body. */
export function lobbyColumns(lobby: Lobby): readonly unknown[] {
  const { id, code, state, host, table, seats } = lobby;
  return [id, code, isOpen(lobby), state, host, table ?? null, membersOf(lobby), seats.length, JSON.stringify(lobby)];
}
