// A client that costs next to nothing: it keeps the last frame as text and reads it only when it has to move.

import { randomBytes } from 'node:crypto';
import { pack } from '@illuminice/cards';
import type { SeatCommand } from '@illuminice/engine';
import { seatCommitmentOf } from '@illuminice/fair-dice';
import { PROTOCOL_VERSION, type ServerMessageOf } from '@illuminice/protocol';
import { moveByChance } from '@illuminice/testkit';
import { WebSocket } from 'ws';

type State = ServerMessageOf<'update'>;

/** Every so-many-th frame that carried a view is kept: what the peer will send must be of the same sizes. */
const KEEP_ONE_IN = 199;
export const sampledFrames: string[] = [];
let framesSeen = 0;

export class LightClient {
  readonly socket: WebSocket;
  bytes = 0;
  /** Frames that carried a view. */
  updates = 0;
  onAnswer: ((frame: string) => void) | undefined;
  #last: string | undefined;
  #lobby: string | undefined;
  #seed = '';
  #said = '';
  #ids = 0;

  constructor(url: string) {
    this.socket = new WebSocket(url, { perMessageDeflate: false });
    this.socket.on('message', (data) => this.#take(data.toString()));
    this.socket.on('error', () => undefined);
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once('open', resolve);
      this.socket.once('error', reject);
    });
  }

  hello(): void {
    this.send({ type: 'hello', version: PROTOCOL_VERSION });
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  newId(): string {
    return `c${++this.#ids}`;
  }

  get frame(): string | undefined {
    return this.#last;
  }

  get state(): State | undefined {
    return this.#last === undefined ? undefined : (JSON.parse(this.#last) as State);
  }

  get code(): string | undefined {
    return this.#lobby === undefined ? undefined : (JSON.parse(this.#lobby) as ServerMessageOf<'lobby'>).lobby?.code;
  }

  /** A move by chance if the game waits for this seat. */
  move(): SeatCommand | undefined {
    const { table, view, moves } = this.state ?? {};
    const own = table?.own;
    if (!table || !view || !moves || !own || own.answered || !table.waitingFor.includes(own.seat)) return undefined;
    return moves.default === true ? moveByChance({ pack, view, moves, random: Math.random }) : undefined;
  }

  #take(frame: string): void {
    this.bytes += frame.length;
    if (frame.startsWith('{"type":"update"') || frame.startsWith('{"type":"tableState"')) {
      this.updates++;
      if (++framesSeen % KEEP_ONE_IN === 0) sampledFrames.push(frame);
      this.#last = frame;
      if (frame.includes('"stage":"dice"')) this.#dice();
      return;
    }
    if (frame.startsWith('{"type":"lobby"')) this.#lobby = frame;
    this.onAnswer?.(frame);
  }

  #dice(): void {
    const { table } = this.state ?? {};
    const seat = table?.own?.seat;
    if (!table || seat === undefined) return;
    const { stage, ceremonyId, serverCommitment } = table.dice;
    if (this.#said === stage) return;
    this.#said = stage;
    if (stage === 'committing') {
      this.#seed = randomBytes(32).toString('hex');
      const commitment = seatCommitmentOf({ ceremonyId, serverCommitment, seat, seed: this.#seed });
      this.send({ type: 'diceCommit', id: this.newId(), commitment });
    }
    if (stage === 'revealing') this.send({ type: 'diceReveal', id: this.newId(), seed: this.#seed });
  }
}
