/** Proposals: if you …, I …. Words with terms, and what becomes of them (R-14.1, R-14.5; docs/negotiation.md). */
import type { PromiseKind, SeatRequestOf } from '@illuminice/protocol';
import { expect, test } from 'vitest';
import type { FakeHost } from './fake-host.ts';
import { aHostWith, group, THREE } from './positions.ts';

type Proposal = Omit<SeatRequestOf<'propose'>, 'type'>;

const aHost = () => aHostWith(THREE, { options: { pace: 0 }, spectators: true });

const propose = (host: FakeHost, by: number, proposal: Proposal) => host.act(by, { type: 'propose', ...proposal });

const lastId = (host: FakeHost) => host.table.state.proposals.at(-1)?.id ?? '';

const answer = (host: FakeHost, seat: number, yes: boolean, amount?: number) =>
  host.act(seat, {
    type: 'answerProposal',
    proposal: lastId(host),
    yes,
    ...(amount === undefined ? {} : { amount }),
  });

const term = (by: number, promise: PromiseKind) => ({ by, promise });

const proposalsTo = async (host: FakeHost, viewer: number | 'spectator') =>
  (await host.table.updateFor(viewer)).table.proposals ?? [];

const ledgerOf = async (host: FakeHost, viewer: number | 'spectator') =>
  (await host.table.updateFor(viewer)).table.promises.map(({ from, to, promise, state }) => [
    from,
    to,
    promise?.kind,
    state,
  ]);

const PEACE: PromiseKind = { kind: 'peace', turns: 1 };

async function anaAttacks(host: FakeHost, target = 'yuppies'): Promise<void> {
  await host.send(0, { type: 'attack', kind: 'control', attacker: group('cia'), target: group(target) });
}

async function finishAttack(host: FakeHost): Promise<void> {
  for (let guard = 0; guard < 20 && host.table.state.game?.attack; guard++)
    for (const seat of host.table.state.game?.attack ? [0, 1, 2] : []) await host.send(seat, { type: 'default' });
}

async function nextTurn(host: FakeHost): Promise<void> {
  const isPlain = () => host.table.state.moment.kind === 'plain';
  await host.send(host.table.state.game?.turn.seat ?? 0, { type: 'endTurn' });
  for (let guard = 0; guard < 20 && !isPlain(); guard++)
    for (const seat of [0, 1, 2]) if (!isPlain()) await host.send(seat, { type: 'default' });
}

test('[R-14.1] "if you leave me in peace, I pay": open to all, promises of both in the ledger with a yes', async () => {
  const host = await aHost();
  const terms = [term(1, PEACE), term(0, { kind: 'pay', amount: 2 })];
  expect(await propose(host, 0, { to: [1], terms, text: 'A fair price.' })).toEqual({ ok: true });
  expect(await proposalsTo(host, 'spectator')).toMatchObject([
    { by: 0, to: [1], terms, text: 'A fair price.', answers: [], endsAt: host.time + 60_000 },
  ]);
  expect(await ledgerOf(host, 2)).toEqual([]);
  expect(await answer(host, 1, true)).toEqual({ ok: true });
  expect(await ledgerOf(host, 2)).toEqual([
    [0, 1, 'pay', 'open'],
    [1, 0, 'peace', 'open'],
  ]);
  expect(await proposalsTo(host, 2)).toMatchObject([{ end: 'held', holds: true }]);
  await nextTurn(host);
  await nextTurn(host);
  await nextTurn(host);
  expect(await proposalsTo(host, 2)).toEqual([]);
});

test('[R-14.1] "will you stay out?" gives nothing for it; a no leaves nothing behind', async () => {
  const host = await aHost();
  await propose(host, 0, { to: [1], terms: [term(1, { kind: 'stayOut' })] });
  await answer(host, 1, false);
  expect(await proposalsTo(host, 0)).toMatchObject([{ end: 'declined', answers: [{ seat: 1, yes: false }] }]);
  expect(await ledgerOf(host, 0)).toEqual([]);
  expect(await answer(host, 1, true)).toMatchObject({ refusal: { code: 'NO_PROPOSAL' } });
});

test('[R-14.5] a promise to several needs no answer', async () => {
  const host = await aHost();
  await propose(host, 1, { to: [0, 2], terms: [term(1, { kind: 'noPrivilege' })] });
  expect(await proposalsTo(host, 0)).toEqual([]);
  expect((await host.table.updateFor(2)).table.promises).toMatchObject([{ from: 1, to: 0, among: [2], state: 'open' }]);
});

test('[R-14.5] whoever breaks their part of a deal frees the other', async () => {
  const host = await aHost();
  await propose(host, 0, { to: [1], terms: [term(0, PEACE), term(1, { kind: 'pay', amount: 2 })] });
  await answer(host, 1, true);
  await anaAttacks(host, 'kgb');
  expect(await ledgerOf(host, 2)).toEqual([
    [0, 1, 'peace', 'broken'],
    [1, 0, 'pay', 'void'],
  ]);
});

test('[R-14.5] where one attack shows who kept their part and who did not, whoever kept it has, though the other broke theirs', async () => {
  const host = await aHost();
  const terms = [2, 1].map((by) => term(by, { kind: 'oppose', seat: 0, amount: 2 }));
  await propose(host, 2, { to: [1], terms });
  await answer(host, 1, true);
  await anaAttacks(host);
  await host.send(1, { type: 'spend', from: 1, amount: 2, side: 'against' });
  await finishAttack(host);
  expect(await ledgerOf(host, 0)).toEqual([
    [2, 1, 'oppose', 'broken'],
    [1, 2, 'oppose', 'kept'],
  ]);
});

test('[R-14.5] "unless you leave me in peace, I attack you": lifted by doing it, owed once it was not', async () => {
  const threat: Proposal = { to: [0], unless: true, terms: [term(0, PEACE), term(1, { kind: 'attack', seat: 0 })] };
  const lifted = await aHost();
  await propose(lifted, 1, threat);
  expect((await lifted.table.updateFor(2)).table.promises).toMatchObject([
    { from: 1, to: 0, state: 'open', unless: { promise: PEACE } },
  ]);
  await nextTurn(lifted);
  expect(await ledgerOf(lifted, 2)).toEqual([[1, 0, 'attack', 'void']]);

  const empty = await aHost();
  await propose(empty, 1, threat);
  await anaAttacks(empty, 'kgb');
  expect(empty.lastTo(2).table.promises[0]).toMatchObject({ state: 'open', unless: { failed: true } });
  await finishAttack(empty);
  await nextTurn(empty);
  await nextTurn(empty);
  expect(await ledgerOf(empty, 2)).toEqual([[1, 0, 'attack', 'broken']]);
});

test('[R-14.5] giving in to a threat is a promise; taking it back lifts it', async () => {
  const host = await aHost();
  const terms = [term(0, { kind: 'pay', amount: 1 }), term(1, { kind: 'oppose', seat: 0, amount: 2 })] as const;
  await propose(host, 1, { to: [0], unless: true, terms: [...terms] });
  await answer(host, 0, true);
  expect(await ledgerOf(host, 2)).toEqual([
    [1, 0, 'oppose', 'open'],
    [0, 1, 'pay', 'open'],
  ]);
  const back = await aHost();
  await propose(back, 1, { to: [0], unless: true, terms: [...terms] });
  expect(await back.act(1, { type: 'withdrawProposal', proposal: lastId(back) })).toEqual({ ok: true });
  expect(await ledgerOf(back, 2)).toEqual([]);
});

const COALITION: Proposal = {
  to: [1, 2],
  terms: [0, 1, 2].map((by) => term(by, { kind: 'oppose', seat: by === 1 ? 2 : 1, amount: 3 })),
};

test('[R-14.1] a coalition holds when all have said yes', async () => {
  const host = await aHost();
  await propose(host, 0, COALITION);
  await answer(host, 1, true);
  expect(await ledgerOf(host, 0)).toEqual([]);
  await answer(host, 2, true);
  expect((await ledgerOf(host, 0)).map(([from, to]) => [from, to])).toEqual([
    [0, 1],
    [1, 0],
    [2, 0],
  ]);
  const declined = await aHost();
  await propose(declined, 0, COALITION);
  await answer(declined, 1, false);
  expect(await proposalsTo(declined, 2)).toMatchObject([{ end: 'declined' }]);
});

test('[R-14.1] with a sum to reach, those who are in name what they pay, and later ones may still join, to whom the word of the others is given too', async () => {
  const host = await aHost();
  await propose(host, 0, { ...COALITION, least: 5 });
  await answer(host, 2, true, 1);
  expect(await ledgerOf(host, 0)).toEqual([]);
  expect((await proposalsTo(host, 1))[0]).not.toHaveProperty('holds');
  await answer(host, 1, true, 1);
  expect((await host.table.updateFor(0)).table.promises.map(({ from, promise }) => [from, promise])).toEqual([
    [0, { kind: 'oppose', seat: 1, amount: 3 }],
    [1, { kind: 'oppose', seat: 2, amount: 1 }],
    [2, { kind: 'oppose', seat: 1, amount: 1 }],
  ]);
  const early = await aHost();
  await propose(early, 0, { ...COALITION, enough: 1 });
  await answer(early, 2, true);
  expect(await proposalsTo(early, 1)).toMatchObject([{ holds: true }]);
  expect((await ledgerOf(early, 1)).length).toBe(2);
  await answer(early, 1, false);
  expect(await proposalsTo(early, 1)).toMatchObject([{ end: 'held' }]);

  const joined = await aHost();
  await propose(joined, 0, { ...COALITION, enough: 1 });
  await answer(joined, 2, true);
  await answer(joined, 1, true);
  const ledger = (await joined.table.updateFor(0)).table.promises;
  expect(ledger.map(({ from, to, among = [] }) => [from, [to, ...among].sort()])).toEqual([
    [0, [1, 2]],
    [2, [0, 1]],
    [1, [0, 2]],
  ]);
});

test('[R-14.11] a counter is a no with what would be a yes; less than was paid for needs one', async () => {
  const host = await aHost();
  await propose(host, 0, { to: [1], terms: [term(0, PEACE), term(1, { kind: 'pay', amount: 4 })] });
  const first = lastId(host);
  expect(await answer(host, 1, true, 2)).toMatchObject({ refusal: { values: { need: 'counterInstead' } } });
  const counter: Proposal = {
    to: [0],
    terms: [term(0, PEACE), term(1, { kind: 'pay', amount: 2 })],
    counters: first,
  };
  expect(await propose(host, 1, counter)).toEqual({ ok: true });
  expect(await proposalsTo(host, 2)).toMatchObject([{ end: 'countered' }, { by: 1, counters: first }]);
  await answer(host, 0, true);
  expect((await ledgerOf(host, 2)).length).toBe(2);
});

test('[R-14.11] it lapses by itself, may be withdrawn, and goes with who made it', async () => {
  const lapsed = await aHost();
  await propose(lapsed, 0, { to: [1], terms: [term(1, PEACE)], seconds: 30 });
  await lapsed.pass(29);
  expect(await proposalsTo(lapsed, 1)).not.toMatchObject([{ end: 'expired' }]);
  await lapsed.pass(1);
  expect(await proposalsTo(lapsed, 1)).toMatchObject([{ end: 'expired' }]);
  const left = await aHostWith(THREE, { options: { pace: 0, replaceLeavers: false } });
  await propose(left, 1, { to: [0], terms: [term(0, PEACE)] });
  await left.send(1, { type: 'leave' });
  expect(await proposalsTo(left, 0)).toMatchObject([{ end: 'withdrawn' }]);
  expect(await left.act(0, { type: 'withdrawProposal', proposal: lastId(left) })).toMatchObject({
    refusal: { code: 'NO_PROPOSAL' },
  });
});

test.each<[string, Proposal]>([
  ['to oneself', { to: [0], terms: [term(0, PEACE)] }],
  ['to nobody at the table', { to: [7], terms: [term(7, PEACE)] }],
  ['without a term for one of them', { to: [1, 2], terms: [term(1, PEACE)] }],
  ['with two terms of one', { to: [1], terms: [term(1, PEACE), term(1, { kind: 'stayOut' })] }],
  ['against oneself', { to: [1], terms: [term(1, { kind: 'attack', seat: 1 })] }],
  ['about a card that is no Group', { to: [1], terms: [term(1, { kind: 'leave', group: 3 })] }],
  ['a threat without a condition', { to: [1], unless: true, terms: [term(0, PEACE)] }],
  ['that more agree to than are asked', { to: [1], enough: 2, terms: [term(1, PEACE)] }],
  ['against one nobody made', { to: [1], counters: 'nobody', terms: [term(1, PEACE)] }],
])('[R-14.1] nothing is proposed %s', async (_, proposal) => {
  const host = await aHost();
  expect(await propose(host, 0, proposal)).toMatchObject({ ok: false });
  expect(host.table.state.proposals).toEqual([]);
});

test('[R-14.1] seven at once are too many', async () => {
  const host = await aHost();
  for (let count = 0; count < 6; count++)
    expect(await propose(host, 0, { to: [1], terms: [term(1, PEACE)] })).toEqual({ ok: true });
  expect(await propose(host, 0, { to: [2], terms: [term(2, PEACE)] })).toMatchObject({
    refusal: { values: { need: 'fewerProposals', most: 6 } },
  });
});

test('[V-2] [R-14.1] proposing and taking back without end: what everybody is sent with every move stays bounded', async () => {
  const host = await aHost();
  const again = async (secret: boolean) => {
    const answered = await propose(host, 0, { to: [1], terms: [term(1, PEACE)], ...(secret && { secret: true }) });
    if (answered.ok) await host.act(0, { type: 'withdrawProposal', proposal: lastId(host) });
    return answered;
  };
  for (let count = 0; count < 24; count++) expect(await again(count % 2 === 0)).toEqual({ ok: true });
  expect(await again(false)).toMatchObject({ refusal: { values: { need: 'proposalsLater', most: 24 } } });
  expect([(await proposalsTo(host, 1)).length, (await proposalsTo(host, 2)).length]).toEqual([24, 12]);
  // Nobody else has fewer for it, and two turns later there is room again.
  expect(await propose(host, 1, { to: [0], terms: [term(0, PEACE)] })).toEqual({ ok: true });
  await nextTurn(host);
  await nextTurn(host);
  expect(await again(false)).toEqual({ ok: true });
});

test('[R-14.1] a computer player is asked, answers with its reason, counters, and proposes beside its moves', async () => {
  const asked: PromiseKind = { kind: 'pay', amount: 5 };
  const host = await aHostWith(THREE, {
    seats: ['human', 'human', 'bot'],
    options: { pace: 0 },
    bot: ({ occasion }) => (occasion === 'turn' ? { type: 'endTurn' } : { type: 'default' }),
    talk: ({ proposal, occasion, seat }) => {
      if (occasion === 'turn') return { proposes: { to: [0], terms: [term(0, PEACE), term(seat, PEACE)] } };
      if (proposal === undefined) return {};
      const counter = { to: [0], terms: [term(2, { ...asked, amount: 1 })] };
      return { answers: { proposal, yes: false, counter }, reason: { key: 'offerTooDear', values: { amount: 1 } } };
    },
  });
  await propose(host, 0, { to: [2], terms: [term(2, asked)] });
  await host.pass(2);
  const request = host.botRequests.find(({ occasion }) => occasion === 'proposal');
  expect(request?.proposals).toMatchObject([{ by: 0, to: [2] }]);
  expect(await proposalsTo(host, 1)).toMatchObject([
    { end: 'countered', answers: [{ seat: 2, yes: false, reason: { key: 'offerTooDear', values: { amount: 1 } } }] },
  ]);
  // Nobody else was asked for anything in it: a counter that is a promise alone is given at once.
  expect(await ledgerOf(host, 1)).toEqual([[2, 0, 'pay', 'open']]);
  await nextTurn(host);
  await nextTurn(host);
  await host.pass(5);
  expect(await proposalsTo(host, 0)).toMatchObject([{ by: 2, to: [0] }]);
});

test('[REQ-373] when all go back, what was proposed is gone, and what was agreed to since then too', async () => {
  const host = await aHost();
  await host.send(0, { type: 'endActions' });
  await propose(host, 0, { to: [1], terms: [term(1, PEACE)] });
  await answer(host, 1, true);
  await propose(host, 0, { to: [2], terms: [term(2, PEACE)] });
  for (const seat of [0, 1, 2]) await host.act(seat, { type: 'vote', what: 'takeback', yes: true });
  expect(host.table.state.proposals).toEqual([]);
  expect(host.table.state.promises).toEqual([]);
});
