/** The door for sockets: origin, rate, session, then a connection. */

import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_FRAME_BYTES } from '@illuminice/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import {
  type Config,
  invitingOrigin,
  type Logger,
  type Metrics,
  pathOnSite,
  publicOrigin,
  type ThrottledWarnings,
} from '../runtime/index.ts';
import type { Sessions } from '../session/index.ts';
import { addressOf } from './address.ts';
import { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import type { LoadGuard } from './load-guard.ts';
import { isOriginAllowed } from './origin.ts';
import type { RateLimits } from './rate-limits.ts';
import { TickBatch } from './tick-batch.ts';

export const SOCKET_PATH = '/socket';

/** One home, one office or one load test; beyond that somebody is collecting sockets. */
const MOST_CONNECTIONS_PER_USER = 12;
const HELLO_WITHIN_MS = 10_000;
/**
 * Sockets open at the same time for one address (an IPv6 /64). Whoever brings a session has a share of their own, or a school would lock
 * itself out; whoever brings none could be anybody again and again.
 */
const MOST_CONNECTIONS_PER_ADDRESS = 400;
const MOST_STRANGERS_PER_ADDRESS = 60;

export interface GatewayServices {
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly refusals: ThrottledWarnings;
  readonly load: LoadGuard;
  readonly hub: Hub;
  /** How often what people at the tables sent is taken. */
  readonly tickMs: number;
  readonly receive: (connection: Connection, frame: string) => Promise<void>;
  readonly onGone: (connection: Connection) => void;
}

export type UpgradeRequest = Pick<IncomingMessage, 'url' | 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

export interface Admission {
  /** Text: what is wrong with the one they brought. */
  readonly session: Awaited<ReturnType<Sessions['admit']>>;
  readonly address: string;
  readonly origin: string;
  readonly isStranger: boolean;
}

export interface NotAdmitted {
  readonly status: number;
  readonly why: string;
}

interface ReceivedFrame {
  readonly connection: Connection;
  readonly frame: string;
  readonly at: number;
}

export class Gateway {
  readonly #services: GatewayServices;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    // Compressed sizes tell about contents, and cost memory per connection.
    perMessageDeflate: false,
    clientTracking: false,
  });
  /** To be sent with the answer to this request; one listener for all, or requests that ws turns away would leave theirs behind. */
  readonly #cookies = new WeakMap<IncomingMessage, string>();
  readonly #batch: TickBatch<ReceivedFrame>;
  readonly #leaving: TickBatch<Connection>;
  #isDraining = false;

  constructor(services: GatewayServices) {
    this.#services = services;
    const { tickMs } = services;
    this.#leaving = new TickBatch((connection) => connection.flush(), { tickMs });
    this.#batch = new TickBatch((heard) => this.#take(heard), { tickMs, first: () => this.#leaving.tick() });
    this.#server.on('headers', (headers, request) => {
      const cookie = this.#cookies.get(request);
      if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
    });
  }

  drain(): void {
    this.#isDraining = true;
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const { sessions } = this.#services;
    const admission = await this.admit(request);
    if ('status' in admission) return refuseUpgrade(socket, admission);
    const { session } = admission;
    const setCookie = typeof session === 'string' ? sessions.clearingCookie : session.setCookie;
    if (setCookie !== undefined) this.#cookies.set(request, setCookie);
    this.#server.handleUpgrade(request, socket, head, (opened) => this.open(opened, admission));
  }

  /** Whether a socket is opened for this request, and for whom. */
  async admit(request: UpgradeRequest): Promise<Admission | NotAdmitted> {
    const { config, sessions, limits, metrics, refusals, load } = this.#services;
    const address = addressOf(request, config);
    const { host, origin, cookie } = request.headers;
    const turnAway = (status: number, why: string): NotAdmitted => {
      metrics.framesRefused.inc({ why: `upgrade ${status}` });
      refusals.note(`upgrade ${status}`);
      return { status, why };
    };
    if (pathOnSite(request.url ?? '', config).split('?')[0] !== SOCKET_PATH)
      return turnAway(404, 'there is no socket here');
    if (this.#isDraining) return turnAway(503, 'the server restarts, come back in a moment');
    const allowed = [...config.allowedOrigins, ...publicOrigin(config)];
    const isBehindProxy = config.trustedHops > 0;
    if (!isOriginAllowed(origin, { host, allowed, isBehindProxy }))
      return turnAway(403, 'this page may not open a socket here');
    const session = await sessions.admit(cookie);
    const isStranger = typeof session === 'string' || session.isNew === true;
    if (isStranger && load.isBehind) return turnAway(503, 'the server is busy, come back in a moment');
    if (this.#isCrowded({ address, isStranger })) return turnAway(429, 'too many connections');
    const isOften = isStranger ? limits.use('upgrade', address) : limits.use('upgradeOfPerson', session.user);
    if ((await isOften) !== undefined) return turnAway(429, 'too many connections');
    return { session, address, origin: config.publicUrl ?? invitingOrigin(host, config), isStranger };
  }

  open(socket: WebSocket, { session, address, origin, isStranger }: Admission): void {
    if (typeof session === 'string') return refuseSession(socket, session);
    const factor = this.#services.config.rateLimitFactor;
    this.#welcome(
      new Connection(socket, { user: session.user, since: session.since, address, origin, isStranger, factor }),
    );
  }

  #isCrowded({ address, isStranger }: Pick<Connection, 'address' | 'isStranger'>): boolean {
    const { hub, config } = this.#services;
    const open = hub.ofAddress(address);
    if (open.size >= MOST_CONNECTIONS_PER_ADDRESS * config.rateLimitFactor) return true;
    const strangers = [...open].filter((connection) => connection.isStranger).length;
    return isStranger && strangers >= MOST_STRANGERS_PER_ADDRESS * config.rateLimitFactor;
  }

  #take({ connection, frame, at }: ReceivedFrame): void {
    const { receive, log } = this.#services;
    connection.receivedAt = at;
    receive(connection, frame).catch((error: unknown) => log.error({ err: error }, 'a frame failed'));
  }

  #welcome(connection: Connection): void {
    const { hub, onGone, metrics, config, refusals } = this.#services;
    const { socket } = connection;
    if (hub.ofUser(connection.user).size >= MOST_CONNECTIONS_PER_USER * config.rateLimitFactor) {
      connection.close('flood');
      return;
    }
    hub.add(connection);
    connection.leaveOnTick = () => this.#leaving.add(connection);
    connection.onSlow = () => {
      metrics.connectionsEnded.inc({ why: 'slow reader' });
      refusals.note('slow reader');
    };
    const patience = setTimeout(() => {
      if (!connection.greeted) connection.close('noHello');
    }, HELLO_WITHIN_MS);
    patience.unref();
    const control = (): void => {
      connection.wasHeard = true;
      // ws answers pings by itself: without a price they would be a flood nobody counts.
      if (connection.credits.spend(performance.now()) || !connection.credits.overdrawn) return;
      metrics.connectionsEnded.inc({ why: 'flood' });
      refusals.note('flood');
      connection.close('flood');
    };
    socket.on('pong', control);
    socket.on('ping', control);
    socket.on('message', (data: RawData, isBinary: boolean) => {
      connection.wasHeard = true;
      const heard = { connection, frame: isBinary ? '' : data.toString(), at: performance.now() };
      if (connection.viewer === undefined) this.#take(heard);
      else this.#batch.add(heard);
    });
    // Oversized frames and broken encodings end here; ws closes with 1009 or 1007 by itself.
    socket.on('error', () => metrics.framesRefused.inc({ why: 'broken frame' }));
    socket.on('close', () => {
      clearTimeout(patience);
      // What was sent before the goodbye counts before it.
      this.#batch.flush();
      onGone(connection);
      hub.remove(connection);
    });
  }
}

/** Browsers cannot read why an upgrade failed, so a bad session is told on the open socket. */
function refuseSession(socket: WebSocket, why: 'expired' | 'forged'): void {
  const reason =
    why === 'expired' ? 'your session has expired, connect again' : 'this session is not ours, connect again';
  socket.on('error', () => undefined);
  socket.close(4401, reason);
}

function refuseUpgrade(socket: Duplex, { status, why }: NotAdmitted): void {
  const body = JSON.stringify({ error: why });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
