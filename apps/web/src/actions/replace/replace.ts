/** Another payment for a card that was cancelled. */
import { defineAction, latePanel, NOTHING } from '../../tabletop/action/index.ts';

export const replace = defineAction({
  name: 'replace',
  asked: ({ moves }) => moves.replace && NOTHING,
  panel: latePanel(async () => (await import('./replace-panel.tsx')).ReplacePanel),
});
