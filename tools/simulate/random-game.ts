/** Whole games of random seats by the policy of the Budgets: uniform over options, no leave, offer or gift, drops ≤ 2 %. */
import {
  type Command,
  movesFor,
  must,
  newGame,
  type Pack,
  type State,
  step,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { Chance, calmCommand, takenBy } from '@illuminice/testkit';

export interface RandomGame {
  readonly state: State;
  readonly turns: number;
  readonly finished: boolean;
  readonly commands: number;
}

/** A game longer than this counts as unfinished. */
const MOST_TURNS = 1_000;

export function randomGame(
  pack: Pack,
  {
    seats,
    seed,
    onCommand,
  }: { readonly seats: number; readonly seed: string; readonly onCommand?: (command: Command) => void },
): RandomGame {
  const rules = { pack, random: quickRandom(seed) };
  const chance = new Chance(quickRandom(`player ${seed}`));
  const state = newGame({ pack, seats });
  step(rules, state, { type: 'begin' });
  let commands = 0;
  let turns = 0;
  while (!state.over && turns <= MOST_TURNS) {
    const waiting = waitingFor(state);
    const seat = waiting.length > 1 ? chance.oneOf(waiting) : must(waiting[0], 'somebody to wait for');
    const moves = movesFor(pack, state, seat);
    const view = () => viewFor(pack, state, seat);
    const choice = calmCommand({ pack, seat, moves, view, isTaken: takenBy(pack, state, seat), chance });
    const command: Command = choice ? { ...choice, seat } : { type: 'default', seat };
    const refusal = step(rules, state, command);
    if (refusal)
      throw new Error(`game ${seed}: ${JSON.stringify(command)} was offered and refused: ${refusal.values.need}`);
    onCommand?.(command);
    commands++;
    turns = sum(state.turnsTaken);
  }
  return { state, turns, finished: state.over !== undefined, commands };
}

function sum(list: readonly number[]): number {
  let total = 0;
  for (const value of list) total += value;
  return total;
}
