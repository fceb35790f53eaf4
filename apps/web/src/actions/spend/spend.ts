/** The attack that runs: paying into it, and saying that one is done. */
import { defineAction, latePanel, NOTHING } from '../../tabletop/action/index.ts';
import { attackInProgress } from '../attack/index.ts';

export const spend = defineAction({
  name: 'spend',
  asked: ({ view }) => (view.attack && !view.over ? NOTHING : undefined),
  panel: latePanel(async () => (await import('./spending-panel.tsx')).SpendingPanel),
  lights: attackInProgress,
  pointsTo: ({ type }) => {
    if (type === 'callOff') return ['spend.callOff', 'nav.panel'];
    if (type === 'done') return ['spend.done', 'nav.panel'];
    return type === 'spend' ? ['spend.form', 'spend.open'] : undefined;
  },
});
