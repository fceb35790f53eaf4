import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useTable } from '../../session/stores/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { RichText } from '../../tabletop/sentences/index.ts';
import { toldLog } from './told-log.ts';

/** Enough entries to tell so many lines; telling all of a long evening again with every event would be felt. */
const READ = 400;
const SHOWN = 150;

export function LogPanel({ seen }: { readonly seen: Seen }): ReactElement {
  const log = useTable((state) => state.log);
  const lines = useMemo(() => toldLog(log.slice(-READ), seen.me).slice(-SHOWN), [log, seen.me]);
  const box = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the log down
  useEffect(() => {
    const list = box.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <ol ref={box} className="log" tabIndex={0} aria-label={t('log.label', 'What happened')}>
      {lines.length === 0 && <li className="log-empty">{t('log.empty', 'Nothing has happened yet.')}</li>}
      {lines.map((line) => (
        <li key={line.id} className={line.turn ? 'log-turn' : ''}>
          {!line.turn && <time>{timeOf(line.at)}</time>} <RichText text={line.text} seen={seen} />
        </li>
      ))}
    </ol>
  );
}

function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hour12: false });
}
