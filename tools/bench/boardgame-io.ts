/** boardgame.io's reducer with our state as its G, for comparison. Its packages live in bench/ and are installed on demand. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { State } from '@illuminice/engine';
import { npm } from '../launch/npm.mjs';
import { repository, say } from '../launch/place.mjs';
import { perCpuSecond } from './measure.ts';

const folder = join(repository, 'bench');
/** Not written where it is loaded: it is no dependency of ours. */
const REDUCER = 'boardgame.io/internal';

interface BoardgameIo {
  readonly CreateGameReducer: (setup: {
    readonly game: object;
    readonly numPlayers: number;
  }) => (state: object, action: object) => object;
  readonly InitializeGame: (setup: { readonly game: object; readonly numPlayers: number }) => object;
}

export async function installBoardgameIo(): Promise<void> {
  if (existsSync(join(folder, 'node_modules', 'boardgame.io'))) return;
  say('installing what the benchmark compares with (npm ci in bench/)');
  await npm(process.execPath, ['ci', '--ignore-scripts', '--prefix', folder]);
}

/** Moves per second of processor time: one that moves a megabuck, about the least a command of ours does. */
export function boardgameIoPerCpuSecond(state: State): number {
  const load = createRequire(join(folder, 'package.json'));
  const { CreateGameReducer, InitializeGame } = load(REDUCER) as BoardgameIo;
  const game = {
    name: 'bench',
    setup: () => JSON.parse(JSON.stringify(state)),
    moves: {
      transfer: ({ G }: { readonly G: State }, from: number, to: number) => {
        G.money[from] = (G.money[from] ?? 0) - 1;
        G.money[to] = (G.money[to] ?? 0) + 1;
        G.turn = { ...G.turn, freeTransfersUsed: G.turn.freeTransfersUsed + 1 };
      },
    },
  };
  const setup = { game, numPlayers: state.seats };
  const reduce = CreateGameReducer(setup);
  let current = InitializeGame(setup);
  let count = 0;
  return perCpuSecond(() => {
    for (let move = 0; move < 200; move++, count++) {
      const [from, to] = count % 2 === 0 ? [0, 1] : [1, 0];
      current = reduce(current, { type: 'MAKE_MOVE', payload: { type: 'transfer', args: [from, to], playerID: '0' } });
    }
    return 200;
  });
}
