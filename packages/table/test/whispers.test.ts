/**
 * A whispered proposal reaches nobody else, neither by a byte nor by a moment: the same evening is played with other
 * whispers, and with none, and whoever was not in them is sent the same bytes at the same times.
 */
import type { PromiseKind, SeatRequestOf } from '@illuminice/protocol';
import { expect, test } from 'vitest';
import { openReplay, type TableViewer, withoutSecrets } from '../src/index.ts';
import type { FakeHost } from './fake-host.ts';
import { aHostWith, group, THREE } from './positions.ts';

type Proposal = Omit<SeatRequestOf<'propose'>, 'type'>;

const PEACE: PromiseKind = { kind: 'peace', turns: 3 };

interface Whisper {
  readonly by: number;
  readonly proposal: Proposal;
  readonly answers: readonly (readonly [seat: number, yes: boolean])[];
}

/** Among ana, ben and the computer player cleo (2); dora (3) is in none of them. */
const WHISPERS: Readonly<Record<string, readonly Whisper[]>> = {
  none: [],
  agreed: [
    {
      by: 0,
      proposal: { to: [1], secret: true, terms: [0, 1].map((by) => ({ by, promise: PEACE })) },
      answers: [[1, true]],
    },
  ],
  'declined, long': [
    {
      by: 1,
      proposal: {
        to: [0],
        secret: true,
        text: 'x'.repeat(140),
        terms: [{ by: 0, promise: { kind: 'oppose', seat: 3, amount: 900 } }],
      },
      answers: [[0, false]],
    },
  ],
  threat: [
    {
      by: 0,
      proposal: {
        to: [1],
        secret: true,
        unless: true,
        terms: [
          { by: 1, promise: { kind: 'stayOut' } },
          { by: 0, promise: { kind: 'attack', seat: 1 } },
        ],
      },
      answers: [],
    },
  ],
  'to the computer player and a person': [
    {
      by: 0,
      proposal: { to: [1, 2], secret: true, terms: [1, 2].map((by) => ({ by, promise: PEACE })) },
      answers: [[1, true]],
    },
    { by: 0, proposal: { to: [2], secret: true, terms: [{ by: 2, promise: PEACE }], seconds: 5 }, answers: [] },
  ],
  'a promise': [{ by: 1, proposal: { to: [0], secret: true, terms: [{ by: 1, promise: PEACE }] }, answers: [] }],
};

const FOUR = {
  ...THREE,
  seats: {
    ...THREE.seats,
    dora: {
      illuminati: 'bermuda-triangle',
      money: 4,
      structure: [{ group: 'boy-sprouts', on: 'left' }],
      turnsTaken: 1,
    },
  },
} as typeof THREE;

async function evening(whispers: readonly Whisper[]): Promise<FakeHost> {
  const host = await aHostWith(FOUR, {
    seats: ['human', 'human', 'bot', 'human'],
    spectators: true,
    luck: 7,
    bot: ({ occasion }) => (occasion === 'turn' ? { type: 'endTurn' } : { type: 'default' }),
    talk: ({ proposal }) => (proposal === undefined ? {} : { answers: { proposal, yes: true } }),
  });
  host.sent.length = 0;
  const say = async (): Promise<void> => {
    for (const { by, proposal, answers } of whispers) {
      expect(await host.act(by, { type: 'propose', ...proposal })).toMatchObject({ ok: true });
      const id = host.table.state.proposals.at(-1)?.id ?? '';
      for (const [seat, yes] of answers) await host.act(seat, { type: 'answerProposal', proposal: id, yes });
    }
  };
  await say();
  await host.send(0, { type: 'attack', kind: 'control', attacker: group('cia'), target: group('yuppies') });
  await say();
  await host.pass(1);
  await host.send(1, { type: 'spend', from: 1, amount: 1, side: 'against' });
  // Aloud: everybody is told the same, under a name of its own.
  await host.act(3, { type: 'propose', to: [0], terms: [{ by: 0, promise: { kind: 'pay', amount: 1 } }] });
  for (let round = 0; round < 8; round++) {
    await host.pass(10);
    for (const seat of [0, 1, 3])
      if (host.table.state.game?.attack || host.table.state.moment.kind === 'question')
        await host.send(seat, { type: 'default' });
  }
  await host.send(0, { type: 'endTurn' });
  await host.pass(90);
  return host;
}

/** Names of proposals are chance; their order is what counts. The chain is a digest nobody can read before the end. */
function bytesTo(host: FakeHost, viewer: TableViewer, start = host.sent[0]?.at ?? 0): string {
  const names = new Map<string, string>();
  const told = host.sent.filter((sent) => sent.viewer === viewer);
  const json = JSON.stringify(
    told.map(({ at, update: { table, ...rest } }) => {
      const { head: _, ...info } = table;
      return [at - start, rest, info];
    }),
  );
  return json.replaceAll(/"(?:id|proposal)":"(id\d+)"/g, (_, id: string) => {
    names.set(id, names.get(id) ?? `proposal ${names.size + 1}`);
    return `"${names.get(id)}"`;
  });
}

test('[R-18.2 R-24.6] whoever is not in a whisper is sent the same bytes at the same times, whatever was whispered', async () => {
  const hosts = await Promise.all(Object.values(WHISPERS).map(evening));
  const [quiet] = hosts;
  if (!quiet) throw new Error('an evening without whispers');
  for (const viewer of [3, 'spectator'] as const) {
    const expected = bytesTo(quiet, viewer);
    expect(expected.length).toBeGreaterThan(2000);
    for (const [index, host] of hosts.entries())
      expect(bytesTo(host, viewer), `${Object.keys(WHISPERS)[index]}, to ${viewer}`).toBe(expected);
  }
  // Those who are in them are told.
  for (const host of hosts.slice(1)) expect(bytesTo(host, 0)).not.toBe(bytesTo(quiet, 0));
});

const TWO = {
  ...THREE,
  seats: Object.fromEntries(Object.entries(THREE.seats).slice(0, 2)),
} as typeof THREE;

/** What the only two players settle between themselves, in words or as an offer of the rules. */
const BETWEEN_TWO: Readonly<Record<string, (host: FakeHost) => Promise<unknown>>> = {
  nothing: async () => undefined,
  'a whisper': (host) =>
    host.act(0, { type: 'propose', to: [1], secret: true, terms: [0, 1].map((by) => ({ by, promise: PEACE })) }),
  'an offer': (host) => host.send(0, { type: 'offer', to: 1, give: { money: 1 }, want: {} }),
  'a secret promise': (host) => host.act(0, { type: 'promise', to: 1, text: 'I stay out.', secret: true }),
};

test.each([
  ['at once', false],
  ['a round behind', true],
])(
  '[R-18.2 R-18.9] what the only two players settle between themselves moves nothing for those who look on %s, idle times included',
  async (_, spectatorsSeeAll) => {
    const told = await Promise.all(
      Object.values(BETWEEN_TWO).map(async (settle) => {
        const host = await aHostWith(TWO, { spectators: true, luck: 7, options: { spectatorsSeeAll } });
        host.sent.length = 0;
        const start = host.time;
        await host.pass(20);
        await settle(host);
        await host.pass(5);
        // Aloud: whoever looks on is told how everybody sits.
        await host.act(1, { type: 'propose', to: [0], terms: [{ by: 0, promise: { kind: 'pay', amount: 1 } }] });
        const seen = host.table.state.seats.map(({ seenActAt = start }) => seenActAt - start);
        const told = bytesTo(host, 'spectator', start);
        expect(told.length).toBeGreaterThan(200);
        return { seen, told };
      }),
    );
    for (const [index, each] of told.entries()) expect(each, Object.keys(BETWEEN_TWO)[index]).toEqual(told[0]);
  },
);

test('[R-21.7 R-18.2] after the game the log says nothing of them to anybody else, and still folds', async () => {
  const host = await evening(Object.values(WHISPERS).flat());
  const told = withoutSecrets(host.log(), 3);
  const whispered = host.log().filter(({ facts }) => facts.some((fact) => fact.type === 'proposed' && fact.secret));
  expect(whispered.length).toBeGreaterThan(10);
  for (const { seq } of whispered) expect(told.find((entry) => entry.seq === seq)).toMatchObject({ facts: [] });
  const text = JSON.stringify(told);
  expect(text).not.toContain('"secret":true');
  expect(text).not.toContain('xxxxxxxx');
  expect(text).toContain('"proposed"');
  expect(JSON.stringify(withoutSecrets(host.log(), 0))).toContain('xxxxxxxx');
  expect(openReplay(host.pack, told)).not.toHaveProperty('unplayable');
});
