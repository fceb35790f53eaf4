import {
  type BotMemory,
  type Budget,
  createBot,
  hasBusiness,
  LEVELS,
  type MindDecision,
  type MindInput,
} from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import {
  type Command,
  DEFAULT_OPTIONS,
  type GameOptions,
  movesFor,
  must,
  newGame,
  type Outcome,
  type Refusal,
  type State,
  step,
  type TableCommand,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { moveByChance } from '@illuminice/testkit';

/** The foot of the ladder is a seat that moves by chance; nobody meets it at a real table. */
export const ARENA_LEVELS = ['random', ...LEVELS] as const;
export type ArenaLevel = (typeof ARENA_LEVELS)[number];

export interface GameSetUp {
  /** Deck, dice and Illuminati follow from it: the same seed is the same deal. */
  readonly seed: string;
  readonly levels: readonly ArenaLevel[];
  readonly options?: Partial<GameOptions>;
  readonly budget?: Budget;
  /** Called after every decision, for logs of reasons. */
  readonly onDecision?: (told: ToldDecision) => void;
  /** Called with every command that was carried out, for replays. */
  readonly onCommand?: (command: Command | TableCommand) => void;
}

/** Without reasons where chance decided. */
type Decided = Pick<MindDecision, 'command'> & Partial<MindDecision>;

export interface ToldDecision extends Decided {
  readonly state: State;
  readonly seat: number;
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
  const minds = levels.map(mindOf);
  const memories: (BotMemory | undefined)[] = levels.map(() => undefined);
  const chances = levels.map((_, seat) => chanceFrom(`${seed}/mind/${seat}`));
  const millis: number[][] = levels.map(() => []);
  let decisions = 0;
  const fail = (problem: string): GameFailure => ({ problem, seed });

  const carryOut = (command: Command | TableCommand): Refusal | undefined => {
    const refusal = step(rules, state, command);
    if (!refusal) setUp.onCommand?.(command);
    return refusal;
  };

  const ask = (seat: number): Refusal | undefined => {
    const view = viewFor(pack, state, seat);
    const offered = movesFor(pack, state, seat);
    if (!hasBusiness(view, offered)) return undefined;
    const started = performance.now();
    const memory = memories[seat];
    const decision = must(
      minds[seat],
      'a mind',
    )({
      view,
      moves: offered,
      random: must(chances[seat], 'chance'),
      budget,
      ...(memory ? { memory } : {}),
    });
    millis[seat]?.push(performance.now() - started);
    memories[seat] = decision.memory;
    decisions++;
    setUp.onDecision?.({ state, seat, ...decision });
    const { command } = decision;
    const refused = carryOut({ ...command, seat });
    // whether an offer is still covered shows when it is taken; as at a table, an empty one is then turned down.
    const isEmpty = refused && command.type === 'accept';
    const refusal = isEmpty ? carryOut({ type: 'reject', seat, from: command.from, serial: command.serial }) : refused;
    if (refusal) problem = `${seat} ${levels[seat]}: ${JSON.stringify(decision.command)} ${JSON.stringify(refusal)}`;
    return refusal;
  };
  let problem = '';

  carryOut({ type: 'begin' });
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

function mindOf(level: ArenaLevel): (input: MindInput) => Decided {
  if (level === 'random')
    return ({ view, moves, random }) => ({ command: moveByChance({ pack, view, moves, random }) });
  const mind = createBot({ level, pack });
  return (input) => mind.decide(input);
}

/** A mind's own chance: a stream of numbers in [0, 1). */
function chanceFrom(seed: string): () => number {
  const draw = quickRandom(seed);
  let counter = 0;
  return () => draw(counter++, 2 ** 31, 'choice') / 2 ** 31;
}
