// All rules, requirements, citations and reasons of the repository.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Citation, citationsOfScenarios, citationsOfTest } from './read-citations.ts';
import { readRequirements, readRules } from './read-ids.ts';
import { readReasons } from './read-reasons.ts';
import { type Coverage, coverageOf } from './report.ts';

const TESTS = ['{packages,apps}/*/test/**/*.{test,spec}.{ts,tsx}', 'tools/test/**/*.{test,spec}.ts'];

export type Gathered = {
  readonly coverages: readonly Coverage[];
  readonly citations: readonly Citation[];
  readonly reasons: ReadonlyMap<string, string>;
  /** Citations of what is in no document. */
  readonly unknown: readonly Citation[];
};

export function gather(root: string): Gathered {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const files = (patterns: string[]): string[] => globSync(patterns, { cwd: root }).sort();
  const rules = readRules(read('docs/rules/rules.md'));
  const requirements = readRequirements(read('docs/requirements.md'));
  const reasons = readReasons(read('docs/coverage-reasons.md'));
  const citations = [
    ...files(TESTS).flatMap((file) => citationsOfTest(file, read(file))),
    ...files(['scenarios/**/*.json']).flatMap((file) => citationsOfScenarios(file, read(file))),
  ];
  const known = new Set([...rules, ...requirements].map(({ id }) => id));
  return {
    coverages: [
      coverageOf('rules', { ids: rules, citations, reasons }),
      coverageOf('requirements', { ids: requirements, citations, reasons }),
    ],
    citations,
    reasons,
    unknown: citations.filter(({ id }) => !known.has(id)),
  };
}
