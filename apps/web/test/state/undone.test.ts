/** Moves that were taken back leave the log and the past of the table. */
import { afterEach, expect, test } from 'vitest';
import { closeTable, showUpdate, useTable } from '../../src/session/stores/table-store.ts';
import { evening, seenBy } from '../unit/evening.ts';

afterEach(closeTable);

const at = (version: number, table: ReturnType<typeof evening>, events: Parameters<typeof showUpdate>[0]['events']) => {
  const { view, moves, info } = seenBy(table, 'ana');
  showUpdate({ info, version, view, moves, events });
};

test('[T-25] [R-24.2] an undone move disappears from the log, an offer made meanwhile stays', () => {
  at(1, evening(), [{ type: 'turnBegan', seat: 0 }]);
  const moved = evening({ uncontrolled: ['eco-guerrillas'] });
  at(2, moved, [{ type: 'groupsFreed', cards: [], why: 'dropped' }]);
  at(3, moved, [{ type: 'offerClosed', from: 0, to: 1, serial: 1, how: 'withdrawn' }]);
  expect(useTable.getState().told).toHaveLength(3);
  at(4, evening(), []);
  expect(useTable.getState().log.map(({ event }) => event.type)).toEqual(['turnBegan', 'offerClosed']);
  expect(useTable.getState().told.map(({ version }) => version)).toEqual([1]);
});

test('[T-25] an update without events that changes nothing on the table takes nothing back', () => {
  at(1, evening(), [{ type: 'turnBegan', seat: 0 }]);
  at(2, evening(), []);
  expect(useTable.getState().log).toHaveLength(1);
  expect(useTable.getState().told).toHaveLength(1);
});
