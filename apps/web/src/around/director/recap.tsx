/** Before one's own turn: what the others did, each line to be seen again. Nothing here waits for it to be read. */
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keyboardHome } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { useKeyMeaning } from '../../base/keys/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { Button, Stamp, Toggle } from '../../base/theme/index.ts';
import { replay, usePlayback } from '../../session/playback/index.ts';
import { type Seen, useUi } from '../../tabletop/seen/index.ts';
import { RecapMine } from './recap-mine.tsx';
import { hasBegunTurn, recapOf, type Recap as Told } from './recap-of.ts';
import { RecapRow } from './recap-row.tsx';
import './recap.css';

/** Turns whose recap was closed: at a shared device people sit down again in the middle of theirs. */
const begun = new Set<string>();

/** Stands once for each turn of one's own, until it is begun. */
export function Recap({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const { me, view, info } = seen;
  const wanted = useSettings((state) => state.recap);
  const beat = usePlayback(({ beats }) => beats.findLast(({ kind }) => kind === 'turn')?.key);
  const turn = `${info.table} ${me} ${beat}`;
  const [, setClosed] = useState('');
  const close = useCallback(() => {
    begun.add(turn);
    setClosed(turn);
  }, [turn]);
  const isOpen = wanted && view.turn.seat === me && !view.over && view.phase !== 'setup' && !begun.has(turn);
  const recap = useMemo(
    () => (isOpen && me !== undefined && turn !== '' ? recapOf(usePlayback.getState().beats, me) : undefined),
    [isOpen, me, turn],
  );
  return recap && <RecapPaper key={turn} seen={seen} recap={recap} onClose={close} />;
}

interface PaperProps {
  readonly seen: Seen;
  readonly recap: Told;
  readonly onClose: () => void;
}

function RecapPaper({ seen, recap, onClose }: PaperProps): ReactElement | undefined {
  const { recap: shows, change } = useSettings();
  const replays = usePlayback((state) => state.replay !== undefined);
  useOwnPress(onClose);
  useKeyMeaning('Enter', replays ? undefined : onClose);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!replays) start.current?.focus({ preventScroll: true });
  }, [replays]);
  useEffect(() => () => keyboardHome(), []);
  if (replays) return undefined;
  const attacks = recap.rivals.flatMap((rival) => rival.attacks);
  return (
    <div className="recap">
      <section className="recap-paper panel-paper" role="dialog" aria-labelledby="recap-title">
        <header>
          <h2 id="recap-title">
            <Stamp>{t('recap.title', 'Since your last turn')}</Stamp>
          </h2>
          <p>
            {t(
              'recap.sum',
              '{turns, plural, one {# turn} other {# turns}}, {attacks, plural, =0 {no attack} one {# attack} other {# attacks}}{onYou, plural, =0 {} one {, # of them on you} other {, # of them on you}}',
              {
                turns: recap.rivals.length,
                attacks: attacks.length,
                onYou: attacks.filter(({ defender }) => defender === seen.me).length,
              },
            )}
          </p>
          <Button look="outline" icon="play-button" onClick={() => replay(recap.from, recap.to)}>
            {t('recap.watchAll', 'Watch all again')}
          </Button>
        </header>
        <div className="recap-rows">
          {recap.rivals.map((rival) => (
            <RecapRow key={rival.from} seen={seen} rival={rival} recap={recap} />
          ))}
        </div>
        <RecapMine seen={seen} recap={recap} />
        <footer>
          <span className="recap-always">
            <Toggle
              label={t('recap.always', 'Show this before each of my turns')}
              on={shows}
              onChange={(on) => change({ recap: on })}
            />
            {t('recap.always', 'Show this before each of my turns')}
          </span>
          <Button ref={start} look="red" size="large" hotkey="Enter" onClick={onClose}>
            {t('recap.start', 'Start my turn')}
          </Button>
        </footer>
      </section>
    </div>
  );
}

/** The first thing this player does closes it: a move of the turn, something begun, a board looked at. */
function useOwnPress(close: () => void): void {
  useEffect(() => {
    const forgetTable = usePlayback.subscribe(({ beats }, before) => {
      if (beats !== before.beats && hasBegunTurn(beats)) close();
    });
    const forgetUi = useUi.subscribe((now, before) => {
      if (now.begun !== before.begun || now.viewed !== before.viewed || now.sheet !== before.sheet) close();
    });
    return () => {
      forgetTable();
      forgetUi();
    };
  }, [close]);
}
