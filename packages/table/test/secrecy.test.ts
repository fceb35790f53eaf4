/**
 * Nobody learns anything from how long anything took, or from a byte: the same evening is played with other cards in
 * the hands, and everybody whose own hand is the same is sent the same bytes at the same times.
 */
import { expect, test } from 'vitest';
import type { TableViewer } from '../src/index.ts';
import type { FakeHost, HostSetup } from './fake-host.ts';
import { aHostWith, group, holding } from './positions.ts';

const CARDS = [
  'senate-investigating-committee',
  'secrets-man-was-not-meant-to-know',
  'murphys-law',
  'swiss-bank-account',
  'interference',
  'slush-fund',
];

/** Who holds which two of the six; hand 0 is ana's. */
const DEALS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5],
  [0, 1, 4, 5, 2, 3],
  [2, 3, 0, 1, 4, 5],
  [4, 5, 2, 3, 0, 1],
  [2, 3, 4, 5, 0, 1],
  [4, 5, 0, 1, 2, 3],
  [1, 2, 3, 4, 5, 0],
];

interface Evening {
  readonly hands: readonly string[];
  readonly timeline: string;
  bytesTo(viewer: TableViewer): string;
}

async function evening(
  deal: readonly number[],
  setup: HostSetup,
  play: (host: FakeHost) => Promise<void>,
): Promise<Evening> {
  const hands = [0, 1, 2].map((seat) => [2 * seat, 2 * seat + 1].map((at) => CARDS[deal[at] ?? 0] ?? ''));
  const [ana = [], ben = [], cleo = []] = hands;
  const host = await aHostWith(
    holding({ ana, ben, cleo }, { deck: ['boy-sprouts', 'hollywood', 'cfl-aio', 'feminists'] }),
    {
      ...setup,
      spectators: true,
      luck: 5,
    },
  );
  const start = host.time;
  await play(host);
  const timeline = host.log().map(({ at, facts }) => [at - start, facts.map(({ type }) => type)]);
  return {
    hands: hands.map((hand) => hand.join('+')),
    timeline: JSON.stringify([timeline, host.store.deadlines.get('t')]),
    bytesTo: (viewer) =>
      JSON.stringify(host.sent.filter((sent) => sent.viewer === viewer).map(({ at, update }) => [at - start, update])),
  };
}

/** what no reaction clock answers for a person. */
async function decideOwn(host: FakeHost): Promise<void> {
  if (host.table.state.moment.kind === 'spending') await host.send(0, { type: 'done' });
  for (const seat of [0, 1, 2])
    if (host.table.state.moment.kind === 'question') await host.send(seat, { type: 'default' });
}

/** Three turns in which people attack, spend, say no, press Wait and fall asleep - never looking at their cards. */
async function hurried(host: FakeHost): Promise<void> {
  await host.send(0, { type: 'attack', kind: 'control', attacker: group('cia'), target: group('yuppies') });
  await host.pass(1);
  await host.send(2, { type: 'spend', from: 2, amount: 1, side: 'against' });
  await host.send(1, { type: 'done' });
  await host.pass(30);
  await decideOwn(host);
  await host.act(1, { type: 'wait' });
  await host.pass(40);
  await decideOwn(host);
  await host.send(host.table.state.game?.turn.seat ?? 0, { type: 'endTurn' });
  await host.send(0, { type: 'decline' });
  await host.pass(0.5);
  await host.act(2, { type: 'wait' });
  await host.pass(30);
  await decideOwn(host);
  await host.act(2, { type: 'standing', kind: 'passUntilDraw', on: true });
  await host.send(host.table.state.game?.turn.seat ?? 0, { type: 'endTurn' });
  await host.pass(60);
}

/** By mail: whoever is asked answers one after another, a minute apart. */
async function unhurried(host: FakeHost): Promise<void> {
  await host.send(0, { type: 'attack', kind: 'control', attacker: group('cia'), target: group('yuppies') });
  for (let round = 0; round < 25; round++)
    for (const seat of [2, 0, 1]) {
      await host.pass(60);
      await host.send(seat, { type: 'default' });
    }
}

async function compare(setup: HostSetup, play = hurried): Promise<void> {
  const evenings = await Promise.all(DEALS.map((deal) => evening(deal, setup, play)));
  const [first] = evenings;
  expect(first?.timeline.length).toBeGreaterThan(200);
  for (const other of evenings) expect(other.timeline).toBe(first?.timeline);
  for (const other of evenings) expect(other.bytesTo('spectator')).toBe(first?.bytesTo('spectator'));
  let compared = 0;
  for (const one of evenings)
    for (const other of evenings)
      for (const seat of [0, 1, 2])
        if (one !== other && one.hands[seat] === other.hands[seat]) {
          expect(other.bytesTo(seat)).toBe(one.bytesTo(seat));
          compared++;
        }
  expect(compared).toBeGreaterThan(10);
}

test('[R-24.6] windows open and close at the same times and everybody is sent the same bytes, whatever the others hold', () =>
  compare({}));

test('[R-24.6] the same at a table opened before there were kinds of clock', () => compare({ isOld: true }));

test.each(['bank', 'turn'] as const)('[R-24.6][R-24.10] the same with the clock "%s", which runs out', (clock) =>
  compare({ options: { clock, decisionSeconds: 5, bankSeconds: 40, turnSeconds: 60 } }),
);

test('[R-24.6] the same at a faster pace', () => compare({ options: { pace: 2 } }));

test('[R-24.6] with pace 0 a window waits for everybody who has cards, whatever they are', () =>
  compare({ options: { pace: 0 } }, unhurried));

test('[R-24.6] computer players that think longer about some cards than about others change nothing', () =>
  compare({
    seats: ['human', 'human', 'bot'],
    bot: async ({ view, occasion }) => {
      for (let turns = 0; turns < (view.seats[2]?.hand[0]?.card ?? 0); turns++) await Promise.resolve();
      return occasion === 'turn' ? { type: 'endTurn' } : { type: 'default' };
    },
  }));
