import { expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { testServer } from '../helpers/test-server.ts';

async function watched(isPublic: boolean) {
  const server = await testServer();
  const [host, watcher] = [await server.connect(), await server.connect()];
  await host.must({ type: 'createLobby', name: 'Host', public: isPublic, options: { pace: 30 } });
  await host.must({ type: 'addBot', level: 'novice' });
  await host.must({ type: 'start' });
  const code = host.lobby?.code ?? '';
  await watcher.must({ type: 'spectate', code });
  return { server, host, watcher, code };
}

test('[V-3] strangers who watch a public game are silent; the host lets them talk, or nobody watch, while it runs', async () => {
  const { server, host, watcher, code } = await watched(true);
  expect(await watcher.errorOf({ type: 'chat', text: 'spam' })).toBe('CHAT_CLOSED');
  expect(await watcher.errorOf({ type: 'moderate', spectators: 'talking' })).toBe('NOT_HOST');
  await host.must({ type: 'moderate', spectators: 'talking' });
  await watcher.must({ type: 'chat', text: 'good luck' });
  await host.must({ type: 'moderate', spectators: 'off' });
  await eventually(() => expect(watcher.lobby).toBeUndefined());
  const late = await server.connect();
  expect(await late.errorOf({ type: 'spectate', code })).toBe('BLOCKED');
});

test('[V-3] a spectator can be muted, reported and sent away by name, and does not come back', async () => {
  const { host, watcher, code } = await watched(false);
  await watcher.must({ type: 'chat', text: 'boo' });
  await eventually(() => expect(host.messages.some((message) => message.type === 'chat')).toBe(true));
  await host.must({ type: 'report', spectator: 'Guest', text: 'says boo' });
  await host.must({ type: 'mute', spectator: 'Guest', on: true });
  await watcher.must({ type: 'chat', text: 'boo again' });
  expect(host.messages.some((message) => message.type === 'chat' && message.text === 'boo again')).toBe(false);
  await host.must({ type: 'kick', spectator: 'Guest' });
  await eventually(() => expect(watcher.lobby).toBeUndefined());
  expect(await watcher.errorOf({ type: 'spectate', code })).toBe('BLOCKED');
});
