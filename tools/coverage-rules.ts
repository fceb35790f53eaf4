// npm run coverage:rules: which rule and which requirement is shown by which test or scenario.

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { citationsOfScenarios, citationsOfTest } from './coverage/read-citations.ts';
import { readRequirements, readRules } from './coverage/read-ids.ts';
import { readReasons } from './coverage/read-reasons.ts';
import { coverageOf, reportOf, shortList, summaryOf, uncited } from './coverage/report.ts';

const reportFile = 'docs/coverage.md';
const read = (file: string): string => readFileSync(file, 'utf8');
const files = (patterns: string[]): string[] => globSync(patterns).sort();

const rules = readRules(read('docs/rules/rules.md'));
const requirements = readRequirements(read('docs/requirements.md'));
const citations = [
  ...files(['{packages,apps}/*/test/**/*.{test,spec}.{ts,tsx}', 'tools/test/**/*.{test,spec}.ts']).flatMap((file) =>
    citationsOfTest(file, read(file)),
  ),
  ...files(['scenarios/**/*.json']).flatMap((file) => citationsOfScenarios(file, read(file))),
];

const reasons = readReasons(read('docs/coverage-reasons.md'));
const coverages = [
  coverageOf('rules', { ids: rules, citations, reasons }),
  coverageOf('requirements', { ids: requirements, citations, reasons }),
];
const known = new Set([...rules, ...requirements].map(({ id }) => id));
const unknown = citations.filter(({ id }) => !known.has(id));
writeFileSync(reportFile, reportOf(coverages, unknown));

for (const coverage of coverages) {
  console.log(summaryOf(coverage));
  const missing = uncited(coverage);
  if (missing.length > 0) console.log(`  nobody cites: ${shortList(missing)}`);
}
for (const { id, by } of unknown) console.log(`unknown id ${id} cited by ${by}`);
const cited = new Set(citations.map(({ id }) => id));
for (const id of reasons.keys()) {
  if (!known.has(id)) console.log(`docs/coverage-reasons.md explains ${id}, which does not exist`);
  else if (cited.has(id))
    console.log(`docs/coverage-reasons.md explains ${id}, which a test shows by now: remove it there`);
}
console.log(`written to ${reportFile}`);
