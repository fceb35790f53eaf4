/** A socket between a client and a process: in order, late, sometimes cut without a word. The server's end is what `ws` would hand over. */

import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import type { Chance, Owner, World } from './world.ts';

export interface ClientEnd {
  readonly heard: (text: string) => void;
  readonly closed: (code: number) => void;
}

export interface WireOrder {
  readonly world: World;
  readonly server: Owner;
  readonly chance: Chance;
  readonly client: ClientEnd;
  readonly slowestMs: number;
}

const [OPEN, CLOSING, CLOSED] = [1, 2, 3];
/** What the system takes over before a program sees that nobody reads. */
const KERNEL_BYTES = 100_000;
const ABNORMAL = 1006;

class ServerEnd extends EventEmitter {
  readonly OPEN = OPEN;
  readonly #wire: Wire;
  readyState = OPEN;

  constructor(wire: Wire) {
    super();
    this.#wire = wire;
  }

  get bufferedAmount(): number {
    return Math.max(0, this.#wire.unread - KERNEL_BYTES);
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.#wire.toClient(text);
  }

  close(code = 1005): void {
    if (this.readyState !== OPEN) return;
    this.readyState = CLOSING;
    this.#wire.closedByServer(code);
  }

  terminate(): void {
    this.close(ABNORMAL);
  }

  ping(): void {
    this.#wire.ping();
  }
}

export class Wire {
  readonly #order: WireOrder;
  readonly #end: ServerEnd;
  #toClientAt = 0;
  #toServerAt = 0;
  #isCut = false;
  #isOver = false;
  #held: string[] = [];
  isReading = true;
  /** Frames and bytes that came to the client. */
  frames = 0;
  bytes = 0;

  constructor(order: WireOrder) {
    this.#order = order;
    this.#end = new ServerEnd(this);
  }

  get socket(): WebSocket {
    return this.#end as unknown as WebSocket;
  }

  get isOpen(): boolean {
    return !this.#isOver && !this.#isCut;
  }

  get unread(): number {
    return this.#held.reduce((sum, text) => sum + text.length, 0);
  }

  toClient(text: string): void {
    if (this.#isCut) return;
    if (!this.isReading) {
      this.#held.push(text);
      return;
    }
    this.#toClient(() => {
      this.frames++;
      this.bytes += text.length;
      this.#order.client.heard(text);
    });
  }

  /** From the client. */
  send(text: string): void {
    if (this.#isOver || this.#isCut) return;
    this.#toServer(() => this.#end.readyState === OPEN && this.#end.emit('message', Buffer.from(text), false));
  }

  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#toServer(() => this.#closeServerEnd());
  }

  /** The cable is pulled: neither end is told. */
  cut(): void {
    this.#isCut = true;
    this.#isOver = true;
  }

  ping(): void {
    if (this.#isCut || !this.isReading) return;
    this.#toServer(() => this.#end.readyState === OPEN && this.#end.emit('pong'));
  }

  closedByServer(code: number): void {
    this.#toServer(() => this.#closeServerEnd());
    if (this.#isCut) return;
    this.#toClient(() => this.#over(code));
  }

  /** The process at the other end is gone. */
  serverDied(): void {
    if (!this.#isCut) this.#toClient(() => this.#over(ABNORMAL));
  }

  #over(code: number): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#order.client.closed(code);
  }

  #closeServerEnd(): void {
    if (this.#end.readyState === CLOSED) return;
    this.#end.readyState = CLOSED;
    this.#end.emit('close');
  }

  #toClient(run: () => void): void {
    const { world } = this.#order;
    this.#toClientAt = Math.max(this.#toClientAt, world.now + this.#lateness());
    world.later(this.#toClientAt - world.now, () => (this.#isOver ? undefined : run()), world.people);
  }

  #toServer(run: () => void): void {
    const { world, server } = this.#order;
    this.#toServerAt = Math.max(this.#toServerAt, world.now + this.#lateness());
    world.later(this.#toServerAt - world.now, () => void run(), server);
  }

  #lateness(): number {
    return 1 + this.#order.chance.below(this.#order.slowestMs);
  }
}
