import type { Seat, State } from '@illuminice/engine';
import type { LogEntry, Opening, TableFact } from '../model/log.ts';
import type { TableState } from '../model/table-state.ts';

/** One step of a game that is looked back on. */
export interface ReplayMoment {
  /** The entry it belongs to. */
  readonly seq: number;
  /** So many events of that entry have happened; all of them where `isWhole`. */
  readonly events: number;
  /** Everything the entry did has happened. */
  readonly isWhole: boolean;
  /** Moves so far, this one included. An answer that is kept until its window closes is none. */
  readonly move: number;
  /** Counted over all seats; 0 before the first. */
  readonly turn: number;
  /** Whose turn it is. */
  readonly seat: Seat;
}

export interface ReplayTurn {
  readonly turn: number;
  readonly seat: Seat;
  /** The moment it begins with. */
  readonly first: number;
}

/** What is worth a step of its own although it is no event of the game. */
const BESIDE: ReadonlySet<TableFact['type']> = new Set(['held', 'waited', 'promised']);

/** The moments of a log, gathered while it is folded. */
export class Moments {
  list: ReplayMoment[] = [];
  turns: ReplayTurn[] = [];
  /** After each entry: a position that is taken up again is in the turn it was in. */
  readonly #after = new Map<number, Pick<ReplayMoment, 'turn' | 'seat'>>();
  #move = 0;
  #now: Pick<ReplayMoment, 'turn' | 'seat'> = { turn: 0, seat: 0 };

  /** `state`: with this entry folded. */
  add({ seq, facts }: LogEntry, { game, opening }: TableState): void {
    // Dealt anew: what was played before is another game (REQ-373).
    if (facts.some(({ type }) => type === 'reset')) this.#beginAgain();
    if (!game) return;
    const before = this.list.length;
    const isMove = facts.some(({ type }) => type === 'game' || type === 'rewound' || type === 'continued');
    if (isMove) this.#move++;
    let events = 0;
    for (const fact of facts) {
      if (fact.type === 'rewound') this.#turnTo(this.#after.get(fact.toSeq) ?? this.#now);
      else if (fact.type === 'continued')
        this.#turnTo({ turn: this.#now.turn || turnOf(fact.game, opening), seat: game.turn.seat });
      else if (fact.type === 'game') {
        for (const event of fact.events) {
          if (event.type === 'turnBegan') this.#turnTo({ turn: this.#now.turn + 1, seat: event.seat });
          this.#push({ seq, events: ++events });
        }
        continue;
      } else if (!BESIDE.has(fact.type)) continue;
      this.#push({ seq, events });
    }
    const last = this.list.at(-1);
    if (last && this.list.length > before) this.list[this.list.length - 1] = { ...last, isWhole: true };
    this.#after.set(seq, this.#now);
  }

  #beginAgain(): void {
    this.list = [];
    this.turns = [];
    this.#move = 0;
    this.#now = { turn: 0, seat: 0 };
  }

  #turnTo(now: Pick<ReplayMoment, 'turn' | 'seat'>): void {
    this.#now = now;
    // A turn that was taken back is begun again in its own place.
    this.turns = this.turns.filter(({ turn }) => turn <= now.turn);
    if (this.turns.at(-1)?.turn !== now.turn && now.turn > 0) this.turns.push({ ...now, first: this.list.length });
  }

  #push({ seq, events }: Pick<ReplayMoment, 'seq' | 'events'>): void {
    this.list.push({ seq, events, isWhole: false, move: this.#move, ...this.#now });
  }
}

/** Where a game that began elsewhere goes on. A turn that was lost is none of those taken, yet it is counted here and where it left. */
function turnOf({ turnsTaken }: State, { continues }: Opening): number {
  return continues?.branch?.turn ?? 1 + turnsTaken.reduce((sum, turns) => sum + turns, 0);
}
