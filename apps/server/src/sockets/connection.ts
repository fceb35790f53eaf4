/** One socket of one person: bounded in what it may send us and in what may pile up towards it. */

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
const BURST = 60;
const PER_SECOND = 30;
/** What an answer of this size costs on top: a whole position is about 12 KB. */
const BYTES_PER_CREDIT = 4_096;

export interface ConnectionInfo {
  readonly user: string;
  /** When their session was given out. */
  readonly since: number;
  readonly address: string;
  readonly origin: string;
  /** Came without a session. */
  readonly isStranger: boolean;
  readonly factor: number;
}

export class Connection {
  readonly socket: WebSocket;
  readonly user: string;
  readonly since: number;
  readonly address: string;
  /** How this client reached us, for the links it passes on. */
  readonly origin: string;
  readonly isStranger: boolean;
  readonly credits: Credits;
  /** Which lobby this tab looks at. */
  lobby: string | undefined;
  /** As whom it looks at the game there. */
  viewer: TableViewer | undefined;
  /** The game whose position it was sent: what happens there is told to nobody who does not know where it began. */
  shownTable: string | undefined;
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
  /** Has `flush` called at the next tick. */
  leaveOnTick: (() => void) | undefined;
  #sent = 0;
  #waiting: string[] = [];
  #waitingBytes = 0;

  constructor(socket: WebSocket, who: ConnectionInfo) {
    this.socket = socket;
    this.user = who.user;
    this.since = who.since;
    this.address = who.address;
    this.origin = who.origin;
    this.isStranger = who.isStranger;
    this.credits = new Credits({
      burst: BURST * who.factor,
      perSecond: PER_SECOND * who.factor,
      now: performance.now(),
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** To somebody at a table everything leaves on a tick: when it was ready would tell what others did in secret (R-24.6, V-7). */
  send(frame: string): void {
    if (!this.isOpen) return;
    this.#sent += frame.length;
    if (this.socket.bufferedAmount + this.#waitingBytes + frame.length > MOST_UNREAD_BYTES) {
      this.isDone = true;
      this.#waiting = [];
      this.onSlow?.();
      // A close frame would wait behind everything that is not read.
      this.socket.terminate();
      return;
    }
    const isAtOnce = this.#waiting.length === 0 && (this.viewer === undefined || this.leaveOnTick === undefined);
    if (isAtOnce) return this.socket.send(frame);
    this.#waitingBytes += frame.length;
    if (this.#waiting.push(frame) === 1) this.leaveOnTick?.();
  }

  /** What waited for the tick leaves. */
  flush(): void {
    const frames = this.#waiting;
    this.#waiting = [];
    this.#waitingBytes = 0;
    if (this.isOpen) for (const frame of frames) this.socket.send(frame);
  }

  /** Everything this tab was sent while its message was handled is on its account. */
  async charged<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#sent;
    try {
      return await work();
    } finally {
      this.credits.spend(performance.now(), Math.floor((this.#sent - before) / BYTES_PER_CREDIT));
    }
  }

  close(why: CloseName): void {
    this.isDone = true;
    this.flush();
    this.socket.close(CLOSE[why].code, CLOSE[why].reason);
  }
}
