// The slowest tests of the last run, from the reports that vitest and Playwright leave in .cache.

import { existsSync, readFileSync } from 'node:fs';

export const REPORTS = { tests: '.cache/tests.json', browser: '.cache/browser-tests.json' };

export interface Timed {
  readonly title: string;
  readonly ms: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number }[];
  }[];
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

export function timesOfTests({ testResults }: VitestReport): Timed[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({ title: `${shortName(name)}: ${fullName}`, ms: duration })),
  );
}

/** What was tried twice took as long as both. */
export function timesOfBrowser({ suites }: { readonly suites: readonly Suite[] }): Timed[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.map(({ title, tests }) => ({
      title: `${file}: ${title}`,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...timesOfBrowser({ suites: inner }),
  ]);
}

export function slowestLines(timed: readonly Timed[], most = 20): string[] {
  return timed
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
}

/** A run of some rooms has no browser's report. */
export function timesOfLastRun(): Timed[] {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  return [
    ...(existsSync(REPORTS.tests) ? timesOfTests(read(REPORTS.tests)) : []),
    ...(existsSync(REPORTS.browser) ? timesOfBrowser(read(REPORTS.browser)) : []),
  ];
}

function shortName(file: string): string {
  return file.replaceAll('\\', '/').replace(/^.*\/(?=(?:packages|apps|tools)\/)/, '');
}
