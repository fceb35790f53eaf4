import { expect, test } from 'vitest';
import { gather } from '../coverage/gather.ts';
import { citationsOfScenarios, citationsOfTest } from '../coverage/read-citations.ts';
import { readRequirements, readRules } from '../coverage/read-ids.ts';
import { readReasons } from '../coverage/read-reasons.ts';
import {
  coverageOf,
  explained,
  reportOf,
  shortList,
  shownByTheEngineOnly,
  summaryOf,
  uncited,
} from '../coverage/report.ts';
import { repositoryRoot } from '../rooms/read-rooms.ts';

// Written apart, so that the ids in these samples are not taken for citations of this file.
const quote = "'";

test('rules and requirements are read with their chapter', () => {
  expect(readRules('## R-9 Money\n- **R-9.14** Calling off.\n  see **R-9.15**')).toEqual([
    { id: 'R-9.14', chapter: 'R-9 Money' },
  ]);
  expect(readRequirements('| REQ | area |\n| REQ-076 | attack | One attack. | … |')).toEqual([
    { id: 'REQ-076', chapter: 'attack' },
  ]);
});

test('a title cites all ids in its brackets, a comment cites nothing', () => {
  const source = `// [R-9.1] why\ntest(${quote}[R-9.14, R-9.15][REQ-076] called off${quote}, () => {});`;
  expect(citationsOfTest('a.test.ts', source)).toEqual([
    { id: 'R-9.14', by: 'a.test.ts: called off' },
    { id: 'R-9.15', by: 'a.test.ts: called off' },
    { id: 'REQ-076', by: 'a.test.ts: called off' },
  ]);
});

test('a scenario cites its rules and requirements', () => {
  const scenario = { id: 'ATK-012', rules: ['R-8.4'], requirements: ['REQ-089'] };
  const file = JSON.stringify({ format: 1, scenarios: [scenario, { id: 'ATK-013' }] });
  expect(citationsOfScenarios('a.json', file)).toEqual([
    { id: 'R-8.4', by: 'a.json: ATK-012' },
    { id: 'REQ-089', by: 'a.json: ATK-012' },
  ]);
});

test('what is about screens counts as seen only by a test of the client', () => {
  const ids = readRequirements(
    '| REQ-001 | menu | ◆ A button. |\n| REQ-002 | menu | ◆ A sound. |\n| REQ-003 | menu | x |',
  );
  const engine = ids.map(({ id }) => ({ id, by: 'scenarios/a.json: X' }));
  const screen = { id: 'REQ-002', by: 'apps/web/test/browser/menu.spec.ts: a sound' };
  const coverage = coverageOf('requirements', { ids, citations: [...engine, screen], reasons: new Map() });
  expect(shownByTheEngineOnly(coverage).map(({ id }) => id)).toEqual(['REQ-001']);
  expect(summaryOf(coverage)).toContain('of 2 about screens 1 are shown by the engine only');
  expect(reportOf([coverage], [])).toContain('- REQ-001\n');
});

test('ids in a row are joined', () => {
  const ids = ['R-1.9', 'R-1.10', 'R-1.11', 'R-2.1', 'R-2.3'].map((id) => ({ id, chapter: '' }));
  expect(shortList(ids)).toBe('R-1.9–R-1.11, R-2.1, R-2.3');
});

test('an id nobody cites needs a reason; one that is cited needs none', () => {
  const reasons = readReasons(
    '# Why\n- REQ-002: only advice.\n- REQ-003:\nREQ-004: not a line of the list\n- REQ-005: shown by now.',
  );
  expect([...reasons]).toEqual([
    ['REQ-002', 'only advice.'],
    ['REQ-005', 'shown by now.'],
  ]);
  const ids = ['REQ-001', 'REQ-002', 'REQ-005'].map((id) => ({ id, chapter: 'menu' }));
  const coverage = coverageOf('requirements', { ids, citations: [{ id: 'REQ-005', by: 'a.test.ts: x' }], reasons });
  expect(uncited(coverage).map(({ id }) => id)).toEqual(['REQ-001']);
  expect(explained(coverage).map(({ id }) => id)).toEqual(['REQ-002']);
  expect(summaryOf(coverage)).toBe(
    '1 of 3 requirements are cited by a test or a scenario; 1 more have a reason why not',
  );
  expect(reportOf([coverage], [])).toContain('- REQ-002: only advice.');
});

test('no rule and no requirement is without a test, a scenario or a reason; none is cited that does not exist', () => {
  const { coverages, unknown } = gather(repositoryRoot());
  expect(coverages.map(({ ids }) => ids.length > 300)).toEqual([true, true]);
  expect(coverages.flatMap((coverage) => uncited(coverage).map(({ id }) => id))).toEqual([]);
  expect(unknown).toEqual([]);
});
