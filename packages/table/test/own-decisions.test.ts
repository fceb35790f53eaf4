/** Nobody's own decision is played by a reaction clock (R-23.13, R-24.6, R-24.10; T-2). */
import { expect, test } from 'vitest';
import type { FakeHost, HostSetup } from './fake-host.ts';
import { aHostWith, group, holding } from './positions.ts';

const HANDS = { ben: ['swiss-bank-account'], cleo: ['slush-fund'] };
const BANK = { clock: 'bank', decisionSeconds: 30, bankSeconds: 100 } as const;

async function attacking(setup: HostSetup, target = 'yuppies'): Promise<FakeHost> {
  const host = await aHostWith(holding(HANDS), setup);
  const attack = { type: 'attack', kind: 'control', attacker: group('cia'), target: group(target) } as const;
  expect(await host.send(0, attack)).toEqual({ ok: true });
  return host;
}

/** Ben has drawn a Special and is asked whether to keep it face up. */
async function drawing(setup: HostSetup): Promise<FakeHost> {
  const host = await aHostWith(holding({}, { deck: ['slush-fund', 'boy-sprouts'] }), setup);
  await host.send(0, { type: 'endTurn' });
  expect(host.table.state.game?.questions.at(-1)).toMatchObject({ kind: 'keep', seat: 1 });
  return host;
}

const momentOf = (host: FakeHost) => host.table.state.moment.kind;

test('[R-24.10] with no clock an announced attack waits for its attacker, whatever the others let pass (T-2)', async () => {
  const host = await attacking({});
  expect(host.lastTo(0).table.clock).toMatchObject({ endsAt: host.time + 20_000, spares: [0] });
  await host.pass(3600);
  expect(momentOf(host)).toBe('spending');
  expect(host.table.nextDeadline()).toBeUndefined();
  await host.send(0, { type: 'done' });
  expect(momentOf(host)).not.toBe('spending');
});

test('[R-24.10] the attacker who is done early waits no longer than reactionSeconds for bystanders', async () => {
  const host = await attacking({});
  await host.send(0, { type: 'done' });
  await host.pass(19.999);
  expect(momentOf(host)).toBe('spending');
  await host.pass(0.001);
  expect(momentOf(host)).not.toBe('spending');
});

test('[R-24.10] the owner of the target decides on Defend, and a bystander is not waited for', async () => {
  const host = await attacking({}, 'kgb');
  await host.send(0, { type: 'done' });
  await host.pass(3600);
  expect(momentOf(host)).toBe('spending');
  await host.send(1, { type: 'done' });
  expect(momentOf(host)).not.toBe('spending');
});

test('[R-24.10] a table of attacker and defender alone shows no clock for what has none', async () => {
  const host = await aHostWith(holding({ ben: ['slush-fund'] }), { seats: ['human', 'human', 'bot'] });
  await host.send(0, { type: 'attack', kind: 'control', attacker: group('cia'), target: group('kgb') });
  expect(host.lastTo(0).table.clock).toMatchObject({ kind: 'spending' });
  expect(host.lastTo(0).table.clock).not.toHaveProperty('endsAt');
});

test('[R-24.10] a question of one’s own is not answered by time, and after 90 s the others may vote (R-19.9)', async () => {
  const host = await drawing({});
  expect(host.lastTo(0).table.clock).not.toHaveProperty('endsAt');
  expect(host.lastTo(0).table.seats[1]?.idleAt).toBe(host.time + 90_000);
  await host.pass(3600);
  expect(momentOf(host)).toBe('question');
  await host.act(0, { type: 'vote', what: 'seatBot', seat: 1, yes: true });
  await host.act(2, { type: 'vote', what: 'seatBot', seat: 1, yes: true });
  expect(host.table.state.seats[1]?.away).toBe('idle');
  await host.pass(2);
  expect(momentOf(host)).toBe('plain');
});

test('[R-24.10] bank: free time, then the bank, then a computer player until "I am back", which gives 60 s', async () => {
  const host = await aHostWith(holding({}), { options: BANK, bot: () => new Promise(() => undefined) });
  const since = host.time;
  const { decision } = (await host.table.updateFor(0)).table.own ?? {};
  expect(decision).toEqual({ since, freeUntil: since + 30_000, endsAt: since + 130_000 });
  expect((await host.table.updateFor(1)).table.own).not.toHaveProperty('decision');
  expect((await host.table.updateFor(1)).table.clock).toMatchObject({ kind: 'turn', endsAt: since + 130_000 });
  // 40 s of thought: 10 of them from the bank.
  await host.pass(40);
  await host.send(0, { type: 'transfer', from: group('cia'), to: 0, amount: 1 });
  expect(host.lastTo(0).table.own?.decision?.endsAt).toBe(host.time + 120_000);
  await host.pass(119.999);
  expect(host.table.state.seats[0]?.away).toBeUndefined();
  await host.pass(0.001);
  expect(host.lastTo(1).table.seats[0]).toMatchObject({ kind: 'bot', away: 'clock' });
  expect(host.botRequests.at(-1)).toMatchObject({ seat: 0, occasion: 'turn' });
  expect(await host.act(0, { type: 'handBack' })).toEqual({ ok: true });
  expect(host.lastTo(0).table.seats[0]).toMatchObject({ kind: 'human' });
  expect(host.lastTo(0).table.own?.decision?.endsAt).toBe(host.time + 90_000);
});

test('[R-24.10] bank: what goes on beside the turn gives no new free time', async () => {
  const host = await aHostWith(holding({}), { options: BANK });
  const since = host.time;
  await host.pass(20);
  await host.send(0, { type: 'offer', to: 1, give: { money: 1 }, want: {} });
  expect(host.lastTo(0).table.own?.decision?.freeUntil).toBe(since + 30_000);
});

test('[R-24.10] bank: who pressed Attack pays no more time, and a spend asks anew with new free time', async () => {
  const host = await attacking({ options: BANK }, 'kgb');
  await host.pass(25);
  await host.send(0, { type: 'done' });
  expect(host.lastTo(0).table.own).not.toHaveProperty('decision');
  await host.pass(20);
  await host.send(1, { type: 'spend', from: 1, amount: 1, side: 'against' });
  for (const seat of [0, 1]) expect(host.lastTo(seat).table.own?.decision?.freeUntil).toBe(host.time + 30_000);
  expect(host.lastTo(0).table.own?.decision?.endsAt).toBe(host.time + 130_000);
  // Ben thought for 45 s, 15 of them from the bank.
  expect(host.lastTo(1).table.own?.decision?.endsAt).toBe(host.time + 115_000);
  expect(host.lastTo(2).table.own).not.toHaveProperty('decision');
});

test('[R-24.10] bank: the computer player that decides is no blind default, and plays on in the attack', async () => {
  const host = await attacking({
    options: BANK,
    bot: ({ view }) =>
      view.attack?.spent.attackerIlluminati ? { type: 'done' } : { type: 'spend', from: 0, amount: 2, side: 'for' },
  });
  await host.send(1, { type: 'done' });
  await host.send(2, { type: 'done' });
  await host.pass(130);
  expect(host.table.state.seats[0]?.away).toBe('clock');
  await host.pass(10);
  const commands = host
    .log()
    .flatMap(({ facts }) => facts.flatMap((fact) => (fact.type === 'game' ? [fact.command] : [])));
  expect(commands).toContainEqual({ type: 'spend', seat: 0, from: 0, amount: 2, side: 'for' });
});

test('[R-24.10] bank: a new deal fills it again, and a table nobody sits at spends none of it', async () => {
  const host = await aHostWith(holding({}), { options: BANK });
  await host.pass(60);
  for (const seat of [0, 1, 2]) await host.table.disconnected(seat);
  await host.pass(3600);
  expect(host.table.state.seats[0]?.away).toBeUndefined();
  await host.table.connected(0);
  await host.settle();
  expect(host.lastTo(0).table.own?.decision?.endsAt).toBe(host.time + 70_000);
  await host.send(0, { type: 'endTurn' });
  expect(host.table.state.seats[0]?.bank).toBe(70_000);
  for (const seat of [1, 2]) await host.table.connected(seat);
  for (const seat of [0, 1, 2]) await host.act(seat, { type: 'vote', what: 'reset', yes: true });
  expect(host.table.state.seats[0]?.bank).toBeUndefined();
});

test('[R-24.10] turn: decisionSeconds for a decision in an attack, then a computer player makes that one', async () => {
  const host = await attacking({
    options: { clock: 'turn', turnSeconds: 300, decisionSeconds: 30 },
    bot: () => ({ type: 'default' }),
  });
  expect(host.lastTo(0).table.own?.decision).toEqual({
    since: host.time,
    freeUntil: host.time + 30_000,
    endsAt: host.time + 30_000,
  });
  await host.pass(29.999);
  expect(momentOf(host)).toBe('spending');
  expect(host.table.state.seats[0]?.away).toBeUndefined();
  await host.pass(0.001);
  expect(host.lastTo(1).table.seats[0]).toMatchObject({ away: 'clock' });
  while (momentOf(host) === 'spending') await host.pass(1);
  expect(host.table.state.seats[0]?.away).toBeUndefined();
  expect(host.lastTo(1).table.seats[0]).toMatchObject({ kind: 'human' });
});

test('[R-24.10] turn: plain phases keep the turn clock alone', async () => {
  const host = await aHostWith(holding({}), { options: { clock: 'turn', turnSeconds: 300 } });
  expect((await host.table.updateFor(0)).table.own).not.toHaveProperty('decision');
  expect(host.table.nextDeadline()).toBe(host.time + 300_000);
});

test('[R-23.13] turnSeconds count for the clock "turn" alone', async () => {
  const host = await aHostWith(holding({}), { options: { clock: 'none', turnSeconds: 300 } });
  expect(host.table.nextDeadline()).toBeUndefined();
});

test('[R-24.2] a process that died finds the same banks', async () => {
  const host = await aHostWith(holding({}), { options: BANK });
  await host.pass(70);
  await host.send(0, { type: 'transfer', from: group('cia'), to: 0, amount: 1 });
  const before = (await host.table.updateFor(0)).table.own;
  await host.reopen();
  expect((await host.table.updateFor(0)).table.own).toEqual(before);
});

test('[R-24.10] at a table opened before there were kinds of clock the reaction clock still rolls', async () => {
  const host = await attacking({ isOld: true });
  await host.pass(20);
  expect(momentOf(host)).not.toBe('spending');
});
