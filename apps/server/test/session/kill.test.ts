import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFile } from '../../src/sqlite/open-database.ts';
import { eventually } from '../helpers/eventually.ts';
import { SocketClient } from '../helpers/socket-client.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const settings = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000', SEED: 'kill' };

async function startServer(DATA_DIR: string): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(join(import.meta.dirname, '..', 'helpers', 'server-process.ts'), [], {
    env: { ...process.env, ...settings, DATA_DIR },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (message) => resolve(message as { port: number })),
  );
  return { child, url: `ws://127.0.0.1:${port}` };
}

async function connect(url: string, cookie?: string): Promise<SocketClient> {
  const client = await SocketClient.connect({ url, ...(cookie === undefined ? {} : { cookie }) });
  onTestFinished(() => client.socket.terminate());
  return client;
}

test('acknowledged means durable beside the game too: lobby, names, chat, mutes, blocks, bans and reports after kill -9', async () => {
  const dataDir = temporaryFolder();
  const first = await startServer(dataDir);
  const [ana, ben, cleo, dora] = await Promise.all(Array.from({ length: 4 }, () => connect(first.url)));
  if (!ana || !ben || !cleo || !dora) throw new Error('not everybody came');
  await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 2, reactionSeconds: 10, turnSeconds: 120 } });
  const code = ana.lobby?.code ?? '';
  await ben.must({ type: 'joinLobby', code, name: 'Ben' });
  await cleo.must({ type: 'joinLobby', code, name: 'Cleo' });
  await dora.must({ type: 'joinLobby', code, name: 'Dora' });
  await ben.must({ type: 'chat', text: 'good evening' });
  await ben.must({ type: 'chat', text: 'psst', to: 2 });
  await ana.must({ type: 'kick', seat: 3 });
  await ana.must({ type: 'setOptions', options: { turnSeconds: 77 }, public: true });
  await ana.must({ type: 'addBot', level: 'expert' });
  await ana.must({ type: 'moveSeat', from: 0, to: 1 });
  await ana.must({ type: 'passHost', seat: 0 });
  // Each of these is the last thing before the end for somebody: all are sent together, and the end comes with the last answer.
  await Promise.all([
    ana.must({ type: 'mute', seat: 0, on: true }),
    cleo.must({ type: 'block', seat: 0, on: true }),
    cleo.must({ type: 'rename', name: 'Cleopatra' }),
    ben.must({ type: 'report', seat: 2, text: 'sings' }),
    ben.must({ type: 'ready', on: true }),
  ]);
  first.child.kill('SIGKILL');
  await Promise.all([ana, ben, cleo].map((client) => client.whenClosed()));

  const { url } = await startServer(dataDir);
  const again = await connect(url, ana.cookie);
  await eventually(() => expect(again.lobby?.code).toBe(code));
  expect(again.lobby).toMatchObject({ public: true, options: { turnSeconds: 77, pace: 2 } });
  expect(again.lobby?.seats.map(({ name, kind, host, ready }) => [name, kind, host, ready])).toEqual([
    ['Ben', 'human', true, true],
    ['Ana', 'human', false, undefined],
    ['Cleopatra', 'human', false, undefined],
    [expect.any(String), 'bot', false, undefined],
  ]);
  const texts = (client: SocketClient): string[] =>
    client.messages.flatMap((message) => (message.type === 'chat' ? [message.text] : []));
  const banned = await connect(url, dora.cookie);
  expect(await banned.errorOf({ type: 'joinLobby', code, name: 'Dora' })).toBe('BLOCKED');
  const speaker = await connect(url, ben.cookie);
  await eventually(() => expect(texts(speaker)).toEqual(['good evening', 'psst']));
  const listener = await connect(url, cleo.cookie);
  expect(listener.messages.find(({ type }) => type === 'welcome')).toMatchObject({ name: 'Cleopatra' });
  // They are muted by one and blocked by the other, then and now.
  await speaker.must({ type: 'chat', text: 'can anybody hear me' });
  await listener.must({ type: 'chat', text: 'lovely weather' });
  await eventually(() => expect(texts(again)).toEqual(['lovely weather']));
  expect(texts(listener)).toEqual(['lovely weather']);
  const file = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  expect(file.prepare('SELECT reason FROM reports').all()).toMatchObject([{ reason: 'sings' }]);
  file.close();
}, 120_000);
