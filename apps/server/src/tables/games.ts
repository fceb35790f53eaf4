/** Where lobby and table meet: who of the lobby sits where at the table, and who is shown what. */

import { randomUUID } from 'node:crypto';
import { pack } from '@illuminice/cards';
import { buildPosition, type Seat, viewFor } from '@illuminice/engine';
import type { Answer, ClientMessageOf, ServerMessage, TableRequest, TableUpdate } from '@illuminice/protocol';
import type { LogEntry, Opening, PublishedEntry, RemovalReason, TableViewer } from '@illuminice/table';
import { type Lobbies, type Lobby, optionsToBegin, type Presence } from '../lobby/index.ts';
import { type Connection, type Hub, tell } from '../sockets/index.ts';
import type { TableHost } from './table-host.ts';

export interface GameServices {
  readonly hub: Hub;
  readonly lobbies: Lobbies;
  readonly presence: Presence;
  readonly onError: (table: string, error: unknown) => void;
}

/** The messages one entry leads to, made for people connected to other processes: for whom, and those who learn something. */
export interface PreparedUpdates {
  readonly audience: readonly TableViewer[];
  readonly messages: readonly (readonly [viewer: TableViewer, json: string])[];
}

/** As the person who leaves has signed it. */
export type LeaveRequest = Pick<ClientMessageOf<'leaveLobby'>, 'id' | 'signed'>;

interface Caused {
  readonly seat: Seat | undefined;
  /** Letters of all updates it made, and of the one to whoever did it. */
  readonly made: number;
  readonly own: number;
}

/** A move in a game of eight makes 100 to 200 KB, and whoever watches is sent a copy. */
const BYTES_MADE_PER_CREDIT = 65_536;
const BYTES_SENT_PER_CREDIT = 262_144;

export class Games {
  readonly #services: GameServices;
  #host: TableHost | undefined;
  /** Which game each tab is about to be shown. */
  readonly #welcoming = new WeakMap<Connection, string>();

  constructor(services: GameServices) {
    this.#services = services;
  }

  /** The host of tables needs us to reach the people, we need it to reach the tables. */
  connect(host: TableHost): void {
    this.#host = host;
  }

  newTableId(): string {
    return randomUUID();
  }

  /** The first entry of the table's log is on disk when this resolves. */
  async start(lobby: Lobby, table: string): Promise<void> {
    await this.#tables().create(table, openingOf(lobby));
  }

  /** The table was made and everybody in the lobby is taken to it. */
  async bringEverybody(lobby: Lobby): Promise<void> {
    for (const connection of this.#services.hub.inLobby(lobby.id))
      connection.viewer = this.viewerOf(lobby, connection.user);
    for (const connection of [...this.#services.hub.inLobby(lobby.id)])
      if (!this.isWelcome(connection, lobby)) await this.welcome(connection, lobby);
    await this.noteAbsent(lobby);
  }

  viewerOf(lobby: Lobby, user: string): TableViewer | undefined {
    if (lobby.table === undefined) return undefined;
    const seat = lobby.people.indexOf(user);
    return seat >= 0 ? seat : 'spectator';
  }

  /** The first this tab hears of a game is the whole of it; updates follow from there without a gap. */
  async welcome(connection: Connection, lobby: Lobby): Promise<void> {
    const { viewer } = connection;
    if (lobby.table === undefined || viewer === undefined) return;
    this.#welcoming.set(connection, lobby.table);
    try {
      const table = await this.#tables().openNow(lobby.table);
      if (table === undefined) return;
      let update = await table.updateFor(viewer);
      // The game went on while this was put together: what is left out here would be told to nobody.
      while (update.version !== table.versionFor(viewer)) update = await table.updateFor(viewer);
      // Or a tab that left would count as here, and be sent updates from the middle when it comes back.
      if (connection.lobby !== lobby.id || connection.viewer !== viewer) return;
      connection.shownTable = lobby.table;
      tell(connection, { type: 'tableState', ...update });
      if (typeof viewer === 'number') await table.connected(viewer);
    } finally {
      this.#welcoming.delete(connection);
    }
  }

  /** It was shown this game, or is about to be. */
  isWelcome(connection: Connection, { table }: Lobby): boolean {
    return connection.shownTable === table || this.#welcoming.get(connection) === table;
  }

  async act(connection: Connection, lobby: Lobby, act: TableRequest): Promise<Answer | 'NOT_AT_TABLE'> {
    const { viewer } = connection;
    if (lobby.table === undefined || typeof viewer !== 'number') return 'NOT_AT_TABLE';
    const table = await this.#tables().open(lobby.table);
    const { id, signed, ...request } = act;
    return table === undefined ? 'NOT_AT_TABLE' : table.request({ seat: viewer, id, request, signed });
  }

  /** The last tab of a person is gone. */
  personGone(lobby: Lobby, user: string): void {
    const seat = lobby.people.indexOf(user);
    if (lobby.state !== 'playing' || lobby.table === undefined || seat < 0) return;
    const { table } = lobby;
    this.#tables()
      .open(table)
      .then((open) => open?.disconnected(seat))
      .catch((error: unknown) => this.#services.onError(table, error));
  }

  /** a real departure; the table seats a computer player where the option says so. */
  async resign(lobby: Lobby, user: string, leave: LeaveRequest): Promise<void> {
    const seat = lobby.people.indexOf(user);
    if (lobby.table === undefined || seat < 0) return;
    const table = await this.#tables().open(lobby.table);
    await table?.request({
      seat,
      id: leave.id ?? `leave-${randomUUID()}`,
      request: { type: 'command', command: { type: 'leave' } },
      signed: leave.signed,
    });
    await table?.disconnected(seat);
  }

  /** The same by the word of the server, and recorded as such: nobody signed it. */
  async remove(lobby: Lobby, user: string, why: RemovalReason): Promise<void> {
    const seat = lobby.people.indexOf(user);
    if (lobby.table === undefined || seat < 0) return;
    const table = await this.#tables().open(lobby.table);
    await table?.remove(seat, why);
    await table?.disconnected(seat);
  }

  /** Whether the Illuminati are still to be chosen (REQ-019). */
  async mayBeCancelled(lobby: Lobby): Promise<boolean> {
    if (lobby.table === undefined) return true;
    const table = await this.#tables().open(lobby.table);
    const game = table?.state.game;
    if (game === undefined) return table?.unplayable === undefined;
    // As it is now: spectators who see everything see it a round late.
    const view = viewFor(table?.pack ?? pack, game, 'spectator');
    return (
      view.phase === 'setup' && view.seats.some(({ illuminati, faceDown }) => illuminati === undefined && !faceDown)
    );
  }

  /** The game never was: nothing of it stays. */
  async abandon(lobby: Lobby): Promise<void> {
    for (const connection of this.#services.hub.inLobby(lobby.id)) connection.viewer = undefined;
    if (lobby.table !== undefined) await this.discard(lobby.table);
  }

  async discard(table: string): Promise<void> {
    await this.#tables().discard(table);
  }

  /** Its lobby is gone: a game in progress has nobody left who could come to it, one that is over is kept as a record. */
  async unreachable(lobby: Lobby): Promise<void> {
    const { state, table } = lobby;
    if (state === 'playing' && table !== undefined && !(await this.isOver(lobby))) await this.discard(table);
  }

  async isOver({ table }: Lobby): Promise<boolean> {
    return table !== undefined && (await this.#tables().open(table))?.state.stage === 'over';
  }

  /** Once everybody who played wants another game. */
  async wantsRematch(lobby: Lobby): Promise<boolean> {
    if (lobby.table === undefined || lobby.state !== 'waiting') return false;
    const table = await this.#tables().open(lobby.table);
    return table?.rematchOpening() !== undefined;
  }

  /** After a start of the process the log may believe people present who have not come back. */
  async noteAbsent(lobby: Lobby): Promise<void> {
    if (lobby.table === undefined) return;
    const table = await this.#tables().open(lobby.table);
    const here = await this.#services.presence.usersIn(lobby.id);
    for (const [seat, user] of lobby.people.entries())
      if (user !== '' && !here.has(user)) await table?.disconnected(seat);
  }

  /** Its lobby is gone and nobody belongs to this table any more: everybody counts as absent. */
  async noteDeserted(id: string): Promise<void> {
    const table = await this.#tables().open(id);
    for (const seat of table?.state.seats.keys() ?? []) await table?.disconnected(seat);
  }

  /** Everybody who looks at it here, and others named. */
  viewers(table: string, others: readonly TableViewer[] = []): readonly TableViewer[] {
    const seen = [...others];
    for (const { viewer } of this.#connectionsAt(table))
      if (viewer !== undefined && !seen.includes(viewer)) seen.push(viewer);
    return seen;
  }

  /** Updates made by another process. False, and nothing is sent, when somebody looks on here whom it made none for. */
  deliverPrepared(table: string, { audience, messages }: PreparedUpdates): boolean {
    for (const viewer of this.viewers(table)) if (!audience.includes(viewer)) return false;
    for (const [viewer, json] of messages) this.#send(table, viewer, json);
    return true;
  }

  /** Sends everybody who looks on here what they learn of an entry; returns what `remote` viewers are to be sent by other processes. */
  publish({ table, entry, updateFor }: PublishedEntry, remote: readonly TableViewer[]): PreparedUpdates['messages'] {
    const messages: [TableViewer, string][] = [];
    let [made, own] = [0, 0];
    for (const viewer of this.viewers(table, remote)) {
      const update = updateFor(viewer);
      if (update === undefined) continue;
      const json = JSON.stringify({ type: 'update', ...update } satisfies ServerMessage);
      this.#send(table, viewer, json);
      if (remote.includes(viewer)) messages.push([viewer, json]);
      made++;
      if (viewer === entry.seat) own = json.length;
    }
    this.#charge(table, { seat: entry.seat, made: made * own, own });
    return messages;
  }

  /**
   * What one does to many is on their account. By the size of what they are sent themselves: what the others are sent may hold secrets of
   * theirs, and how much somebody may still ask for would tell its size.
   */
  #charge(table: string, { seat, made, own }: Caused): void {
    const { lobbies, hub } = this.#services;
    const lobby = seat === undefined ? undefined : lobbies.byTable(table);
    if (lobby === undefined) return;
    const here = hub.inLobby(lobby.id);
    const price = Math.floor(made / BYTES_MADE_PER_CREDIT + (own * here.size) / BYTES_SENT_PER_CREDIT);
    if (price > 0) for (const { viewer, credits } of here) if (viewer === seat) credits.spend(performance.now(), price);
  }

  deliverLate({ table, update }: { readonly table: string; readonly update: TableUpdate }): void {
    this.#send(table, 'spectator', JSON.stringify({ type: 'update', ...update } satisfies ServerMessage));
  }

  #send(table: string, viewer: TableViewer, frame: string): void {
    for (const connection of this.#connectionsAt(table)) {
      if (connection.viewer !== viewer) continue;
      if (connection.shownTable === table) connection.send(frame);
      else this.#showLate(connection, table);
    }
  }

  /** Whom the database kept from being shown the game when they came. One that is over is shown to whoever asks for it. */
  #showLate(connection: Connection, table: string): void {
    const lobby = this.#services.lobbies.byTable(table);
    if (lobby?.state !== 'playing' || this.isWelcome(connection, lobby)) return;
    this.welcome(connection, lobby).catch((error: unknown) => this.#services.onError(table, error));
  }

  #connectionsAt(table: string): Iterable<Connection> {
    const lobby = this.#services.lobbies.byTable(table);
    return lobby === undefined ? [] : this.#services.hub.inLobby(lobby.id);
  }

  #tables(): TableHost {
    if (this.#host === undefined) throw new Error('the games are not connected to their tables');
    return this.#host;
  }
}

function openingOf(lobby: Lobby): Opening {
  const options = optionsToBegin(lobby.options);
  return {
    options,
    seats: lobby.seats.map((seat) =>
      seat.kind === 'human'
        ? { kind: 'human', name: seat.name }
        : { kind: 'bot', name: seat.name, level: seat.level, ...(seat.persona ? { persona: seat.persona } : {}) },
    ),
    ...(lobby.carried
      ? { continues: { from: 'upload' as const, game: buildPosition(pack, lobby.carried, options) } }
      : {}),
  };
}

/** The table stops here: a bug of the rules. */
export function freezesGame({ facts }: LogEntry): boolean {
  return facts.some(({ type }) => type === 'frozen');
}
