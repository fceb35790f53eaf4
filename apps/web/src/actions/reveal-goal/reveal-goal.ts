/** The secret goal shown to everybody. */
import { t } from '../../base/i18n/index.ts';
import { defineAction } from '../../tabletop/action/index.ts';

export const revealGoal = defineAction({
  name: 'revealGoal',
  onCard: ({ moves, me }, card) =>
    me !== undefined && card === me && moves.revealGoal
      ? [
          {
            label: t('menu.revealGoal', 'Reveal your secret goal'),
            start: { command: { type: 'revealGoal' } },
          },
        ]
      : [],
});
