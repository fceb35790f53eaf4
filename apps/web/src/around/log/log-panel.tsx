/** The memory of the table: by turn, for everybody or one player, at the newest line unless the reader looks further up. */
import type { Seat } from '@illuminice/engine';
import { memo, type ReactElement, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useShownLog } from '../../session/playback/index.ts';
import { type LogEntry, useTable } from '../../session/stores/index.ts';
import { nameOf, type Seen, useLater, useReader } from '../../tabletop/seen/index.ts';
import { RichText } from '../../tabletop/sentences/index.ts';
import { turnsOf } from './by-turn.ts';
import { toldLog, withBrokenWords } from './told-log.ts';

/** Enough entries to tell so many lines; telling all of a long evening again with every event would be felt. */
const READ = 400;
const SHOWN = 150;
/** So near to its end nobody has scrolled away; a line is 20 px. */
const NEAR = 30;

interface LogProps {
  readonly seen: Seen;
  readonly log: readonly LogEntry[];
}

interface LineProps {
  readonly at: number;
  readonly text: string;
  readonly seen: Seen;
}

/** A memory may come a moment after what is asked: a press never waits for it. */
export function LogPanel({ seen }: Pick<LogProps, 'seen'>): ReactElement {
  const log = useShownLog();
  return <Log seen={useLater(useReader(seen))} log={useLater(log)} />;
}

const Log = memo(function Log({ seen, log }: LogProps): ReactElement {
  const offset = useTable((state) => state.clocks.offset);
  const [only, setOnly] = useState<Seat>();
  const lines = useMemo(() => {
    const told = withBrokenWords(toldLog(log.slice(-READ), seen), seen, offset);
    return (only === undefined ? told : told.filter(({ seats }) => seats.has(only))).slice(-SHOWN);
  }, [log, seen, only, offset]);
  const { box, isAway, toNewest } = useNewest(`${only} ${lines.at(-1)?.id}`);
  return (
    <>
      <label className="log-filter">
        <span className="visually-hidden">{t('log.filter', 'Show in the log')}</span>
        <select
          value={only ?? ''}
          onChange={({ target }) => setOnly(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{t('log.everybody', 'Everybody')}</option>
          {seen.view.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
            <option key={seat} value={seat}>
              {nameOf(seen, seat)}
            </option>
          ))}
        </select>
      </label>
      <div className="log-frame">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <ol ref={box} className="log" tabIndex={0} aria-label={t('log.label', 'What happened')}>
          {lines.length === 0 && <li className="log-empty">{t('log.empty', 'Nothing has happened yet.')}</li>}
          {turnsOf(lines).map(({ id, heading, lines }) => (
            <li key={id}>
              {heading !== undefined && (
                <h3 className="log-turn">
                  <RichText text={heading} seen={seen} />
                </h3>
              )}
              <ol>
                {lines.map(({ id, at, text }) => (
                  <Line key={id} at={at} text={text} seen={seen} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
        {isAway && (
          <button type="button" className="log-newest" onClick={toNewest}>
            {t('log.newest', 'Newest')}
          </button>
        )}
      </div>
    </>
  );
});

/** What was told stays as it is when something follows it. */
const Line = memo(function Line({ at, text, seen }: LineProps): ReactElement {
  return (
    <li>
      <time>{CLOCK.format(at)}</time> <RichText text={text} seen={seen} />
    </li>
  );
});

/** T-9: by the last line, never by their number, which stops growing; and not under the eyes of who reads further up. */
function useNewest(newest: string) {
  const box = useRef<HTMLOListElement>(null);
  const [isAway, setAway] = useState(false);
  const away = useRef(false);
  const toNewest = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, []);
  /** The frame in which it goes to the newest line; asked for its height any sooner, the page would be laid out twice. */
  const due = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the log down
  useLayoutEffect(() => {
    due.current = requestAnimationFrame(() => {
      due.current = undefined;
      if (!away.current) toNewest();
    });
    return () => cancelAnimationFrame(due.current ?? 0);
  }, [newest]);
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const look = () => {
      // What has just grown has not been scrolled by anybody.
      if (due.current !== undefined) return;
      away.current = list.scrollHeight - list.scrollTop - list.clientHeight > NEAR;
      setAway(away.current);
    };
    // A log that grows or shrinks with its panel has not been scrolled by anybody.
    const resized = new ResizeObserver(() => away.current || toNewest());
    list.addEventListener('scroll', look, { passive: true });
    resized.observe(list);
    return () => {
      list.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [toNewest]);
  return { box, isAway, toNewest };
}

/** Made once: to find the rules of a language again for every line takes longer than the lines. */
const CLOCK = new Intl.DateTimeFormat([], { hour: '2-digit', minute: '2-digit', hour12: false });
