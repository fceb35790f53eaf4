/** How others fared with the position of the day: one report for each person, of days that are on, and nothing told but counts. */

import { expect, test } from 'vitest';
import type { SocketClient } from '../helpers/socket-client.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';

const TODAY = new Date().toISOString().slice(0, 10);

interface Reported {
  readonly by?: SocketClient;
  readonly body?: object;
  readonly origin?: string;
}

function report(server: TestServer, { by, body = { day: TODAY, grade: 0 }, origin }: Reported): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}/api/daily`, {
    method: 'POST',
    headers: {
      ...(by?.cookie === undefined ? {} : { cookie: by.cookie }),
      origin: origin ?? `http://127.0.0.1:${server.port}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
}

const counts = (server: TestServer, day: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}/api/daily/${day}`);

test('[B-11] everybody counts once a day, and what is told are numbers alone', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const [ana, ben] = [await server.connect(), await server.connect()];
  expect(await (await report(server, { by: ana })).json()).toEqual({ counts: [1, 0, 0, 0] });
  expect(await (await report(server, { by: ana, body: { day: TODAY, grade: 3 } })).json()).toEqual({
    counts: [1, 0, 0, 0],
  });
  expect(await (await report(server, { by: ben, body: { day: TODAY, grade: 2 } })).json()).toEqual({
    counts: [1, 0, 1, 0],
  });
  const told = await (await counts(server, TODAY)).text();
  expect(told).toBe('{"counts":[1,0,1,0]}');
});

test('[B-11] nobody reports without a session, from another page, for another time or in other words', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const ana = await server.connect();
  expect((await report(server, {})).status).toBe(404);
  expect((await report(server, { by: ana, origin: 'https://elsewhere.example' })).status).toBe(404);
  expect((await report(server, { by: ana, body: { day: '2020-01-01', grade: 0 } })).status).toBe(404);
  expect((await report(server, { by: ana, body: { day: '2020-13-45', grade: 0 } })).status).toBe(404);
  for (const body of [{ day: TODAY, grade: 4 }, { day: TODAY, grade: 0.5 }, { day: 'today', grade: 0 }, { day: TODAY }])
    expect((await report(server, { by: ana, body })).status).toBe(400);
  expect((await counts(server, 'yesterday')).status).toBe(400);
  expect(await (await counts(server, TODAY)).json()).toEqual({ counts: [0, 0, 0, 0] });
});

test('[B-11] whoever reports without end is asked to wait', async () => {
  const server = await testServer({}, {});
  const ana = await server.connect();
  const answers: number[] = [];
  for (let time = 0; time < 12; time++) answers.push((await report(server, { by: ana })).status);
  expect(answers[0]).toBe(200);
  expect(answers.at(-1)).toBe(429);
});
