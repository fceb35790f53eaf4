// A person who never gives up: reconnects, sends again what was not answered, and notes what was acknowledged.

import { setTimeout as pause } from 'node:timers/promises';
import { pack as everyCard } from '@illuminice/cards';
import { type Pack, packWith, type SeatCommand } from '@illuminice/engine';
import { PROTOCOL_VERSION } from '@illuminice/protocol';
import { moveBy } from '../../apps/server/test/helpers/random-bots.ts';
import { SocketClient } from '../../apps/server/test/helpers/socket-client.ts';

const PATIENCE_MS = 2_000;
const OPEN_WITHIN_MS = 5_000;
/** The server did not get as far as the rules: the same id again. */
const NOT_DECIDED: readonly string[] = ['INTERNAL', 'HELLO_FIRST', 'STORE_UNAVAILABLE', 'NOT_AT_TABLE'];

export class Player {
  readonly name: string;
  readonly #url: string;
  #client: SocketClient | undefined;
  #cookie: string | undefined;
  #isStopped = false;
  #sawEnd = false;
  #running: Promise<void> | undefined;
  /** Command ids the server said `accepted` to. */
  readonly acknowledged = new Set<string>();
  /** Ids sent again because the answer did not come. */
  resent = 0;
  gaps = 0;
  #pending: { readonly id: string; readonly command: SeatCommand } | undefined;
  #ids = 0;
  #pendingSince: number | undefined;
  /** Milliseconds from the first try of a command to its acceptance, with every reconnect in between. */
  readonly answeredAfter: number[] = [];

  constructor(url: string, name: string) {
    this.#url = url;
    this.name = name;
  }

  get client(): SocketClient {
    if (this.#client === undefined) throw new Error('not connected');
    return this.#client;
  }

  async connect(): Promise<void> {
    const cookie = this.#cookie;
    const client = new SocketClient({ url: this.#url, ...(cookie === undefined ? {} : { cookie }) });
    client.keeps = false;
    // A server that stands still takes the connection and never answers.
    const patience = setTimeout(() => client.socket.terminate(), OPEN_WITHIN_MS);
    await client.opened().finally(() => clearTimeout(patience));
    client.raw({ type: 'hello', version: PROTOCOL_VERSION });
    await client.next('welcome');
    this.#cookie = client.cookie;
    this.#client = client;
  }

  play(): void {
    this.#running = this.#loop();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
    this.gaps += this.#client?.gaps ?? 0;
    this.#client?.socket.terminate();
  }

  /** Goes without a word; nothing is counted. */
  leave(): void {
    this.#isStopped = true;
    this.#client?.socket.terminate();
  }

  /** A command was tried and has no answer yet. */
  get isWaiting(): boolean {
    return this.#pending !== undefined;
  }

  get isOver(): boolean {
    return this.#sawEnd;
  }

  /** Who comes back after the end finds a lobby without a game. Looked at all the time: a kill takes client and state away. */
  #lookForEnd(): void {
    const { state, lobby } = this.#client ?? {};
    const isBackInLobby = this.#running !== undefined && lobby !== undefined && lobby.table === undefined;
    this.#sawEnd ||= state?.table.stage === 'over' || isBackInLobby;
  }

  async #loop(): Promise<void> {
    while (!this.#isStopped) {
      this.#lookForEnd();
      try {
        if (this.#client === undefined || this.#client.closed !== undefined) await this.#comeBack();
        else if (!(await this.#move())) await pause(8);
      } catch {
        await pause(20);
      }
    }
  }

  async #comeBack(): Promise<void> {
    this.gaps += this.#client?.gaps ?? 0;
    this.#client = undefined;
    await this.connect();
  }

  async #move(): Promise<boolean> {
    const { client } = this;
    const resending = this.#pending;
    const pending = resending ?? this.#choose();
    if (pending === undefined) return false;
    if (resending) this.resent++;
    this.#pending = pending;
    this.#pendingSince ??= Date.now();
    const answer = await Promise.race([client.play(pending.command, pending.id), this.#lost(client)]);
    if (answer === 'lost') return true;
    // Not known whether it was stored: the same id again.
    const isUnknown = answer.type === 'refused' && answer.refusal.code === 'TRY_AGAIN';
    if (isUnknown || (answer.type === 'error' && NOT_DECIDED.includes(answer.problem.code))) {
      await pause(20);
      return true;
    }
    if (answer.type === 'accepted') {
      this.acknowledged.add(pending.id);
      this.answeredAfter.push(Date.now() - this.#pendingSince);
    }
    this.#pending = undefined;
    this.#pendingSince = undefined;
    return true;
  }

  #choose(): { readonly id: string; readonly command: SeatCommand } | undefined {
    const { state } = this.client;
    const own = state?.table.own;
    if (state?.table.stage !== 'playing' || !state.view || !state.moves || !own || own.answered) return undefined;
    if (!state.table.waitingFor.includes(own.seat) || state.moves.default !== true) return undefined;
    const position = { view: state.view, moves: state.moves, pack: packOfGame(this.client.cards) };
    return { id: `${this.name}-${++this.#ids}`, command: moveBy(undefined, position, Math.random) };
  }

  async #lost(client: SocketClient): Promise<'lost'> {
    const end = Date.now() + PATIENCE_MS;
    while (client.closed === undefined && Date.now() < end) await pause(10);
    return 'lost';
  }
}

const packs = new Map<string, Pack>();

/** A game has the cards it was begun with, whatever release plays it now. */
function packOfGame(cards: readonly string[]): Pack {
  const key = cards.join();
  const known = packs.get(key) ?? packWith(everyCard, cards) ?? everyCard;
  packs.set(key, known);
  return known;
}
