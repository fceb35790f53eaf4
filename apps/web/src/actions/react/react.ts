/** The answer to an open window, or to any question that can be declined. */
import { useTable } from '../../session/stores/index.ts';
import { defineAction } from '../../tabletop/action/index.ts';

export const react = defineAction({
  name: 'react',
  keys: ({ moves }) => ({
    o: moves.decline && { command: { type: 'decline' } },
    w: useTable.getState().clocks.mayWait ? { run: () => void useTable.getState().wait() } : undefined,
  }),
  pointsTo: ({ type }) => (type === 'decline' ? ['react.pass'] : undefined),
});
