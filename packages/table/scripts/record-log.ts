// node tools/launch.mjs packages/table/scripts/record-log.ts <release>   keeps a log of this release in test/recorded, for good: every
//                                                                        later release must fold it to the same position

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickRandom } from '@illuminice/fair-dice';
import { Chance, calmCommand } from '@illuminice/testkit';
import { FakeHost } from '../test/fake-host.ts';
import { positionHash } from '../test/recorded/position-hash.ts';

const ENTRIES = 160;
const [release] = process.argv.slice(2);
if (release === undefined || !/^[\w.-]+$/.test(release)) throw new Error('which release, e.g. 2.0.0?');

const chance = new Chance(quickRandom(`recorded ${release}`));
const host = new FakeHost({
  seats: ['bot', 'human', 'human'],
  options: { pace: 2, reactionSeconds: 5 },
  bot: ({ pack, seat, view, moves }) =>
    calmCommand({ pack, seat, moves, view: () => view, chance }) ?? { type: 'default' },
});
await host.begin();
await host.act(1, { type: 'promise', to: 2, text: 'peace', promise: { kind: 'peace', turns: 2 } });
await host.act(2, { type: 'standing', kind: 'passThisTurn', on: true });
await host.table.disconnected(2);
await host.pass(3);
await host.table.connected(2);
for (let round = 0; host.log().length < ENTRIES; round++) {
  for (const seat of [1, 2]) {
    const { moves, view } = await host.table.updateFor(seat);
    if (!moves || !view) continue;
    const command = calmCommand({ pack: host.table.pack, seat, moves, view: () => view, chance });
    if (command) await host.send(seat, command);
    await host.act(seat, { type: 'undo' });
  }
  if (round % 10 === 9) for (const seat of [1, 2]) await host.act(seat, { type: 'vote', what: 'takeback', yes: true });
  await host.pass(3);
}
const lines = [{ release, hash: positionHash(host.table.state) }, ...host.log()].map((line) => JSON.stringify(line));
const file = join(import.meta.dirname, '../test/recorded', `${release}.jsonl`);
writeFileSync(file, `${lines.join('\n')}\n`);
console.log(`${file}: ${host.log().length} entries`);
