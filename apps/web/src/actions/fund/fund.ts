/** Money put onto a Group right after its capture. */
import { defineAction, latePanel, NOTHING } from '../../tabletop/action/index.ts';

export const fund = defineAction({
  name: 'fund',
  asked: ({ moves }) => moves.fund && NOTHING,
  panel: latePanel(async () => (await import('./fund-panel.tsx')).FundPanel),
  pointsTo: ({ type }, { moves }) =>
    moves.fund && (type === 'fund' || type === 'decline') ? ['fund.confirm'] : undefined,
});
