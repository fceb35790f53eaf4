/** What a person does who has just started it: sits down with a computer player, picks a card, throws the dice, and is in a game. */

import { setTimeout as pause } from 'node:timers/promises';
import { SocketClient } from '../../apps/server/test/helpers/socket-client.ts';

/** On a full machine the packages of a clone alone take five minutes. */
const PATIENCE_MS = 900_000;

/** Resolves once the server is ready. */
export function whenReady(port: number): Promise<void> {
  return until(
    () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    'it is not ready',
  );
}

/** Resolves once Ana sees their first position. */
export async function firstGame(port: number): Promise<void> {
  const ana = await seated(port);
  try {
    await ana.must({ type: 'createLobby', name: 'Ana' });
    await ana.must({ type: 'addBot', level: 'expert' });
    await ana.must({ type: 'start' });
    await until(async () => {
      const { table, view } = ana.state ?? {};
      const { seat } = table?.own ?? {};
      const { next, picks = [], unthrown = [] } = table?.beginning ?? {};
      if (seat === undefined) return false;
      if (next === seat)
        await ana.send({
          type: 'pick',
          back: [0, 1, 2].find((back) => picks.every((pick) => pick.back !== back)) ?? 0,
        });
      if (unthrown.includes(seat)) await ana.send({ type: 'throw' });
      return view !== undefined && unthrown.length === 0;
    }, 'no game began');
  } finally {
    ana.socket.terminate();
  }
}

/** A server on a full machine turns strangers away for a moment: people try again. */
async function seated(port: number): Promise<SocketClient> {
  for (const end = Date.now() + PATIENCE_MS; ; await pause(500)) {
    try {
      return await SocketClient.connect({ url: `ws://127.0.0.1:${port}` });
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

async function until(holds: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) if (await holds()) return;
  throw new Error(otherwise);
}
