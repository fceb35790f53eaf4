/** Writes the log of a table line by line, the way a table writes it. */
import {
  type AnyCommand,
  apply,
  clone,
  DEFAULT_OPTIONS,
  decide,
  keysOf,
  movesFor,
  newGame,
  type Pack,
  RULES_VERSION,
  type State,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import {
  closeCeremony,
  commitSeat,
  fairRandom,
  openCeremony,
  quickRandom,
  revealSeat,
  seatCommitmentOf,
  startReveals,
} from '@illuminice/fair-dice';
import { Chance, calmCommand } from '@illuminice/testkit';
import type { LogEntry, TableFact } from '../src/index.ts';

export const SEATS = 3;
const serverSeed = 'c'.repeat(64);
const ceremonyId = 'verify-test';

export class LogWriter {
  readonly state: State;
  readonly #pack: Pack;
  readonly #random: ReturnType<typeof fairRandom>;
  readonly #chance = new Chance(quickRandom('verify'));
  readonly #lines: TableFact[][] = [];
  readonly #after: State[] = [];

  constructor(pack: Pack, { rulesVersion = RULES_VERSION } = {}) {
    this.#pack = pack;
    this.state = newGame({ pack, seats: SEATS, options: DEFAULT_OPTIONS, rulesVersion });
    const seats = Array.from({ length: SEATS }, (_, seat) => ({ name: `seat ${seat}`, kind: 'human' as const }));
    const rules = { version: rulesVersion, cards: keysOf(pack) };
    this.#write({
      type: 'opened',
      opening: { seats, options: DEFAULT_OPTIONS },
      dice: { ceremonyId, serverSeed },
      rules,
    });
    const { facts, mixedSeed } = ceremonyFacts();
    for (const fact of facts) this.#write(fact);
    this.#random = fairRandom(mixedSeed);
    this.play({ type: 'begin' });
  }

  /** The number of the last line. */
  get seq(): number {
    return this.#lines.length;
  }

  play(command: AnyCommand): void {
    const decision = decide({ pack: this.#pack, random: this.#random }, this.state, command);
    if ('refusal' in decision) throw new Error(decision.refusal.values.need);
    for (const event of decision.events) apply(this.#pack, this.state, event);
    this.#write({ type: 'game', command, events: decision.events });
  }

  playOn(commands: number): this {
    for (let count = 0; count < commands && !this.state.over; count++) this.play(this.#nextCommand());
    return this;
  }

  /** Back to where the game stood after that line, but for what is said to have gone on meanwhile. */
  rewind(toSeq: number, why: 'undo' | 'vote', meanwhile: Partial<State>): void {
    const older = this.#after[toSeq - 1];
    if (older === undefined) throw new Error(`there is no line ${toSeq}`);
    Object.assign(this.state, clone(older), meanwhile);
    this.#write({ type: 'rewound', toSeq, game: clone(this.state), why });
  }

  /** As it comes out of a file. */
  entries(): LogEntry[] {
    return JSON.parse(
      JSON.stringify(this.#lines.map((facts, index): LogEntry => ({ seq: index + 1, at: index, facts }))),
    );
  }

  #write(fact: TableFact): void {
    this.#lines.push([fact]);
    this.#after.push(clone(this.state));
  }

  #nextCommand(): AnyCommand {
    const { state } = this;
    const seat = this.#chance.oneOf(waitingFor(state));
    const moves = movesFor(this.#pack, state, seat);
    const view = () => viewFor(this.#pack, clone(state), seat);
    const choice = calmCommand({ pack: this.#pack, seat, moves, view, chance: this.#chance });
    return choice ? { ...choice, seat } : { type: 'default', seat };
  }
}

function ceremonyFacts(): { readonly facts: TableFact[]; readonly mixedSeed: string } {
  const seeds = Array.from({ length: SEATS }, (_, seat) => `${seat + 1}`.padStart(64, 'a'));
  let ceremony = openCeremony({ ceremonyId, seats: [0, 1, 2], serverSeed });
  const { serverCommitment } = ceremony;
  const facts: TableFact[] = [];
  for (const [seat, seed] of seeds.entries()) {
    const commitment = seatCommitmentOf({ ceremonyId, serverCommitment, seat, seed });
    const result = commitSeat(ceremony, seat, commitment);
    if (result.ok) ceremony = result.ceremony;
    facts.push({ type: 'diceCommitted', seat, commitment });
  }
  ceremony = startReveals(ceremony);
  for (const [seat, seed] of seeds.entries()) {
    const result = revealSeat(ceremony, seat, seed);
    if (result.ok) ceremony = result.ceremony;
    facts.push({ type: 'diceRevealed', seat, seed });
  }
  const { record, mixedSeed } = closeCeremony(ceremony, serverSeed);
  return { facts: [...facts, { type: 'diceMixed', record, mixedSeed }], mixedSeed };
}
