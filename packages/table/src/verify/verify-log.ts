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
  type Pack,
  type RandomPort,
  RULES_VERSION,
  type State,
  withShuffledDeck,
} from '@illuminice/engine';
import { fairRandom, verifyCeremony } from '@illuminice/fair-dice';
import type { DiceOpening, LogEntry, Opening, TableFact } from '../model/log.ts';

export type Verdict =
  | {
      readonly ok: true;
      readonly lines: number;
      readonly commands: number;
      readonly events: number;
      readonly draws: number;
    }
  /** The first line that does not hold, and why. */
  | { readonly ok: false; readonly line: number; readonly wrong: string };

type FactOf<Type extends TableFact['type']> = Extract<TableFact, { type: Type }>;

/** `catalogue`: all cards known today; the log says which of them were in the game. */
export function verifyLog(catalogue: readonly CardDefinition[], entries: readonly LogEntry[]): Verdict {
  const replay = new Replay(catalogue);
  for (const [index, entry] of entries.entries()) {
    const wrong =
      entry.seq === (entries[0]?.seq ?? 0) + index
        ? entry.facts.reduce<string | undefined>((found, fact) => found ?? replay.follow(fact), undefined)
        : `it has number ${entry.seq}, a line is missing or out of place`;
    if (wrong !== undefined) return { ok: false, line: index + 1, wrong };
    replay.remember(entry.seq);
  }
  return replay.mixed
    ? { ok: true, lines: entries.length, commands: replay.commands, events: replay.events, draws: replay.draws }
    : { ok: false, line: entries.length, wrong: 'the dice were never mixed, so there is nothing to verify' };
}

class Replay {
  commands = 0;
  events = 0;
  draws = 0;
  readonly #catalogue: readonly CardDefinition[];
  readonly #after = new Map<number, State>();
  readonly #parts: FactOf<'diceCommitted' | 'diceRevealed'>[] = [];
  #pack: Pack;
  #opening: Opening | undefined;
  #dice: DiceOpening | undefined;
  #random: RandomPort | undefined;
  #game: State | undefined;

  constructor(catalogue: readonly CardDefinition[]) {
    this.#catalogue = catalogue;
    this.#pack = compilePack(catalogue);
  }

  get mixed(): boolean {
    return this.#random !== undefined;
  }

  remember(seq: number): void {
    if (this.#game) this.#after.set(seq, clone(this.#game));
  }

  /** What is wrong with this fact; undefined when it follows from those before it. */
  follow(fact: TableFact): string | undefined {
    switch (fact.type) {
      case 'opened':
        this.#opening = fact.opening;
        this.#dice = fact.dice;
        return fact.rules && this.#playBy(fact.rules);
      case 'reset':
        this.#dice = fact.dice;
        this.#random = undefined;
        this.#game = undefined;
        this.#parts.length = 0;
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
  #playBy({ version, cards }: NonNullable<FactOf<'opened'>['rules']>): string | undefined {
    if (version !== RULES_VERSION)
      return `it was played by version ${version} of the rules, these are version ${RULES_VERSION}: verify it with a release of its time`;
    const known = new Set(this.#catalogue.map(({ key }) => key));
    const stranger = cards.find((key) => !known.has(key));
    if (stranger !== undefined) return `it was played with a card nobody knows here: ${stranger}`;
    this.#pack = compilePack(this.#catalogue, new Set(cards));
    return undefined;
  }

  #mix({ record, mixedSeed }: FactOf<'diceMixed'>): string | undefined {
    if (!this.#dice) return 'dice are mixed before the table was opened';
    if (record.ceremonyId !== this.#dice.ceremonyId) return 'the record is of another ceremony';
    for (const part of this.#parts) {
      const seat = [...record.mixed, ...record.leftOut].find((each) => each.seat === part.seat);
      const told = part.type === 'diceCommitted' ? part.commitment : part.seed;
      const kept = seat && Reflect.get(seat, part.type === 'diceCommitted' ? 'commitment' : 'seed');
      if (kept !== told) return `the record holds something else than seat ${part.seat} sent`;
    }
    const verdict = verifyCeremony(record, this.#dice.serverSeed);
    if (!verdict.ok) return verdict.wrong;
    if (verdict.mixedSeed !== mixedSeed) return 'the mixed seed does not follow from the seeds';
    this.#random = fairRandom(mixedSeed);
    return undefined;
  }

  /** A game carried here: the position is taken as it was, its deck must be shuffled by these dice. */
  #goOn({ game }: FactOf<'continued'>): string | undefined {
    const { continues, options } = this.#opening ?? {};
    if (!this.#random || !continues || !options) return 'a game goes on that nobody brought';
    const expected = withShuffledDeck({ pack: this.#pack, random: this.#random }, { ...continues.game, options });
    const apart = difference(expected, game);
    if (apart !== undefined) return `the game that goes on is another: ${apart}`;
    this.#game = clone(game);
    this.draws += game.counter;
    return undefined;
  }

  #play({ command, events }: FactOf<'game'>): string | undefined {
    if (!this.#random || !this.#opening) return 'a command before the dice were mixed';
    const { seats, options } = this.#opening;
    this.#game ??= newGame({ pack: this.#pack, seats: seats.length, options });
    const before = this.#game.counter;
    const decision = decide({ pack: this.#pack, random: this.#random }, this.#game, command);
    if ('refusal' in decision)
      return `the rules refuse ${JSON.stringify(command)}: ${decision.refusal.code} (${decision.refusal.rule})`;
    const wrong = firstFalse(decision.events, events);
    if (wrong !== undefined) return wrong;
    for (const event of events) apply(this.#pack, this.#game, event);
    this.commands++;
    this.events += events.length;
    this.draws += this.#game.counter - before;
    return undefined;
  }

  /** An undo keeps what went on beside the game; by consent of all everything goes back but the numbers of offers. */
  #rewind({ toSeq, game, why }: FactOf<'rewound'>): string | undefined {
    const older = this.#after.get(toSeq);
    const now = this.#game;
    if (!older || !now) return `it goes back to line ${toSeq}, where no game stood`;
    const { hands, offers, offerSerials, peeks, notices } = now;
    const expected: State =
      why === 'undo'
        ? { ...older, hands, offers, offerSerials, peeks, notices }
        : { ...older, offers: [], offerSerials, peeks: [] };
    const apart = difference(expected, game);
    if (apart !== undefined) return `the position it goes back to is another: ${apart}`;
    this.#game = clone(game);
    return undefined;
  }
}

function firstFalse(expected: readonly GameEvent[], found: readonly GameEvent[]): string | undefined {
  for (let index = 0; index < Math.max(expected.length, found.length); index++) {
    const [right, told] = [expected[index], found[index]];
    if (right === undefined) return `event ${index + 1} (${told?.type}) did not happen`;
    if (told === undefined) return `event ${index + 1} (${right.type}) is missing`;
    const apart = difference(right, told);
    if (apart !== undefined) return `event ${index + 1} (${right.type}) is false, it should be and is: ${apart}`;
  }
  return undefined;
}
