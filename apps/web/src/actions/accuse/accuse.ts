/** Saying aloud which Illuminati lies face-down before somebody. */
import type { IlluminatiNo, Seat } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { defineAction, latePanel, regular } from '../../tabletop/action/index.ts';
import { whyNone } from '../../tabletop/parts/index.ts';
import { rivalsOf } from '../../tabletop/seen/index.ts';

export interface AccuseDraft {
  readonly accused?: Seat;
  readonly illuminati?: IlluminatiNo;
}

export const accuse = defineAction<AccuseDraft>({
  name: 'accuse',
  isPossible: ({ moves }) => moves.accuse !== undefined,
  panel: latePanel(async () => (await import('./accuse-panel.tsx')).AccusePanel),
  turn: (seen) =>
    seen.view.options.hiddenIlluminati
      ? regular(seen, {
          act: 'accuse',
          label: t('act.accuse', 'Accuse'),
          icon: 'banging-gavel',
          why: seen.moves.accuse
            ? undefined
            : whyNone(
                seen,
                rivalsOf(seen).map((accused) => ({ type: 'accuse', accused, illuminati: 0 }) as const),
              ),
          start: { draft: {} },
        })
      : [],
});
