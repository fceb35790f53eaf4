// npm run daily -- <how many> [seed]: positions for the daily conspiracy, one line of JSON each, out of games of computer players. Taken are decisions
// for an attack where a beginner would do something clearly worse.

import { bestMove, judgeMove, suggestMove } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import {
  buildPosition,
  clone,
  DEFAULT_OPTIONS,
  describePosition,
  movesFor,
  type State,
  viewFor,
} from '@illuminice/engine';
import { quickChance } from '@illuminice/fair-dice';
import { playGame } from './arena/play-game.ts';

/** So many points a beginner must give away. */
const LEAST_LOSS = 5;
const EARLIEST_TURN = 2;
/** Looked at in one game. */
const MOST_LOOKED_AT = 4;

const [wanted = '10', seed = 'daily'] = process.argv.slice(2);

let found = 0;
for (let game = 0; found < Number(wanted); game++) {
  const states: State[] = [];
  playGame({
    seed: `${seed} ${game}`,
    levels: Array.from({ length: 3 + (game % 3) }, () => 'regular' as const),
    onDecision: ({ state, seat }) => {
      if (isFresh(state) && (state.turnsTaken[seat] ?? 0) >= EARLIEST_TURN) states.push(clone(state));
    },
  });
  const chance = quickChance(`${seed} ${game} taken`);
  const order = new Map(states.map((state) => [state, chance()]));
  const looked = states.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)).slice(0, MOST_LOOKED_AT);
  for (const state of looked) {
    const line = lineOf(state);
    if (line === undefined) continue;
    found++;
    process.stdout.write(`${line}\n`);
    break;
  }
}

/** The beginning of somebody's actions, with everybody still there and nothing piled up unseen. */
function isFresh({ phase, turn, questions, attack, over, offers, status, stacked, taken }: State): boolean {
  const isBegun = turn.actionsUsed > 0 || turn.freeTransfersUsed > 0 || turn.passBarred || attack !== undefined;
  const isQuiet = phase === 'actions' && questions.length === 0 && offers.length === 0 && over === undefined;
  return isQuiet && !isBegun && [...status, ...stacked, ...taken].every((each) => each === 0);
}

function lineOf(from: State): string | undefined {
  const position = describePosition(pack, from);
  if (!position) return undefined;
  const state = buildPosition(pack, position, DEFAULT_OPTIONS);
  const { seat } = state.turn;
  const asked = { view: viewFor(pack, state, seat), moves: movesFor(pack, state, seat) };
  const best = bestMove(pack, { ...asked, random: quickChance('daily') });
  if (best?.better.type !== 'attack') return undefined;
  const { command: taken } = suggestMove(pack, { ...asked, random: quickChance('novice'), budget: {} }, 'novice');
  const loss = judgeMove(pack, { ...asked, taken, random: quickChance('daily') })?.loss ?? 0;
  return loss >= LEAST_LOSS ? JSON.stringify(compact(position)) : undefined;
}

/** Without what is empty, nothing or 0: that is what a position that does not name it says. */
function compact<T>(value: T): T {
  if (Array.isArray(value)) return value.map(compact) as T;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, compact(part)] as const);
  return Object.fromEntries(parts.filter(([, part]) => !isNothing(part))) as T;
}

function isNothing(value: unknown): boolean {
  if (value === 0 || value === undefined) return true;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
