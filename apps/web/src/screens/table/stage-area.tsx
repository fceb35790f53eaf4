import { memo, type ReactElement } from 'react';
import { openWindow, ReactionBar } from '../../actions/react/index.ts';
import { Stage } from '../../around/director/index.ts';
import { t } from '../../base/i18n/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { pressCard } from './press-card.ts';

/** The stage in the place of the own board; what is asked of this player stands where it always does. */
export const StageArea = memo(function StageArea({ seen }: { readonly seen: Seen }): ReactElement {
  const window = openWindow(seen);
  return (
    <main className="board-area stage-area" aria-label={t('board.area', 'Table')}>
      <Stage seen={seen} onCardPress={(card, element) => pressCard(seen, card, element)} />
      {window && <ReactionBar seen={seen} window={window} />}
    </main>
  );
});
