// The report of `npm run coverage:rules`: the ids nobody cites first, then every id with those who cite it.

import type { Citation } from './read-citations.ts';
import type { Id } from './read-ids.ts';

export type Coverage = {
  readonly kind: 'rules' | 'requirements';
  readonly ids: readonly Id[];
  readonly citedBy: ReadonlyMap<string, readonly string[]>;
  /** Why no test can show an id, by id. */
  readonly reasons: ReadonlyMap<string, string>;
};

interface Sources {
  readonly ids: readonly Id[];
  readonly citations: readonly Citation[];
  readonly reasons: ReadonlyMap<string, string>;
}

export function coverageOf(kind: Coverage['kind'], { ids, citations, reasons }: Sources): Coverage {
  const citedBy = new Map<string, string[]>(ids.map(({ id }) => [id, []]));
  for (const { id, by } of citations) {
    const list = citedBy.get(id);
    if (list !== undefined && !list.includes(by)) list.push(by);
  }
  return { kind, ids, citedBy, reasons };
}

/** Neither shown by somebody nor explained. */
export function uncited({ ids, citedBy, reasons }: Coverage): Id[] {
  return ids.filter(({ id }) => (citedBy.get(id) ?? []).length === 0 && !reasons.has(id));
}

export function explained({ ids, citedBy, reasons }: Coverage): Id[] {
  return ids.filter(({ id }) => (citedBy.get(id) ?? []).length === 0 && reasons.has(id));
}

/** About what is seen or pressed, and cited by the engine's tests and scenarios alone. */
export function shownByTheEngineOnly({ ids, citedBy }: Coverage): Id[] {
  return ids.filter(({ id, isAboutScreens }) => {
    const citations = citedBy.get(id) ?? [];
    return isAboutScreens && citations.length > 0 && !citations.some((by) => by.startsWith('apps/web/test/'));
  });
}

export function summaryOf(coverage: Coverage): string {
  const total = coverage.ids.length;
  const [missing, reasoned] = [uncited(coverage).length, explained(coverage).length];
  const rest = reasoned === 0 ? '' : `; ${reasoned} more have a reason why not`;
  const screens = coverage.ids.filter(({ isAboutScreens }) => isAboutScreens).length;
  const unseen = shownByTheEngineOnly(coverage).length;
  const seen = screens === 0 ? '' : `; of ${screens} about screens ${unseen} are shown by the engine only`;
  return `${total - missing - reasoned} of ${total} ${coverage.kind} are cited by a test or a scenario${rest}${seen}`;
}

export function reportOf(coverages: readonly Coverage[], unknown: readonly Citation[]): string {
  const lines = [
    '# Coverage of rules and requirements',
    '',
    'Written by `npm run coverage:rules`. A test cites by its title (`[R-9.14] …`), a scenario by its `rules` and',
    '`requirements`; what no test can show stands with its reason in docs/coverage-reasons.md.',
    '',
    ...coverages.map((coverage) => `- ${summaryOf(coverage)}`),
    '',
    ...coverages.flatMap((coverage) => [`## Cited by nobody: ${coverage.kind}`, '', ...uncitedLines(coverage), '']),
    ...coverages.flatMap(engineLines),
    ...coverages.flatMap(reasonLines),
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

function engineLines(coverage: Coverage): string[] {
  const ids = shownByTheEngineOnly(coverage);
  if (ids.length === 0) return [];
  return ['## About screens, shown by the engine only', '', `- ${shortList(ids)}`, ''];
}

function reasonLines(coverage: Coverage): string[] {
  const ids = explained(coverage);
  if (ids.length === 0) return [];
  const lines = ids.map(({ id }) => `- ${id}: ${coverage.reasons.get(id)}`);
  return [`## Not to be shown by a test: ${coverage.kind}`, '', ...lines, ''];
}

function chapterLines({ ids, citedBy, reasons }: Coverage): string[] {
  return byChapter(ids).flatMap(([chapter, members]) => [
    `### ${chapter}`,
    '',
    ...members.flatMap(({ id }) => idLines(id, citedBy.get(id) ?? [], reasons.get(id))),
    '',
  ]);
}

/** Scenario ids of one file share a line, so that a rule shown by thirty of them stays readable. */
function idLines(id: string, citations: readonly string[], reason: string | undefined): string[] {
  const byFile = new Map<string, string[]>();
  for (const citation of citations) {
    const colon = citation.indexOf(': ');
    const file = citation.slice(0, colon);
    byFile.set(file, [...(byFile.get(file) ?? []), citation.slice(colon + 2)]);
  }
  const lines = [...byFile].map(
    ([file, names]) => `  - \`${file}\`: ${names.join(file.endsWith('.json') ? ', ' : '; ')}`,
  );
  return [`- **${id}**${lines.length > 0 ? '' : ` — ${reason ?? 'nobody'}`}`, ...lines];
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
