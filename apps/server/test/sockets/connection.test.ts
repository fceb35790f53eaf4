import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection } from '../../src/sockets/connection.ts';

function connected() {
  const sent: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    ...{ OPEN: 1, readyState: 1, bufferedAmount: 0 },
    send: (frame: string) => void sent.push(frame),
    close: (code: number) => void sent.push(`closed ${code}`),
    terminate: () => void sent.push('terminated'),
  });
  const who = {
    ...{ user: 'ana', since: 0, address: '192.0.2.1', origin: 'http://play.example', isStranger: false, factor: 1 },
  };
  const connection = new Connection(socket as unknown as WebSocket, who);
  let asked = 0;
  connection.leaveOnTick = () => void asked++;
  return { connection, sent, asked: () => asked };
}

test('[V-7] what is told to somebody at a table leaves on a tick, in its order; to anybody else at once', () => {
  const { connection, sent, asked } = connected();
  connection.send('lobby');
  expect(sent).toEqual(['lobby']);
  connection.viewer = 0;
  connection.send('answer');
  connection.send('update');
  expect([sent, asked()]).toEqual([['lobby'], 1]);
  connection.flush();
  expect(sent).toEqual(['lobby', 'answer', 'update']);
});

test('[V-7] whoever leaves the table is told nothing before what waits for them', () => {
  const { connection, sent } = connected();
  connection.viewer = 'spectator';
  connection.send('update');
  connection.viewer = undefined;
  connection.send('goodbye');
  expect(sent).toEqual([]);
  connection.close('restart');
  expect(sent).toEqual(['update', 'goodbye', 'closed 1012']);
});

test('[V-2] what waits for the tick counts as not read', () => {
  const { connection, sent } = connected();
  connection.viewer = 0;
  for (let frame = 0; frame < 10; frame++) connection.send('x'.repeat(99_999));
  expect(sent).toEqual([]);
  connection.send('x'.repeat(99_999));
  expect(sent).toEqual(['terminated']);
});
