import type { View } from '@illuminice/engine';
import { memo, type ReactElement, useMemo, useRef, useState } from 'react';
import { useShownLog, useShownView } from '../../session/playback/index.ts';
import type { LogEntry } from '../../session/stores/index.ts';
import { namesOf, plainText, type Seen, useLater } from '../../tabletop/seen/index.ts';
import { chanceSpoken, decisionSpoken } from './spoken.ts';
import { toldLog } from './told-log.ts';

/** Read out as it happens; it says what the log says, which is what this player may know. */
export function LiveRegion({ seen }: { readonly seen: Seen }): ReactElement {
  const log = useShownLog();
  const view = useShownView();
  const asked = useSpoken(
    'asked',
    useMemo(() => decisionSpoken(seen), [seen]),
  );
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
      <Told seen={useLater(seen)} log={useLater(log)} view={useLater(view)} />
      {asked}
    </div>
  );
}

interface ToldProps {
  readonly seen: Seen;
  readonly log: readonly LogEntry[];
  /** The chance as far as it has been shown. */
  readonly view: View | undefined;
}

/** What happened may be said a moment later; what is asked is asked at once. */
const Told = memo(function Told({ seen, log, view }: ToldProps): ReactElement {
  const first = useRef(log.at(-1)?.id ?? 0);
  const lines = useMemo(
    () => toldLog(log.filter(({ id }) => id > first.current).slice(-40), seen).slice(-5),
    [log, seen],
  );
  const names = namesOf(seen);
  const chance = useSpoken(
    'chance',
    useMemo(() => chanceSpoken(view ? { ...seen, view } : seen), [seen, view]),
  );
  return (
    <>
      {lines.map((line) => (
        <p key={line.id}>{plainText(line.text, names)}</p>
      ))}
      {chance}
    </>
  );
});

/** A new paragraph for every new text, since only what is added is read out. */
function useSpoken(what: 'chance' | 'asked', text: string | undefined): ReactElement | undefined {
  const [said, setSaid] = useState({ text, serial: 0 });
  if (said.text !== text) setSaid({ text, serial: said.serial + 1 });
  return text === undefined ? undefined : <p key={`${what} ${said.serial}`}>{text}</p>;
}
