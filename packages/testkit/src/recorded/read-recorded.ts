import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardKey } from '@illuminice/engine';
import type { RecordedGame } from './recorded-game.ts';

export const recordedFolder = join(import.meta.dirname, '../../recorded');

export interface Recordings {
  readonly cards: readonly CardKey[];
  readonly games: readonly RecordedGame[];
}

/** One value a line: first what the game began with and its hashes, then command after command. */
export function readRecordings(): Recordings {
  const read = (name: string) =>
    readFileSync(join(recordedFolder, name), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  const names = globSync('game-*.jsonl', { cwd: recordedFolder }).toSorted();
  const games = names.map((name): RecordedGame => {
    const [header, ...commands] = read(name);
    return { ...header, commands };
  });
  return { cards: read('cards.jsonl')[0], games };
}
