import { type ReactElement, useMemo, useRef } from 'react';
import { useShownLog } from '../../session/playback/index.ts';
import { namesOf, plainText, type Seen } from '../../tabletop/seen/index.ts';
import { toldLog } from './told-log.ts';

/** Read out as it happens; it says what the log says, which is what this player may know. */
export function LiveRegion({ seen }: { readonly seen: Seen }): ReactElement {
  const log = useShownLog();
  const first = useRef(log.at(-1)?.id ?? 0);
  const lines = useMemo(
    () => toldLog(log.filter(({ id }) => id > first.current).slice(-40), seen).slice(-5),
    [log, seen],
  );
  const names = namesOf(seen);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
      {lines.map((line) => (
        <p key={line.id}>{plainText(line.text, names)}</p>
      ))}
    </div>
  );
}
