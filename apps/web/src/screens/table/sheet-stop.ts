/** How far the sheet of a phone covers the board: as its player left it for this decision, else as the decision needs (S-2). */
import { openNow } from '../../actions/all/index.ts';
import { openWindow } from '../../actions/react/index.ts';
import { type Seen, type Stop, ui, useUi } from '../../tabletop/seen/index.ts';

export interface SheetStop {
  readonly stop: Stop;
  /** By hand: on a desktop a panel folds only so. */
  readonly isPutAway: boolean;
  readonly moveTo: (stop: Stop) => void;
}

export function useSheetStop(seen: Seen): SheetStop {
  const { begun, sheet, stop: chosen, pathOf } = useUi();
  const open = openNow(seen, begun);
  const { view, me } = seen;
  const isWaiting = !open?.panel && (view.turn.seat !== me || view.questions.length > 0);
  const isOnBoard = isWaiting || open?.isOnBoard() === true || pathOf !== undefined || openWindow(seen) !== undefined;
  // Another decision is another sheet: it begins where it needs to.
  const at = `${seen.info.table} ${view.turn.seat} ${open?.name} ${isOnBoard} ${sheet}`;
  const usual = isOnBoard && sheet === 'panel' ? 'folded' : 'half';
  return {
    stop: chosen?.at === at ? chosen.stop : usual,
    isPutAway: chosen?.at === at && chosen.stop === 'folded',
    moveTo: (stop) => {
      // What is folded away under the thumb is the decision, whatever lay over it.
      if (stop === 'folded' && sheet !== 'panel')
        ui({ sheet: 'panel', stop: { at: at.replace(/\S+$/, 'panel'), stop } });
      else ui({ stop: { at, stop } });
    },
  };
}
