import {
  type BotMemory,
  type Budget,
  createBot,
  hasBusiness,
  type Level,
  type Mind,
  type Reason,
  type Remark,
} from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import {
  DEFAULT_OPTIONS,
  type GameOptions,
  movesFor,
  newGame,
  type Outcome,
  type Refusal,
  type SeatCommand,
  type State,
  step,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';

export interface GameSetUp {
  /** Deck, dice and Illuminati follow from it: the same seed is the same deal. */
  readonly seed: string;
  readonly levels: readonly Level[];
  readonly options?: Partial<GameOptions>;
  readonly budget?: Budget;
  /** Another mind for a level, for experiments. */
  readonly mindFor?: (level: Level) => Mind;
  /** Called after every decision, for logs of reasons. */
  readonly onDecision?: (told: ToldDecision) => void;
}

export interface ToldDecision {
  readonly state: State;
  readonly seat: number;
  readonly command: SeatCommand;
  readonly reason: Reason;
  readonly say?: Remark;
}

export interface GameRecord {
  readonly outcome: Outcome;
  readonly illuminati: readonly number[];
  readonly turns: number;
  readonly decisions: number;
  /** By seat: milliseconds of every decision. */
  readonly millis: readonly (readonly number[])[];
}

export interface GameFailure {
  readonly problem: string;
  readonly seed: string;
}

/** No game of sensible players comes near this; one that does is endless. */
const MOST_DECISIONS = 60_000;

export function playGame(setUp: GameSetUp): GameRecord | GameFailure {
  const { seed, levels, options = {}, budget = {} } = setUp;
  const random = quickRandom(seed);
  const rules = { pack, random };
  const state = newGame({ pack, seats: levels.length, options: { ...DEFAULT_OPTIONS, ...options } });
  const minds: Mind[] = levels.map((level) => setUp.mindFor?.(level) ?? createBot({ level, pack }));
  const memories: (BotMemory | undefined)[] = levels.map(() => undefined);
  const chances = levels.map((_, seat) => chanceFrom(`${seed}/mind/${seat}`));
  const millis: number[][] = levels.map(() => []);
  let decisions = 0;
  const fail = (problem: string): GameFailure => ({ problem, seed });

  const ask = (seat: number): Refusal | undefined => {
    const view = viewFor(pack, state, seat);
    const offered = movesFor(pack, state, seat);
    if (!hasBusiness(view, offered)) return undefined;
    const started = performance.now();
    const memory = memories[seat];
    const decision = (minds[seat] as Mind).decide({
      view,
      moves: offered,
      random: chances[seat] as () => number,
      budget,
      ...(memory ? { memory } : {}),
    });
    millis[seat]?.push(performance.now() - started);
    memories[seat] = decision.memory;
    decisions++;
    setUp.onDecision?.({ state, seat, ...decision });
    const { command } = decision;
    const refused = step(rules, state, { ...command, seat });
    // whether an offer is still covered shows when it is taken; as at a table, an empty one is then turned down.
    const isEmpty = refused && command.type === 'accept';
    const refusal = isEmpty
      ? step(rules, state, { type: 'reject', seat, from: command.from, serial: command.serial })
      : refused;
    if (refusal) problem = `${seat} ${levels[seat]}: ${JSON.stringify(decision.command)} ${JSON.stringify(refusal)}`;
    return refusal;
  };
  let problem = '';

  step(rules, state, { type: 'begin' });
  while (!state.over) {
    if (decisions > MOST_DECISIONS) return fail('the game does not end');
    for (const seat of [...waitingFor(state), ...state.offers.map(({ to }) => to)]) {
      if (state.over) break;
      if (ask(seat)) return fail(problem);
    }
  }
  return {
    outcome: state.over,
    illuminati: state.illuminati,
    turns: state.turnsTaken.reduce((sum, turns) => sum + turns, 0),
    decisions,
    millis,
  };
}

/** A mind's own chance: a stream of numbers in [0, 1). */
function chanceFrom(seed: string): () => number {
  const draw = quickRandom(seed);
  let counter = 0;
  return () => draw(counter++, 2 ** 31, 'choice') / 2 ** 31;
}
