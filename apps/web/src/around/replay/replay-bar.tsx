/** Through the game by event, move and turn, by hand or by itself. */
import type { Replay } from '@illuminice/table';
import { type ReactElement, useEffect } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { isTyping } from '../../base/keys/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { Button, HANDHELD_TABLE, Icon, type InterfaceIcon, Segmented } from '../../base/theme/index.ts';
import {
  chooseSpeed,
  goTo,
  SPEEDS,
  type Speed,
  type StepBy,
  step,
  togglePlay,
  useReplay,
} from '../../session/replay/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { PlayOn } from './play-on.tsx';
import { Share } from './share.tsx';
import { Timeline } from './timeline.tsx';
import './replay.css';

interface BarProps {
  readonly seen: Seen;
  readonly replay: Replay;
  readonly isDossierOpen: boolean;
  readonly onDossier: () => void;
}

export function ReplayBar({ seen, replay, isDossierOpen, onDossier }: BarProps): ReactElement {
  const at = useReplay((state) => state.at);
  const isPlaying = useReplay((state) => state.isPlaying);
  const speed = useReplay((state) => state.speed);
  const handheld = useMedia(HANDHELD_TABLE);
  useReplayKeys(replay);
  const { turn = 0, seat = 0, move = 0 } = replay.moments[at] ?? {};
  return (
    <section className="replay-bar" aria-label={t('replay.bar', 'Through the game')}>
      {/* The smallest steps lie at the ends of the line: on a touch screen there are no keys for them. */}
      <div className="replay-line">
        <Step by="event" way={-1} icon="play-button" label={t('replay.eventBack', 'An event back')} keys="," />
        <Timeline seen={seen} replay={replay} at={at} />
        <Step by="event" way={1} icon="play-button" label={t('replay.eventOn', 'An event on')} keys="." />
      </div>
      <div className="replay-steps">
        <Step by="turn" way={-1} icon="previous-button" label={t('replay.turnBack', 'A turn back')} keys="⇧ ←" />
        <Step by="move" way={-1} icon="play-button" label={t('replay.moveBack', 'A move back')} keys="←" />
        <button
          type="button"
          className="replay-play"
          {...point('replay.play')}
          aria-label={isPlaying ? t('director.pause', 'Pause') : t('replay.play', 'Play')}
          onClick={togglePlay}
        >
          <Icon name={isPlaying ? 'pause-button' : 'play-button'} size={24} />
        </button>
        <Step by="move" way={1} icon="play-button" label={t('replay.moveOn', 'A move on')} keys="→" />
        <Step by="turn" way={1} icon="next-button" label={t('replay.turnOn', 'A turn on')} keys="⇧ →" />
      </div>
      {handheld ? (
        <button
          type="button"
          className="replay-step replay-speed"
          aria-label={t('replay.speedNow', 'Speed: {speed}', { speed: speedText(speed) })}
          onClick={() => chooseSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)}
        >
          {speedText(speed)}
        </button>
      ) : (
        <Segmented<Speed>
          label={t('replay.speed', 'Speed')}
          value={speed}
          choices={SPEEDS.map((value) => ({ value, text: speedText(value) }))}
          onChange={chooseSpeed}
        />
      )}
      <p className="replay-where" data-seat={seat}>
        <b>
          {turn === 0
            ? t('wait.setup', 'Set-up')
            : t('replay.turn', 'Turn {turn}: {name}', { turn, name: nameOf(seen, seat) })}
        </b>
        <small>{t('replay.move', 'move {move} of {of}', { move, of: replay.moments.at(-1)?.move ?? 0 })}</small>
      </p>
      <Share seen={seen} replay={replay} at={at} />
      <PlayOn seen={seen} replay={replay} at={at} />
      <Button look="ink" icon="padlock" className="replay-open" aria-expanded={isDossierOpen} onClick={onDossier}>
        {t('replay.dossier', 'Secrets and moves')}
      </Button>
    </section>
  );
}

const speedText = (speed: Speed): string => (speed === 0.5 ? '½×' : `${speed}×`);

interface StepProps {
  readonly by: StepBy;
  readonly way: 1 | -1;
  readonly icon: InterfaceIcon;
  readonly label: string;
  readonly keys: string;
}

function Step({ by, way, icon, label, keys }: StepProps): ReactElement {
  return (
    <button
      type="button"
      className="replay-step"
      {...point(`replay.${by}.${way === 1 ? 'on' : 'back'}`)}
      data-way={way}
      data-by={by}
      aria-label={label}
      title={`${label} (${keys})`}
      onClick={() => step(by, way)}
    >
      <Icon name={icon} size={by === 'event' ? 14 : 20} />
    </button>
  );
}

/** Where arrows mean something of their own. */
const WALKED = '.board, [role=radiogroup], [role=menu], [role=tablist], .log, .queue-list';

const CONTROLS = 'button, a, summary';

/** Before the table hears them: it has no moves to make with these keys. */
function useReplayKeys(replay: Replay): void {
  useEffect(() => {
    const keys: Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>> = {
      ArrowRight: ({ shiftKey }) => step(shiftKey ? 'turn' : 'move', 1),
      ArrowLeft: ({ shiftKey }) => step(shiftKey ? 'turn' : 'move', -1),
      '.': () => step('event', 1),
      ',': () => step('event', -1),
      Home: () => goTo(0),
      End: () => goTo(replay.moments.length - 1),
      ' ': togglePlay,
    };
    // A button keeps the focus after a click; Space plays all the same, as at the table.
    let pointed: Element | null = null;
    const point = ({ target }: Event): void => {
      pointed = target instanceof Element ? target.closest(CONTROLS) : null;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') pointed = null;
      const act = keys[event.key];
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      const control = target?.closest(CONTROLS) ?? null;
      if (!act || isTyping(event) || (target?.closest(WALKED) && control !== pointed)) return;
      if (event.key === ' ' && control !== null && control !== pointed) return;
      event.preventDefault();
      event.stopPropagation();
      act(event);
    };
    // The click of Space comes when it is let go.
    const release = (event: KeyboardEvent): void => {
      const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      if (event.key === ' ' && control !== null && control === pointed) event.preventDefault();
    };
    addEventListener('keydown', press, true);
    addEventListener('keyup', release, true);
    addEventListener('pointerdown', point, true);
    return () => {
      removeEventListener('keydown', press, true);
      removeEventListener('keyup', release, true);
      removeEventListener('pointerdown', point, true);
    };
  }, [replay]);
}
