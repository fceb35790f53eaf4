import { pack } from '@illuminice/cards';
import {
  DEFAULT_OPTIONS,
  type GameOptions,
  movesFor,
  newGame,
  type State,
  step,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import {
  type BotMemory,
  createBot,
  hasBusiness,
  heard,
  type Level,
  type MindDecision,
  personas,
} from '../src/index.ts';
import { dice } from './dice.ts';

export interface Played {
  readonly state: State;
  readonly decisions: number;
}

export interface Asked {
  readonly state: State;
  readonly seat: number;
  readonly memory: BotMemory | undefined;
  readonly decision: MindDecision;
}

/** A mind's own chance from a seed. */
export function chance(seed: string): () => number {
  const draw = dice(seed);
  let counter = 0;
  return () => draw(counter++, 2 ** 31, 'choice') / 2 ** 31;
}

/** Plays a game of bots; any refusal throws with what was sent. `watch` may end it by answering false. */
export function play(
  {
    seed,
    levels,
    options = {},
    most = 40_000,
    personas: talking = false,
  }: {
    readonly seed: string;
    readonly levels: readonly Level[];
    readonly options?: Partial<GameOptions>;
    readonly most?: number;
    /** With personas, whose every line is heard. */
    readonly personas?: boolean;
  },
  watch: (asked: Asked) => boolean = () => true,
): Played {
  const rules = { pack, random: dice(seed) };
  const state = newGame({ pack, seats: levels.length, options: { ...DEFAULT_OPTIONS, ...options } });
  const minds = levels.map((level, seat) => createBot({ level, pack, ...personaAt(talking ? seat : -1) }));
  const memories: (BotMemory | undefined)[] = levels.map(() => undefined);
  const chances = levels.map((_, seat) => chance(`${seed}/${seat}`));
  let decisions = 0;
  step(rules, state, { type: 'begin' });
  while (!state.over && decisions < most) {
    for (const seat of [...state.offers.map(({ to }) => to), ...waitingFor(state)]) {
      if (state.over) break;
      const view = viewFor(pack, state, seat);
      const offered = movesFor(pack, state, seat);
      if (!hasBusiness(view, offered)) continue;
      const memory = memories[seat];
      const decision = minds[seat]?.decide({
        view,
        moves: offered,
        random: chances[seat] ?? Math.random,
        budget: { nodes: 60 },
        ...(memory ? { memory } : {}),
      });
      if (!decision) throw new Error('no mind sits there');
      decisions++;
      if (!watch({ state, seat, memory, decision })) return { state, decisions };
      memories[seat] = decision.say ? heard(decision.memory, decision.say) : decision.memory;
      const refusal = step(rules, state, { ...decision.command, seat });
      if (refusal)
        throw new Error(`seed ${seed}, seat ${seat}: ${JSON.stringify(decision.command)} was refused: ${refusal.code}`);
    }
  }
  return { state, decisions };
}

function personaAt(seat: number): { readonly persona?: (typeof personas)[number]['key'] } {
  const persona = personas[seat]?.key;
  return persona ? { persona } : {};
}
