/** Makes a game worth keeping: in turn a table by the Budgets' policy and one that tries everything with options of its own. */
import {
  type Command,
  DEFAULT_OPTIONS,
  movesFor,
  newGame,
  type Pack,
  step,
  type TableCommand,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { randomSetup } from '../fuzz/random-setup.ts';
import { Chance } from '../policy/chance.ts';
import { calmCommand, wildCommand } from '../policy/random-command.ts';
import { takenBy } from '../policy/situation.ts';
import { type RecordedGame, replayRecorded } from './recorded-game.ts';

/** Long enough for structures to grow, short enough to be kept. */
const MOST_COMMANDS = 300;

export function recordGame(pack: Pack, number: number): RecordedGame {
  const seed = `recorded ${number}`;
  const chance = new Chance(quickRandom(`players of ${seed}`));
  const calm = number % 2 === 0;
  const { seats, options } = calm ? { seats: 4, options: DEFAULT_OPTIONS } : randomSetup(chance);
  const rules = { pack, random: quickRandom(seed) };
  const state = newGame({ pack, seats, options });
  const commands: (Command | TableCommand)[] = [{ type: 'begin' }];
  step(rules, state, { type: 'begin' });
  while (!state.over && commands.length < MOST_COMMANDS) {
    const waiting = waitingFor(state);
    const seat = calm || chance.happens(92) ? chance.oneOf(waiting) : chance.below(seats);
    const view = () => viewFor(pack, state, seat);
    const at = {
      pack,
      seat,
      moves: movesFor(pack, state, seat),
      view,
      chance,
      isTaken: takenBy(pack, state, seat),
    };
    const choice = calm ? calmCommand(at) : wildCommand(at);
    if (!choice) continue;
    const command: Command = { ...choice, seat };
    if (step(rules, state, command)) throw new Error(`${seed}: ${JSON.stringify(command)} was admitted and refused`);
    commands.push(command);
  }
  const game = { rulesVersion: state.rulesVersion, seats, options, seed, commands };
  const again = replayRecorded(pack, game);
  if (!('hashes' in again)) throw new Error(`${seed} cannot be played again: ${again.why}`);
  return { ...game, hashes: again.hashes };
}
