import type { ClientMessageInput } from '@illuminice/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { newRequests, type Requests } from '../../src/session/online/requests.ts';

describe('messages that wait for an answer', () => {
  let open: boolean;
  let sent: ClientMessageInput[];
  let requests: Requests;
  let receipts: object[];
  const signing: Promise<void>[] = [];
  const signed = { signature: 'a'.repeat(128) };

  beforeEach(() => {
    let id = 0;
    open = true;
    sent = [];
    receipts = [];
    requests = newRequests({
      send: (message) => {
        if (open) sent.push(message);
        return open;
      },
      newId: () => `m${++id}`,
      sign: (message) => (message.type === 'undo' ? undefined : signing.shift()?.then(() => ({ ...message, signed }))),
      receipt: (receipt) => receipts.push(receipt),
    });
  });

  test('accepted, refused and error each settle the message whose id they carry', async () => {
    const done = requests.ask({ type: 'undo' });
    const refused = requests.ask({ type: 'wait' });
    const wrong = requests.ask({ type: 'joinLobby', code: 'ABCDEF', name: 'Ada' });
    requests.answer({ type: 'error', id: 'm3', problem: { code: 'LOBBY_FULL' } });
    requests.answer({
      type: 'refused',
      id: 'm2',
      refusal: { code: 'NO_WINDOW', rule: 'R-24.6', values: { need: 'openWindow' } },
    });
    expect(requests.answer({ type: 'accepted', id: 'm1' })).toBe(true);
    expect(await done).toEqual({ ok: true });
    expect(await refused).toEqual({
      ok: false,
      refusal: { code: 'NO_WINDOW', rule: 'R-24.6', values: { need: 'openWindow' } },
    });
    expect(await wrong).toEqual({ ok: false, problem: { code: 'LOBBY_FULL' } });
  });

  test('a command that got no answer is sent again under the same id once the server says welcome', async () => {
    const answer = requests.ask({ type: 'command', command: { type: 'done' } });
    requests.connectionLost();
    requests.welcomed();
    expect(sent).toEqual([
      { type: 'command', id: 'm1', command: { type: 'done' } },
      { type: 'command', id: 'm1', command: { type: 'done' } },
    ]);
    requests.answer({ type: 'accepted', id: 'm1' });
    expect(await answer).toEqual({ ok: true });
    requests.welcomed();
    expect(sent).toHaveLength(2);
  });

  test('a command given while the line is dead waits for it', async () => {
    open = false;
    const answer = requests.ask({ type: 'command', command: { type: 'pass' } });
    open = true;
    requests.welcomed();
    requests.answer({ type: 'accepted', id: 'm1' });
    expect(await answer).toEqual({ ok: true });
  });

  test('what was asked of the lobby fails with the line and is not repeated behind the player’s back', async () => {
    const create = requests.ask({ type: 'createLobby', name: 'Ada' });
    requests.connectionLost();
    requests.welcomed();
    expect(await create).toMatchObject({ ok: false, refusal: { code: 'NO_CONNECTION' } });
    open = false;
    expect(await requests.ask({ type: 'start' })).toMatchObject({ refusal: { code: 'NO_CONNECTION' } });
    expect(sent).toHaveLength(1);
  });

  test('an answer nobody waits for is left to others', () => {
    expect(requests.answer({ type: 'accepted', id: 'gone' })).toBe(false);
    expect(requests.answer({ type: 'error', problem: { code: 'TOO_FAST' } })).toBe(false);
  });

  test('[V-4] what is signed leaves in the order it was done, signed, and once', async () => {
    let first = (): void => undefined;
    signing.push(new Promise((done) => (first = done)), Promise.resolve());
    requests.ask({ type: 'wait' });
    requests.ask({ type: 'throw' });
    await new Promise((done) => setTimeout(done));
    requests.welcomed();
    expect(sent).toEqual([]);
    first();
    await expect
      .poll(() => sent)
      .toEqual([
        { type: 'wait', id: 'm1', signed },
        { type: 'throw', id: 'm2', signed },
      ]);
  });

  test('[V-4] what cannot be signed is sent all the same', async () => {
    signing.push(Promise.reject(new Error('no memory')));
    requests.ask({ type: 'wait' });
    await expect.poll(() => sent).toEqual([{ type: 'wait', id: 'm1' }]);
  });

  test('[V-4] the receipt of an answer is handed on', () => {
    requests.ask({ type: 'undo' });
    requests.answer({ type: 'accepted', id: 'm1', head: 'b'.repeat(64) });
    expect(receipts).toEqual([{ id: 'm1', head: 'b'.repeat(64) }]);
  });
});
