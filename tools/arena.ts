// npm run arena: bots against bots, measured. See docs/bots.md.

import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { ADVERSARY_NAMES } from './arena/adversaries.ts';
import { type ArenaArguments, readArguments, USAGE } from './arena/arguments.ts';
import { endingsText } from './arena/endings.ts';
import { learn } from './arena/fit-learned.ts';
import { matchJobs, soakJobs } from './arena/jobs.ts';
import type { Job } from './arena/play-job.ts';
import { playAll } from './arena/pool.ts';
import { printNegotiations, printReasons } from './arena/reasons.ts';
import { htmlReport } from './arena/report.ts';
import { type BrokenGame, readResults } from './arena/results.ts';
import { summarize } from './arena/summary.ts';
import { progress } from './simulate/progress.ts';

const given = readArguments(process.argv.slice(2));
if ('problem' in given) {
  process.stderr.write(`${given.problem ? `${given.problem}\n` : ''}${USAGE}\n`);
  process.exit(given.problem ? 1 : 0);
}

if (given.fit) process.stdout.write(`${learn(given).join(', ')}\n`);
else if (given.reasons > 0) printReasons(given);
else if (given.negotiations > 0) printNegotiations(given);
else if (given.adversaries) await suite(given);
else if (given.soak > 0) await soak(given);
else await match(given);

async function match(order: ArenaArguments): Promise<void> {
  const { levels, seed, nodes, millis, report } = order;
  const jobs = matchJobs(order);
  const { results, broken } = await play(order, jobs);
  const summary = summarize(levels, results);
  const again = `npm run arena -- --levels ${levels.join(',')} --games ${jobs.length} --seed ${seed}${order.personas ? ' --personas' : ''}${order.bot === undefined ? '' : ` --bot "${order.bot}"`}${nodes === undefined ? '' : ` --nodes ${nodes}`}${millis === undefined ? '' : ` --millis ${millis}`}`;
  writeFileSync(report, htmlReport(summary, results, again));
  if (order.json) {
    const { seats, games, verdict, p, turns, illuminati, goals, endings } = summary;
    process.stdout.write(
      `${JSON.stringify({ seats, games, verdict, p, turns: turns.median, ...endings, illuminati, goals, broken })}\n`,
    );
  } else {
    for (const { level, winShare, low, high, rating, decisionMsP95, decisionMsP99 } of summary.seats)
      process.stdout.write(
        `${level.padEnd(8)} ${(100 * winShare).toFixed(1).padStart(5)} %  [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]  rating ${rating.toFixed(2)}  p95 ${decisionMsP95.toFixed(2)} ms  p99 ${decisionMsP99.toFixed(2)} ms\n`,
      );
    process.stdout.write(`${summary.games} games, ${summary.verdict}, median ${summary.turns.median} turns\n`);
    process.stdout.write(`${endingsText(summary.endings)}\n`);
    process.stdout.write(`report: ${report}\nagain:  ${again}\n`);
  }
}

/** Long runs are broken off and taken up again: each adversary has a results file of its own. */
async function suite(order: ArenaArguments): Promise<void> {
  for (const name of ADVERSARY_NAMES) {
    const levels = [name, order.against, order.against, order.against] as const;
    const jobs = matchJobs({ ...order, levels });
    const { results } = await play(
      { ...order, results: order.results.replace(/[^/]*$/, `${name}-${order.against}-${order.seed}.jsonl`) },
      jobs,
    );
    const [{ winShare = 0, low = 0, high = 1 } = {}] = summarize(levels, results).seats;
    const share = (part: number) => (100 * part).toFixed(1);
    process.stdout.write(
      order.json
        ? `${JSON.stringify({ adversary: name, games: results.length, winShare, low, high })}\n`
        : `${name.padEnd(14)} ${share(winShare).padStart(5)} %  [${share(low)}, ${share(high)}] of ${results.length}\n`,
    );
  }
}

async function soak(order: ArenaArguments): Promise<void> {
  const started = Date.now();
  const { results, broken } = await play(order, soakJobs(order));
  const decisions = results.reduce((sum, result) => sum + result.decisions, 0);
  process.stdout.write(
    `${results.length + broken} games, ${decisions} decisions, ${broken} broken, ${Math.round((Date.now() - started) / 1000)} s\nagain:  npm run arena -- --soak ${order.soak} --seed ${order.seed}\n`,
  );
}

/** Takes over what an interrupted run has played, plays the rest, and says which games broke. */
async function play({ results: file, workers, bot }: ArenaArguments, jobs: readonly Job[]) {
  // Another program may go by the same command today.
  if (bot !== undefined) rmSync(file, { force: true });
  const results = readResults(file).filter(({ game }) => game < jobs.length);
  if (results.length > 0) process.stderr.write(`${results.length} games of ${file} are taken over\n`);
  const known = new Set(results.map(({ game }) => game));
  const open = jobs.filter(({ game }) => !known.has(game));
  const broken: BrokenGame[] = [];
  const bar = progress('games', open.length);
  await playAll(open, workers, (result) => {
    if ('problem' in result) broken.push(result);
    else {
      results.push(result);
      appendFileSync(file, `${JSON.stringify(result)}\n`);
    }
    bar.at(results.length - known.size + broken.length);
  });
  bar.end();
  for (const { game, seed, problem } of broken.slice(0, 20))
    process.stderr.write(`game ${game} (seed ${seed}): ${problem}\n`);
  if (broken.length > 0) process.exitCode = 1;
  return { results, broken: broken.length };
}
