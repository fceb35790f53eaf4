/** How fast a game that is looked back on opens, and any moment of it is there: whole games of computer players on one core. */
import { pack } from '@illuminice/cards';
import { type Command, DEFAULT_OPTIONS, RULES_VERSION, type TableCommand } from '@illuminice/engine';
import { type LogEntry, openReplay, type Replay } from '@illuminice/table';
import { logOfCommands } from '../../packages/table/test/log-of-commands.ts';
import { playGame } from '../arena/play-game.ts';
import { eachCall, medianOfThree } from './measure.ts';

const FEWEST_ENTRIES = 700;
const MOMENTS = 2_000;

export async function run(args: readonly string[]): Promise<void> {
  const entries = longGame();
  const text = entries.map((entry) => JSON.stringify(entry)).join('\n');
  const opening = medianOfThree(() => eachCall(1, () => opened(read(text))).mean / 1000);
  const replay = opened(entries);
  const { moments } = replay;
  // Jumps all over the game: no moment is near the one before.
  const jump = (index: number): number => (index * 7919) % moments.length;
  const look = (index: number): void => {
    replay.viewAt(jump(index), 'all');
    replay.infoAt(jump(index), 'all');
    replay.toldAt(jump(index), 'all');
  };
  eachCall(200, look);
  const { mean, p99 } = eachCall(MOMENTS, look);
  const figures = {
    entries: entries.length,
    moments: moments.length,
    openMilliseconds: rounded(opening),
    momentMilliseconds: { mean: rounded(mean / 1000), p99: rounded(p99 / 1000) },
  };
  console.log(args.includes('--json') ? JSON.stringify(figures) : wordsFor(figures));
}

export function longGame({ seats } = { seats: 5 }): LogEntry[] {
  for (let number = 1; ; number++) {
    const seed = `a long evening ${number}`;
    const commands: (Command | TableCommand)[] = [];
    playGame({
      seed,
      levels: Array.from({ length: seats }, () => 'novice' as const),
      onCommand: (each) => commands.push(each),
    });
    if (commands.length < FEWEST_ENTRIES) continue;
    return logOfCommands(pack, { seats, options: DEFAULT_OPTIONS, rulesVersion: RULES_VERSION, seed, commands });
  }
}

function read(text: string): LogEntry[] {
  return text.split('\n').map((line) => JSON.parse(line));
}

function opened(entries: readonly LogEntry[]): Replay {
  const replay = openReplay(pack, entries);
  if ('unplayable' in replay) throw new Error('this release cannot open its own log');
  return replay;
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

function wordsFor(figures: {
  readonly entries: number;
  readonly moments: number;
  readonly openMilliseconds: number;
  readonly momentMilliseconds: { readonly mean: number; readonly p99: number };
}): string {
  const { mean, p99 } = figures.momentMilliseconds;
  return [
    `a game of ${figures.entries} entries, ${figures.moments} moments`,
    `read and opened, ms            ${String(figures.openMilliseconds).padStart(8)}   ≤ 1,000`,
    `any moment, ms, mean           ${String(mean).padStart(8)}`,
    `any moment, ms, p99            ${String(p99).padStart(8)}   ≤ 100`,
  ].join('\n');
}
