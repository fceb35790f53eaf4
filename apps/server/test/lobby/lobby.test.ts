import { DEFAULT_OPTIONS } from '@illuminice/engine';
import { CODE_ALPHABET } from '@illuminice/protocol';
import { promiseRecords } from '@illuminice/table';
import { expect, test } from 'vitest';
import { afterGame, type Lobby } from '../../src/lobby/lobby.ts';
import { newLobbyCode } from '../../src/lobby/lobby-code.ts';
import { chooseOptions, optionsToBegin } from '../../src/lobby/presets.ts';
import { eventually } from '../helpers/eventually.ts';
import { testServer } from '../helpers/test-server.ts';

test('[R-22.6] codes: six characters nobody confuses, never one that is taken', () => {
  expect(CODE_ALPHABET).not.toMatch(/[0O1IL]/);
  const taken = new Set<string>();
  for (let count = 0; count < 200; count++) {
    const code = newLobbyCode((candidate) => taken.has(candidate));
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    expect(taken.has(code)).toBe(false);
    taken.add(code);
  }
}, 60_000);

test('[R-23] presets are whole sets of options; single options go on top; nonsense is named', () => {
  expect(chooseOptions({ preset: 'evening' })).toMatchObject({ basicGoalDelta: -2, clock: 'none' });
  expect(chooseOptions({ preset: 'official' })).toMatchObject({ pace: 4, turnSeconds: 0 });
  expect(chooseOptions({ preset: 'long', options: { pace: 0 } })).toMatchObject({ pace: 0, basicGoalDelta: 2 });
  const problem = chooseOptions({ options: { hiddenIlluminati: true, illuminati: 'choose' } });
  expect(problem).toMatchObject({ problem: { code: 'hiddenAndChosen', rule: 'R-23.1' } });
}, 60_000);

test('[R-23.13] private tables have no clock and public ones a bank, until the host chooses another', async () => {
  expect(chooseOptions({})).toMatchObject({ clock: 'none' });
  expect(chooseOptions({ public: true })).toMatchObject({ clock: 'bank', decisionSeconds: 30, bankSeconds: 600 });
  expect(chooseOptions({ public: true, preset: 'long' })).toMatchObject({ clock: 'bank' });
  expect(chooseOptions({ preset: 'tournament' })).toMatchObject({ clock: 'bank', decisionSeconds: 15 });
  expect(chooseOptions({ options: { turnSeconds: 300 } })).toMatchObject({ clock: 'turn' });

  const server = await testServer();
  const ana = await server.connect();
  await ana.must({ type: 'createLobby', name: 'Ana' });
  expect(ana.lobby?.options.clock).toBe('none');
  await ana.must({ type: 'setOptions', public: true });
  expect(ana.lobby?.options.clock).toBe('bank');
  await ana.must({ type: 'setOptions', options: { clock: 'turn' } });
  await ana.must({ type: 'setOptions', public: false });
  expect(ana.lobby?.options.clock).toBe('turn');
}, 60_000);

test('[R-24.10] a lobby opened before there were kinds of clock begins with one', () => {
  const { clock, ...older } = DEFAULT_OPTIONS;
  expect(optionsToBegin(older)).toMatchObject({ clock: 'none' });
  expect(optionsToBegin({ ...older, turnSeconds: 120 })).toMatchObject({ clock: 'turn' });
}, 60_000);

test('[REQ-008] [REQ-009] [REQ-013] [REQ-014] [REQ-015] create, show code and link, join, wait', async () => {
  const server = await testServer();
  const ana = await server.connect();
  await ana.must({ type: 'createLobby', name: '  Ana ', preset: 'long', public: true });
  expect(ana.lobby).toMatchObject({
    public: true,
    options: { pace: 10 },
    seats: [{ name: 'Ana', host: true, you: true }],
  });
  expect(ana.lobby?.link).toBe(`http://127.0.0.1:${server.port}/join/${ana.lobby?.code}`);
  const ben = await server.connect();
  await ben.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Ben' });
  expect(ben.lobby?.seats).toMatchObject([
    { name: 'Ana', host: true, you: false, present: true },
    { name: 'Ben', host: false, you: true, present: true },
  ]);
  expect(ben.state).toBeUndefined();
}, 60_000);

test('[REQ-010] [REQ-017] [R-22.8] only the host arranges and starts, and not alone', async () => {
  const server = await testServer();
  const ana = await server.connect();
  await ana.must({ type: 'createLobby', name: 'Ana' });
  expect(await ana.errorOf({ type: 'start' })).toBe('TOO_FEW_SEATS');
  const ben = await server.connect();
  await ben.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Ben' });
  for (const message of [
    { type: 'start' },
    { type: 'setOptions', options: { pace: 0 } },
    { type: 'addBot', level: 'expert' },
    { type: 'kick', seat: 0 },
    { type: 'moveSeat', from: 0, to: 1 },
    { type: 'passHost', seat: 1 },
    { type: 'cancel' },
  ] as const)
    expect(await ben.errorOf(message)).toBe('NOT_HOST');
  expect(await ana.errorOf({ type: 'setOptions', options: { hiddenOverstate: true } })).toBe('BAD_OPTIONS');
  await ana.must({ type: 'setOptions', options: { pace: 0 } });
  await eventually(() => expect(ben.lobby?.options.pace).toBe(0));
}, 60_000);

test('[REQ-371] computer players: added with a persona, moved, removed', async () => {
  const server = await testServer();
  const ana = await server.connect();
  await ana.must({ type: 'createLobby', name: 'Ana' });
  await ana.must({ type: 'addBot', level: 'expert', persona: 'archivist' });
  await ana.must({ type: 'addBot', level: 'novice' });
  expect(ana.lobby?.seats[1]).toMatchObject({ kind: 'bot', level: 'expert', persona: 'archivist' });
  const names = ana.lobby?.seats.map(({ name }) => name) ?? [];
  expect(new Set(names).size).toBe(3);
  await ana.must({ type: 'moveSeat', from: 0, to: 2 });
  expect(ana.lobby?.seats.map(({ name }) => name)).toEqual([names[1], names[2], names[0]]);
  await ana.must({ type: 'removeBot', seat: 0 });
  expect(ana.lobby?.seats).toHaveLength(2);
  expect(await ana.errorOf({ type: 'removeBot', seat: 1 })).toBe('NO_SUCH_SEAT');
}, 60_000);

test('[REQ-011] [REQ-012] [REQ-016] [R-22.7] leaving: the earliest of those left is host; the last one out deletes', async () => {
  const server = await testServer();
  const [ana, ben, cleo] = await Promise.all([server.connect(), server.connect(), server.connect()]);
  await ana.must({ type: 'createLobby', name: 'Ana' });
  const code = ana.lobby?.code ?? '';
  await ben.must({ type: 'joinLobby', code, name: 'Ben' });
  await cleo.must({ type: 'joinLobby', code, name: 'Cleo' });
  await ana.must({ type: 'leaveLobby' });
  expect(ana.lobby).toBeUndefined();
  await eventually(() => expect(cleo.lobby?.seats[0]).toMatchObject({ name: 'Ben', host: true }));
  await ben.must({ type: 'leaveLobby' });
  await cleo.must({ type: 'leaveLobby' });
  expect(await ana.errorOf({ type: 'joinLobby', code, name: 'Ana' })).toBe('UNKNOWN_CODE');
}, 60_000);

test('kick: told so, out, and not back in', async () => {
  const server = await testServer();
  const [ana, ben] = await Promise.all([server.connect(), server.connect()]);
  await ana.must({ type: 'createLobby', name: 'Ana' });
  const code = ana.lobby?.code ?? '';
  await ben.must({ type: 'joinLobby', code, name: 'Ben' });
  const bye = ben.next('bye');
  await ana.must({ type: 'kick', seat: 1 });
  expect(await bye).toMatchObject({ reason: 'kicked' });
  expect(await ben.errorOf({ type: 'joinLobby', code, name: 'Ben' })).toBe('BLOCKED');
  expect(await ben.errorOf({ type: 'spectate', code })).toBe('BLOCKED');
}, 60_000);

test('[REQ-019] cancel: a waiting lobby is closed; a game goes back to its lobby until the Illuminati are chosen', async () => {
  const server = await testServer({ tableSettings: { diceMs: 60_000, beginMs: 0 } });
  const [ana, ben] = await Promise.all([server.connect(), server.connect()]);
  await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0 } });
  const code = ana.lobby?.code ?? '';
  await ben.must({ type: 'joinLobby', code, name: 'Ben' });
  await ana.must({ type: 'setOptions', options: { illuminati: 'choose' } });
  await ana.must({ type: 'start' });
  await eventually(() => expect(ana.state?.view).toBeDefined());
  await ana.must({ type: 'cancel' });
  await eventually(() => expect(ben.lobby?.table).toBeUndefined());
  expect(ben.lobby).toMatchObject({ seats: [{ name: 'Ana' }, { name: 'Ben' }] });
  // Spectators see a game with open hands a round late; what the host may do depends on how it stands now.
  await ana.must({ type: 'setOptions', options: { illuminati: 'random', spectatorsSeeAll: true } });
  await ana.must({ type: 'start' });
  await eventually(() => expect(ana.state?.view?.seats[0]?.illuminati).toBeDefined());
  expect(await ana.errorOf({ type: 'cancel' })).toBe('CANNOT_CANCEL');
  await ana.must({ type: 'leaveLobby' });
  const host = await server.connect();
  await host.must({ type: 'createLobby', name: 'Host' });
  await host.must({ type: 'cancel' });
  expect(host.lobby).toBeUndefined();
}, 60_000);

test('public list and quick match: into the fullest open lobby, or a new one', async () => {
  const server = await testServer();
  const [ana, ben, cleo, dan] = await Promise.all([1, 2, 3, 4].map(() => server.connect()));
  if (!ana || !ben || !cleo || !dan) throw new Error('somebody is missing');
  await ana.must({ type: 'createLobby', name: 'Ana' });
  await ben.must({ type: 'quickMatch', name: 'Ben' });
  expect(ben.lobby?.code).not.toBe(ana.lobby?.code);
  expect(ben.lobby?.public).toBe(true);
  await cleo.must({ type: 'quickMatch', name: 'Cleo' });
  expect(cleo.lobby?.code).toBe(ben.lobby?.code);
  const listed = dan.next('lobbyList');
  await dan.must({ type: 'listLobbies' });
  expect((await listed).lobbies).toMatchObject([{ code: ben.lobby?.code, host: 'Ben', seats: 2, running: false }]);
}, 60_000);

test('quick match leads nobody to a table with somebody they have blocked, or whose host has blocked them', async () => {
  const server = await testServer();
  const [ana, ben] = await Promise.all([server.connect(), server.connect()]);
  await ana.must({ type: 'createLobby', name: 'Ana', public: true });
  await ben.must({ type: 'quickMatch', name: 'Ben' });
  const code = ana.lobby?.code ?? '';
  expect(ben.lobby?.code).toBe(code);
  await ana.must({ type: 'block', seat: 1, on: true });
  await ben.must({ type: 'leaveLobby' });
  await ben.must({ type: 'quickMatch', name: 'Ben' });
  expect(ben.lobby?.code).not.toBe(code);
  await ana.must({ type: 'leaveLobby' });
  await ana.must({ type: 'quickMatch', name: 'Ana' });
  expect(ana.lobby?.code).not.toBe(ben.lobby?.code);
  // By the code they were given, people go where they like.
  await ana.must({ type: 'joinLobby', code: ben.lobby?.code ?? '', name: 'Ana' });
}, 60_000);

test('[R-18.9] spectators see the public view only, by code, at any time', async () => {
  const server = await testServer();
  const [ana, ben, eve] = await Promise.all([server.connect(), server.connect(), server.connect()]);
  await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0 } });
  const code = ana.lobby?.code ?? '';
  await ben.must({ type: 'joinLobby', code, name: 'Ben' });
  await ana.must({ type: 'start' });
  await eventually(() => expect(ana.state?.view).toBeDefined());
  await eve.must({ type: 'spectate', code });
  expect(eve.state?.view?.viewer).toBe('spectator');
  expect(eve.state?.moves).toBeUndefined();
  expect(eve.state?.table.own).toBeUndefined();
  await eventually(() => expect(ana.lobby?.watchers).toHaveLength(1));
  await eve.must({ type: 'stopSpectating' });
  await eventually(() => expect(ana.lobby?.watchers).toHaveLength(0));
}, 60_000);

test('[R-22.8] whoever sits may say that they are ready; other rules ask them again, and the start needs nobody', async () => {
  const server = await testServer();
  const [ana, ben, cleo] = await Promise.all([server.connect(), server.connect(), server.connect()]);
  await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0 } });
  await ben.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Ben' });
  expect(await cleo.errorOf({ type: 'ready', on: true })).toBe('NOT_IN_LOBBY');
  await ben.must({ type: 'ready', on: true });
  await eventually(() => expect(ana.lobby?.seats[1]).toMatchObject({ name: 'Ben', ready: true }));
  expect(ana.lobby?.seats[0]).not.toHaveProperty('ready');
  await ana.must({ type: 'setOptions', public: true });
  await eventually(() => expect(ben.lobby?.seats[1]).toHaveProperty('ready'));
  await ana.must({ type: 'setOptions', options: { pace: 4 } });
  await eventually(() => expect(ben.lobby?.seats[1]).not.toHaveProperty('ready'));
  await ben.must({ type: 'ready', on: true });
  await ben.must({ type: 'ready', on: false });
  await eventually(() => expect(ana.lobby?.seats[1]).not.toHaveProperty('ready'));
  await ana.must({ type: 'start' });
}, 60_000);

test('[R-14.5] what was kept and broken at the table stands beside the seat in the lobby', () => {
  const promised = (from: number, state: 'kept' | 'broken' | 'open', secret = false) => ({ from, state, secret });
  const promises = [promised(1, 'kept'), promised(1, 'broken'), promised(1, 'kept', true), promised(0, 'open')];
  const records = promiseRecords({ seats: [{}, {}], promises } as never);
  expect(records).toEqual([
    { kept: 0, broken: 0 },
    { kept: 1, broken: 1 },
  ]);
  const lobby = {
    host: 'a',
    seats: [
      { kind: 'human', user: 'b', name: 'Ben', joinedAt: 2, word: { kept: 2, broken: 0 } },
      { kind: 'human', user: 'a', name: 'Ana', joinedAt: 1 },
    ],
    people: ['a', 'b'],
    state: 'playing',
    watchers: [],
  } as unknown as Lobby;
  expect(afterGame(lobby, records)?.seats).toMatchObject([
    { name: 'Ben', word: { kept: 3, broken: 1 } },
    { name: 'Ana' },
  ]);
  expect(afterGame(lobby, records)?.seats[1]).not.toHaveProperty('word');
});
