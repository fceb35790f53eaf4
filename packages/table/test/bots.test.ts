/** Computer players behind the same door as people. */
import { pack } from '@illuminice/cards';
import type { SeatCommand } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { Chance, calmCommand } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { type BotRequest, Table } from '../src/index.ts';
import { FakeHost } from './fake-host.ts';
import { aHostWith, group, holding, special, THREE } from './positions.ts';

const SENATE = special('senate-investigating-committee');
const BOT_THIRD = ['human', 'human', 'bot'] as const;

test('[R-24.6] where only computer players are asked the time is constant, whatever they hold', async () => {
  for (const cards of [['slush-fund'], ['senate-investigating-committee']]) {
    const host = await aHostWith(holding({ cleo: cards }), {
      seats: ['human', 'human', 'bot'],
      bot: () => ({ type: 'decline' }),
    });
    const before = host.time;
    await host.send(0, { type: 'endTurn' });
    expect(host.table.state.game?.questions.at(-1)?.kind).toBe('start');
    expect(host.table.nextDeadline()).toBe(before + 400);
    await host.pass(0.4);
    expect(host.table.state.game?.questions.at(-1)?.kind).not.toBe('start');
  }
});

test('[R-24.6] in a window with people a bot’s play comes out at a constant part of pace', async () => {
  const host = await aHostWith(holding({ ana: ['murphys-law'], cleo: ['senate-investigating-committee'] }), {
    seats: BOT_THIRD,
    bot: ({ moves }) => (moves.play ? { type: 'play', card: SENATE } : { type: 'decline' }),
  });
  const before = host.time;
  await host.send(0, { type: 'endTurn' });
  await host.pass(1.199);
  expect(host.log().at(-1)?.at).toBe(before);
  await host.pass(0.001);
  expect(host.log().at(-1)).toMatchObject({ at: before + 1200, seat: 2 });
});

test('[R-24.6 B-6] what a bot says comes with its move, not with its thought, and not at all with a pass', async () => {
  const host = await aHostWith(holding({ ana: ['murphys-law'], cleo: ['senate-investigating-committee'] }), {
    seats: BOT_THIRD,
    bot: ({ moves }) => (moves.play ? { type: 'play', card: SENATE } : { type: 'decline' }),
  });
  const before = host.time;
  await host.send(0, { type: 'endTurn' });
  await host.pass(1.199);
  expect(host.botRequests.length).toBeGreaterThan(0);
  expect(host.carriedOut).toEqual([]);
  await host.pass(0.001);
  expect(host.carriedOut).toEqual([{ at: before + 1200, seat: 2, type: 'play' }]);
});

test('[R-24.6] with botWindowMs 0 a window among computer players takes as long as they think, and no longer', async () => {
  let answer = (_: SeatCommand): void => undefined;
  const host = await aHostWith(holding({ cleo: ['senate-investigating-committee'] }), {
    seats: BOT_THIRD,
    settings: { botWindowMs: 0 },
    bot: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await host.send(0, { type: 'endTurn' });
  await host.pass(1.7);
  expect(host.table.state.game?.questions.at(-1)?.kind).toBe('start');
  answer({ type: 'play', card: SENATE });
  await host.settle();
  expect(host.log().at(-1)?.facts[0]).toMatchObject({ type: 'game', command: { type: 'play', seat: 2 } });
});

test('a bot that answers late in a window has passed; one that never answers gets its default in time', async () => {
  const never = (): Promise<SeatCommand> => new Promise(() => undefined);
  const host = await aHostWith(holding({ ana: ['murphys-law'], cleo: ['slush-fund'] }), {
    seats: ['human', 'bot', 'bot'],
    bot: never,
  });
  await host.send(0, { type: 'endTurn' });
  await host.pass(2);
  expect(host.table.state.game?.questions.at(-1)?.kind).not.toBe('start');
  expect(host.table.state.game?.turn.seat).toBe(1);
  await host.pass(60);
  expect(host.table.state.game?.turn.seat).not.toBe(1);
});

test('a bot whose answer is refused is asked again, then gets the default; one that throws too', async () => {
  const asked: BotRequest[] = [];
  const host = await aHostWith(THREE, {
    seats: ['bot', 'human', 'human'],
    bot: (request) => {
      asked.push(request);
      return { type: 'drop', group: group('kgb') };
    },
  });
  await host.pass(5);
  expect(asked.map(({ seat, attempt }) => [seat, attempt])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
  ]);
  expect(host.table.state.game?.turn.seat).toBe(1);
  const thrower = await aHostWith(THREE, {
    seats: ['bot', 'human', 'human'],
    bot: () => {
      throw new Error('no idea');
    },
  });
  await thrower.pass(5);
  expect(thrower.table.state.game?.turn.seat).toBe(1);
});

test('a bot moves no sooner than people can follow and is shown exactly its seat’s view', async () => {
  const host = await aHostWith(holding({ ben: ['slush-fund'] }), {
    seats: ['bot', 'human', 'human'],
    bot: () => ({ type: 'endTurn' }),
  });
  await host.pass(0.699);
  expect(host.table.state.game?.turn.seat).toBe(0);
  expect(host.botRequests[0]?.view.viewer).toBe(0);
  expect(host.botRequests[0]?.view.seats[1]?.hand).toEqual([{}]);
  await host.pass(0.001);
  expect(host.table.state.game?.turn.seat).toBe(1);
});

test('[R-14.11] a bot answers an offer made to it', async () => {
  const host = await aHostWith(THREE, {
    seats: BOT_THIRD,
    bot: ({ occasion, moves }) => {
      const offer = moves.accept?.[0];
      return occasion === 'offer' && offer ? { type: 'accept', ...offer } : { type: 'default' };
    },
  });
  await host.send(0, { type: 'offer', to: 2, give: { money: 2 }, want: { money: 1 } });
  await host.pass(1);
  expect(host.table.state.game?.money.slice(0, 3)).toEqual([8, 6, 6]);
});

test('[R-14.14] a bot takes an offer that is no longer covered once, then turns it down', async () => {
  const host = await aHostWith(THREE, {
    seats: BOT_THIRD,
    options: { moneyVisibility: 'hidden' },
    bot: ({ moves }) => {
      const offer = moves.accept?.[0];
      return offer ? { type: 'accept', ...offer } : { type: 'default' };
    },
  });
  const before = host.table.state.game?.money.slice(0, 3) ?? [];
  await host.send(0, { type: 'offer', to: 2, give: { money: before[0] ?? 0 }, want: { money: 1 } });
  await host.send(0, { type: 'give', to: 1, money: 1 });
  await host.pass(1);
  expect(host.table.state.game?.offers).toEqual([]);
  expect(host.table.state.game?.money[2]).toBe(before[2]);
});

test('alone among bots nobody learns anything from my speed: a window closes when I have answered', async () => {
  const host = await aHostWith(holding({ ana: ['murphys-law'], cleo: ['slush-fund'] }), {
    seats: ['human', 'bot', 'bot'],
    bot: () => ({ type: 'decline' }),
  });
  await host.send(0, { type: 'endTurn' });
  await host.pass(0.4);
  expect(host.table.state.game?.questions.at(-1)?.kind).toBe('start');
  await host.send(0, { type: 'decline' });
  expect(host.table.state.game?.questions.at(-1)?.kind).not.toBe('start');
});

test('a crash forgets what bots said; they are asked again', async () => {
  const host = await aHostWith(THREE, { seats: ['bot', 'human', 'human'], bot: () => ({ type: 'endTurn' }) });
  await host.reopen();
  await host.pass(1);
  expect(host.table.state.game?.turn.seat).toBe(1);
});

test('[REQ-371] computer players alone play a whole game while somebody watches', { timeout: 60_000 }, async () => {
  const chance = new Chance(quickRandom('bots alone'));
  const host = new FakeHost({
    seats: ['bot', 'bot', 'bot'],
    spectators: true,
    settings: { botMoveMs: 0, botWindowMs: 0 },
    bot: ({ seat, view, moves }) => calmCommand({ pack, seat, moves, view: () => view, chance }) ?? { type: 'default' },
  });
  await host.create();
  for (let guard = 0; guard < 5000 && host.table.state.stage !== 'over'; guard++) await host.pass(1);
  expect(host.table.state.stage).toBe('over');
  expect(host.lastTo('spectator').view?.over?.winners.length).toBeGreaterThan(0);
  const versions = host.sentTo('spectator').map(({ version }) => version);
  expect(versions).toEqual(versions.map((_, index) => index + 2));
});

test('a bot asked in two processes at once moves once', async () => {
  const host = await aHostWith(THREE, {
    seats: ['bot', 'human', 'human'],
    bot: ({ view }) =>
      view.seats[0]?.groups[0]?.money === 3
        ? { type: 'transfer', from: group('cia'), to: 0, amount: 1 }
        : new Promise(() => undefined),
  });
  const other = await Table.open({ id: 't', pack, ports: host.ports(), settings: host.settings });
  await new Promise((done) => setImmediate(done));
  host.time += 700;
  await Promise.all([host.table.timerFired(), other?.timerFired()]);
  await other?.idle();
  await host.table.idle();
  const transfers = host
    .log()
    .flatMap(({ facts }) => facts)
    .filter((fact) => fact.type === 'game' && fact.command.type === 'transfer');
  expect(transfers).toHaveLength(1);
  other?.close();
});

test('[R-14.5] a bot is told which promises to it were broken, and nothing of those to others', async () => {
  const requests: BotRequest[] = [];
  const host = await aHostWith(THREE, {
    seats: BOT_THIRD,
    options: { pace: 0 },
    bot: (request) => {
      requests.push(request);
      return { type: 'default' };
    },
  });
  await host.act(0, { type: 'promise', to: 2, text: 'no harm from me', promise: { kind: 'peace' } });
  await host.act(0, { type: 'promise', to: 1, text: 'nor to you', promise: { kind: 'peace' } });
  const target = host.table.state.game?.owner.findIndex((owner, card) => owner === 2 && card >= 8) ?? -1;
  await host.send(0, { type: 'attack', kind: 'neutralize', attacker: group('cia'), target });
  await host.settle();
  expect(requests.filter(({ seat }) => seat === 2).at(-1)?.promises).toEqual([
    { by: 0, to: 2, promise: { kind: 'peace' }, kept: false },
  ]);
});

test.each([
  ['its table says', { options: { masterMillis: 500 } }, 500],
  ['is usual, in a game begun before there was a choice', { isOld: true }, 1500],
] as const)('[REQ-371] a Master may think as long as %s', async (_, setup, allowed) => {
  const host = await aHostWith(THREE, {
    seats: ['bot', 'human', 'human'],
    bot: () => ({ type: 'endTurn' }),
    ...setup,
  });
  await host.pass(5);
  expect(new Set(host.botRequests.map(({ masterMillis }) => masterMillis))).toEqual(new Set([allowed]));
});
