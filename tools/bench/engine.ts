/** The engine rows of the Budgets, each the median of three runs on one core. */
import { catalogue, pack } from '@illuminice/cards';
import { clone, movesFor, newGame, type Pack, type State, step, viewFor, waitingFor } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { type RecordedGame, readRecordings, recordedPack } from '@illuminice/testkit';
import { randomGame } from '../simulate/random-game.ts';
import { boardgameIoPerCpuSecond, installBoardgameIo } from './boardgame-io.ts';
import { eachCall, medianOfThree, perCpuSecond } from './measure.ts';
import { midGames } from './mid-game.ts';

interface Figures {
  readonly gamesPerSecond: number;
  readonly commandsPerCpuSecond: number;
  readonly boardgameioPerCpuSecond: number;
  readonly ratioToBoardgameio: number;
  readonly clonesPerSecond: number;
  /** Of the largest mid-game position: the view without options, and the options of the seat to act. */
  readonly viewBytes: number;
  readonly optionsBytes: number;
  readonly optionsAndViewMicroseconds: { readonly mean: number; readonly p99: number };
}

export async function run(args: readonly string[]): Promise<void> {
  await installBoardgameIo();
  const figures = measure();
  console.log(args.includes('--json') ? JSON.stringify(figures) : text(figures));
}

function measure(): Figures {
  const mid = midGames(pack, 60);
  const [first] = mid as [State];
  const { cards, games } = readRecordings();
  const oldPack = recordedPack(catalogue, cards);
  const commandsPerCpuSecond = medianOfThree(() => perCpuSecond(() => playRecorded(oldPack, games)));
  const boardgameioPerCpuSecond = medianOfThree(() => boardgameIoPerCpuSecond(first));
  let seed = 0;
  const gamesPerSecond = medianOfThree(() =>
    perCpuSecond(() => {
      randomGame(pack, { seats: 4, seed: `bench ${seed++}` });
      return 1;
    }, 3),
  );
  const clonesPerSecond = medianOfThree(() =>
    perCpuSecond(() => {
      for (let count = 0; count < 1_000; count++) clone(mid[count % mid.length] as State);
      return 1_000;
    }),
  );
  const positions = positionsOf(oldPack, games);
  const look = (index: number) => {
    const state = positions[index % positions.length] as State;
    const seat = waitingFor(state)[0] ?? 0;
    movesFor(oldPack, state, seat);
    viewFor(oldPack, state, seat);
  };
  eachCall(5_000, look);
  const { mean, p99 } = eachCall(20_000, look);
  return {
    gamesPerSecond: Math.round(gamesPerSecond),
    commandsPerCpuSecond: Math.round(commandsPerCpuSecond),
    boardgameioPerCpuSecond: Math.round(boardgameioPerCpuSecond),
    ratioToBoardgameio: Math.round((commandsPerCpuSecond / boardgameioPerCpuSecond) * 10) / 10,
    clonesPerSecond: Math.round(clonesPerSecond),
    viewBytes: Math.max(...mid.map((state) => bytes(viewFor(pack, state, state.turn.seat)))),
    optionsBytes: Math.max(...mid.map((state) => bytes(movesFor(pack, state, state.turn.seat)))),
    optionsAndViewMicroseconds: { mean: Math.round(mean * 10) / 10, p99 },
  };
}

function bytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Every recorded game once; all its commands are accepted. */
function playRecorded(recorded: Pack, games: readonly RecordedGame[]): number {
  let commands = 0;
  for (const game of games) {
    const rules = { pack: recorded, random: quickRandom(game.seed) };
    const state = newGame({ pack: recorded, seats: game.seats, options: game.options });
    for (const command of game.commands) step(rules, state, command);
    commands += game.commands.length;
  }
  return commands;
}

/** Positions on the way through the recorded games and in the middle of richer ones. */
function positionsOf(recorded: Pack, games: readonly RecordedGame[]): State[] {
  const positions = midGames(pack, 60);
  for (const game of games) {
    const rules = { pack: recorded, random: quickRandom(game.seed) };
    const state = newGame({ pack: recorded, seats: game.seats, options: game.options });
    for (const [index, command] of game.commands.entries()) {
      step(rules, state, command);
      if (index % 20 === 10 && !state.over) positions.push(clone(state));
    }
  }
  return positions;
}

function text(figures: Figures): string {
  const { mean, p99 } = figures.optionsAndViewMicroseconds;
  const row = (what: string, figure: number | string, bar: string) =>
    `${what.padEnd(46)} ${String(figure).padStart(12)}   ${bar}`;
  return [
    row("recorded games' commands through step, per CPU s", figures.commandsPerCpuSecond, '≥ 100,000'),
    row("boardgame.io's reducer, per CPU s", figures.boardgameioPerCpuSecond, ''),
    row('ratio', figures.ratioToBoardgameio, '≥ 30'),
    row('whole random 4-player games, per CPU s', figures.gamesPerSecond, '≥ 50'),
    row('movesFor + viewFor, µs, mean', mean, '≤ 60'),
    row('movesFor + viewFor, µs, p99', p99, '< 2,000'),
    row('clones, per CPU s', figures.clonesPerSecond, '≥ 200,000'),
    row('view of a 4-player mid-game, bytes', figures.viewBytes, '≤ 6,144'),
    row('options of the seat to act, bytes', figures.optionsBytes, '≤ 6,144'),
  ].join('\n');
}
