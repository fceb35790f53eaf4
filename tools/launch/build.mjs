// Builds what is stale. To add a build, add an entry to `steps`.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withLock } from './lock.mjs';
import { cacheFolder, repository, say } from './place.mjs';

/**
 * All paths are relative to the repository. A step whose `script` does not exist is left out.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} script run by Node 24
 * @property {readonly string[]} inputs files and folders; a change of any file in them makes the step stale
 * @property {readonly string[]} outputs never looked at as inputs, and rebuilt when missing
 * @property {(tool: string, args: readonly string[]) => boolean} [onlyFor] tools that need it; without it, all do
 */

const LOOSE_DOCUMENTS = ['CHANGELOG.md', 'CONTRIBUTING.md', 'CODE_OF_CONDUCT.md', 'SECURITY.md'];

/** @type {readonly Step[]} In the order in which they must run. */
const steps = [
  {
    name: 'card index',
    script: 'packages/cards/scripts/make-index.ts',
    inputs: ['packages/cards/src', 'packages/cards/scripts'],
    outputs: ['packages/cards/src/generated/index.ts'],
  },
  {
    name: 'web client',
    script: 'apps/web/vite/build.ts',
    inputs: [
      'apps/web/index.html',
      'apps/web/vite.config.ts',
      ...['dev', 'gallery', 'locales', 'public', 'src', 'vite'].map((folder) => `apps/web/${folder}`),
      ...['bots', 'cards', 'engine', 'fair-dice', 'protocol', 'table'].map((room) => `packages/${room}/src`),
      'package.json',
      'package-lock.json',
    ],
    outputs: ['apps/web/dist/index.html'],
    onlyFor: showsTheClient,
  },
  {
    // After the client, whose build empties the folder.
    name: 'manual',
    script: 'tools/manual.ts',
    inputs: [
      'docs',
      'scenarios/FORMAT.md',
      ...LOOSE_DOCUMENTS,
      'tools/manual',
      'apps/web/public/logo.svg',
      'package.json',
    ],
    outputs: ['apps/web/dist/docs/index.html'],
    onlyFor: showsTheClient,
  },
];

/**
 * The client takes seconds to build: only for what serves it, and for tests in a browser. A test run without a filter
 * includes those; `npm test -- engine` and `-- web` do not.
 * @param {string} tool @param {readonly string[]} args
 */
function showsTheClient(tool, args) {
  const filters = args.filter((arg) => !arg.startsWith('-'));
  switch (tool) {
    case 'illuminice':
      return args[0] === 'start';
    case 'cluster':
    case 'pack':
    case 'release':
    case 'screens':
    case 'test-browsers':
    case 'test-web':
      return true;
    case 'bench':
      return filters.length === 0 || filters.includes('web');
    case 'test':
      return filters.length === 0;
    case 'test-long':
      // What is packed holds the client.
      return filters.length === 0 || filters.some((filter) => /\bpack\b/.test(filter));
    default:
      return false;
  }
}

/** @param {string} node */
export async function buildWhatIsStale(node) {
  const [tool = '', ...args] = process.argv.slice(2);
  for (const step of steps) {
    if (step.onlyFor?.(tool, args) === false) continue;
    if (!existsSync(join(repository, step.script)) || isFresh(step)) continue;
    await withLock(async () => {
      if (isFresh(step)) return;
      say(`building: ${step.name}`);
      // Taken before the build: a file saved while it runs leaves the step stale.
      const print = fingerprint(step);
      await run(node, step.script);
      const missing = step.outputs.find((output) => !existsSync(join(repository, output)));
      if (missing !== undefined) throw new Error(`${step.script} did not write ${missing}`);
      mkdirSync(dirname(stampFile(step)), { recursive: true });
      writeFileSync(stampFile(step), print);
    });
  }
}

/** @param {Step} step */
function isFresh(step) {
  return (
    step.outputs.every((output) => existsSync(join(repository, output))) &&
    existsSync(stampFile(step)) &&
    readFileSync(stampFile(step), 'utf8') === fingerprint(step)
  );
}

/** @param {Step} step */
function stampFile(step) {
  return join(cacheFolder, 'builds', step.name.replaceAll(' ', '-'));
}

/** Names, sizes and times instead of contents: this runs before every single tool. @param {Step} step */
function fingerprint(step) {
  const hash = createHash('sha256');
  for (const input of step.inputs) {
    for (const file of filesIn(join(repository, input))) {
      const name = relative(repository, file).replaceAll('\\', '/');
      if (step.outputs.includes(name)) continue;
      const { size, mtimeMs } = statSync(file);
      hash.update(`${name} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((entry) => filesIn(join(path, entry)));
}

/** @param {string} node @param {string} script @returns {Promise<void>} */
function run(node, script) {
  return new Promise((resolve, reject) => {
    const args = ['--disable-warning=ExperimentalWarning', join(repository, script)];
    const child = spawn(node, args, { cwd: repository, stdio: ['ignore', 2, 2] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${script} failed (exit ${code})`))));
  });
}
