/** A whole game of four as "Take along" writes it, the same every time: for pictures and tests of what is looked back on. */
import { type BotMemory, createBot, hasBusiness } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import {
  type Command,
  clone,
  DEFAULT_OPTIONS,
  type GameEvent,
  keysOf,
  movesFor,
  newGame,
  RULES_VERSION,
  type State,
  step,
  type TableCommand,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { gameFileHeading, type LogEntry } from '@illuminice/table';
import type { NewLocalGame } from '../../src/session/local/messages.ts';
import evening from './evening.json' with { type: 'json' };

export interface FinishedGame {
  readonly id: string;
  /** How many of the four are people. */
  readonly people: number;
  /** Its last move is left out. */
  readonly isRunning?: boolean;
}

const NAMES = ['Hagbard', 'Ada', 'Borges', 'Cleo'];
/** Ten past eight in the evening. */
const BEGAN_AT = Date.UTC(2026, 4, 22, 20, 10);
const MOVE_MS = 20_000;

export function finishedGame({ id, people, isRunning = false }: FinishedGame): string {
  const options = { ...DEFAULT_OPTIONS, hiddenGoals: true };
  const seats = NAMES.map((name, seat) =>
    seat < people ? { name, kind: 'human' as const } : { name, kind: 'bot' as const, level: 'regular' },
  );
  const dice = { ceremonyId: 'an-evening', serverSeed: 'ab'.repeat(32) };
  const rules = { version: RULES_VERSION, cards: keysOf(pack) };
  const opened: LogEntry = {
    seq: 1,
    at: BEGAN_AT,
    facts: [{ type: 'opened', opening: { seats, options }, dice, rules }],
  };
  const played = playedGame(options).map(
    (fact, index): LogEntry => ({ seq: index + 2, at: BEGAN_AT + index * MOVE_MS, facts: [fact] }),
  );
  const entries = [opened, ...(isRunning ? played.slice(0, -1) : played)];
  return [gameFileHeading(id), ...entries.map((entry) => JSON.stringify(entry))].join('\n');
}

type GameFact = Extract<LogEntry['facts'][number], { type: 'game' }>;

/** Played on by computer players from that moment of a finished game to its end, as the file of the branch. */
export function finishedBranch(id: string, { seats, options, continues }: NewLocalGame): string {
  if (!continues) throw new Error('a branch goes on from somewhere');
  const dice = { ceremonyId: 'another-evening', serverSeed: 'cd'.repeat(32) };
  const rules = { version: RULES_VERSION, cards: keysOf(pack) };
  const played = playedOn(clone(continues.game), 'another way');
  const facts: readonly LogEntry['facts'][number][] = [
    { type: 'opened', opening: { seats, options, continues }, dice, rules },
    { type: 'continued', game: continues.game },
    ...played,
  ];
  const entries = facts.map(
    (fact, index): LogEntry => ({ seq: index + 1, at: BEGAN_AT + index * MOVE_MS, facts: [fact] }),
  );
  return [gameFileHeading(id), ...entries.map((entry) => JSON.stringify(entry))].join('\n');
}

/** Written down once, thirty commands a line: computer players learn, and the pictures and tests of this evening stay. */
function playedGame(options: typeof DEFAULT_OPTIONS): readonly GameFact[] {
  const { facts, play } = playing(newGame({ pack, seats: NAMES.length, options }), 'an evening at the lodge 6');
  for (const command of evening.flatMap((line): readonly (Command | TableCommand)[] => JSON.parse(line)))
    if (!play(command)) throw new Error(`the rules refuse ${JSON.stringify(command)} of that evening`);
  return facts;
}

function playing(state: State, seed: string) {
  const facts: GameFact[] = [];
  const play = (command: Command | TableCommand): boolean => {
    const events: GameEvent[] = [];
    const rules = { pack, random: quickRandom(seed), onEvent: (event: GameEvent) => events.push(event) };
    if (step(rules, state, command)) return false;
    facts.push({ type: 'game', command, events });
    return true;
  };
  return { facts, play };
}

function playedOn(state: State, seed: string): readonly GameFact[] {
  const { facts, play } = playing(state, seed);
  const draw = quickRandom(`minds of ${seed}`);
  let drawn = 0;
  const random = () => draw(drawn++, 2 ** 31, 'choice') / 2 ** 31;
  const mind = createBot({ level: 'regular', pack });
  const memories: (BotMemory | undefined)[] = [];
  while (!state.over) {
    for (const seat of [...waitingFor(state), ...state.offers.map(({ to }) => to)]) {
      const view = viewFor(pack, state, seat);
      const moves = movesFor(pack, state, seat);
      if (state.over || !hasBusiness(view, moves)) continue;
      const memory = memories[seat];
      const { command, memory: next } = mind.decide({ view, moves, random, budget: {}, ...(memory ? { memory } : {}) });
      memories[seat] = next;
      if (!play({ ...command, seat })) play({ type: 'default', seat });
    }
  }
  return facts;
}
