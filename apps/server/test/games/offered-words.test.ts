import { expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { playOn } from '../helpers/play.ts';
import type { SocketClient } from '../helpers/socket-client.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';

/** Three people in the first turn of a game in which nobody is hurried, in the order of their seats. */
async function threeAtTable(server: TestServer): Promise<readonly [SocketClient, SocketClient, SocketClient]> {
  const clients = await Promise.all([server.connect(), server.connect(), server.connect()]);
  const [ana, ...guests] = clients;
  if (ana === undefined) throw new Error('nobody came');
  await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0 } });
  for (const [index, guest] of guests.entries())
    await guest.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: `Guest ${index}` });
  await ana.must({ type: 'start' });
  const isPlain = ({ state }: SocketClient) => state?.view?.phase === 'actions';
  await Promise.all(clients.map((client) => playOn(client, { stopWhen: isPlain })));
  const bySeat = clients.toSorted((one, other) => seatOf(one) - seatOf(other));
  return bySeat as [SocketClient, SocketClient, SocketClient];
}

const seatOf = ({ state }: SocketClient): number => state?.table.own?.seat ?? -1;
const wordsTo = ({ state }: SocketClient) => state?.table.promises.map(({ text, state: how }) => [text, how]);

test('[R-14.11] [R-18.2] a word beside an offer reaches the one it is offered to; a third is sent nothing until it is given', async () => {
  const server = await testServer();
  const [ana, ben, cleo] = await threeAtTable(server);
  const command = { type: 'offer', to: 1, give: { money: 1 }, want: {} } as const;
  const before = cleo.frames.length;
  await ana.must({
    type: 'command',
    command,
    promise: { text: 'No harm from me.', promise: { kind: 'peace', turns: 2 } },
  });
  await eventually(() => expect(wordsTo(ben)).toEqual([['No harm from me.', 'offered']]));
  const serial = ben.state?.view?.offers[0]?.serial ?? -1;
  expect(ben.state?.table.promises[0]).toMatchObject({ from: 0, to: 1, offer: serial });
  await ben.must({ type: 'command', command: { type: 'reject', from: 0, serial } });
  await eventually(() => expect(wordsTo(ana)).toEqual([]));
  // Answers on the same line come in order: whatever had been sent to them before would be here by now.
  const pong = cleo.next('pong');
  cleo.raw({ type: 'ping' });
  await pong;
  expect(cleo.frames.slice(before).filter(({ text }) => text.includes('"type":"update"'))).toEqual([]);

  await ana.must({ type: 'command', command, promise: { text: 'Nor from mine.' } });
  await eventually(() => expect(wordsTo(ben)).toEqual([['Nor from mine.', 'offered']]));
  await ben.must({ type: 'command', command: { type: 'accept', from: 0, serial: serial + 1 } });
  for (const client of [ana, ben, cleo])
    await eventually(() => expect(wordsTo(client)).toEqual([['Nor from mine.', 'open']]));
  expect(cleo.frames.some(({ text }) => text.includes('No harm from me'))).toBe(false);
}, 60_000);

test('[R-14.1] [R-24.8] a word beside anything else than an offer is refused in words', async () => {
  const server = await testServer();
  const [ana] = await threeAtTable(server);
  const refused = await ana.send({ type: 'command', command: { type: 'endTurn' }, promise: { text: 'peace' } });
  expect(refused).toMatchObject({ type: 'refused', refusal: { code: 'BAD_PROMISE', rule: 'R-14.1' } });
}, 60_000);
