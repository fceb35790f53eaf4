import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Connection } from '../../src/sockets/connection.ts';
import { eventually } from '../helpers/eventually.ts';

async function connected(): Promise<{ readonly connection: Connection; readonly heard: string[] }> {
  const sockets = new WebSocketServer({ noServer: true });
  const http = createServer();
  onTestFinished(() => {
    http.close();
  });
  const welcomed = new Promise<Connection>((resolve) => {
    http.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) =>
      sockets.handleUpgrade(request, stream, head, (socket) =>
        resolve(new Connection(socket, { stream, user: 'u', address: 'a', origin: 'o', factor: 1 })),
      ),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  onTestFinished(() => client.terminate());
  const heard: string[] = [];
  client.on('message', (data) => heard.push(data.toString()));
  return { connection: await welcomed, heard };
}

/** Every length at which a header changes its form or one of its bytes its highest bit. */
const LENGTHS = [0, 1, 125, 126, 127, 128, 255, 256, 0x7fff, 0x8000, 0x80ff, 0xffff, 0x10000, 100_000];

test.each(['plain', 'Grüße', '– 8 €', '🎲 dice'])(
  'frames of every length arrive whole and in order: %s',
  async (letters) => {
    const { connection, heard } = await connected();
    const frames = LENGTHS.map((length) => letters.repeat(1 + length / letters.length).slice(0, length));
    for (const frame of frames) connection.send(frame);
    await eventually(() => expect(heard).toHaveLength(frames.length));
    expect(heard).toEqual(frames.map((frame) => Buffer.from(frame).toString()));
  },
);

test('one frame with special letters among others of the same moment changes nothing for them', async () => {
  const { connection, heard } = await connected();
  const frames = ['{"a":1}', '{"name":"Jörg"}', 'x'.repeat(70_000), '{"b":2}'];
  for (const frame of frames) connection.send(frame);
  await eventually(() => expect(heard).toEqual(frames));
  connection.send('later');
  await eventually(() => expect(heard.at(-1)).toBe('later'));
});
