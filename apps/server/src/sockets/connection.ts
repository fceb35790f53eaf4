/** One socket of one person: bounded in what it may send us and in what may pile up towards it. */

import type { Duplex } from 'node:stream';
import type { TableViewer } from '@illuminice/table';
import type { WebSocket } from 'ws';
import { Credits } from './credits.ts';

/** Codes from 4000 on are ours; the client shows the reason and knows whether to come back. */
export const CLOSE = {
  restart: { code: 1012, reason: 'the server restarts, come back in a moment' },
  flood: { code: 4008, reason: 'too many messages' },
  badSession: { code: 4401, reason: 'sign in again' },
  wrongVersion: { code: 4400, reason: 'another version of the game; reload the page' },
  noHello: { code: 4402, reason: 'the first message must be hello' },
  forgotten: { code: 4410, reason: 'your data has been deleted' },
} as const;

export type CloseName = keyof typeof CLOSE;

/** A client that reads this slowly gets nothing more: a full view waits for it when it comes back. */
const MOST_UNREAD_BYTES = 1_000_000;
/** Longer ones need a header of another form; nobody sends them. */
const LONGEST_PLAIN_FRAME = 0xffff;
const BURST = 60;
const PER_SECOND = 30;

export interface ConnectionInfo {
  /** The stream under the socket. */
  readonly stream: Duplex;
  readonly user: string;
  readonly address: string;
  readonly origin: string;
  readonly factor: number;
}

export class Connection {
  readonly socket: WebSocket;
  readonly user: string;
  readonly address: string;
  /** How this client reached us, for the links it passes on. */
  readonly origin: string;
  readonly credits: Credits;
  /** Which lobby this tab looks at. */
  lobby: string | undefined;
  /** As whom it looks at the game there. */
  viewer: TableViewer | undefined;
  greeted = false;
  /** When the frame came that is being handled. */
  receivedAt = 0;
  /** Since the last heartbeat; a client that was silent is sent a ping. */
  wasHeard = true;
  wasAsked = false;
  /** Told once per flood, or the refusals would be a flood of their own. */
  wasWarned = false;
  /** Ended by us: what it said before is no longer listened to. */
  isDone = false;
  onSlow: (() => void) | undefined;
  readonly #stream: Duplex;
  #unsent: string[] = [];
  static #waiting: Connection[] = [];

  constructor(socket: WebSocket, who: ConnectionInfo) {
    this.socket = socket;
    this.#stream = who.stream;
    this.user = who.user;
    this.address = who.address;
    this.origin = who.origin;
    this.credits = new Credits({ burst: BURST * who.factor, perSecond: PER_SECOND * who.factor, now: Date.now() });
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(frame: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > MOST_UNREAD_BYTES) {
      this.isDone = true;
      this.onSlow?.();
      // A close frame would wait behind everything that is not read.
      this.socket.terminate();
      return;
    }
    if (this.#unsent.push(frame) === 1) Connection.#flushSoon(this);
  }

  /** One visit at the end of the moment for all that have something to send. */
  static #flushSoon(connection: Connection): void {
    if (Connection.#waiting.push(connection) > 1) return;
    process.nextTick(() => {
      const waiting = Connection.#waiting;
      Connection.#waiting = [];
      for (const one of waiting) one.#flush();
    });
  }

  /**
   * What one command leads to (its answer and its update) leaves in one system call. Text without special letters is framed here: written
   * as one string it needs neither buffers nor vectors, which halves the price of a frame.
   */
  #flush(): void {
    const frames = this.#unsent;
    if (frames.length === 0) return;
    this.#unsent = [];
    if (!this.isOpen) return;
    const text = framed(frames);
    if (text === undefined) for (const frame of frames) this.socket.send(frame);
    else this.#stream.write(text, 'latin1');
  }

  close(why: CloseName): void {
    this.isDone = true;
    this.#flush();
    this.socket.close(CLOSE[why].code, CLOSE[why].reason);
  }
}

/**
 * RFC 6455, 5.2: final text frames, unmasked, their lengths in seven or in sixteen bits; undefined where letters need more than a byte. The
 * frames are measured and looked through all at once: each look at a text that was put together copies it.
 */
function framed(frames: readonly string[]): string | undefined {
  let text = '';
  let bytes = 0;
  for (const { length } of frames) if (length > LONGEST_PLAIN_FRAME) return undefined;
  for (const frame of frames) {
    const { length } = frame;
    const high = length >> 8;
    const low = length & 0xff;
    text += (length < 126 ? String.fromCharCode(0x81, length) : String.fromCharCode(0x81, 126, high, low)) + frame;
    // As UTF-8 a character from 0x80 on would take two bytes: those of the headers, and then no others.
    bytes += 1;
    if (length >= 126) bytes += (high >> 7) + (low >> 7);
  }
  return Buffer.byteLength(text) === text.length + bytes ? text : undefined;
}
