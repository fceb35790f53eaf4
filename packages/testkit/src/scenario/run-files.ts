/** Runs whole files: what the command line prints and what the tests assert. */
import type { Pack } from '@illuminice/engine';
import { type Entry, readEntries } from './read-files.ts';
import { runScenario } from './run-scenario.ts';

export interface Result {
  readonly id: string;
  readonly file: string;
  readonly failures: readonly string[];
}

export function runEntry(pack: Pack, entry: Entry): Result {
  const failures = 'problem' in entry ? [entry.problem] : runScenario(pack, entry.scenario);
  return { id: entry.id, file: entry.file, failures };
}

export function runPaths(pack: Pack, paths: readonly string[]): Result[] {
  return readEntries(paths).map((entry) => runEntry(pack, entry));
}

/** `id: step 3: expected required 7, got 8` */
export function failureLines(results: readonly Result[]): string[] {
  return results.flatMap(({ id, failures }) => failures.map((failure) => `${id}: ${failure}`));
}

export function summary(results: readonly Result[]): string {
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  return `${results.length - failed} passed, ${failed} failed`;
}
