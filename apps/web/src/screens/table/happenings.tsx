/** Everything that happens is seen and heard happening: short, skippable, gone when motion is not wanted. */
import { type CardNo, type EventView, groupDefinition } from '@illuminice/engine';
import { type ReactElement, useEffect, useState } from 'react';
import { openWindow } from '../../actions/react/index.ts';
import { momentOf, remember } from '../../around/game-over/index.ts';
import { t } from '../../base/i18n/index.ts';
import { moves } from '../../base/settings/index.ts';
import { playSound, type Sound } from '../../base/sound/index.ts';
import { type EventBatch, tablePack, useTable } from '../../session/stores/index.ts';
import { Die } from '../../tabletop/numbers/index.ts';
import { useSeen } from '../../tabletop/seen/index.ts';
import { News, type NewsItem, newsOf } from './news.tsx';
import './news.css';

interface Scene {
  readonly id: number;
  readonly dice?: readonly [number, number];
  readonly succeeded?: boolean;
  readonly text?: string;
  /** Of which attack: the next turn may have begun already. */
  readonly about?: string | undefined;
}

const SCENE_MS = 1700;
/** A sentence and a card want longer than a stamp. */
const NEWS_MS = 5000;
/** A window is open to all alike: everybody hears it. */
const PULSE_MS = 1000;

export function Happenings(): ReactElement {
  const events = useTable((state) => state.events);
  const takeEvents = useTable((state) => state.takeEvents);
  const table = useTable((state) => state.info?.table);
  const seen = useSeen();
  const me = seen?.me;
  const [scene, setScene] = useState<Scene>();
  const [news, setNews] = useState<readonly NewsItem[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table has other news
  useEffect(() => setNews([]), [table]);
  useEffect(() => {
    if (events.length === 0) return;
    for (const batch of takeEvents()) {
      const fresh = newsOf(batch, { pack: tablePack(), view: batch.after, me });
      if (fresh.length > 0) {
        setNews((before) => [...before, ...fresh]);
        setTimeout(() => setNews((before) => before.filter((item) => !fresh.includes(item))), NEWS_MS);
      }
      for (const sound of soundsOf(batch.events)) playSound(sound);
      if (table !== undefined && batch.events.some(({ type }) => type === 'turnBegan'))
        remember(table, momentOf(tablePack(), batch.after));
      if (!moves()) continue;
      for (const flight of flightsOf(batch.events)) fly(flight);
      const next = sceneOf(batch);
      if (next) setScene(next);
    }
  }, [events, takeEvents, table, me]);
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
  return (
    <>
      {seen && <News seen={seen} items={news} />}
      {scene && <SceneView scene={scene} onSkip={() => setScene(undefined)} />}
    </>
  );
}

function SceneView({ scene, onSkip }: { readonly scene: Scene; readonly onSkip: () => void }): ReactElement {
  return (
    <button
      type="button"
      className="scene"
      key={scene.id}
      aria-label={t('scene.skip', 'Skip')}
      tabIndex={-1}
      onClick={onSkip}
    >
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

function sceneOf({ version, events, before }: EventBatch): Scene | undefined {
  const dice = events.find((event) => event.type === 'diceRolled')?.dice;
  const decided = events.find((event) => event.type === 'attackDecided');
  if (!dice && !decided) return undefined;
  return {
    id: version,
    ...(dice ? { dice } : {}),
    ...(decided
      ? {
          succeeded: decided.succeeded,
          about: before?.attack && groupDefinition(tablePack(), before.attack.target)?.name,
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
