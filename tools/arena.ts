// npm run arena: bots against bots, measured. See docs/bots.md.

import { appendFileSync, writeFileSync } from 'node:fs';
import { readArguments, USAGE } from './arena/arguments.ts';
import { fitWeights } from './arena/fit-weights.ts';
import { matchJobs, soakJobs } from './arena/jobs.ts';
import { playAll, progressBar } from './arena/pool.ts';
import { printReasons } from './arena/reasons.ts';
import { htmlReport } from './arena/report.ts';
import { type BrokenGame, type GameResult, readResults } from './arena/results.ts';
import { summarize } from './arena/summary.ts';

const given = readArguments(process.argv.slice(2));
if ('problem' in given) {
  process.stderr.write(`${given.problem ? `${given.problem}\n` : ''}${USAGE}\n`);
  process.exit(given.problem ? 1 : 0);
}

if (given.fit) process.stdout.write(`${JSON.stringify(fitWeights(given), undefined, 2)}\n`);
else if (given.reasons > 0) printReasons(given);
else if (given.soak > 0) await soak();
else await match();

async function match(): Promise<void> {
  if ('problem' in given) return;
  const jobs = matchJobs(given);
  const done = readResults(given.results).filter(({ game }) => game < jobs.length);
  const known = new Set(done.map(({ game }) => game));
  const results: GameResult[] = [...done];
  const broken: BrokenGame[] = [];
  const open = jobs.filter(({ game }) => !known.has(game));
  if (done.length > 0) process.stderr.write(`${done.length} games of ${given.results} are taken over\n`);
  const started = Date.now();
  await playAll(open, given.workers, (result) => {
    if ('problem' in result) broken.push(result);
    else {
      results.push(result);
      appendFileSync(given.results, `${JSON.stringify(result)}\n`);
    }
    progressBar(open.length, results.length - done.length + broken.length, started);
  });
  const summary = summarize(given.levels, results);
  const again = `npm run arena -- --levels ${given.levels.join(',')} --games ${jobs.length} --seed ${given.seed}${given.nodes === undefined ? '' : ` --nodes ${given.nodes}`}${given.millis === undefined ? '' : ` --millis ${given.millis}`}`;
  writeFileSync(given.report, htmlReport(summary, results, again));
  if (given.json) {
    const { seats, games, verdict, p, turns, illuminati, goals } = summary;
    process.stdout.write(
      `${JSON.stringify({ seats, games, verdict, p, turns: turns.median, illuminati, goals, broken: broken.length })}\n`,
    );
  } else {
    for (const { level, winShare, low, high, rating, decisionMsP95, decisionMsP99 } of summary.seats)
      process.stdout.write(
        `${level.padEnd(8)} ${(100 * winShare).toFixed(1).padStart(5)} %  [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]  rating ${rating.toFixed(2)}  p95 ${decisionMsP95.toFixed(2)} ms  p99 ${decisionMsP99.toFixed(2)} ms\n`,
      );
    process.stdout.write(`${summary.games} games, ${summary.verdict}, median ${summary.turns.median} turns\n`);
    process.stdout.write(`report: ${given.report}\nagain:  ${again}\n`);
  }
  complain(broken);
}

async function soak(): Promise<void> {
  if ('problem' in given) return;
  const jobs = soakJobs(given);
  const done = readResults(given.results).filter(({ game }) => game < jobs.length);
  const known = new Set(done.map(({ game }) => game));
  const open = jobs.filter(({ game }) => !known.has(game));
  if (done.length > 0) process.stderr.write(`${done.length} games of ${given.results} are taken over\n`);
  const broken: BrokenGame[] = [];
  let played = done.length;
  let decisions = done.reduce((sum, result) => sum + result.decisions, 0);
  const started = Date.now();
  await playAll(open, given.workers, (result) => {
    played++;
    if ('problem' in result) broken.push(result);
    else {
      decisions += result.decisions;
      appendFileSync(given.results, `${JSON.stringify(result)}\n`);
    }
    progressBar(open.length, played - done.length, started);
  });
  process.stdout.write(
    `${played} games, ${decisions} decisions, ${broken.length} broken, ${Math.round((Date.now() - started) / 1000)} s\nagain:  npm run arena -- --soak ${given.soak} --seed ${given.seed}\n`,
  );
  complain(broken);
}

function complain(broken: readonly BrokenGame[]): void {
  for (const { game, seed, problem } of broken.slice(0, 20))
    process.stderr.write(`game ${game} (seed ${seed}): ${problem}\n`);
  if (broken.length > 0) process.exitCode = 1;
}
