/** A secret bid for the next turn. */
import { defineAction, latePanel, NOTHING } from '../../tabletop/action/index.ts';

export const bid = defineAction({
  name: 'bid',
  asked: ({ moves }) => moves.bid && NOTHING,
  panel: latePanel(async () => (await import('./bid-panel.tsx')).BidPanel),
  pointsTo: ({ type }) => (type === 'bid' ? ['bid.confirm'] : undefined),
});
