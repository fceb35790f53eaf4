import { expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { playOn } from '../helpers/play.ts';
import { testServer } from '../helpers/test-server.ts';

test('[REQ-007] [REQ-010] [REQ-351] [REQ-366] create, join, start, play to victory, back in the same lobby', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const ana = await server.connect();
  await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0 } });
  const ben = await server.connect();
  await ben.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Ben' });
  await ana.must({ type: 'start' });
  // Players who do not want to win are a matter of minutes, or of hundreds.
  await Promise.all([ana, ben].map((client) => playOn(client, { level: 'novice' })));
  expect(ana.state?.view?.over).toBeDefined();
  expect(ben.state?.view?.over).toEqual(ana.state?.view?.over);
  expect(ana.gaps + ben.gaps).toBe(0);
  expect(ana.lobby?.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  await eventually(() => expect(ana.lobby?.table).toBeUndefined());
}, 60_000);
