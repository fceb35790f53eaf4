/** Offers between computer players and people: time to read them, and why not (T-16, T-33, B-2). */
import { expect, test } from 'vitest';
import type { FakeHost, HostSetup } from './fake-host.ts';
import { aHostWith, group, THREE } from './positions.ts';

const GROUP_FOR_MONEY = { type: 'offer', to: 1, give: { groups: [group('cia')] }, want: { money: 3 } } as const;

/** Seat 0 is a computer player in its own turn: it offers once, then ends the turn. */
async function botOffers(to: 'human' | 'bot', more: Partial<HostSetup> = {}): Promise<FakeHost> {
  let offered = false;
  const host = await aHostWith(THREE, {
    seats: ['bot', to, 'human'],
    bot: ({ seat, occasion, moves, view }) => {
      const offer = moves.reject?.[0];
      if (occasion === 'offer' && offer) return { type: 'default' };
      // The game that was dealt before this position is none of the test's.
      if (view.seats[0]?.groups[0]?.card !== group('cia')) return { type: 'default' };
      if (seat !== 0 || offered) return { type: 'endTurn' };
      offered = true;
      return GROUP_FOR_MONEY;
    },
    ...more,
  });
  await host.pass(0.7);
  expect(host.table.state.offers).toHaveLength(1);
  return host;
}

const turnOf = (host: FakeHost) => host.table.state.game?.turn.seat;

test('[R-14.11 T-16 B-2] a computer player leaves its offer to a person possible for 20 s, then goes on', async () => {
  const host = await botOffers('human');
  const made = host.time;
  expect(host.lastTo(1).table.own?.offersEnd).toEqual([
    { from: 0, to: 1, serial: 1, endsAt: made + 60_000, readUntil: made + 20_000 },
  ]);
  await host.pass(19.999);
  expect(turnOf(host)).toBe(0);
  expect(host.table.state.offers).toHaveLength(1);
  await host.pass(0.001);
  expect(turnOf(host)).not.toBe(0);
});

test('[R-14.11 T-16] an answer ends the wait, and the computer player thinks again about what is now', async () => {
  const host = await botOffers('human');
  await host.pass(5);
  const thoughts = host.botRequests.filter(({ seat }) => seat === 0).length;
  await host.send(1, { type: 'reject', from: 0, serial: 1 });
  expect(host.botRequests.filter(({ seat }) => seat === 0)).toHaveLength(thoughts + 1);
  expect(turnOf(host)).not.toBe(0);
});

test('[T-16 B-2] one step is waited for the answer of a computer player, none for somebody who is gone', async () => {
  const toBot = await botOffers('bot');
  await toBot.pass(1.399);
  expect(turnOf(toBot)).toBe(0);
  await toBot.pass(0.001);
  expect(turnOf(toBot)).not.toBe(0);
  const toAbsent = await botOffers('human');
  await toAbsent.table.disconnected(1);
  await toAbsent.pass(0.7);
  expect(turnOf(toAbsent)).not.toBe(0);
});

test('[T-16] the default of a computer player that thinks too long waits for the reader too', async () => {
  let offered = false;
  const host = await botOffers('human', {
    bot: () => {
      if (offered) return new Promise(() => undefined);
      offered = true;
      return GROUP_FOR_MONEY;
    },
  });
  await host.pass(20 + 14.9);
  expect(turnOf(host)).toBe(0);
  await host.pass(0.2);
  expect(turnOf(host)).not.toBe(0);
});

test('[R-14.11 T-33] a computer player’s no has its reason, for the one who asked alone; it survives a reload', async () => {
  const host = await aHostWith(THREE, {
    seats: ['human', 'human', 'bot'],
    bot: ({ moves }) => (moves.reject?.[0] ? { type: 'reject', ...moves.reject[0] } : { type: 'default' }),
    why: { key: 'offerCarriesToVictory', values: { seat: 0 } },
  });
  await host.send(0, { type: 'offer', to: 2, give: { money: 1 }, want: { money: 5 } });
  await host.pass(1);
  const told = [{ to: 2, serial: 1, reason: { key: 'offerCarriesToVictory', values: { seat: 0 } } }];
  expect(host.lastTo(0).table.own?.reasons).toEqual(told);
  expect((await host.table.updateFor(1)).table.own?.reasons).toBeUndefined();
  expect(JSON.stringify(host.sentTo(1))).not.toContain('offerCarriesToVictory');
  await host.reopen();
  expect((await host.table.updateFor(0)).table.own?.reasons).toEqual(told);
});

test('[R-14.11 T-33] what a computer player cannot fulfil is turned down, not left hanging', async () => {
  const host = await aHostWith(THREE, {
    seats: ['human', 'human', 'bot'],
    bot: ({ moves }) => (moves.reject?.[0] ? { type: 'reject', ...moves.reject[0] } : { type: 'default' }),
  });
  await host.send(0, { type: 'offer', to: 2, give: { money: 1 }, want: { money: 50 } });
  await host.pass(1);
  expect(host.table.state.offers).toEqual([]);
});
