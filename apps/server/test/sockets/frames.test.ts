import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { sendTogether, type Wire } from '../../src/sockets/frames.ts';
import { eventually } from '../helpers/eventually.ts';

async function connected() {
  const sockets = new WebSocketServer({ noServer: true });
  const http = createServer();
  onTestFinished(() => {
    http.close();
  });
  const welcomed = new Promise<Wire & { readonly stream: Duplex }>((resolve) => {
    http.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) =>
      sockets.handleUpgrade(request, stream, head, (socket) => resolve({ socket, stream })),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  onTestFinished(() => client.terminate());
  const heard: string[] = [];
  client.on('message', (data) => heard.push(data.toString()));
  const wire = await welcomed;
  let writes = 0;
  const { write } = wire.stream;
  wire.stream.write = (...args: unknown[]) => {
    writes++;
    return Reflect.apply(write, wire.stream, args) as boolean;
  };
  return { wire, heard, writes: () => writes };
}

/** Every length at which a header changes its form or one of its bytes its highest bit. */
const LENGTHS = [0, 1, 125, 126, 127, 128, 255, 256, 0x7fff, 0x8000, 0x80ff, 0xffff, 0x10000, 100_000];

test.each(['plain', 'Grüße', '– 8 €', '🎲 dice'])(
  '[V-2] messages of every length arrive whole and in order: %s',
  async (letters) => {
    const { wire, heard } = await connected();
    const messages = LENGTHS.map((length) => letters.repeat(1 + length / letters.length).slice(0, length));
    sendTogether(wire, messages);
    await eventually(() => expect(heard).toHaveLength(messages.length));
    expect(heard).toEqual(messages.map((message) => Buffer.from(message).toString()));
  },
);

test('[V-2] one with special letters among others of the same moment changes nothing for them', async () => {
  const { wire, heard } = await connected();
  const messages = ['{"a":1}', '{"name":"Jörg"}', 'x'.repeat(70_000), '{"b":2}'];
  sendTogether(wire, messages);
  wire.socket.send('by ws');
  sendTogether(wire, ['later']);
  await eventually(() => expect(heard).toEqual([...messages, 'by ws', 'later']));
});

test('[V-2] what one command leads to is one write', async () => {
  const { wire, heard, writes } = await connected();
  sendTogether(wire, ['{"type":"update"}', '{"type":"accepted"}', 'x'.repeat(4000)]);
  expect(writes()).toBe(1);
  await eventually(() => expect(heard).toHaveLength(3));
});
