/**
 * One WebSocket that comes back by itself. Knows nothing of the game: it opens, says hello, hands messages up, notices
 * silence, and tries again with growing pauses.
 */
import type { ClientMessageInput, ServerMessage } from '@illuminice/protocol';
import { readMessage } from './read-message.ts';

/** The part of a browser's WebSocket that is used; tests bring their own. */
export interface SocketLike {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface SocketSettings {
  /** May have to ask for a session first. `renew`: the server did not take the one we had. */
  readonly connect: (renew: boolean) => Promise<SocketLike>;
  readonly hello: () => ClientMessageInput;
  readonly onMessage: (message: ServerMessage) => void;
  /** `gone`: the way is closed for good (another version, data deleted); nothing tries again. */
  readonly onStatus: (status: 'connecting' | 'open' | 'lost' | 'gone') => void;
  readonly random?: () => number;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;
const PING_EVERY = 10_000;
/** Two unanswered pings: a phone that changed networks keeps a dead socket open for minutes otherwise. */
const SILENCE = 22_000;
const OPEN = 1;
const FOR_GOOD = new Set([4400, 4410]);
const BAD_SESSION = 4401;

export interface Socket {
  /** False when there is no open socket now; nothing is queued here. */
  readonly send: (message: ClientMessageInput) => boolean;
  readonly reconnectNow: () => void;
  readonly stop: () => void;
}

export function openSocket(settings: SocketSettings): Socket {
  const { connect, hello, onMessage, onStatus, random = Math.random } = settings;
  let socket: SocketLike | undefined;
  let failures = 0;
  let heardAt = Date.now();
  let again: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let attempt = 0;
  let renew = false;

  const tryAgain = (): void => {
    if (stopped || again !== undefined) return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + random());
    failures++;
    again = setTimeout(open, pause);
  };

  const drop = (): void => {
    if (!socket) return;
    const old = socket;
    socket = undefined;
    old.onopen = null;
    old.onmessage = null;
    old.onclose = null;
    old.close();
  };

  const lose = (): void => {
    drop();
    onStatus('lost');
    tryAgain();
  };

  const open = (): void => {
    clearTimeout(again);
    again = undefined;
    drop();
    onStatus('connecting');
    heardAt = Date.now();
    const mine = ++attempt;
    connect(renew).then(
      (fresh) => {
        if (mine === attempt && !stopped) listen(fresh);
        else fresh.close();
      },
      () => mine === attempt && lose(),
    );
  };

  const listen = (fresh: SocketLike): void => {
    socket = fresh;
    renew = false;
    fresh.onopen = () => {
      heardAt = Date.now();
      fresh.send(JSON.stringify(hello()));
      onStatus('open');
    };
    fresh.onmessage = ({ data }) => {
      heardAt = Date.now();
      const message = readMessage(String(data));
      if (!message) return;
      if (message.type === 'welcome') failures = 0;
      onMessage(message);
    };
    fresh.onclose = ({ code }) => {
      renew = code === BAD_SESSION;
      if (!FOR_GOOD.has(code)) return lose();
      stopped = true;
      drop();
      onStatus('gone');
    };
  };

  const heartbeat = setInterval(() => {
    if (!socket) return;
    if (Date.now() - heardAt > SILENCE) lose();
    else if (socket.readyState === OPEN) socket.send(JSON.stringify({ type: 'ping' }));
  }, PING_EVERY);

  open();

  return {
    send: (message) => {
      if (socket?.readyState !== OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    reconnectNow: () => {
      if (stopped) return;
      failures = 0;
      if (socket?.readyState !== OPEN && again !== undefined) open();
    },
    stop: () => {
      stopped = true;
      clearTimeout(again);
      clearInterval(heartbeat);
      drop();
    },
  };
}
