/** A client of the protocol as a program would write it: one socket, one seat, answers matched by id. */

import { randomBytes } from 'node:crypto';
import type { SeatCommand } from '@illuminice/engine';
import { seatCommitmentOf } from '@illuminice/fair-dice';
import {
  type ClientMessageInput,
  PROTOCOL_VERSION,
  parseServerMessage,
  type ServerMessage,
  type ServerMessageOf,
} from '@illuminice/protocol';
import { WebSocket } from 'ws';

export interface ClientOptions {
  /** ws://host:port */
  readonly url: string;
  readonly cookie?: string;
  readonly origin?: string;
  /** As a proxy would tell it (TRUST_PROXY). */
  readonly address?: string;
  /** Joins the ceremony of the dice by itself. */
  readonly dice?: boolean;
  /** Its part of the dice, 64 hex digits; by chance where a test does not depend on them. */
  readonly diceSeed?: string;
}

type Answer = ServerMessageOf<'accepted'> | ServerMessageOf<'refused'> | ServerMessageOf<'error'>;
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
/** However busy the machine is: only what never comes takes this long. */
const PATIENCE_MS = 30_000;
/** A message whose id the client chooses. */
export type Sending = WithoutId<ClientMessageInput> & { readonly id?: string };

export class SocketClient {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  /** Every frame as it came, for leak tests. */
  readonly frames: { readonly at: number; readonly text: string }[] = [];
  /** What the server gave us, or what we came with. */
  cookie: string | undefined;
  lobby: ServerMessageOf<'lobby'>['lobby'];
  state: ServerMessageOf<'tableState'> | ServerMessageOf<'update'> | undefined;
  /** Keys of the cards of the game. */
  cards: readonly string[] = [];
  closed: { readonly code: number; readonly reason: string } | undefined;
  /** Called after every message has been taken in. */
  onMessage: ((message: ServerMessage) => void) | undefined;
  /** Load runs keep nothing. */
  keeps = true;
  gaps = 0;
  #ids = 0;
  readonly #name = randomBytes(6).toString('hex');
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  readonly #lookers = new Set<(message: ServerMessage) => void>();
  readonly #dice: boolean;
  readonly #chosenSeed: string | undefined;
  #diceSeed: string | undefined;
  #diceDone = '';

  constructor({ url, cookie, origin, address, dice = true, diceSeed }: ClientOptions) {
    this.cookie = cookie;
    this.#dice = dice;
    this.#chosenSeed = diceSeed;
    this.socket = new WebSocket(`${url}/socket`, {
      headers: {
        ...(cookie === undefined ? {} : { cookie }),
        ...(origin === undefined ? {} : { origin }),
        ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      },
      perMessageDeflate: false,
    });
    this.socket.on('upgrade', ({ headers }) => {
      const given = headers['set-cookie']?.[0]?.split(';')[0];
      if (given !== undefined && !given.endsWith('=')) this.cookie = given;
    });
    this.socket.on('message', (data) => this.#take(data.toString()));
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
    });
    this.socket.on('error', () => undefined);
  }

  static async connect(options: ClientOptions): Promise<SocketClient> {
    const client = new SocketClient(options);
    await client.opened();
    client.raw({ type: 'hello', version: PROTOCOL_VERSION });
    await client.next('welcome');
    return client;
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once('open', resolve);
      this.socket.once('error', reject);
      this.socket.once('unexpected-response', (_, response) => reject(new Error(`HTTP ${response.statusCode}`)));
    });
  }

  raw(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  newId(): string {
    return `${this.#name}-${++this.#ids}`;
  }

  /** Resolves with the server's answer to this very message. */
  send(message: Sending): Promise<Answer> {
    const id = message.id ?? this.newId();
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.raw({ ...message, id });
    });
  }

  play(command: SeatCommand, id = this.newId()): Promise<Answer> {
    // The engine's commands are read-only, the schemas' are not; on the wire they are the same.
    return this.send({ type: 'command', command, id } as Sending);
  }

  /** One move if the game waits for this seat; whether there was one. */
  async moveIfAsked(choose: (state: NonNullable<SocketClient['state']>) => SeatCommand): Promise<boolean> {
    const { state } = this;
    const own = state?.table.own;
    if (!state?.moves?.default || !own || own.answered || !state.table.waitingFor.includes(own.seat)) return false;
    await this.play(choose(state));
    return true;
  }

  /** As `send`, for what must work. */
  async must(message: Sending): Promise<void> {
    const answer = await this.send(message);
    if (answer.type !== 'accepted') throw new Error(`${message.type}: ${JSON.stringify(answer)}`);
  }

  async errorOf(message: Sending): Promise<string> {
    const answer = await this.send(message);
    return answer.type === 'error' ? answer.problem.code : answer.type === 'refused' ? answer.refusal.code : 'accepted';
  }

  /** The next message of this type, or the last one already here that nobody waited for. */
  next<Type extends ServerMessage['type']>(type: Type, withinMs = PATIENCE_MS): Promise<ServerMessageOf<Type>> {
    return this.until((message): message is ServerMessageOf<Type> => message.type === type, withinMs);
  }

  until<Found extends ServerMessage>(test: (m: ServerMessage) => m is Found, withinMs?: number): Promise<Found>;
  until(test: (message: ServerMessage) => boolean, withinMs?: number): Promise<ServerMessage>;
  until(test: (message: ServerMessage) => boolean, withinMs = PATIENCE_MS): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#lookers.delete(look);
        reject(new Error(`nothing fitting came within ${withinMs} ms`));
      }, withinMs);
      const look = (message: ServerMessage): void => {
        if (!test(message)) return;
        clearTimeout(timer);
        this.#lookers.delete(look);
        resolve(message);
      };
      this.#lookers.add(look);
    });
  }

  async whenClosed(withinMs = PATIENCE_MS): Promise<{ readonly code: number; readonly reason: string }> {
    const end = Date.now() + withinMs;
    while (this.closed === undefined) {
      if (Date.now() > end)
        throw new Error(`the socket is still open; heard last: ${this.frames.at(-1)?.text.slice(0, 200)}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return this.closed;
  }

  close(): void {
    this.socket.close();
  }

  #take(text: string): void {
    // Of every server that a test speaks to: what it says is what the schemas promise (C-7).
    const parsed = parseServerMessage(text);
    if (!parsed.ok) throw new Error(`the server said what is no message: ${parsed.problem} in ${text.slice(0, 500)}`);
    const { message } = parsed;
    if (this.keeps) {
      this.frames.push({ at: Date.now(), text });
      this.messages.push(message);
    }
    if (message.type === 'lobby') this.lobby = message.lobby;
    if (message.type === 'tableState') {
      this.state = message;
      this.cards = message.cards;
    }
    if (message.type === 'update') {
      if (this.state !== undefined && this.state.table.table === message.table.table)
        if (message.version !== this.state.version + 1) this.gaps++;
      this.state = message;
    }
    if (message.type === 'accepted' || message.type === 'refused' || message.type === 'error') {
      const id = message.id ?? '';
      this.#waiting.get(id)?.(message);
      this.#waiting.delete(id);
    }
    if (this.#dice) this.#rollDice();
    this.onMessage?.(message);
    for (const look of [...this.#lookers]) look(message);
  }

  #rollDice(): void {
    const dice = this.state?.table.dice;
    const seat = this.state?.table.own?.seat;
    if (dice === undefined || seat === undefined || this.state?.table.stage !== 'dice') return;
    const stage = dice.parts.find((part) => part.seat === seat)?.stage;
    const { ceremonyId, serverCommitment } = dice;
    if (dice.stage === 'committing' && stage === 'asked' && this.#diceDone !== `commit ${ceremonyId}`) {
      this.#diceDone = `commit ${ceremonyId}`;
      this.#diceSeed = this.#chosenSeed ?? randomBytes(32).toString('hex');
      const commitment = seatCommitmentOf({ ceremonyId, serverCommitment, seat, seed: this.#diceSeed });
      void this.send({ type: 'diceCommit', commitment });
    }
    if (dice.stage === 'revealing' && stage === 'committed' && this.#diceDone !== `reveal ${ceremonyId}`) {
      this.#diceDone = `reveal ${ceremonyId}`;
      if (this.#diceSeed !== undefined) void this.send({ type: 'diceReveal', seed: this.#diceSeed });
    }
  }
}
