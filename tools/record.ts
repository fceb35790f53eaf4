// npm run record           plays the recorded games anew and writes packages/testkit/recorded; only for a change of the rules that
//                          is meant (docs/how-to/debug-a-game.md): their hashes are the promise that nothing else changed
// npm run record -- 51 52  writes these two alone, with the cards of the others: games for a new version of the rules

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, pack } from '@illuminice/cards';
import { keysOf } from '@illuminice/engine';
import { readRecordings, recordedFolder, recordedPack, recordGame } from '@illuminice/testkit';

const GAMES = 50;

const some = process.argv.slice(2).map(Number);
mkdirSync(recordedFolder, { recursive: true });
if (some.length === 0) write('cards.jsonl', [keysOf(pack)]);
const played = recordedPack(catalogue, readRecordings().cards);
const numbers = some.length > 0 ? some : Array.from({ length: GAMES }, (_, index) => index + 1);
for (const number of numbers) {
  const { commands, ...header } = recordGame(played, number);
  write(`game-${String(number).padStart(2, '0')}.jsonl`, [header, ...commands]);
}
console.log(`${numbers.length} games recorded`);

function write(name: string, lines: readonly unknown[]): void {
  writeFileSync(join(recordedFolder, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
