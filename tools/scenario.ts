// npm run scenario -- [--json] <file or folder>…   plays scenarios through the engine; without arguments those of the repository.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pack } from '@illuminice/cards';
import { failureLines, runPaths, summary } from '@illuminice/testkit';

const args = process.argv.slice(2);
const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--json');
if (unknown !== undefined) {
  console.error(`unknown option ${unknown}; usage: npm run scenario -- [--json] <file or folder>…`);
  process.exit(2);
}
// npm runs us in the repository, wherever the user stands.
const paths = args
  .filter((arg) => arg !== '--json')
  .map((path) => (existsSync(path) ? path : resolve(process.env.INIT_CWD ?? '.', path)));
const all = ['scenarios', 'scenarios/more'].map((folder) => join(import.meta.dirname, '..', folder));
const results = runPaths(pack, paths.length > 0 ? paths : all);

if (args.includes('--json')) {
  console.log(JSON.stringify({ results, summary: summary(results) }, undefined, 2));
} else {
  for (const line of failureLines(results)) console.log(line);
  console.log(summary(results));
}
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
