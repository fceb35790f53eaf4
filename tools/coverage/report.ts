// docs/coverage.md: the ids nobody cites first, then every id with those who cite it.

import type { Citation } from './read-citations.ts';
import type { Id } from './read-ids.ts';

export type Coverage = {
  readonly kind: 'rules' | 'requirements';
  readonly ids: readonly Id[];
  readonly citedBy: ReadonlyMap<string, readonly string[]>;
};

export function coverageOf(kind: Coverage['kind'], ids: readonly Id[], citations: readonly Citation[]): Coverage {
  const citedBy = new Map<string, string[]>(ids.map(({ id }) => [id, []]));
  for (const { id, by } of citations) {
    const list = citedBy.get(id);
    if (list !== undefined && !list.includes(by)) list.push(by);
  }
  return { kind, ids, citedBy };
}

export function uncited({ ids, citedBy }: Coverage): Id[] {
  return ids.filter(({ id }) => (citedBy.get(id) ?? []).length === 0);
}

export function summaryOf(coverage: Coverage): string {
  const total = coverage.ids.length;
  return `${total - uncited(coverage).length} of ${total} ${coverage.kind} are cited by a test or a scenario`;
}

export function reportOf(coverages: readonly Coverage[], unknown: readonly Citation[]): string {
  const lines = [
    '# Coverage of rules and requirements',
    '',
    'Written by `npm run coverage:rules`; do not edit. A test cites by its title (`[R-9.14] …`), a scenario by its `rules`.',
    '',
    ...coverages.map((coverage) => `- ${summaryOf(coverage)}`),
    '',
    ...coverages.flatMap((coverage) => [`## Cited by nobody: ${coverage.kind}`, '', ...uncitedLines(coverage), '']),
    ...(unknown.length > 0 ? ['## Cited, but not in the documents', '', ...unknown.map(unknownLine), ''] : []),
    ...coverages.flatMap((coverage) => [`## All ${coverage.kind}`, '', ...chapterLines(coverage)]),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function unknownLine({ id, by }: Citation): string {
  return `- ${id}: ${by}`;
}

function uncitedLines(coverage: Coverage): string[] {
  const lines = byChapter(uncited(coverage)).map(([chapter, ids]) => `- ${chapter}: ${shortList(ids)}`);
  return lines.length > 0 ? lines : ['None.'];
}

function chapterLines({ ids, citedBy }: Coverage): string[] {
  return byChapter(ids).flatMap(([chapter, members]) => [
    `### ${chapter}`,
    '',
    ...members.flatMap(({ id }) => idLines(id, citedBy.get(id) ?? [])),
    '',
  ]);
}

/** Scenario ids of one file share a line, so that a rule shown by thirty of them stays readable. */
function idLines(id: string, citations: readonly string[]): string[] {
  const byFile = new Map<string, string[]>();
  for (const citation of citations) {
    const colon = citation.indexOf(': ');
    const file = citation.slice(0, colon);
    byFile.set(file, [...(byFile.get(file) ?? []), citation.slice(colon + 2)]);
  }
  const lines = [...byFile].map(
    ([file, names]) => `  - \`${file}\`: ${names.join(file.endsWith('.json') ? ', ' : '; ')}`,
  );
  return [`- **${id}**${lines.length > 0 ? '' : ' — nobody'}`, ...lines];
}

function byChapter(ids: readonly Id[]): [string, Id[]][] {
  return [...Map.groupBy(ids, ({ chapter }) => chapter)];
}

/** Neighbours are joined, `R-22.1–R-22.16`: hundreds of ids in a row are read by nobody. */
export function shortList(ids: readonly Id[]): string {
  const runs: { first: string; last: string }[] = [];
  for (const { id } of ids) {
    const run = runs.at(-1);
    if (run !== undefined && follows(run.last, id)) run.last = id;
    else runs.push({ first: id, last: id });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first}–${last}`)).join(', ');
}

function follows(before: string, after: string): boolean {
  const [, series, number] = /^(.*?)(\d+)$/.exec(before) ?? [];
  return /^(.*?)(\d+)$/.exec(after)?.[1] === series && Number(/\d+$/.exec(after)?.[0]) === Number(number) + 1;
}
