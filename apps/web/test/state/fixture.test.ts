import { afterEach, expect, test } from 'vitest';
import { openFixture } from '../../dev/positions/fixture.ts';
import { FIXTURE_SCENARIOS } from '../../dev/positions/fixture-scenarios.ts';
import { closeTable, useTable } from '../../src/session/stores/table-store.ts';

afterEach(closeTable);

const names = ['setup', ...Object.keys(FIXTURE_SCENARIOS)];

test.each(names)('every position of the development table can be opened: %s', (scenario) => {
  openFixture({ scenario });
  const { view, me, info } = useTable.getState();
  expect(view?.viewer).toBe(me);
  expect(info?.seats).toHaveLength(view?.seats.length ?? 0);
});

test('[R-24.8] a refused command changes nothing and stays readable until the next one', async () => {
  openFixture({ scenario: 'rival' });
  const before = useTable.getState().view;
  const answer = await useTable.getState().send({ type: 'endActions' });
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'NOT_YOUR_TURN' } });
  expect(useTable.getState().view).toBe(before);
  expect(useTable.getState().lastRefusal?.refusal?.code).toBe('NOT_YOUR_TURN');
});

test('an accepted command brings a new view, its events and a longer log', async () => {
  openFixture({ scenario: 'actions' });
  expect(await useTable.getState().send({ type: 'endActions' })).toEqual({ ok: true });
  const { view, log, told, version } = useTable.getState();
  expect(view?.phase).not.toBe('actions');
  expect(log.map(({ event }) => event.type)).toContain('phaseEntered');
  expect(told.at(-1)).toMatchObject({ version, after: view });
});

test('[R-18.3] the fixture shows a seat no rival hand', () => {
  openFixture({ scenario: 'attack' });
  const rivals = useTable.getState().view?.seats.slice(1) ?? [];
  expect(rivals.flatMap(({ hand }) => hand).every(({ card }) => card === undefined)).toBe(true);
});
