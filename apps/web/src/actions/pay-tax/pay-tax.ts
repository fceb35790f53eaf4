/** Paying a tax, from which treasuries one likes. */
import { defineAction, latePanel, NOTHING } from '../../tabletop/action/index.ts';

export const payTax = defineAction({
  name: 'payTax',
  asked: ({ moves }) => moves.payTax && NOTHING,
  panel: latePanel(async () => (await import('./pay-tax-panel.tsx')).PayTaxPanel),
  pointsTo: ({ type }) => (type === 'payTax' ? ['payTax.confirm'] : undefined),
});
