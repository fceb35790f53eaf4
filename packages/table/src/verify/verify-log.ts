/** Plays the log of a table again from its seeds. Every event must be the one the rules and the dice lead to. */
import {
  apply,
  type CardDefinition,
  clone,
  compilePack,
  decide,
  difference,
  type GameEvent,
  newGame,
  OLDEST_RULES_VERSION,
  type Pack,
  type RandomPort,
  type State,
  withShuffledDeck,
} from '@illuminice/engine';
import { fairRandom, verifyCeremony } from '@illuminice/fair-dice';
import { positionByConsent, positionToReturnTo } from '../fold/undo.ts';
import type { DiceOpening, FactOf, LogEntry, Opening, PlayedBy, TableFact } from '../model/log.ts';
import { packOf, playedByIn } from '../model/played-by.ts';
import { isUnproven, type LogWrong, type TableWrong } from './log-wrong.ts';
import { wrongInChain } from './verify-chain.ts';
import { wrongAtTable } from './verify-table.ts';

export type Verdict =
  | {
      readonly ok: true;
      readonly entries: number;
      readonly commands: number;
      readonly events: number;
      readonly draws: number;
      /** Entries in which whoever runs the server put a backup back, or took somebody out: their word, counted from 1. Missing: none. */
      readonly byServer?: readonly number[];
    }
  /** The first entry that does not hold, counted from 1, and why; `unproven`: it may still be true. */
  | { readonly ok: false; readonly entry: number; readonly wrong: LogWrong; readonly unproven?: true };

/** `catalogue`: all cards known today; the log says which of them were in the game. */
export function verifyLog(catalogue: readonly CardDefinition[], entries: readonly LogEntry[]): Verdict {
  const replay = new Replay(catalogue);
  for (const [index, entry] of entries.entries()) {
    const wrong =
      entry.seq === (entries[0]?.seq ?? 0) + index
        ? entry.facts.reduce<LogWrong | undefined>((found, fact) => found ?? replay.follow(fact), undefined)
        : ({ what: 'entryOutOfPlace', number: entry.seq } as const);
    if (wrong !== undefined) return { ok: false, entry: index + 1, wrong };
    replay.remember(entry.seq);
  }
  return replay.mixed
    ? { ok: true, entries: entries.length, commands: replay.commands, events: replay.events, draws: replay.draws }
    : { ok: false, entry: entries.length, wrong: { what: 'diceNeverMixed' } };
}

/** The same for a game that is over, and the table around it: nothing was added, left out or done in another's name. */
export function verifyGameLog(catalogue: readonly CardDefinition[], entries: readonly LogEntry[]): Verdict {
  const verdict = verifyLog(catalogue, entries);
  const found = packOf(compilePack(catalogue), playedByIn(entries[0]));
  if ('unplayable' in found) return { ok: false, entry: 1, wrong: found.unplayable };
  const replayed = verdict.ok ? [] : [verdict];
  const all: TableWrong[] = [...replayed, ...wrongAtTable(found.pack, entries), ...wrongInChain(entries)];
  const untrue = all.filter(({ wrong }) => !isUnproven(wrong));
  const [first] = (untrue.length > 0 ? untrue : all).sort((one, other) => one.entry - other.entry);
  if (!first) return { ...verdict, ...byServer(entries) };
  const { entry, wrong } = first;
  return { ok: false, entry, wrong, ...(untrue.length > 0 ? {} : { unproven: true }) };
}

function byServer(entries: readonly LogEntry[]): { readonly byServer?: readonly number[] } {
  const isTheirs = ({ type }: TableFact): boolean => type === 'diceAgain' || type === 'removed';
  const found = entries.flatMap(({ facts }, index) => (facts.some(isTheirs) ? [index + 1] : []));
  return found.length === 0 ? {} : { byServer: found };
}

class Replay {
  commands = 0;
  events = 0;
  draws = 0;
  readonly #after = new Map<number, State>();
  readonly #parts: FactOf<'diceCommitted' | 'diceRevealed'>[] = [];
  #pack: Pack;
  #version = OLDEST_RULES_VERSION;
  #opening: Opening | undefined;
  #dice: DiceOpening | undefined;
  #random: RandomPort | undefined;
  /** Mixed, and nothing drawn yet. */
  #isFresh = false;
  #game: State | undefined;

  constructor(catalogue: readonly CardDefinition[]) {
    this.#pack = compilePack(catalogue);
  }

  get mixed(): boolean {
    return this.#random !== undefined;
  }

  remember(seq: number): void {
    if (this.#game) this.#after.set(seq, clone(this.#game));
  }

  /** What is wrong with this fact; undefined when it follows from those before it. */
  follow(fact: TableFact): LogWrong | undefined {
    switch (fact.type) {
      case 'opened':
        this.#opening = fact.opening;
        this.#dice = fact.dice;
        return fact.rules && this.#playBy(fact.rules);
      case 'reset':
        this.#game = undefined;
        this.#throwAgain(fact.dice);
        return undefined;
      case 'diceAgain':
        this.#throwAgain(fact.dice);
        return undefined;
      case 'diceCommitted':
      case 'diceRevealed':
        this.#parts.push(fact);
        return undefined;
      case 'diceMixed':
        return this.#mix(fact);
      case 'game':
        return this.#play(fact);
      case 'rewound':
        return this.#rewind(fact);
      case 'continued':
        return this.#goOn(fact);
      default:
        return undefined;
    }
  }

  /** Cards added to the catalogue since would shift numbers and lengthen the deck; changed rules have another version. */
  #playBy(rules: PlayedBy): LogWrong | undefined {
    const found = packOf(this.#pack, rules);
    if ('unplayable' in found) return found.unplayable;
    this.#pack = found.pack;
    this.#version = rules.version;
    return undefined;
  }

  #throwAgain(dice: DiceOpening): void {
    this.#dice = dice;
    this.#random = undefined;
    this.#parts.length = 0;
  }

  #mix({ record, mixedSeed }: FactOf<'diceMixed'>): LogWrong | undefined {
    if (!this.#dice) return { what: 'diceMixedBeforeOpening' };
    if (this.#random || record.ceremonyId !== this.#dice.ceremonyId) return { what: 'recordOfOtherCeremony' };
    for (const part of this.#parts) {
      const seat = [...record.mixed, ...record.leftOut].find((each) => each.seat === part.seat);
      const told = part.type === 'diceCommitted' ? part.commitment : part.seed;
      const kept = seat && Reflect.get(seat, part.type === 'diceCommitted' ? 'commitment' : 'seed');
      if (kept !== told) return { what: 'recordDiffersFromSent', seat: part.seat };
    }
    const verdict = verifyCeremony(record, this.#dice.serverSeed);
    if (!verdict.ok) return verdict.wrong;
    if (verdict.mixedSeed !== mixedSeed) return { what: 'mixedSeedDoesNotFollow' };
    this.#random = fairRandom(mixedSeed);
    this.#isFresh = true;
    return undefined;
  }

  /** A game carried here, or one whose dice were thrown again: the position is taken as it was, its deck must be shuffled by these dice. */
  #goOn({ game }: FactOf<'continued'>): LogWrong | undefined {
    const { continues, options } = this.#opening ?? {};
    const before = this.#game ?? (continues && options && { ...continues.game, options });
    if (!this.#random || !this.#isFresh || !before) return { what: 'continuedGameMissing' };
    this.#isFresh = false;
    const expected = withShuffledDeck({ pack: this.#pack, random: this.#random }, before);
    const where = difference(expected, game);
    if (where !== undefined) return { what: 'continuedGameDiffers', where };
    this.#game = clone(game);
    this.draws += game.counter;
    return undefined;
  }

  #play({ command, events }: FactOf<'game'>): LogWrong | undefined {
    if (!this.#random || !this.#opening) return { what: 'commandBeforeDice' };
    const { seats, options } = this.#opening;
    // After the dice were thrown again the deck comes first.
    if (this.#isFresh && this.#game) return { what: 'continuedGameMissing' };
    this.#isFresh = false;
    this.#game ??= newGame({ pack: this.#pack, seats: seats.length, options, rulesVersion: this.#version });
    const before = this.#game.counter;
    const decision = decide({ pack: this.#pack, random: this.#random }, this.#game, command);
    if ('refusal' in decision) {
      const { code, rule } = decision.refusal;
      return { what: 'commandRefused', command: JSON.stringify(command), code, rule };
    }
    const wrong = firstFalse(decision.events, events);
    if (wrong !== undefined) return wrong;
    for (const event of events) apply(this.#pack, this.#game, event);
    this.commands++;
    this.events += events.length;
    this.draws += this.#game.counter - before;
    return undefined;
  }

  #rewind({ toSeq, game, why }: FactOf<'rewound'>): LogWrong | undefined {
    const older = this.#after.get(toSeq);
    const now = this.#game;
    if (!older || !now) return { what: 'rewindToNoGame', entry: toSeq };
    const expected = why === 'undo' ? positionToReturnTo(older, now) : positionByConsent(older, now);
    const where = difference(expected, game);
    if (where !== undefined) return { what: 'rewindDiffers', where };
    this.#game = clone(game);
    return undefined;
  }
}

function firstFalse(expected: readonly GameEvent[], found: readonly GameEvent[]): LogWrong | undefined {
  for (let index = 0; index < Math.max(expected.length, found.length); index++) {
    const [right, told] = [expected[index], found[index]];
    const number = index + 1;
    if (right === undefined) return told && { what: 'eventMadeUp', number, event: told.type };
    if (told === undefined) return { what: 'eventMissing', number, event: right.type };
    const where = difference(right, told);
    if (where !== undefined) return { what: 'eventFalse', number, event: right.type, where };
  }
  return undefined;
}
