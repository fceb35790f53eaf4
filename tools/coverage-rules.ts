// npm run coverage:rules: which rule and which requirement is shown by which test or scenario.

import { mkdirSync, writeFileSync } from 'node:fs';
import { gather } from './coverage/gather.ts';
import { reportOf, shortList, shownByTheEngineOnly, summaryOf, uncited } from './coverage/report.ts';
import { repositoryRoot } from './rooms/read-rooms.ts';

const reportFile = '.cache/coverage.md';
const { coverages, citations, reasons, unknown } = gather(repositoryRoot());
mkdirSync('.cache', { recursive: true });
writeFileSync(reportFile, reportOf(coverages, unknown));

for (const coverage of coverages) {
  console.log(summaryOf(coverage));
  const missing = uncited(coverage);
  if (missing.length > 0) console.log(`  nobody cites: ${shortList(missing)}`);
  const unseen = shownByTheEngineOnly(coverage);
  if (unseen.length > 0) console.log(`  about screens, shown by the engine only: ${shortList(unseen)}`);
}
for (const { id, by } of unknown) console.log(`unknown id ${id} cited by ${by}`);
const known = new Set(coverages.flatMap(({ ids }) => ids.map(({ id }) => id)));
const cited = new Set(citations.map(({ id }) => id));
for (const id of reasons.keys()) {
  if (!known.has(id)) console.log(`docs/coverage-reasons.md explains ${id}, which does not exist`);
  else if (cited.has(id))
    console.log(`docs/coverage-reasons.md explains ${id}, which a test shows by now: remove it there`);
}
console.log(`written to ${reportFile}`);
