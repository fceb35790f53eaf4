/** A whole game of computer players as "Take along" writes it, the same every time: for pictures and tests of what is looked back on. */
import { type BotMemory, createBot, hasBusiness } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import {
  type Command,
  DEFAULT_OPTIONS,
  type GameEvent,
  keysOf,
  movesFor,
  newGame,
  RULES_VERSION,
  step,
  type TableCommand,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { gameFileHeading, type LogEntry } from '@illuminice/table';

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

function playedGame(options: typeof DEFAULT_OPTIONS): readonly GameFact[] {
  // One in which rolls turned the game: most evenings have none of ten points.
  const seed = 'an evening at the lodge 6';
  const state = newGame({ pack, seats: NAMES.length, options });
  const facts: GameFact[] = [];
  const play = (command: Command | TableCommand): boolean => {
    const events: GameEvent[] = [];
    const rules = { pack, random: quickRandom(seed), onEvent: (event: GameEvent) => events.push(event) };
    if (step(rules, state, command)) return false;
    facts.push({ type: 'game', command, events });
    return true;
  };
  const draw = quickRandom(`minds of ${seed}`);
  let drawn = 0;
  const random = () => draw(drawn++, 2 ** 31, 'choice') / 2 ** 31;
  const mind = createBot({ level: 'regular', pack });
  const memories: (BotMemory | undefined)[] = [];
  play({ type: 'begin' });
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
