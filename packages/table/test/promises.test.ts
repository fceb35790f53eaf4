/** The promise ledger: recorded as said, never enforced, judged where the game can tell. */

import type { PromiseKind } from '@illuminice/protocol';
import { expect, test } from 'vitest';
import type { FakeHost } from './fake-host.ts';
import { aHostWith, group, THREE } from './positions.ts';

async function promised(from: number, to: number, promise?: PromiseKind, secret = false): Promise<FakeHost> {
  const host = await aHostWith(THREE, { options: { pace: 0 } });
  const act = { type: 'promise', to, text: 'as said', ...(promise ? { promise } : {}), secret } as const;
  expect(await host.act(from, act)).toEqual({ ok: true });
  return host;
}

async function anaAttacks(host: FakeHost, target = 'yuppies'): Promise<void> {
  await host.send(0, { type: 'attack', kind: 'control', attacker: group('cia'), target: group(target) });
}

async function finishAttack(host: FakeHost): Promise<void> {
  for (let guard = 0; guard < 20 && host.table.state.game?.attack; guard++)
    for (const seat of host.table.state.game?.attack ? [0, 1, 2] : []) await host.send(seat, { type: 'default' });
}

/** Ends the turn and answers everything until the next plain phase. */
async function nextTurn(host: FakeHost): Promise<void> {
  await host.send(host.table.state.game?.turn.seat ?? 0, { type: 'endTurn' });
  for (let guard = 0; guard < 20 && !isPlain(host); guard++)
    for (const seat of [0, 1, 2]) if (!isPlain(host)) await host.send(seat, { type: 'default' });
}

function isPlain(host: FakeHost): boolean {
  return host.table.state.moment.kind === 'plain';
}

const stateOfPromise = (host: FakeHost) => host.table.state.promises[0]?.state;

test('a promise is shown to all as said; a secret one to the two alone', async () => {
  const host = await promised(1, 0);
  expect(host.lastTo(2).table.promises).toEqual([{ serial: 1, from: 1, to: 0, text: 'as said', state: 'open' }]);
  host.sent.length = 0;
  await host.act(1, { type: 'promise', to: 2, text: 'between us', secret: true });
  expect(host.sentTo(0)).toEqual([]);
  expect((await host.table.updateFor(0)).table.promises).toHaveLength(1);
  expect(host.lastTo(2).table.promises).toHaveLength(2);
  await host.act(2, { type: 'promise', to: 1, text: 'for all to hear' });
  // A number left out would tell of what was said in between.
  expect(host.lastTo(0).table.promises.map(({ serial, text }) => [serial, text])).toEqual([
    [1, 'as said'],
    [2, 'for all to hear'],
  ]);
  expect(await host.act(1, { type: 'promise', to: 1, text: 'to myself' })).toMatchObject({
    refusal: { code: 'BAD_PROMISE' },
  });
});

test('"I stay out of your next attack" is kept by staying out and broken by spending', async () => {
  const kept = await promised(1, 0, { kind: 'stayOut' });
  await anaAttacks(kept);
  await kept.send(2, { type: 'spend', from: 2, amount: 1, side: 'against' });
  await finishAttack(kept);
  expect(stateOfPromise(kept)).toBe('kept');
  expect((await kept.table.updateFor(2)).table.seats[1]).toMatchObject({ kept: 1, broken: 0 });

  const broken = await promised(1, 0, { kind: 'stayOut' });
  await anaAttacks(broken);
  expect(stateOfPromise(broken)).toBe('open');
  await broken.send(1, { type: 'spend', from: 1, amount: 1, side: 'for' });
  expect(stateOfPromise(broken)).toBe('broken');
  expect(broken.lastTo(2).table.seats[1]).toMatchObject({ kept: 0, broken: 1 });
});

test('an attack that is called off is no attack', async () => {
  const host = await promised(1, 0, { kind: 'stayOut' });
  await anaAttacks(host);
  await host.send(0, { type: 'callOff' });
  expect(stateOfPromise(host)).toBe('open');
});

test('"2 MB on my next turn" is kept by paying them then, not before and not less', async () => {
  const host = await promised(1, 0, { kind: 'pay', amount: 2 });
  await host.send(1, { type: 'give', to: 0, money: 2 });
  expect(stateOfPromise(host)).toBe('open');
  await nextTurn(host);
  expect(host.table.state.game?.turn.seat).toBe(1);
  await host.send(1, { type: 'give', to: 0, money: 1 });
  expect(stateOfPromise(host)).toBe('open');
  await host.send(1, { type: 'give', to: 0, money: 1 });
  expect(stateOfPromise(host)).toBe('kept');

  const broken = await promised(1, 0, { kind: 'pay', amount: 2 });
  await nextTurn(broken);
  await broken.send(1, { type: 'give', to: 0, money: 1 });
  await nextTurn(broken);
  expect(stateOfPromise(broken)).toBe('broken');
});

test('"I will not attack you for a turn" is broken by an attack on their Group and kept when the turn is over', async () => {
  const broken = await promised(0, 1, { kind: 'peace', turns: 1 });
  await anaAttacks(broken, 'kgb');
  expect(stateOfPromise(broken)).toBe('broken');
  const kept = await promised(0, 1, { kind: 'peace', turns: 1 });
  await anaAttacks(kept, 'mafia');
  await finishAttack(kept);
  await nextTurn(kept);
  expect(stateOfPromise(kept)).toBe('kept');
});

test('[R-14.5 T-17] a broken promise says when and by what; whoever was not told of a secret one is not told of its end', async () => {
  const spent = await promised(1, 0, { kind: 'stayOut' });
  await anaAttacks(spent);
  expect(spent.lastTo(1).table.promises[0]).toMatchObject({ state: 'open', running: true });
  await spent.send(1, { type: 'spend', from: 1, amount: 2, side: 'against' });
  const deed = { kind: 'spent', amount: 2, side: 'against', target: group('yuppies') };
  expect(spent.lastTo(2).table.promises[0]).toMatchObject({ state: 'broken', broken: { at: spent.time, deed } });
  expect(spent.lastTo(2).table.promises[0]).not.toHaveProperty('running');

  const attacked = await promised(0, 1, { kind: 'peace', turns: 1 }, true);
  await anaAttacks(attacked, 'kgb');
  expect(attacked.lastTo(1).table.promises[0]?.broken?.deed).toEqual({
    kind: 'attacked',
    attacker: group('cia'),
    target: group('kgb'),
  });
  expect(attacked.lastTo(2).table.promises).toEqual([]);

  const unpaid = await promised(1, 0, { kind: 'pay', amount: 3 });
  await nextTurn(unpaid);
  await unpaid.send(1, { type: 'give', to: 0, money: 1 });
  expect(unpaid.lastTo(1).table.promises[0]).toMatchObject({ running: true, paid: 1 });
  await nextTurn(unpaid);
  expect(unpaid.lastTo(0).table.promises[0]?.broken?.deed).toEqual({ kind: 'unpaid', paid: 1 });
});

test('[V-2] [R-14.5] of a long ledger what is open and the newest hundred are told, and how many were kept', async () => {
  const host = await aHostWith(THREE, { options: { pace: 0 } });
  const pairs = [0, 1, 2].flatMap((from) => [0, 1, 2].flatMap((to) => (to === from ? [] : [{ from, to }])));
  for (const text of ['first', 'second']) {
    for (const { from, to } of pairs)
      for (let count = 0; count < 10; count++)
        expect(await host.act(from, { type: 'promise', to, text, promise: { kind: 'peace', turns: 1 } })).toEqual({
          ok: true,
        });
    for (let turn = 0; turn < 4; turn++) await nextTurn(host);
  }
  const { promises, seats } = (await host.table.updateFor(0)).table;
  expect([promises.length, promises.at(0)?.serial, promises.at(-1)?.serial]).toEqual([100, 21, 120]);
  expect(seats.map(({ kept }) => kept)).toEqual([40, 40, 40]);
});

test('words alone are never judged', async () => {
  const host = await promised(0, 1);
  await anaAttacks(host, 'kgb');
  await finishAttack(host);
  await nextTurn(host);
  expect(stateOfPromise(host)).toBe('open');
});

/** Cleo is a computer player who asks 3 MB of Ana for staying out of the attack that is under way. */
async function aPriceForPeace(): Promise<FakeHost> {
  const host = await aHostWith(THREE, {
    seats: ['human', 'human', 'bot'],
    word: { kind: 'stayOut' },
    bot: ({ occasion, moves }) =>
      occasion === 'spending' && moves.offer?.to.includes(0)
        ? { type: 'offer', to: 0, give: {}, want: { money: 3 } }
        : { type: 'done' },
  });
  await anaAttacks(host);
  host.sent.length = 0;
  await host.pass(5);
  return host;
}

test('[R-14.11] what a computer player promises with an offer is between the two, and nothing until it is accepted', async () => {
  const host = await aPriceForPeace();
  const { serial = 0 } = host.table.state.game?.offers[0] ?? {};
  expect(host.lastTo(0).table.promises).toMatchObject([
    { from: 2, to: 0, promise: { kind: 'stayOut' }, state: 'offered' },
  ]);
  expect((await host.table.updateFor(1)).table.promises).toEqual([]);
  expect((await host.table.updateFor('spectator')).table.promises).toEqual([]);
  await host.send(0, { type: 'reject', from: 2, serial });
  expect((await host.table.updateFor(0)).table.promises).toEqual([]);
});

test('[R-14.5] accepted, it stands in the ledger for all, and the attack it was bought in is judged', async () => {
  const host = await aPriceForPeace();
  const { serial = 0 } = host.table.state.game?.offers[0] ?? {};
  await host.send(0, { type: 'accept', from: 2, serial });
  expect(host.lastTo(1).table.promises).toMatchObject([{ from: 2, to: 0, state: 'open' }]);
  for (let guard = 0; guard < 20 && host.table.state.game?.attack; guard++) {
    for (const seat of [0, 1]) await host.send(seat, { type: 'default' });
    await host.pass(5);
  }
  expect(stateOfPromise(host)).toBe('kept');
  expect((await host.table.updateFor(1)).table.seats[2]).toMatchObject({ kept: 1, broken: 0 });
});

/** Ben wants 2 MB of Ana and gives a promise for it, while nothing else is going on. */
async function aWordForMoney(secret = false): Promise<FakeHost> {
  const host = await aHostWith(THREE, { options: { pace: 0, replaceLeavers: false }, spectators: true });
  const promise = {
    text: 'No word of it.',
    promise: { kind: 'peace', turns: 1 },
    ...(secret ? { secret } : {}),
  } as const;
  const command = { type: 'offer', to: 0, give: {}, want: { money: 2 } } as const;
  expect(await host.act(1, { type: 'command', command, promise })).toEqual({ ok: true });
  return host;
}

const wordsTo = async (host: FakeHost, viewer: number | 'spectator') =>
  (await host.table.updateFor(viewer)).table.promises;

const serialOf = (host: FakeHost) => host.table.state.game?.offers[0]?.serial ?? -1;

test('[R-14.11] a person’s word beside an offer hangs on it: the two see it there, nobody else hears of it', async () => {
  const host = await aWordForMoney();
  const offered = { serial: 1, from: 1, to: 0, text: 'No word of it.', promise: { kind: 'peace', turns: 1 } };
  for (const viewer of [0, 1])
    expect(await wordsTo(host, viewer)).toEqual([{ ...offered, state: 'offered', offer: serialOf(host) }]);
  expect(await wordsTo(host, 2)).toEqual([]);
  expect(await wordsTo(host, 'spectator')).toEqual([]);
  expect(host.sentTo(2)).toEqual([]);
  expect(host.sentTo('spectator')).toEqual([]);
});

test('[R-14.5] accepted, the word is given, for all to see unless it was said in secret', async () => {
  const open = await aWordForMoney();
  await open.send(0, { type: 'accept', from: 1, serial: serialOf(open) });
  expect(open.lastTo(2).table.promises).toMatchObject([{ from: 1, to: 0, state: 'open' }]);
  expect(open.lastTo(2).table.promises[0]).not.toHaveProperty('offer');
  expect(open.lastTo(2).table.promises[0]).toMatchObject({ price: 2 });

  const secret = await aWordForMoney(true);
  await secret.send(0, { type: 'accept', from: 1, serial: serialOf(secret) });
  expect(secret.lastTo(0).table.promises).toMatchObject([{ secret: true, state: 'open' }]);
  expect(secret.lastTo(2).table.promises).toEqual([]);
});

test('[R-14.11] withdrawn, declined, countered, replaced, expired or gone with who made it, the offer takes the word with it', async () => {
  const ends: Readonly<Record<string, (host: FakeHost) => Promise<unknown>>> = {
    withdrawn: (host) => host.send(1, { type: 'withdraw', to: 0, serial: serialOf(host) }),
    declined: (host) => host.send(0, { type: 'reject', from: 1, serial: serialOf(host) }),
    countered: (host) =>
      host.send(0, { type: 'counter', from: 1, serial: serialOf(host), give: { money: 1 }, want: {} }),
    replaced: (host) => host.send(1, { type: 'offer', to: 0, give: {}, want: { money: 1 } }),
    expired: (host) => host.pass(host.table.state.opening.options.offerSeconds),
    left: (host) => host.send(1, { type: 'leave' }),
    'taken back by all': async (host) => {
      await host.send(0, { type: 'endActions' });
      for (const seat of [0, 1, 2]) await host.act(seat, { type: 'vote', what: 'takeback', yes: true });
    },
    'dealt anew': async (host) => {
      for (const seat of [0, 1, 2]) await host.act(seat, { type: 'vote', what: 'reset', yes: true });
    },
  };
  for (const [how, end] of Object.entries(ends)) {
    const host = await aWordForMoney();
    await end(host);
    expect(host.table.state.promises, how).toEqual([]);
  }
});

test('[R-14.11] a word beside a counter-offer goes to who made the first; a new offer brings a word of its own', async () => {
  const host = await aWordForMoney();
  const word = { text: 'Then I stay out.', promise: { kind: 'stayOut' } } as const;
  const counter = { type: 'counter', from: 1, serial: serialOf(host), give: { money: 1 }, want: {} } as const;
  expect(await host.act(0, { type: 'command', command: counter, promise: word })).toEqual({ ok: true });
  expect(await wordsTo(host, 1)).toMatchObject([{ from: 0, to: 1, text: word.text, offer: serialOf(host) }]);
  const again = { type: 'offer', to: 1, give: { money: 2 }, want: {} } as const;
  await host.act(0, { type: 'command', command: again, promise: { text: 'Then more.' } });
  expect(await wordsTo(host, 1)).toMatchObject([{ text: 'Then more.', offer: serialOf(host) }]);
});

test('[REQ-373] when all take the exchange back, the word given for it goes too', async () => {
  const host = await aWordForMoney();
  await host.send(0, { type: 'accept', from: 1, serial: serialOf(host) });
  expect(stateOfPromise(host)).toBe('open');
  for (const seat of [0, 1, 2]) await host.act(seat, { type: 'vote', what: 'takeback', yes: true });
  expect(host.table.state.promises).toEqual([]);
});

test('[R-14.1] a word is refused beside anything else than an offer, and a refused offer says nothing', async () => {
  const host = await aHostWith(THREE, { options: { pace: 0 } });
  const promise = { text: 'peace' };
  expect(await host.act(0, { type: 'command', command: { type: 'endTurn' }, promise })).toMatchObject({
    refusal: { code: 'BAD_PROMISE' },
  });
  const tooMuch = { type: 'offer', to: 1, give: { money: 99 }, want: {} } as const;
  expect(await host.act(0, { type: 'command', command: tooMuch, promise })).toMatchObject({ ok: false });
  expect(host.table.state.promises).toEqual([]);
  expect(host.table.state.game?.turn.seat).toBe(0);
});

test('[R-14.5 B-1] a computer player is told what is promised with an offer; until that is accepted it is neither kept nor broken', async () => {
  const host = await aHostWith(THREE, {
    seats: ['human', 'human', 'bot'],
    bot: () => ({ type: 'default' }),
  });
  const command = { type: 'offer', to: 2, give: { money: 1 }, want: { money: 1 } } as const;
  await host.act(0, { type: 'command', command, promise: { text: 'peace', promise: { kind: 'peace' } } });
  await host.pass(3);
  const asked = host.botRequests.find(({ seat, occasion }) => seat === 2 && occasion === 'offer');
  expect(asked?.promises).toEqual([{ by: 0, to: 2, promise: { kind: 'peace' }, offer: serialOf(host) }]);
});

/** Ana offers Ben 2 MB and asks him to promise this. */
async function aPriceFor(promise: PromiseKind): Promise<FakeHost> {
  const host = await aHostWith(THREE, { options: { pace: 0 }, spectators: true });
  const command = { type: 'offer', to: 1, give: { money: 2 }, want: {} } as const;
  expect(await host.act(0, { type: 'command', command, asks: { text: 'Your word.', promise } })).toEqual({ ok: true });
  return host;
}

test('[R-14.5 R-14.11] a promise asked for stands beside the offer, for the two alone, and is the other’s by accepting', async () => {
  const host = await aPriceFor({ kind: 'peace', turns: 1 });
  const beside = { from: 1, to: 0, promise: { kind: 'peace', turns: 1 }, state: 'offered', asked: true };
  for (const viewer of [0, 1])
    expect(await wordsTo(host, viewer)).toMatchObject([{ ...beside, offer: serialOf(host) }]);
  expect(await wordsTo(host, 2)).toEqual([]);
  expect(host.sentTo(2)).toEqual([]);
  expect(host.sentTo('spectator')).toEqual([]);
  await host.send(1, { type: 'accept', from: 0, serial: serialOf(host) });
  const [given] = await wordsTo(host, 2);
  expect(given).toMatchObject({ from: 1, to: 0, state: 'open', price: 2 });
  expect(given).not.toHaveProperty('asked');
});

test('[R-14.11] declined, nothing was promised; asked for in secret, it stays between the two', async () => {
  const declined = await aPriceFor({ kind: 'stayOut' });
  await declined.send(1, { type: 'reject', from: 0, serial: serialOf(declined) });
  expect(declined.table.state.promises).toEqual([]);

  const host = await aHostWith(THREE, { options: { pace: 0 } });
  const command = { type: 'offer', to: 1, give: { money: 2 }, want: {} } as const;
  const [promise, asks] = [{ text: 'I too.' }, { text: 'Hush.', secret: true }];
  await host.act(0, { type: 'command', command, promise, asks });
  await host.send(1, { type: 'accept', from: 0, serial: serialOf(host) });
  expect((await wordsTo(host, 2)).map(({ from, to, text }) => [from, to, text])).toEqual([[0, 1, 'I too.']]);
  expect((await wordsTo(host, 1)).map(({ from, to, text }) => [from, to, text])).toEqual([
    [0, 1, 'I too.'],
    [1, 0, 'Hush.'],
  ]);
});

test('[R-14.1] nothing is asked for beside a move that is no offer', async () => {
  const host = await aHostWith(THREE, { options: { pace: 0 } });
  const act = { type: 'command', command: { type: 'endActions' }, asks: { text: 'Peace.' } } as const;
  expect(await host.act(0, act)).toMatchObject({ refusal: { code: 'BAD_PROMISE' } });
});

test('[R-14.5] staying out that was bought during the attack is judged in that attack', async () => {
  const host = await aHostWith(THREE, { options: { pace: 0 } });
  await anaAttacks(host);
  const command = { type: 'offer', to: 1, give: { money: 1 }, want: {} } as const;
  await host.act(0, { type: 'command', command, asks: { text: '', promise: { kind: 'stayOut' } } });
  await host.send(1, { type: 'accept', from: 0, serial: serialOf(host) });
  await host.send(1, { type: 'spend', from: 1, amount: 1, side: 'against' });
  expect(host.table.state.promises[0]).toMatchObject({ from: 1, state: 'broken' });
});

test.each([
  ['"2 MB for your next attack"', { kind: 'back', amount: 2 }, 'for', 'against'],
  ['"2 MB against Ana’s next attack"', { kind: 'oppose', seat: 0, amount: 2 }, 'against', 'for'],
] as const)('[R-14.5] %s is kept by so much on that side, and by nothing less', async (_, promise, side, other) => {
  const to = promise.kind === 'back' ? 0 : 2;
  const paying = async (...spends: readonly { amount: number; side: 'for' | 'against' }[]) => {
    const host = await promised(1, to, promise);
    await anaAttacks(host);
    for (const spend of spends) await host.send(1, { type: 'spend', from: 1, ...spend });
    expect(stateOfPromise(host)).toBe('open');
    await finishAttack(host);
    return host;
  };
  expect(stateOfPromise(await paying({ amount: 1, side }, { amount: 1, side }))).toBe('kept');
  const short = await paying({ amount: 1, side }, { amount: 2, side: other });
  expect(short.lastTo(to).table.promises[0]?.broken?.deed).toEqual({ kind: 'unpaid', paid: 1 });
});
