/** Whispers and secret deals of a finished game: read only where who wrote them agreed, by nobody who was not there, never while it runs. */

import { expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { playOn, SOON_OVER } from '../helpers/play.ts';
import type { SocketClient } from '../helpers/socket-client.ts';
import { testServer } from '../helpers/test-server.ts';

test('[R-14.11 R-21.7] whispers and secret deals are read once it is over, each where its writer agreed; of the blocked nothing', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const [ana, ben, cleo] = [await server.connect(), await server.connect(), await server.connect()];
  await ana.must({ type: 'createLobby', name: 'Anastasia', options: SOON_OVER });
  const code = ana.lobby?.code ?? '';
  await ben.must({ type: 'joinLobby', code, name: 'Benedikt' });
  await cleo.must({ type: 'joinLobby', code, name: 'Cleopatra' });
  await ana.must({ type: 'start' });
  await eventually(() => expect(cleo.state?.table.stage).toBe('playing'));
  const witness = await server.connect();
  await witness.must({ type: 'spectate', code });
  await ana.must({ type: 'promise', to: 1, text: 'word of ana', secret: true });
  await ben.must({ type: 'promise', to: 0, text: 'word of ben', secret: true });
  await ana.must({ type: 'chat', text: 'talk of ana' });
  await ana.must({ type: 'chat', text: 'whisper of ana', to: 1 });
  await ben.must({ type: 'chat', text: 'whisper of ben', to: 0 });
  const SECRETS = ['word of ana', 'word of ben', 'whisper of ana', 'whisper of ben'];
  const table = ana.state?.table.table ?? '';
  const url = `http://127.0.0.1:${server.port}/api/games/${table}/words`;
  const cookie = (by?: SocketClient) => (by?.cookie === undefined ? {} : { cookie: by.cookie });
  const read = async (by?: SocketClient) => {
    const answer = await fetch(url, { headers: cookie(by) });
    return { status: answer.status, text: await answer.text() };
  };
  const show = async (by: SocketClient | undefined, shown: boolean, origin = `http://127.0.0.1:${server.port}`) => {
    const headers = { ...cookie(by), origin, 'content-type': 'application/json' };
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ shown }) })).status;
  };
  const heard = (text: string) => [...SECRETS, 'talk of ana'].filter((line) => text.includes(line));
  const stranger = await server.connect();

  // While it runs: nothing, and nobody can agree to anything.
  for (const [by, status] of [
    [cleo, 409],
    [ana, 409],
    [stranger, 404],
    [undefined, 404],
  ] as const) {
    const { status: found, text } = await read(by);
    expect([found, heard(text)]).toEqual([status, []]);
  }
  expect([await show(ana, true), await show(stranger, true)]).toEqual([409, 404]);

  await Promise.all([ana, ben, cleo].map((client) => playOn(client)));
  await eventually(async () => expect((await read(cleo)).status).toBe(200));
  expect(heard((await read(cleo)).text)).toEqual(['talk of ana']);
  expect(JSON.parse((await read(cleo)).text).mine).toEqual({ seat: 2, shown: false });
  for (const by of [stranger, undefined]) expect((await read(by)).status).toBe(404);
  expect([await show(stranger, true), await show(undefined, true)]).toEqual([404, 404]);
  expect(await show(ana, true, 'https://evil.example')).toBe(404);

  // Each line is its writer's; those who agree in the same instant have all agreed.
  expect(await show(ana, true)).toBe(204);
  expect(heard((await read(cleo)).text)).toEqual(['word of ana', 'whisper of ana', 'talk of ana']);
  expect(await show(ana, false)).toBe(204);
  expect(await Promise.all([show(ana, true), show(ben, true), show(cleo, true)])).toEqual([204, 204, 204]);
  expect(heard((await read(cleo)).text)).toEqual([...SECRETS, 'talk of ana']);
  // Nobody who comes into the lobby afterwards was there; whoever looked on to the end was.
  const [late, later] = [await server.connect(), await server.connect()];
  await late.must({ type: 'joinLobby', code, name: 'Dorothea' });
  await later.must({ type: 'spectate', code });
  for (const by of [late, later]) expect(await read(by)).toMatchObject({ status: 404 });
  expect(heard((await read(witness)).text)).toEqual([...SECRETS, 'talk of ana']);
  // To one who muted or blocked somebody nothing of theirs comes back, agreed or not.
  await cleo.must({ type: 'mute', seat: 0, on: true });
  expect(heard((await read(cleo)).text)).toEqual(['word of ben', 'whisper of ben']);
  await cleo.must({ type: 'block', seat: 1, on: true });
  expect(heard((await read(cleo)).text)).toEqual([]);
  expect(heard((await read(ben)).text)).toEqual([...SECRETS, 'talk of ana']);
  // Taken back: unread from then on.
  expect([await show(ana, false), await show(ben, false)]).toEqual([204, 204]);
  expect(heard((await read(ben)).text)).toEqual(['talk of ana']);
  // Nobody's log, and no link, has any of it: not before, not after.
  const saved = await (await fetch(url.replace('/words', ''), { headers: cookie(cleo) })).text();
  for (const secret of SECRETS) expect(saved).not.toContain(secret);
}, 120_000);
