/** Whole games of computer players, told to one viewer through the client's store as a table would tell them. */
import { createBot } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import {
  type AnyCommand,
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
  const state = newGame({ pack, seats: SEATS, options: DEFAULT_OPTIONS });
  let dice: readonly number[] = [];
  let thrown = 0;
  let version = 0;
  let events: GameEvent[] = [];
  const rules: Rules = { pack, random: () => dice[thrown++] ?? 0, onEvent: (event) => events.push(event) };
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
  for (const move of movesOf(seed)) {
    dice = move.dice;
    thrown = 0;
    step(rules, state, move.command);
    if (move.isTold) tell();
  }
  tell();
  return state;
}

interface Move {
  readonly command: AnyCommand;
  readonly dice: readonly number[];
  /** A table tells what several computer players answered at once. */
  readonly isTold: boolean;
}

const played = new Map<number, readonly Move[]>();

/** Thinking takes longer than all that is looked at afterwards: each game is played once. */
function movesOf(seed: number): readonly Move[] {
  const known = played.get(seed);
  if (known) return known;
  const below = seeded(seed);
  let dice: number[] = [];
  const random = (_: unknown, count: number): number => {
    dice.push(below(count));
    return dice.at(-1) ?? 0;
  };
  const rules: Rules = { pack, random };
  const state = newGame({ pack, seats: SEATS, options: DEFAULT_OPTIONS });
  const bots = Array.from({ length: SEATS }, () => createBot({ pack, level: 'regular' }));
  step(rules, state, { type: 'begin' });
  const moves: Move[] = [{ command: { type: 'begin' }, dice, isTold: true }];
  while (!state.over && moves.length <= 6000) {
    const seat = waitingFor(state)[0];
    if (seat === undefined) throw new Error('nobody is waited for');
    const decided = bots[seat]?.decide({
      view: viewFor(pack, state, seat),
      moves: movesFor(pack, state, seat),
      random: () => below(1 << 30) / (1 << 30),
      budget: { nodes: 20 },
    });
    dice = [];
    let command: AnyCommand = { ...(decided?.command ?? { type: 'default' }), seat };
    if (step(rules, state, command)) {
      dice = [];
      command = { type: 'default', seat };
      step(rules, state, command);
    }
    moves.push({ command, dice, isTold: below(3) > 0 });
  }
  played.set(seed, moves);
  return moves;
}

const { info } = seenBy(evening(), 'ana');

function infoFor(viewer: Seat | 'spectator', waiting: readonly Seat[]): TableInfo {
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
