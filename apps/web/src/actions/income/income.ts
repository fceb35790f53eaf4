/** The stop after income: what may still be done before the draw, the tax among it. */
import { abilityEntry, defineAction, latePanel, NOTHING } from '../../tabletop/action/index.ts';
import { whyRefused } from '../../tabletop/parts/index.ts';
import { ui } from '../../tabletop/seen/index.ts';

export const income = defineAction({
  name: 'income',
  asked: ({ view, moves }) => (view.questions.at(-1)?.kind === 'income' && moves.decline ? NOTHING : undefined),
  panel: latePanel(async () => (await import('./income-panel.tsx')).IncomePanel),
  onCard: (seen, card) =>
    abilityEntry(seen, {
      card,
      type: 'tax',
      why: seen.moves.tax ? undefined : whyRefused(seen, { type: 'tax', seats: [] }),
      start: { run: () => ui({ menu: undefined, sheet: 'panel' }) },
    }),
  pointsTo: ({ type }, { view }) =>
    type === 'decline' && view.questions.at(-1)?.kind === 'income' ? ['income.confirm'] : undefined,
});
