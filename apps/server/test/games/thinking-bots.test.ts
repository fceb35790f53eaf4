import type { BotAnswer, BotPort, BotRequest } from '@illuminice/table';
import { expect, onTestFinished, test } from 'vitest';
import { BotPool } from '../../src/bots/bot-pool.ts';
import { seededEntropy } from '../helpers/chance.ts';
import { playOn } from '../helpers/play.ts';
import type { SocketClient } from '../helpers/socket-client.ts';
import { testServer } from '../helpers/test-server.ts';

interface Told {
  readonly request: BotRequest;
  readonly answer: BotAnswer;
}

/** The pool as the server uses it, with a record of everything it was asked and said. */
function recorded(): { readonly bots: BotPort; readonly told: Told[]; readonly failures: unknown[] } {
  const pool = new BotPool({ threads: 1, say: () => undefined, longestThoughtMs: 60 });
  onTestFinished(() => pool.close());
  const told: Told[] = [];
  const failures: unknown[] = [];
  const decide = async (request: BotRequest): Promise<BotAnswer> => {
    try {
      const answer = await pool.decide(request);
      told.push({ request, answer });
      return answer;
    } catch (error) {
      failures.push(error);
      throw error;
    }
  };
  return { bots: { decide }, told, failures };
}

const BOT_SEATS = [1, 2, 3];

/** Or is out, or the game is over, which only bots that play can bring about. */
function haveTakenTurns(turns: number): (client: SocketClient) => boolean {
  return ({ state }) => {
    const { over, seats = [] } = state?.view ?? {};
    if (over !== undefined) return true;
    return seats.length > 0 && BOT_SEATS.every((seat) => seats[seat]?.status !== 0 || seats[seat].turnsTaken >= turns);
  };
}

test('[REQ-371] real bots think in the worker pool and play whole turns of an online game', async () => {
  const { bots, told, failures } = recorded();
  // Windows of bots close when all have answered, and nothing is given up because a machine is busy.
  const tableSettings = { diceMs: 20_000, beginMs: 0, botWindowMs: 0, botMoveMs: 0, botPatienceMs: 100_000 };
  const server = await testServer(
    { bots, tableSettings, entropy: seededEntropy('thinking') },
    { RATE_LIMIT_FACTOR: '1000' },
  );
  const ana = await server.connect(undefined, 'a'.repeat(64));
  await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0 } });
  for (const level of ['regular', 'expert', 'master'] as const)
    await ana.must({ type: 'addBot', level, persona: 'clockmaker' });
  await ana.must({ type: 'start' });
  await playOn(ana, { stopWhen: haveTakenTurns(2) });

  expect(failures).toEqual([]);
  for (const seat of BOT_SEATS) {
    const own = told.filter(({ request }) => request.seat === seat && request.occasion === 'turn');
    expect(own.length).toBeGreaterThan(0);
  }
  // Whoever has no Group after three turns is out: bots that think have tried for one by their second.
  expect(told.some(({ answer }) => answer.command.type === 'attack')).toBe(true);
  expect(told.filter(({ request }) => request.attempt > 1)).toEqual([]);
}, 120_000);
