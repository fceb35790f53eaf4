/** What happens is heard, coins fly, and one's own dice lie on the board for a moment; the stage and the log tell the rest. */
import { type CardNo, type EventView, groupDefinition } from '@illuminice/engine';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { openWindow } from '../../actions/react/index.ts';
import { momentOf, remember } from '../../around/game-over/index.ts';
import { t } from '../../base/i18n/index.ts';
import { moves } from '../../base/settings/index.ts';
import { playSound, type Sound } from '../../base/sound/index.ts';
import { type Beat, usePlayback } from '../../session/playback/index.ts';
import { tablePack, useTable } from '../../session/stores/index.ts';
import { Die } from '../../tabletop/numbers/index.ts';
import { useSeen } from '../../tabletop/seen/index.ts';

interface Scene {
  readonly id: number;
  readonly dice?: readonly [number, number];
  readonly succeeded?: boolean;
  readonly text?: string;
  /** Of which attack: the next turn may have begun already. */
  readonly about?: string | undefined;
}

const SCENE_MS = 1700;
/** A window is open to all alike: everybody hears it. */
const PULSE_MS = 1000;
/** Of what was caught up with at once only the end is heard. */
const HEARD = 6;

export function Happenings(): ReactElement | undefined {
  const seen = useSeen();
  const me = seen?.me;
  const [scene, setScene] = useState<Scene>();
  usePassedBeats((passed) => {
    const table = useTable.getState().info?.table;
    for (const beat of passed)
      if (table !== undefined && beat.kind === 'turn') remember(table, momentOf(tablePack(), beat.view));
    const heard = passed.slice(-HEARD);
    for (const sound of soundsOf(heard.flatMap(({ events }) => events))) playSound(sound);
    const next = sceneOf(heard.filter(({ view }) => view.turn.seat === me));
    if (next) setScene(next);
    // Less motion is not less information.
    // Asked where the cards lie any sooner, the page would be laid out twice.
    if (moves()) requestAnimationFrame(() => flightsOf(heard.flatMap(({ events }) => events)).forEach(fly));
  });
  useEffect(() => {
    if (!scene) return;
    const timer = setTimeout(() => setScene(undefined), SCENE_MS);
    return () => clearTimeout(timer);
  }, [scene]);
  const asked = seen !== undefined && openWindow(seen) !== undefined && !seen.view.over;
  useEffect(() => {
    if (!asked) return;
    const pulse = setInterval(() => playSound('pulse'), PULSE_MS);
    return () => clearInterval(pulse);
  }, [asked]);
  return scene && <SceneView scene={scene} onSkip={() => setScene(undefined)} />;
}

/** Hands on the steps that have come on the stage since the last time, once each. */
function usePassedBeats(hear: (passed: readonly Beat[]) => void): void {
  const beats = usePlayback((state) => state.beats);
  const at = usePlayback((state) => state.at);
  const viewer = useTable(({ info, me }) => `${info?.table} ${me}`);
  const last = useRef({ viewer, key: beats[at]?.key });
  useEffect(() => {
    const { key, viewer: before } = last.current;
    last.current = { viewer, key: beats[at]?.key };
    const from = key === undefined ? 0 : beats.findIndex((beat) => beat.key === key) + 1;
    // Another table, or another seat of this device: its past has been heard. A step that is gone was taken back.
    if (viewer !== before || (key !== undefined && from === 0) || from > at) return;
    hear(beats.slice(from, at + 1));
  });
}

function SceneView({ scene, onSkip }: { readonly scene: Scene; readonly onSkip: () => void }): ReactElement {
  return (
    <button type="button" className="scene" key={scene.id} tabIndex={-1} onClick={onSkip}>
      <span className="visually-hidden">{t('scene.skip', 'Skip')}</span>
      {scene.dice && (
        <span className="scene-dice">
          <Die face={scene.dice[0]} delay={0} />
          <Die face={scene.dice[1]} delay={110} />
        </span>
      )}
      {scene.text && (
        <span className={`scene-stamp ${scene.succeeded ? 'scene-good' : 'scene-bad'}`}>
          {scene.text}
          {scene.about !== undefined && <small>{scene.about}</small>}
        </span>
      )}
    </button>
  );
}

const SOUNDS: Readonly<Partial<Record<EventView['type'], Sound>>> = {
  attackAnnounced: 'stamp',
  spent: 'coin',
  moneyMoved: 'coin',
  diceRolled: 'dice',
  cardDrawn: 'card',
  specialUsed: 'card',
  armPlaced: 'card',
  gameEnded: 'victory',
};

export function soundsOf(events: readonly EventView[]): ReadonlySet<Sound> {
  const sounds = new Set<Sound>();
  for (const event of events) {
    const sound = SOUNDS[event.type];
    if (sound) sounds.add(sound);
    if (event.type === 'attackDecided') sounds.add(event.succeeded ? 'success' : 'failure');
  }
  return sounds;
}

/** One's own roll lies on the board in the moment it falls; those of others belong to the stage. */
function sceneOf(beats: readonly Beat[]): Scene | undefined {
  const events = beats.flatMap((beat) => beat.events);
  const dice = events.find((event) => event.type === 'diceRolled')?.dice;
  const decided = events.find((event) => event.type === 'attackDecided');
  if (!dice && !decided) return undefined;
  return {
    id: beats.at(-1)?.version ?? 0,
    ...(dice ? { dice } : {}),
    ...(decided
      ? {
          succeeded: decided.succeeded,
          about: groupDefinition(tablePack(), decided.target)?.name,
          text: decided.succeeded ? t('scene.success', 'Success') : t('scene.failed', 'Failed'),
        }
      : {}),
  };
}

interface Flight {
  readonly from: CardNo;
  readonly to: CardNo;
}

/** Coins fly where money goes from card to card; money to and from the bank only makes its card nod. */
export function flightsOf(events: readonly EventView[]): readonly Flight[] {
  return events.flatMap((event) => {
    if (event.type === 'moneyMoved') return [{ from: event.from, to: event.to }];
    if (event.type === 'spent' || event.type === 'moneyFromBank') return [{ from: event.card, to: event.card }];
    return [];
  });
}

function fly({ from, to }: Flight): void {
  const start = document.querySelector(`.board [data-card="${from}"]`);
  const end = document.querySelector(`.board [data-card="${to}"]`);
  if (from === to || !start || !end) {
    const nod = [{ translate: '0 0' }, { translate: '0 -5px' }, { translate: '0 0' }];
    start?.animate(nod, { duration: 260, easing: 'ease-out' });
    return;
  }
  const a = start.getBoundingClientRect();
  const b = end.getBoundingClientRect();
  const coin = document.createElement('span');
  coin.className = 'coin flying-coin';
  coin.style.left = `${a.left + a.width / 2}px`;
  coin.style.top = `${a.top + a.height / 2}px`;
  document.body.append(coin);
  const way = `translate(${b.left + b.width / 2 - a.left - a.width / 2}px, ${b.top + b.height / 2 - a.top - a.height / 2}px)`;
  const flight = coin.animate([{ transform: 'none' }, { transform: way }], {
    duration: 420,
    easing: 'cubic-bezier(.2,.8,.2,1)',
  });
  flight.onfinish = () => coin.remove();
}
