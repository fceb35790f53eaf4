import {
  type BotMemory,
  type Budget,
  createBot,
  hasBusiness,
  LEVELS,
  type Mind,
  type MindDecision,
  type MindInput,
  type PersonaKey,
  type Proposal,
  type ProposalTerms,
  personaOf,
  personas,
} from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import {
  activeMask,
  type Command,
  DEFAULT_OPTIONS,
  type GameEvent,
  type GameOptions,
  has,
  movesFor,
  must,
  newGame,
  type Outcome,
  type Refusal,
  type SeatCommand,
  type State,
  step,
  type TableCommand,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { parseClientMessage } from '@illuminice/protocol';
import { moveByChance, moveByTreeSearch } from '@illuminice/testkit';
import { ADVERSARY_NAMES, type AdversaryName, type Trick } from './adversaries.ts';
import { expertOfRelease1 } from './frozen/expert-1.0.mjs';
import { Ledger, type Tally, type Terms } from './ledger.ts';
import type { OutsideAnswer, OutsideQuestion } from './outside.ts';
import { trickster } from './trickster.ts';

/**
 * The foot of the ladder is a seat that moves by chance; `expert-1.0` is Expert as it once was, `tree-search` plain search without knowledge,
 * `outside` a program of somebody else. Nobody meets them or an adversary at a real table.
 */
export const ARENA_LEVELS = ['random', ...LEVELS, 'expert-1.0', 'tree-search', ...ADVERSARY_NAMES, 'outside'] as const;
export type ArenaLevel = (typeof ARENA_LEVELS)[number];

export interface GameSetUp {
  /** Deck, dice and Illuminati follow from it: the same seed is the same deal. */
  readonly seed: string;
  readonly levels: readonly ArenaLevel[];
  readonly options?: Partial<GameOptions>;
  readonly budget?: Budget;
  /** With the style factors of personas, drawn from the seed, as bots play online; otherwise all play plainly. */
  readonly personas?: boolean;
  /** Instead of a level's own mind at a seat, for fits. */
  readonly mindOf?: (seat: number, persona: PersonaKey | undefined) => Mind | undefined;
  /** Called after every decision, for logs of reasons. */
  readonly onDecision?: (told: ToldDecision) => void;
  /** Called with every answer to a proposal. */
  readonly onAnswer?: (told: ToldAnswer) => void;
  /** Called with every command that was carried out, for replays. */
  readonly onCommand?: (command: Command | TableCommand) => void;
}

/** Without reasons where chance decided. */
type Decided = Pick<MindDecision, 'command'> & Partial<MindDecision>;

export interface ToldDecision extends Decided {
  readonly state: State;
  readonly seat: number;
}

export interface ToldAnswer {
  readonly state: State;
  readonly seat: number;
  readonly proposal: Proposal;
  readonly decision: Decided;
}

export interface GameRecord extends Tally {
  readonly outcome: Outcome;
  readonly illuminati: readonly number[];
  readonly turns: number;
  readonly decisions: number;
  /** By seat: milliseconds of every decision. */
  readonly millis: readonly (readonly number[])[];
  /** By seat: milliseconds of this thread's processor spent on all its decisions. */
  readonly cpuMillis: readonly number[];
}

export interface GameFailure {
  readonly problem: string;
  readonly seed: string;
}

/** No game of sensible players comes near this; one that does is endless. */
const MOST_DECISIONS = 60_000;
/** In a row, of a program that learns nothing from them. */
const MOST_REFUSALS = 8;

/** Of the yardstick, per decision. */
const TREE_SEARCH_ITERATIONS = 1000;

/** A game among our own. */
export function playGame(setUp: GameSetUp): GameRecord | GameFailure {
  const course = courseOf(setUp).next();
  if (!course.done) throw new Error('nobody answers for the program outside');
  return course.value;
}

export async function playWithOutside(
  setUp: GameSetUp,
  decide: (question: OutsideQuestion) => Promise<OutsideAnswer>,
): Promise<GameRecord | GameFailure> {
  const game = courseOf(setUp);
  let course = game.next();
  while (!course.done) course = game.next(await decide(course.value));
  return course.value;
}

/** Hands out every question to a seat that is played from outside, and goes on with the answer. */
function* courseOf(setUp: GameSetUp): Generator<OutsideQuestion, GameRecord | GameFailure, OutsideAnswer> {
  const { seed, levels, options = {}, budget = {} } = setUp;
  const random = quickRandom(seed);
  const ledger = new Ledger();
  const state = newGame({ pack, seats: levels.length, options: { ...DEFAULT_OPTIONS, ...options } });
  const rules = { pack, random, onEvent: (event: GameEvent) => ledger.hear(state, event) };
  const faces = setUp.personas ? personasFor(seed, levels.length) : [];
  const minds = levels.map(
    (level, seat): Player | undefined =>
      setUp.mindOf?.(seat, faces[seat]) ?? (level === 'outside' ? undefined : playerOf(level, faces[seat])),
  );
  const memories: (BotMemory | undefined)[] = levels.map(() => undefined);
  const chances = levels.map((_, seat) => chanceFrom(`${seed}/mind/${seat}`));
  const millis: number[][] = levels.map(() => []);
  const cpuMillis = levels.map(() => 0);
  let decisions = 0;
  const fail = (problem: string): GameFailure => ({ problem, seed });

  const carryOut = (command: Command | TableCommand): Refusal | undefined => {
    const refusal = step(rules, state, command);
    if (!refusal) setUp.onCommand?.(command);
    return refusal;
  };

  /** What is promised, or asked to be, beside an offer. */
  const noteTerms = (from: number, command: SeatCommand, terms: Terms): void => {
    if (command.type === 'offer') ledger.offered({ from, to: command.to, ...terms }, state);
    if (command.type === 'counter') ledger.offered({ from, to: command.from, ...terms }, state);
  };

  /** Everybody who is asked answers before the next move, as at a table; a counter is answered once more. */
  const negotiate = function* (by: number, terms: ProposalTerms & { readonly counters?: string }): Talk {
    const id = ledger.propose(by, terms, state);
    for (const seat of terms.to) {
      if (!has(activeMask(state), seat)) continue;
      const mind = minds[seat];
      const answered = mind ? wordOf(mind, seat, id) : yield* wordFromOutside(seat, id);
      const { answers } = answered;
      if (answered.memory) memories[seat] = answered.memory;
      const proposal = ledger.proposalsFor(seat).find((known) => known.id === id);
      if (!answers || !proposal || proposal.end) continue;
      setUp.onAnswer?.({ state, seat, proposal, decision: answered });
      ledger.answer(seat, answers, state);
      if (!answers.counter || terms.counters !== undefined) continue;
      ledger.countered();
      yield* negotiate(seat, { ...answers.counter, counters: id });
    }
    ledger.close(id);
  };

  const wordOf = (mind: Player, seat: number, proposal: string): Decided => {
    const memory = memories[seat];
    return mind.decide({
      ...{ view: viewFor(pack, state, seat), moves: movesFor(pack, state, seat), budget, proposal },
      ...{ random: must(chances[seat], 'chance'), promises: ledger.notesFor(seat) },
      proposals: ledger.proposalsFor(seat),
      ...(memory ? { memory } : {}),
    });
  };

  /** What a seat from outside is asked about. */
  const questionTo = (seat: number): OutsideQuestion => ({
    ...{ view: viewFor(pack, state, seat), moves: movesFor(pack, state, seat) },
    ...{ promises: ledger.notesFor(seat), proposals: ledger.proposalsFor(seat) },
  });

  const wordFromOutside = function* (
    seat: number,
    proposal: string,
  ): Generator<OutsideQuestion, Decided, OutsideAnswer> {
    const { yes, amount, propose } = yield { ...questionTo(seat), proposal };
    const counter = !yes && propose && isSaid(propose, seat) ? propose : undefined;
    const command = { type: 'default' } as const;
    if (yes === undefined) return { command };
    return {
      command,
      answers: { proposal, yes, ...(amount === undefined ? {} : { amount }), ...(counter ? { counter } : {}) },
    };
  };

  const askOutside = function* (seat: number, question: OutsideQuestion): Course {
    let refused: Refusal | undefined;
    for (let attempt = 0; attempt < MOST_REFUSALS; attempt++) {
      const started = performance.now();
      const answer = yield { ...question, ...(refused && { refused }) };
      millis[seat]?.push(performance.now() - started);
      decisions++;
      const command = answer.command ?? (question.moves.default ? { type: 'default' as const } : undefined);
      refused = command && carryOut({ ...command, seat });
      if (command && !refused)
        noteTerms(seat, command, { promise: answer.promise?.promise, asks: answer.asks?.promise });
      if (!refused && answer.propose && !state.over && isSaid(answer.propose, seat))
        yield* negotiate(seat, answer.propose);
      if (!refused) return undefined;
      problem = `${seat} outside: ${JSON.stringify(command)} ${JSON.stringify(refused)}, refused ${attempt + 1} times in a row`;
    }
    return refused;
  };

  const ask = function* (seat: number): Course {
    const view = viewFor(pack, state, seat);
    const offered = movesFor(pack, state, seat);
    if (!hasBusiness(view, offered)) return undefined;
    const mind = minds[seat];
    if (!mind) return yield* askOutside(seat, questionTo(seat));
    const started = performance.now();
    const busy = cpuTime();
    const memory = memories[seat];
    const decision = mind.decide({
      view,
      moves: offered,
      random: must(chances[seat], 'chance'),
      budget,
      promises: ledger.notesFor(seat),
      proposals: ledger.proposalsFor(seat),
      ...(memory ? { memory } : {}),
    });
    cpuMillis[seat] = (cpuMillis[seat] ?? 0) + cpuTime() - busy;
    millis[seat]?.push(performance.now() - started);
    memories[seat] = decision.memory;
    decisions++;
    setUp.onDecision?.({ state, seat, ...decision });
    const { command, promise, asks } = decision;
    const refused = carryOut({ ...command, seat });
    if (!refused) noteTerms(seat, command, { promise, asks });
    if (!refused && decision.proposes && !state.over) yield* negotiate(seat, decision.proposes);
    // whether an offer is still covered shows when it is taken; as at a table, an empty one is then turned down.
    const isEmpty = refused && command.type === 'accept';
    const refusal = isEmpty ? carryOut({ type: 'reject', seat, from: command.from, serial: command.serial }) : refused;
    if (refusal) problem = `${seat} ${levels[seat]}: ${JSON.stringify(decision.command)} ${JSON.stringify(refusal)}`;
    return refusal;
  };
  let problem = '';

  /** Adversaries may speak while nobody asks them, in somebody else's actions. */
  const interrupt = function* (): Course {
    if (state.phase !== 'actions' || state.questions.length > 0) return undefined;
    for (const [seat, mind] of minds.entries()) {
      const unasked = mind?.unasked;
      if (!unasked || seat === state.turn.seat || !has(activeMask(state), seat)) continue;
      const trick = unasked({ view: viewFor(pack, state, seat), moves: movesFor(pack, state, seat) });
      if (trick?.proposes) yield* negotiate(seat, trick.proposes);
      if (!trick || trick.command.type === 'default') continue;
      const refusal = carryOut({ ...trick.command, seat });
      if (refusal) {
        problem = `${seat} ${levels[seat]}: ${JSON.stringify(trick.command)} ${JSON.stringify(refusal)}`;
        return refusal;
      }
    }
    return undefined;
  };

  carryOut({ type: 'begin' });
  while (!state.over) {
    if (decisions > MOST_DECISIONS) return fail('the game does not end');
    if (yield* interrupt()) return fail(problem);
    // Offers first, as at a table: the next act of whoever made one would overtake it (B-2).
    for (const seat of [...state.offers.map(({ to }) => to), ...waitingFor(state)]) {
      if (state.over) break;
      if (yield* ask(seat)) return fail(problem);
    }
  }
  return {
    outcome: state.over,
    illuminati: state.illuminati,
    turns: state.turnsTaken.reduce((sum, turns) => sum + turns, 0),
    decisions,
    millis,
    cpuMillis,
    ...ledger.tally(),
  };
}

type Course = Generator<OutsideQuestion, Refusal | undefined, OutsideAnswer>;
type Talk = Generator<OutsideQuestion, void, OutsideAnswer>;

/** A program may say anything: what is no proposal of the protocol, or speaks for others, is not heard. */
function isSaid(proposed: ProposalTerms, by: number): boolean {
  const { ok } = parseClientMessage(JSON.stringify({ type: 'propose', id: 'p', ...proposed }));
  return (
    ok && !proposed.to.includes(by) && proposed.terms.every((term) => term.by === by || proposed.to.includes(term.by))
  );
}

interface Player {
  readonly decide: (input: MindInput) => Decided;
  readonly unasked?: (input: Pick<MindInput, 'view' | 'moves'>) => Trick | undefined;
}

function playerOf(level: Exclude<ArenaLevel, 'outside'>, persona: PersonaKey | undefined): Player {
  if (level === 'random')
    return { decide: ({ view, moves, random }) => ({ command: moveByChance({ pack, view, moves, random }) }) };
  if (level === 'tree-search')
    return {
      decide: ({ view, moves, random }) => ({
        command: moveByTreeSearch({ pack, view, moves, random, iterations: TREE_SEARCH_ITERATIONS }),
      }),
    };
  if (level === 'expert-1.0') return expertOfRelease1(pack, personaOf(persona)) as unknown as Mind;
  if (isAdversary(level)) return trickster(level);
  return createBot({ level, pack, ...(persona ? { persona } : {}) });
}

function isAdversary(level: Exclude<ArenaLevel, 'outside'>): level is AdversaryName {
  return ADVERSARY_NAMES.some((name) => name === level);
}

/** Everybody at a table is somebody else. */
function personasFor(seed: string, seats: number): PersonaKey[] {
  const chance = chanceFrom(`${seed}/personas`);
  return personas
    .map(({ key }) => ({ key, lot: chance() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, seats)
    .map(({ key }) => key);
}

/** Of this thread alone, so that a busy machine does not count. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** A mind's own chance: a stream of numbers in [0, 1). */
function chanceFrom(seed: string): () => number {
  const draw = quickRandom(seed);
  let counter = 0;
  return () => draw(counter++, 2 ** 31, 'choice') / 2 ** 31;
}
