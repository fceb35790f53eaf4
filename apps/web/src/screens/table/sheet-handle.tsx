import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import type { Stop } from '../../tabletop/seen/index.ts';
import type { SheetStop } from './sheet-stop.ts';

const STOPS: readonly Stop[] = ['folded', 'half', 'full'];
/** A finger that moved less than that has pressed. */
const SLACK = 18;

/** The handle of a phone's sheet: dragged or by the arrow keys from stop to stop, pressed to fold it away and back. */
export function SheetHandle({ stop, moveTo }: SheetStop): ReactElement {
  const from = useRef<number>(undefined);
  const step = (by: 1 | -1): void => moveTo(STOPS[STOPS.indexOf(stop) + by] ?? stop);
  const keyed = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const released = (event: PointerEvent): void => {
    const by = from.current === undefined ? 0 : event.clientY - from.current;
    if (Math.abs(by) >= SLACK) step(by < 0 ? 1 : -1);
    // The click that follows a drag is none.
    from.current = Math.abs(by) < SLACK ? undefined : Number.NaN;
  };
  return (
    <button
      type="button"
      className="sheet-handle"
      {...point('sheet.handle')}
      aria-expanded={stop !== 'folded'}
      aria-label={t('sheet.handle', 'Sheet over the board: {stop, select, folded {folded} half {half} other {full}}', {
        stop,
      })}
      onKeyDown={keyed}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={released}
      onClick={() => {
        if (!Number.isNaN(from.current ?? 0)) moveTo(stop === 'folded' ? 'half' : 'folded');
        from.current = undefined;
      }}
    />
  );
}
