// Runs checks, says in one line each how they went, and returns the names of those that failed.

import { spawn } from 'node:child_process';
import { resolve as absolute } from 'node:path';
import type { Check } from './checks.ts';
import { folderInMemory } from './folder-in-memory.ts';

/** All at the same time; the output of those that fail is printed whole, of the others what they have to tell. */
export async function runQuietly(checks: readonly Check[]): Promise<string[]> {
  const failed = await Promise.all(
    checks.map(async (check) => {
      const output: Buffer[] = [];
      const started = performance.now();
      const ok = await run(check, (chunk) => output.push(chunk));
      console.log(summary(check, { ok, started }));
      const text = Buffer.concat(output).toString().trimEnd();
      const from = ok ? text.search(check.tells ?? /$^/) : 0;
      if (from >= 0) console.log(text.slice(from));
      return ok ? [] : [check.name];
    }),
  );
  return failed.flat();
}

/** One after the other, each writing straight to the terminal. */
export async function runVisibly(checks: readonly Check[]): Promise<string[]> {
  const failed: string[] = [];
  const summaries: string[] = [];
  for (const check of checks) {
    const started = performance.now();
    const ok = await run(check);
    summaries.push(summary(check, { ok, started }));
    if (!ok) failed.push(check.name);
  }
  console.log(summaries.join('\n'));
  return failed;
}

function summary({ name }: Check, { ok, started }: { readonly ok: boolean; readonly started: number }): string {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${ok ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.padStart(6)} s${ok ? '' : '  failed'}`;
}

/** Dozens of processes read the same sources: a server that a test starts takes 1.4 s of work instead of 2.3. */
const NODE_COMPILE_CACHE = absolute('.cache/compile');

/** Playwright's own lies among what goes with the run. */
const PLAYWRIGHT_TRANSFORM_CACHE_DIR = absolute('.cache/playwright');

let inMemory: ReturnType<typeof folderInMemory> | undefined;

function run({ args }: Check, onOutput?: (chunk: Buffer) => void): Promise<boolean> {
  inMemory ??= folderInMemory();
  const env = { NODE_COMPILE_CACHE, PLAYWRIGHT_TRANSFORM_CACHE_DIR, ...process.env, ...inMemory };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env,
    });
    if (onOutput) {
      child.stdout?.on('data', onOutput);
      child.stderr?.on('data', onOutput);
    }
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}
