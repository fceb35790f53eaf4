import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seededChance } from '../helpers/chance.ts';
import { eventually } from '../helpers/eventually.ts';
import { playOn } from '../helpers/play.ts';
import { SocketClient } from '../helpers/socket-client.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const helpers = join(import.meta.dirname, '..', 'helpers');

function start(file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = fork(join(helpers, file), [...args], {
    env: { ...process.env, ...env },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

const said = <Message>(child: ChildProcess): Promise<Message> =>
  new Promise((resolve) => child.once('message', (message) => resolve(message as Message)));

test('[REQ-007] [REQ-013] [REQ-331] [R-22.15] clients in two processes create, join, chat, trade, drop in mid-attack, return and play to victory', async () => {
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000',
    SEED: 'two processes',
  };
  const { port } = await said<{ port: number }>(start('server-process.ts', [], env));
  const url = `ws://127.0.0.1:${port}`;
  let ana = await SocketClient.connect({ url, diceSeed: 'a'.repeat(64) });
  onTestFinished(() => ana.socket.terminate());
  await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0 } });
  const ben = start('player-process.ts', [url, ana.lobby?.code ?? '', 'Ben']);
  await said(ben);
  await eventually(() => expect(heard(ana)).toContain('hello from Ben'));
  await ana.must({ type: 'start' });
  const benEnds = said<{ over: unknown; gaps: number; accepted: number }>(ben);

  // Trade: two MB for one, taken by the other process.
  const random = seededChance(1);
  await playOn(ana, { level: 'novice', random, stopWhen: mayTrade });
  await ana.must({ type: 'command', command: { type: 'offer', to: 1, give: { money: 2 }, want: { money: 1 } } });
  await eventually(() => expect(hasTraded(ana)).toBe(true));

  // The tab closes in the middle of an attack; the same person comes back to the same seat and the same attack.
  // Everybody has to be done with spending, so it cannot end without them.
  await playOn(ana, { level: 'novice', random, stopWhen: isAskedInAttack });
  const before = ana.state?.view?.attack;
  const seat = ana.state?.table.own?.seat;
  expect(before).toBeDefined();
  ana.socket.terminate();
  ana = await SocketClient.connect({ url, ...(ana.cookie === undefined ? {} : { cookie: ana.cookie }) });
  await eventually(() => expect(ana.state?.view).toBeDefined());
  expect(ana.state?.table.own?.seat).toBe(seat);
  expect(ana.state?.view?.attack).toMatchObject({ attacker: before?.attacker, target: before?.target });

  await playOn(ana, { level: 'novice', random });
  const end = await benEnds;
  expect(ana.state?.view?.over?.winners).not.toEqual([]);
  expect(end).toMatchObject({ over: ana.state?.view?.over, gaps: 0, accepted: 1 });
  expect(ana.gaps).toBe(0);
}, 180_000);

function heard({ messages }: SocketClient): string[] {
  return messages.flatMap((message) => (message.type === 'chat' ? [message.text] : []));
}

function isAskedInAttack({ state }: SocketClient): boolean {
  return state?.view?.attack?.stage === 'spending' && state.table.own?.answered === false;
}

/** Both have what the offer names, in treasuries that lie open. */
function mayTrade({ state }: SocketClient): boolean {
  const [own, other] = state?.view?.seats ?? [];
  return state?.moves?.offer !== undefined && Number(own?.money) >= 2 && Number(other?.money) >= 1;
}

function hasTraded({ messages }: SocketClient): boolean {
  return messages.some(
    (message) =>
      message.type === 'update' &&
      message.events.some((event) => event.type === 'offerClosed' && event.how === 'accepted'),
  );
}
