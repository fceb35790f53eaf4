/** Whether a face-down Illuminati claims its immunity. */
import { defineAction, latePanel, NOTHING } from '../../tabletop/action/index.ts';

export const immunity = defineAction({
  name: 'immunity',
  asked: ({ view, moves }) => (view.questions.at(-1)?.kind === 'immunity' && moves.decline ? NOTHING : undefined),
  panel: latePanel(async () => (await import('./immunity-panel.tsx')).ImmunityPanel),
  pointsTo: ({ type }, { view }) =>
    type === 'decline' && view.questions.at(-1)?.kind === 'immunity' ? ['immunity.confirm'] : undefined,
});
