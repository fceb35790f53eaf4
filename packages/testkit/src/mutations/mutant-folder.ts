/** A copy of the rooms the rules' tests need, in which one line of the engine is wrong. The real files are never touched. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutation } from './mutations.ts';

const repository = join(import.meta.dirname, '../../../..');
const folder = join(repository, '.cache/mutants');
const ROOMS = ['engine', 'cards', 'fair-dice', 'testkit'];

export function engineFile(file: string, root = repository): string {
  return join(root, 'packages/engine/src', file);
}

/** Packages from outside are shared, our own rooms are the copies. */
export function makeMutantFolder(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules/@illuminice'), { recursive: true });
  // The client's plugin because the settings of the tests name it.
  const settings = ['package.json', 'vitest.config.ts', 'tsconfig.base.json', 'tsconfig.pure.json', 'apps/web/vite'];
  for (const name of [...settings, 'scenarios'])
    if (existsSync(join(repository, name))) cpSync(join(repository, name), join(folder, name), { recursive: true });
  for (const room of ROOMS) {
    const skipsModules = (path: string) => !path.endsWith('node_modules');
    cpSync(join(repository, 'packages', room), join(folder, 'packages', room), {
      recursive: true,
      filter: skipsModules,
    });
    symlinkSync(join(folder, 'packages', room), join(folder, 'node_modules/@illuminice', room));
  }
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (name !== '@illuminice' && !name.startsWith('.'))
      symlinkSync(join(repository, 'node_modules', name), join(folder, 'node_modules', name));
}

/** The source with the rule broken; a line that is no longer there would make every test a good one. */
export function brokenBy({ file, from, to }: Mutation, source: string): string {
  if (!source.includes(from)) throw new Error(`${file} has no "${from}" to break`);
  return source.replace(from, () => to);
}

/** The tests of the rules that fail when this rule is broken. Recorded games and fuzz are left out: they notice too much. */
export function testsThatNotice(mutation: Mutation): string[] {
  const path = engineFile(mutation.file, folder);
  const honest = readFileSync(path, 'utf8');
  writeFileSync(path, brokenBy(mutation, honest));
  try {
    return failingTests(['packages/engine/test', 'packages/testkit/test/scenarios.test.ts']);
  } finally {
    writeFileSync(path, honest);
  }
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

export function failingTests(filters: readonly string[]): string[] {
  const output = join(folder, 'report.json');
  rmSync(output, { force: true });
  // A busy machine must not look like a noticed mutation.
  const patience = '--testTimeout=600000';
  const args = [
    ...[join(repository, 'node_modules/vitest/vitest.mjs'), 'run', patience],
    ...['--reporter=json', `--outputFile=${output}`],
  ];
  const env = {
    ...process.env,
    LONG_TESTS: '',
    VITEST: undefined,
    VITEST_WORKER_ID: undefined,
    VITEST_POOL_ID: undefined,
  };
  const run = spawnSync(process.execPath, [...args, ...filters], { cwd: folder, env, encoding: 'utf8' });
  if (!existsSync(output)) throw new Error(`the tests did not run: ${run.stderr.slice(-500)}`);
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report;
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName }) => fullName.trim());
    return failed.length > 0 || status !== 'failed' ? failed : [`${name} cannot even be loaded`];
  });
}
