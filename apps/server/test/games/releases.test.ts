import { catalogue, pack } from '@illuminice/cards';
import { compilePack, must, type Pack, packWith } from '@illuminice/engine';
import { type BotPort, type LogEntry, verifyLog } from '@illuminice/table';
import { expect, test } from 'vitest';
import { exportTable } from '../../src/operations/export-table.ts';
import { seededChance } from '../helpers/chance.ts';
import { playOn } from '../helpers/play.ts';
import { moveBy } from '../helpers/random-bots.ts';
import type { SocketClient } from '../helpers/socket-client.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testServer } from '../helpers/test-server.ts';

/** They take Groups; players who move by chance would be out before there is anything to keep. */
const random = seededChance(1);
const bots: BotPort = { decide: async (position) => ({ command: moveBy('regular', position, random) }) };
const RULES = { pace: 0, reactionSeconds: 0 };

function cardsOf({ messages }: SocketClient): Pack {
  const told = messages.findLast((message) => message.type === 'tableState');
  const cards = told?.type === 'tableState' ? packWith(pack, told.cards) : undefined;
  if (cards === undefined) throw new Error('the table did not say which cards it has');
  return cards;
}

function inPlay(client: SocketClient): readonly string[] {
  const cards = cardsOf(client);
  const { seats, uncontrolled } = must(client.state?.view, 'a view');
  const numbers = [...seats.flatMap(({ groups }) => groups.map(({ card }) => card)), ...uncontrolled];
  return numbers.map((card) => must(cards.groups[card - 8], 'its card').key);
}

test('[V-1] a running game keeps its cards over a release that adds one, plays on, and verifies', async () => {
  // Everything but the card that sorts first is the release before.
  const [added] = pack.groups;
  const older = compilePack(catalogue.filter(({ key }) => key !== added?.key));
  const dataDir = temporaryFolder();
  const env = { RATE_LIMIT_FACTOR: '1000', DATA_DIR: dataDir };
  const before = await testServer({ pack: older, bots }, env);
  const ana = await before.connect();
  await ana.must({ type: 'createLobby', name: 'Ana', options: RULES });
  for (const level of ['regular', 'regular', 'regular'] as const) await ana.must({ type: 'addBot', level });
  await ana.must({ type: 'start' });
  const held = ({ state }: SocketClient): number =>
    (state?.view?.seats ?? []).reduce((sum, { groups }) => sum + groups.length, 0);
  await playOn(ana, { stopWhen: (client) => held(client) >= 3 });
  const table = ana.state?.table.table ?? '';
  ana.close();
  await before.drain();

  const after = await testServer({ bots }, env);
  const back = await after.connect(ana.cookie);
  if (back.state === undefined) await back.must({ type: 'resync' });
  // Computer players move while the server stops and starts; other numbers would make nearly every card another one.
  const [kept, now] = [inPlay(ana), inPlay(back)];
  expect(kept.filter((key) => now.includes(key)).length).toBeGreaterThan(kept.length / 2);
  expect(cardsOf(back).numbers.has(added?.key ?? '')).toBe(false);
  const version = back.state?.version ?? 0;
  await playOn(back, { stopWhen: ({ state }) => (state?.version ?? 0) > version + 40 });
  await after.drain();
  const log = exportTable({ dataDir, table, viewer: 'operator' }).map((line) => JSON.parse(line) as LogEntry);
  expect(verifyLog(catalogue, log)).toMatchObject({ ok: true });
}, 60_000);

test('[V-1] [V-21] a game of other rules stands still, with a line in the log and a number in the metrics', async () => {
  const known = compilePack(catalogue.filter(({ key }) => key !== pack.groups[0]?.key));
  const dataDir = temporaryFolder();
  const newer = await testServer({}, { DATA_DIR: dataDir });
  const ana = await newer.connect();
  await ana.must({ type: 'createLobby', name: 'Ana', options: RULES });
  await ana.must({ type: 'addBot', level: 'regular' });
  await ana.must({ type: 'start' });
  ana.close();
  await newer.drain();

  const older = await testServer({ pack: known }, { DATA_DIR: dataDir });
  const back = await older.connect(ana.cookie);
  if (back.state === undefined) await back.next('tableState');
  expect(back.state?.table.stage).toBe('frozen');
  expect(await back.errorOf({ type: 'vote', what: 'reset', yes: true })).toBe('TABLE_FROZEN');
  expect(older.logged()).toContain('a game of another release stands still');
  const metrics = await (await fetch(`http://127.0.0.1:${older.port}/metrics`)).text();
  expect(metrics).toMatch(/^illuminice_unplayable_tables_total [1-9]/m);
  expect(metrics).toMatch(/^illuminice_build_info\{version="[^"]+",rules="\d+",cards="[0-9a-f]{12}"\} 1$/m);
});
