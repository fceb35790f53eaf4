// npm run record   plays the recorded games anew and writes packages/testkit/recorded; only for a change of the rules that
//                  is meant (docs/how-to/debug-a-game.md): their hashes are the promise that nothing else changed

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '@illuminice/cards';
import { recordedFolder, recordGame } from '@illuminice/testkit';

const GAMES = 50;

mkdirSync(recordedFolder, { recursive: true });
const cards = [...pack.illuminati, ...pack.groups, ...pack.specials].map(({ key }) => key);
write('cards.jsonl', [cards]);
for (let number = 1; number <= GAMES; number++) {
  const { commands, ...header } = recordGame(pack, number);
  write(`game-${String(number).padStart(2, '0')}.jsonl`, [header, ...commands]);
}
console.log(`${GAMES} games recorded`);

function write(name: string, lines: readonly unknown[]): void {
  writeFileSync(join(recordedFolder, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
