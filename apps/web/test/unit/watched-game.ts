/** Whole games of computer players, told to one viewer through the client's store as a table would tell them. */
import { createBot } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import {
  DEFAULT_OPTIONS,
  eventFor,
  type GameEvent,
  movesFor,
  newGame,
  type Rules,
  type Seat,
  type State,
  step,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import { showSnapshot, showUpdate, type TableInfo } from '../../src/session/stores/index.ts';
import { evening, seenBy } from './evening.ts';

const SEATS = 4;

export interface WatchedGame {
  readonly seed: number;
  readonly viewer: Seat | 'spectator';
  /** After each update; what it returns is not waited for. */
  readonly afterUpdate: (update: { readonly asked: boolean; readonly state: State }) => void;
}

export function playWatched({ seed, viewer, afterUpdate }: WatchedGame): State {
  const below = seeded(seed);
  const state = newGame({ pack, seats: SEATS, options: DEFAULT_OPTIONS });
  const bots = Array.from({ length: SEATS }, () => createBot({ pack, level: 'regular' }));
  let version = 0;
  let events: GameEvent[] = [];
  const rules: Rules = {
    pack,
    random: (_, count) => below(count),
    onEvent: (event) => events.push(event),
  };
  const tell = (): void => {
    const waiting = waitingFor(state);
    const info = infoFor(viewer, waiting);
    showUpdate({
      info,
      version: ++version,
      view: viewFor(pack, state, viewer),
      moves: typeof viewer === 'number' && !state.over ? movesFor(pack, state, viewer) : {},
      events: events.flatMap((event) => eventFor(pack, event, viewer) ?? []),
    });
    events = [];
    afterUpdate({ asked: typeof viewer === 'number' && waiting.includes(viewer), state });
  };
  showSnapshot({ info: infoFor(viewer, []), version, view: viewFor(pack, state, viewer), moves: {} });
  step(rules, state, { type: 'begin' });
  tell();
  for (let moves = 0; !state.over && moves < 6000; moves++) {
    const seat = waitingFor(state)[0];
    if (seat === undefined) throw new Error('nobody is waited for');
    const { command } = bots[seat]?.decide({
      view: viewFor(pack, state, seat),
      moves: movesFor(pack, state, seat),
      random: () => below(1 << 30) / (1 << 30),
      budget: { nodes: 20 },
    }) ?? { command: { type: 'default' as const } };
    const refusal = step(rules, state, { ...command, seat });
    if (refusal) step(rules, state, { type: 'default', seat });
    // A table tells what several computer players answered at once.
    if (below(3) > 0) tell();
  }
  tell();
  return state;
}

function infoFor(viewer: Seat | 'spectator', waiting: readonly Seat[]): TableInfo {
  const { info } = seenBy(evening(), 'ana');
  const own = { mayWait: false, waited: false, answered: false, mayUndo: false, standing: [], offersEnd: [] };
  return {
    ...info,
    seats: Array.from({ length: SEATS }, (_, seat) => ({
      name: `bot ${seat}`,
      kind: 'bot' as const,
      present: true,
      kept: 0,
      broken: 0,
    })),
    waitingFor: [...waiting],
    ...(typeof viewer === 'number' ? { own: { seat: viewer, ...own } } : {}),
  };
}

/** mulberry32. */
function seeded(seed: number): (count: number) => number {
  let now = seed;
  return (count) => {
    now = (now + 0x6d2b79f5) | 0;
    let mixed = Math.imul(now ^ (now >>> 15), 1 | now);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}
