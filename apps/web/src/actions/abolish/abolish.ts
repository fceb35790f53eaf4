/** Ending the privilege of somebody's attack. */
import type { SpecialNo } from '@illuminice/engine';
import { defineAction, latePanel } from '../../tabletop/action/index.ts';
import { canAbolish } from './against-privilege.ts';

export interface AbolishDraft {
  readonly discard: readonly SpecialNo[];
}

export const abolish = defineAction<AbolishDraft>({
  name: 'abolish',
  isPossible: canAbolish,
  panel: latePanel(async () => (await import('./abolish-panel.tsx')).AbolishPanel),
  pointsTo: ({ type }, _, draft) => (type === 'abolish' ? [draft ? 'table.panel' : 'abolish.begin'] : undefined),
});
