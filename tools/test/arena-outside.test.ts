/** Programs of others in the arena: the bot of docs/how-to/write-a-bot.md, word for word, and some that break. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readArguments } from '../arena/arguments.ts';
import { matchJobs } from '../arena/jobs.ts';
import { playJob } from '../arena/play-job.ts';

const page = readFileSync(new URL('../../docs/how-to/write-a-bot.md', import.meta.url), 'utf8');
const source = page.match(/```js\n([\s\S]*?)```/)?.[1] ?? '';

function program(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, name);
  writeFileSync(file, text);
  return `"${process.execPath}" "${file}"`;
}

/** after three turns each the game ends by score. */
function jobsFor(bot: string, levels: string) {
  const read = readArguments(['--bot', bot, '--levels', levels, '--games', '2', '--seed', 'outside']);
  if ('problem' in read) throw new Error(read.problem);
  return matchJobs(read).map((job) => ({ ...job, options: { lastRound: 3 } }));
}

test('the bot of the page plays a short match against a Regular and itself, and makes proposals', {
  timeout: 120_000,
}, async () => {
  const results = [];
  for (const job of jobsFor(program('bot.mjs', source), 'outside,regular,outside')) results.push(await playJob(job));
  expect(results).toHaveLength(3);
  // Words too: where two of them sit side by side the one proposes peace and the other agrees.
  expect(results.map((result) => ('words' in result ? result.words.accepted : 0)).some((held) => held > 0)).toBe(true);
  for (const result of results) {
    if ('problem' in result) throw new Error(result.problem);
    expect(result.turns).toBeGreaterThanOrEqual(3);
    expect(result.winners.length).toBeGreaterThan(0);
    expect(result.proposals.made).toBeGreaterThan(0);
    expect(result.words.made).toBeGreaterThan(0);
  }
});

const ANSWERS = (answer: string): string => `
import { createInterface } from 'node:readline';
createInterface({ input: process.stdin }).on('line', (line) => {
  const { type, id } = JSON.parse(line);
  if (type === 'decide') console.log(${answer});
});`;

test.each([
  ['ends', 'process.exit(3);', 'the program ended (3) instead of answering'],
  ['speaks otherwise', ANSWERS(`'good evening'`), 'the program said "good evening", which is no answer'],
  ['never answers what is asked', ANSWERS(`JSON.stringify({ id, command: { type: 'sing' } })`), 'BAD_COMMAND'],
])('a program that %s breaks its game, in words', { timeout: 60_000 }, async (_, text, problem) => {
  const [job] = jobsFor(program('broken.mjs', text), 'outside,novice');
  expect(job && (await playJob(job))).toMatchObject({ problem: expect.stringContaining(problem) });
});

test('the level outside and its program go together', () => {
  const problem = '--bot names the program that plays the seats of level outside: one does not go without the other';
  expect(readArguments(['--levels', 'outside,expert'])).toEqual({ problem });
  expect(readArguments(['--bot', 'node bot.mjs', '--levels', 'expert,expert'])).toEqual({ problem });
  expect(readArguments(['--bot', 'node bot.mjs'])).toMatchObject({
    levels: ['outside', 'regular', 'regular', 'regular'],
  });
});
