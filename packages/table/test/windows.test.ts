/** Reaction windows: every asked seat is asked, for a time that does not depend on anybody's hand. */
import { expect, test } from 'vitest';
import type { FakeHost } from './fake-host.ts';
import { aHostWith, holding, special, THREE } from './positions.ts';

const SENATE = special('senate-investigating-committee');

/** ana's turn ends, ben's begins: everybody but ben is asked for the Senate. */
async function atStartOfBensTurn(hands: Readonly<Record<string, readonly string[]>>, options = {}): Promise<FakeHost> {
  const host = await aHostWith(holding(hands), { options });
  expect(await host.send(0, { type: 'endTurn' })).toEqual({ ok: true });
  return host;
}

function topKind(host: FakeHost): string {
  const { game } = host.table.state;
  return game?.questions.at(-1)?.kind ?? game?.phase ?? 'nothing';
}

test('[R-24.6] the window at the start of a turn lasts half of pace, to the millisecond', async () => {
  const host = await atStartOfBensTurn({ ana: ['murphys-law'], cleo: ['slush-fund'] });
  expect(topKind(host)).toBe('start');
  await host.pass(1.999);
  expect(topKind(host)).toBe('start');
  await host.pass(0.001);
  expect(topKind(host)).not.toBe('start');
});

test('[R-24.6] answers of all asked seats do not close it earlier', async () => {
  const host = await atStartOfBensTurn({ ana: ['murphys-law'], cleo: ['slush-fund'] });
  expect(await host.send(0, { type: 'decline' })).toEqual({ ok: true });
  expect(await host.send(2, { type: 'decline' })).toEqual({ ok: true });
  await host.pass(1.9);
  expect(topKind(host)).toBe('start');
  await host.pass(0.1);
  expect(topKind(host)).not.toBe('start');
});

test('[R-24.6] while it is open nobody is sent anything when another answers or presses Wait', async () => {
  const host = await atStartOfBensTurn({ ana: ['murphys-law'], cleo: ['slush-fund'] });
  host.sent.length = 0;
  await host.send(0, { type: 'decline' });
  await host.act(2, { type: 'wait' });
  expect(host.sentTo(1)).toEqual([]);
  expect(host.sentTo(0)).toHaveLength(1);
  expect(host.sentTo(2)).toHaveLength(1);
  expect(host.lastTo(0).table.own).toMatchObject({ answered: true, waited: false });
  expect(host.lastTo(0).view?.questions.at(-1)).toMatchObject({ answered: true });
  expect(host.lastTo(2).table.own).toMatchObject({ answered: false, waited: true });
  const before = await host.table.updateFor(1);
  expect(before.table.clock).toMatchObject({ kind: 'window', endsAt: host.time + 2000 });
  expect(before.table.waitingFor).toEqual([0, 2]);
});

test('[R-24.6] Wait, also of a seat that holds nothing fitting, keeps it open until all have answered', async () => {
  const host = await atStartOfBensTurn({ ana: ['murphys-law'], cleo: ['slush-fund'] });
  const { moment } = host.table.state;
  expect(await host.act(2, { type: 'wait', window: moment.no })).toEqual({ ok: true });
  await host.pass(5);
  expect(topKind(host)).toBe('start');
  expect(host.lastTo(1).table.clock).toMatchObject({ extended: true, endsAt: moment.since + 20_000 });
  await host.send(0, { type: 'decline' });
  expect(topKind(host)).toBe('start');
  await host.send(2, { type: 'decline' });
  expect(topKind(host)).not.toBe('start');
});

test('[R-24.6] after Wait it closes by itself when reactionSeconds are over', async () => {
  const host = await atStartOfBensTurn({ ana: ['murphys-law'], cleo: ['slush-fund'] });
  await host.act(2, { type: 'wait' });
  await host.pass(19.999);
  expect(topKind(host)).toBe('start');
  await host.pass(0.001);
  expect(topKind(host)).not.toBe('start');
});

test('[R-24.6] Wait after everybody answered takes one’s own answer back; a late Wait names its window and does nothing', async () => {
  const host = await atStartOfBensTurn({ ana: ['murphys-law'], cleo: ['slush-fund'] });
  const { no } = host.table.state.moment;
  await host.send(0, { type: 'decline' });
  await host.send(2, { type: 'decline' });
  await host.act(2, { type: 'wait' });
  await host.pass(3);
  expect(topKind(host)).toBe('start');
  await host.send(2, { type: 'decline' });
  expect(topKind(host)).not.toBe('start');
  expect(await host.act(2, { type: 'wait', window: no })).toMatchObject({ ok: false, refusal: { code: 'NO_WINDOW' } });
  expect(await host.act(1, { type: 'wait' }).then(({ ok }) => ok)).toBe(
    host.table.state.game?.questions.at(-1)?.kind === 'income',
  );
});

test('[R-24.6] an answer may be changed into a play while the window is open', async () => {
  const host = await atStartOfBensTurn({ ana: ['murphys-law'], cleo: ['senate-investigating-committee'] });
  await host.send(2, { type: 'decline' });
  expect(await host.send(2, { type: 'play', card: SENATE })).toEqual({ ok: true });
  expect(host.log().at(-1)?.facts[0]).toMatchObject({ type: 'game', command: { type: 'play', seat: 2 } });
});

test('[R-24.6] with pace 0 the last answer and the closing are one line, told once to everybody', async () => {
  const host = await atStartOfBensTurn({ ana: ['murphys-law'], cleo: ['slush-fund'] }, { pace: 0 });
  await host.send(0, { type: 'decline' });
  expect(
    host
      .log()
      .at(-1)
      ?.facts.map(({ type }) => type),
  ).toEqual(['held']);
  const lines = host.log().length;
  host.sent.length = 0;
  await host.send(2, { type: 'decline' });
  expect(topKind(host)).not.toBe('start');
  expect(host.log()[lines]?.facts.map(({ type }) => type)).toEqual(['held', 'game']);
  for (const seat of [0, 1, 2]) expect(host.sentTo(seat)).toHaveLength(host.log().length - lines);
});

test('[R-24.6] pace 0: it stays open until everybody has answered, and no longer', async () => {
  const host = await atStartOfBensTurn({ ana: ['murphys-law'], cleo: ['slush-fund'] }, { pace: 0 });
  expect(host.table.nextDeadline()).toBeUndefined();
  await host.pass(86_400);
  expect(topKind(host)).toBe('start');
  await host.send(0, { type: 'decline' });
  expect(topKind(host)).toBe('start');
  await host.send(2, { type: 'decline' });
  expect(topKind(host)).not.toBe('start');
});

test('[R-24.6] the table answers at once for an empty hand: with pace 0 only the others are waited for', async () => {
  const host = await atStartOfBensTurn({ cleo: ['slush-fund'] }, { pace: 0 });
  expect(topKind(host)).toBe('start');
  await host.send(2, { type: 'decline' });
  expect(topKind(host)).not.toBe('start');
});

test('[R-24.6] a standing answer answers, but never shortens pace while another person is asked', async () => {
  const host = await atStartOfBensTurn({ ana: ['murphys-law'], cleo: ['slush-fund'] });
  await host.act(0, { type: 'standing', kind: 'passThisTurn', on: true });
  await host.act(2, { type: 'standing', kind: 'passUntilDraw', on: true });
  await host.pass(1.999);
  expect(topKind(host)).toBe('start');
  await host.pass(0.001);
  expect(topKind(host)).not.toBe('start');
  expect(host.table.state.seats[0]?.standing).toEqual(['passThisTurn']);
});

test('[R-24.6] a standing answer lets a window that waits for everybody close', async () => {
  const host = await atStartOfBensTurn({ ana: ['murphys-law'], cleo: ['slush-fund'] });
  await host.act(0, { type: 'standing', kind: 'passUntilDraw', on: true });
  await host.act(2, { type: 'wait' });
  await host.pass(3);
  expect(topKind(host)).toBe('start');
  await host.send(2, { type: 'decline' });
  expect(topKind(host)).not.toBe('start');
});

test('[R-24.6] pass this turn ends with the turn, pass until I draw with a drawn Special', async () => {
  const host = await aHostWith(holding({}, { deck: ['slush-fund', 'boy-sprouts'] }), { options: { pace: 0 } });
  for (const seat of [0, 1]) {
    await host.act(seat, { type: 'standing', kind: 'passThisTurn', on: true });
    await host.act(seat, { type: 'standing', kind: 'passUntilDraw', on: true });
  }
  await host.send(0, { type: 'endTurn' });
  for (let guard = 0; guard < 10 && host.table.state.game?.hands[1]?.length === 0; guard++)
    await host.send(1, { type: 'default' });
  expect(host.table.state.game?.hands[1]).toHaveLength(1);
  expect(host.table.state.seats.map(({ standing }) => standing)).toEqual([['passUntilDraw'], [], []]);
});

test('[R-4.8] the income stop takes pace, ends when its player confirms, and a standing answer confirms for them', async () => {
  const position = holding({ ben: ['slush-fund'] });
  const host = await aHostWith(position);
  await host.send(0, { type: 'endTurn' });
  expect(topKind(host)).toBe('income');
  await host.pass(3.999);
  expect(topKind(host)).toBe('income');
  await host.pass(0.001);
  expect(topKind(host)).not.toBe('income');

  const quick = await aHostWith(position);
  await quick.act(1, { type: 'standing', kind: 'confirmIncome', on: true });
  await quick.send(0, { type: 'endTurn' });
  expect(topKind(quick)).not.toBe('income');

  const slow = await aHostWith(position);
  await slow.send(0, { type: 'endTurn' });
  expect(await slow.act(1, { type: 'wait' })).toEqual({ ok: true });
  await slow.pass(3600);
  expect(topKind(slow)).toBe('income');
  await slow.send(1, { type: 'default' });
  expect(topKind(slow)).not.toBe('income');
});

test('[R-3.2] a Special armed ahead comes out at a constant time, and only against the turn it was armed for', async () => {
  const host = await aHostWith(holding({ ana: ['murphys-law'], cleo: ['senate-investigating-committee'] }));
  expect(await host.act(2, { type: 'arm', card: SENATE, against: 1 })).toEqual({ ok: true });
  expect(await host.act(0, { type: 'arm', card: SENATE, against: 1 })).toMatchObject({
    refusal: { code: 'CARD_NOT_HELD' },
  });
  expect(await host.act(0, { type: 'arm', card: special('murphys-law'), against: 1 })).toMatchObject({
    refusal: { code: 'BAD_TIMING' },
  });
  await host.send(0, { type: 'endTurn' });
  await host.pass(1.199);
  expect(topKind(host)).toBe('start');
  await host.pass(0.001);
  expect(
    host.log().some(({ facts }) => facts.some((fact) => fact.type === 'game' && fact.command.type === 'play')),
  ).toBe(true);
  expect(host.table.state.seats[2]?.armed).toBeUndefined();
});

test('[R-24.6] a window nobody can answer is not opened, and no time passes', async () => {
  const host = await aHostWith(THREE);
  const before = host.time;
  await host.send(0, { type: 'endTurn' });
  expect(topKind(host)).not.toBe('start');
  expect(host.time).toBe(before);
});
