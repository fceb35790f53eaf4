import { expect, test } from 'vitest';
import { FakeHost } from './fake-host.ts';

/** A disk that has written when it is told to. */
function withSlowDisk(host: FakeHost): () => void {
  let write: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    write = resolve;
  });
  const append = host.store.append.bind(host.store);
  host.store.append = async (request) => {
    await held;
    return append(request);
  };
  return () => write?.();
}

async function aTable(): Promise<FakeHost> {
  const host = new FakeHost({ seats: ['human', 'human', 'human'], options: { pace: 5, reactionSeconds: 30 } });
  await host.begin();
  return host;
}

test('[V-7] [R-24.6] a refusal does not wait for what another seat is having written', async () => {
  const host = await aTable();
  const write = withSlowDisk(host);
  const before = host.log().length;
  const secret = host.table.request({ seat: 1, id: 'a', request: { type: 'standing', kind: 'stayOut', on: true } });
  const refused = await host.table.request({ seat: 0, id: 'b', request: { type: 'wait', window: 999_999 } });
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'NO_WINDOW' } });
  expect(host.log().length).toBe(before);
  write();
  expect(await secret).toMatchObject({ ok: true });
});

test('[R-24.3] what a seat sent before comes first: its next request is decided after it', async () => {
  const host = await aTable();
  const write = withSlowDisk(host);
  const answers: string[] = [];
  const note = (name: string) => () => void answers.push(name);
  const first = host.table.request({ seat: 1, id: 'a', request: { type: 'standing', kind: 'stayOut', on: true } });
  const second = host.table.request({ seat: 1, id: 'b', request: { type: 'wait', window: 999_999 } });
  void first.then(note('first'));
  void second.then(note('second'));
  write();
  await Promise.all([first, second]);
  expect(answers).toEqual(['first', 'second']);
});

test('[R-24.3] a command that was accepted before is accepted again, also beside a write', async () => {
  const host = await aTable();
  const request = { type: 'standing', kind: 'stayOut', on: true } as const;
  await host.table.request({ seat: 0, id: 'a', request });
  const write = withSlowDisk(host);
  const secret = host.table.request({ seat: 1, id: 'b', request });
  // The same id with what would be refused now: what counts is what was accepted.
  expect(await host.table.request({ seat: 0, id: 'a', request: { type: 'wait', window: 999_999 } })).toMatchObject({
    ok: true,
  });
  write();
  await secret;
});
