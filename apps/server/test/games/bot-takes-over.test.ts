import type { BotPort } from '@illuminice/table';
import { expect, onTestFinished, test } from 'vitest';
import { BotPool } from '../../src/bots/bot-pool.ts';
import { seededEntropy } from '../helpers/chance.ts';
import { eventually } from '../helpers/eventually.ts';
import { playOn } from '../helpers/play.ts';
import type { SocketClient } from '../helpers/socket-client.ts';
import { testServer } from '../helpers/test-server.ts';

const BEN = 1;

function seatOfBen({ state }: SocketClient) {
  return state?.table.seats[BEN];
}

/** Or they are out, or the game is over, which only who plays can bring about. */
function benHasPlayed(turns: number): (client: SocketClient) => boolean {
  return ({ state }) => {
    const { over, seats } = state?.view ?? {};
    const ben = seats?.[BEN];
    return over !== undefined || (ben !== undefined && (ben.status !== 0 || ben.turnsTaken >= turns));
  };
}

test('[R-22.15] [REQ-331] a bot of the worker pool plays on for whoever is gone, and gives the seat back', async () => {
  const pool = new BotPool({ threads: 1, say: () => undefined, longestThoughtMs: 40 });
  onTestFinished(() => pool.close());
  const asked: number[] = [];
  const bots: BotPort = {
    decide: (request) => {
      asked.push(request.seat);
      return pool.decide(request);
    },
  };
  // Nothing is given up because a machine is busy.
  const tableSettings = { diceMs: 20_000, beginMs: 0, botWindowMs: 0, botMoveMs: 0, botPatienceMs: 100_000 };
  const entropy = seededEntropy('take over');
  const server = await testServer({ bots, tableSettings, entropy }, { RATE_LIMIT_FACTOR: '1000' });
  const ana = await server.connect(undefined, 'a'.repeat(64));
  await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0, dropSeconds: 1 } });
  const ben = await server.connect(undefined, 'b'.repeat(64));
  await ben.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Ben' });
  await ana.must({ type: 'start' });
  await eventually(() => expect(ben.state?.view).toBeDefined());
  expect(seatOfBen(ana)).toMatchObject({ kind: 'human', present: true });

  // Their connection goes; after `dropSeconds` a bot takes whole turns for them, and nobody else's.
  ben.socket.terminate();
  await eventually(() => expect(seatOfBen(ana)).toMatchObject({ kind: 'bot', away: 'dropped', present: false }));
  await playOn(ana, { level: 'novice', stopWhen: benHasPlayed(2) });
  expect(ana.state?.view?.over).toBeUndefined();
  expect(ana.state?.view?.seats[BEN]?.turnsTaken).toBeGreaterThanOrEqual(2);
  expect(new Set(asked)).toEqual(new Set([BEN]));

  // They come back to what the bot made of it, and the seat is theirs: from now on nobody thinks for them.
  const again = await server.connect(ben.cookie);
  await eventually(() => expect(seatOfBen(ana)).toMatchObject({ kind: 'human', present: true }));
  expect(seatOfBen(ana)).not.toHaveProperty('away');
  await eventually(() => expect(again.state?.table.own?.seat).toBe(BEN));
  const questions = asked.length;
  const turns = again.state?.view?.seats[BEN]?.turnsTaken ?? 0;
  const stopWhen = benHasPlayed(turns + 1);
  await Promise.all([ana, again].map((client) => playOn(client, { level: 'novice', stopWhen })));
  expect(asked.length).toBe(questions);
}, 120_000);

test('[R-24.10] when the bank of a seat is empty a bot decides for a person who is there, until they are back', async () => {
  const bots: BotPort = { decide: () => new Promise(() => undefined) };
  const tableSettings = { diceMs: 20_000, beginMs: 0, botPatienceMs: 100_000 };
  const server = await testServer({ bots, tableSettings }, { RATE_LIMIT_FACTOR: '1000' });
  const people = [await server.connect(undefined, 'a'.repeat(64)), await server.connect(undefined, 'b'.repeat(64))];
  const [ana, ben] = people as [SocketClient, SocketClient];
  const options = { pace: 1, clock: 'bank', decisionSeconds: 1, bankSeconds: 1 } as const;
  await ana.must({ type: 'createLobby', name: 'Ana', options });
  await ben.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Ben' });
  await ana.must({ type: 'start' });
  const slow = () => ana.state?.table.seats.findIndex(({ away }) => away === 'clock') ?? -1;
  await eventually(() => expect(slow()).toBeGreaterThanOrEqual(0));
  const seat = slow();
  const person = people.find(({ state }) => state?.table.own?.seat === seat);
  expect(person?.state?.table.seats[seat]).toMatchObject({ kind: 'bot', present: true });
  await person?.must({ type: 'handBack' });
  await eventually(() => expect(ana.state?.table.seats[seat]).toMatchObject({ kind: 'human' }));
}, 60_000);
