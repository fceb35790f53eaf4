/** A drawn Special, face-up or face-down. */
import { defineAction, latePanel, NOTHING } from '../../tabletop/action/index.ts';

export const keep = defineAction({
  name: 'keep',
  asked: ({ moves }) => moves.keep && NOTHING,
  panel: latePanel(async () => (await import('./keep-panel.tsx')).KeepPanel),
  pointsTo: ({ type }) => (type === 'keep' ? ['keep.confirm'] : undefined),
});
