import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSocket, type Socket, type SocketLike } from '../../src/session/online/socket.ts';

class FakeSocket implements SocketLike {
  readyState = 0;
  readonly sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  die(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

describe('the socket that comes back', () => {
  const sockets: FakeSocket[] = [];
  const renewals: boolean[] = [];
  const statuses: string[] = [];
  const heard: string[] = [];
  let socket: Socket;
  const newest = () => sockets.at(-1) as FakeSocket;

  beforeEach(async () => {
    vi.useFakeTimers();
    for (const list of [sockets, renewals, statuses, heard]) list.length = 0;
    socket = openSocket({
      connect: (renew) => {
        renewals.push(renew);
        const fresh = new FakeSocket();
        sockets.push(fresh);
        return Promise.resolve(fresh);
      },
      hello: () => ({ type: 'hello', version: 1 }),
      onMessage: ({ type }) => heard.push(type),
      onStatus: (status) => statuses.push(status),
      random: () => 0.5,
    });
    await vi.advanceTimersByTimeAsync(0);
  });

  afterEach(() => {
    socket.stop();
    vi.useRealTimers();
  });

  test('says hello first, and sends nothing before it is open', () => {
    expect(socket.send({ type: 'resync' })).toBe(false);
    newest().open();
    expect(newest().sent).toEqual(['{"type":"hello","version":1}']);
    expect(socket.send({ type: 'resync' })).toBe(true);
  });

  test('tries again with growing pauses, and quickly again after a welcome', async () => {
    const attempts = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return sockets.length;
    };
    newest().die();
    expect(await attempts(249)).toBe(1);
    expect(await attempts(1)).toBe(2);
    newest().die();
    expect(await attempts(499)).toBe(2);
    expect(await attempts(1)).toBe(3);
    newest().open();
    newest().hear({ type: 'welcome', version: 1, now: 0 });
    newest().die();
    expect(await attempts(250)).toBe(4);
    for (let failure = 0; failure < 12; failure++) {
      newest().die();
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(sockets).toHaveLength(16);
  });

  test('a line that has fallen silent counts as dead', async () => {
    newest().open();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(newest().sent.filter((frame) => frame.includes('ping'))).toHaveLength(2);
    expect(statuses.at(-1)).toBe('open');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(statuses).toContain('lost');
    expect(sockets.length).toBeGreaterThan(1);
  });

  test('[C-7] what is no message of the protocol is not handed up, and the connection stays', () => {
    newest().open();
    newest().hear({ type: 'pong', now: 0 });
    for (const frame of ['<html>504</html>', 'null', '[]', '{}', '{"type":"toString"}', '{"type":"later"}'])
      newest().onmessage?.({ data: frame });
    newest().hear({ type: 'welcome', version: 1, now: 0 });
    expect(heard).toEqual(['pong', 'welcome']);
    expect(statuses.at(-1)).toBe('open');
  });

  test('a session the server no longer takes is renewed; another version ends it for good', async () => {
    newest().die(4401);
    await vi.advanceTimersByTimeAsync(300);
    expect(renewals).toEqual([false, true]);
    newest().die(4400);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(statuses.at(-1)).toBe('gone');
    expect(sockets).toHaveLength(2);
  });
});
