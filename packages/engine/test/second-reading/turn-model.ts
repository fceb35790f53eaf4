/**
 * a second time: turns without attacks, with their windows, stops and questions. Every seat keeps the Groups it has;
 * no card in this game has an upkeep, taxes or changes alignments.
 */
import { SECRETS } from './attack-model.ts';

export const SENATE = 'senate-investigating-committee';
export const MANIPULATION = 'market-manipulation';

interface Held {
  readonly card: string;
  faceUp: boolean;
}

export interface Seat {
  readonly illuminati: string;
  /** The income of the Illuminati card, then of each Group. */
  readonly incomes: ReadonlyMap<string, number>;
  readonly money: Map<string, number>;
  readonly hand: Held[];
  readonly score: number;
  turnsTaken: number;
}

type Question =
  | { readonly kind: 'start' | 'secrets'; readonly asked: readonly number[]; answered: Set<number>; readonly use?: Use }
  | { readonly kind: 'income'; readonly by: number }
  | { readonly kind: 'keep'; readonly by: number; readonly held: Held };

interface Use {
  readonly by: number;
  readonly works: () => void;
}

export class TurnModel {
  readonly seats: readonly Seat[];
  readonly deck: string[];
  readonly uncontrolled: string[];
  readonly discard: string[] = [];
  questions: Question[] = [];
  phase: 'start' | 'income' | 'draw' | 'actions' | 'transfers' | 'powers' | 'end' = 'start';
  current = 0;
  passBarred = false;
  recycled = false;
  freeTransfers = 2;
  winners: number[] | undefined;
  readonly #isSpecial: (card: string) => boolean;
  #drawsLeft = 0;
  #quiet = 0;

  constructor(
    seats: readonly Seat[],
    deck: readonly string[],
    uncontrolled: readonly string[],
    isSpecial: (card: string) => boolean,
  ) {
    this.seats = seats;
    this.deck = [...deck];
    this.uncontrolled = [...uncontrolled];
    this.#isSpecial = isSpecial;
    this.#begin();
  }

  get top(): Question | undefined {
    return this.questions.at(-1);
  }
  get now(): Seat {
    return this.seat(this.current);
  }
  get waiting(): number[] {
    const { top } = this;
    if (this.winners) return [];
    if (top === undefined) return [this.current];
    return 'by' in top ? [top.by] : top.asked.filter((seat) => !top.answered.has(seat));
  }
  seat(number: number): Seat {
    const found = this.seats[number];
    if (found === undefined) throw new Error(`no seat ${number}`);
    return found;
  }
  holds(seat: number, card: string): boolean {
    return this.seat(seat).hand.some((held) => held.card === card);
  }

  /** Decline, confirm, or keep as it lies; a keep face-up says so. */
  answer(seat: number, faceUp = false): void {
    const { top } = this;
    if (top === undefined) throw new Error('nothing is asked');
    if (!('by' in top)) top.answered.add(seat);
    else {
      this.questions.pop();
      if (top.kind === 'income') this.#enterDraw();
      else top.held.faceUp = faceUp;
    }
    this.goOn();
  }

  /** any other command of the owner first gives the default answer. */
  keepByDefault(seat: number): void {
    while (this.top?.kind === 'keep' && this.top.by === seat) this.answer(seat);
  }

  play(seat: number, card: string): void {
    if (card === SECRETS) {
      this.questions.pop();
      this.#throwAway(seat, card);
      this.#bar(seat);
      this.#reopen();
    } else {
      this.keepByDefault(seat);
      this.#throwAway(seat, card);
      const use = { by: seat, works: () => this.#works(seat, card) };
      const asked = this.#others(seat);
      if (this.#isExcluded(asked, SECRETS)) {
        this.#bar(seat);
        use.works();
      } else this.questions.push({ kind: 'secrets', asked, answered: new Set(), use });
    }
    this.goOn();
  }

  recycle(): void {
    this.recycled = true;
    this.pay(this.current, 'recyclers', -5);
    this.#draw();
    this.goOn();
  }

  pay(seat: number, card: string, amount: number): void {
    const { money } = this.seat(seat);
    money.set(card, (money.get(card) ?? 0) + amount);
  }

  enter(phase: TurnModel['phase']): void {
    this.phase = phase;
    this.goOn();
  }

  goOn(): void {
    while (this.winners === undefined) {
      const { top } = this;
      if (top !== undefined) {
        if (this.waiting.length > 0) return;
        this.questions.pop();
        if (top.kind === 'secrets' && top.use) {
          this.#bar(top.use.by);
          top.use.works();
        }
      } else if (this.phase === 'start') this.#collect();
      else if (this.phase === 'draw') this.#drawNext();
      else if (this.phase === 'end') this.#endTurn();
      else return;
    }
  }

  #works(seat: number, card: string): void {
    if (card === SENATE) {
      this.questions.pop();
      this.#quiet = this.deck.length > 0 ? 0 : this.#quiet + 1;
      this.#next();
    } else if (card === MANIPULATION) this.#payIncomes();
    else {
      this.pay(seat, this.seat(seat).illuminati, card === 'slush-fund' ? 15 : 25);
      this.#reopen();
    }
  }

  /** */
  #reopen(): void {
    if (this.top?.kind !== 'start') return;
    if (this.#isExcluded(this.top.asked, SENATE)) this.questions.pop();
    else this.top.answered = new Set();
  }

  #begin(): void {
    this.phase = 'start';
    const asked = this.#others(this.current);
    if (!this.#isExcluded(asked, SENATE)) this.questions.push({ kind: 'start', asked, answered: new Set() });
    this.goOn();
  }

  #next(): void {
    this.current = (this.current + 1) % this.seats.length;
    this.passBarred = false;
    this.recycled = false;
    this.freeTransfers = 2;
    this.#begin();
  }

  /** */
  #collect(): void {
    this.phase = 'income';
    this.#payIncomes();
    const out = this.discard.includes(MANIPULATION) || this.#isFaceUpAmong(this.#others(this.current), MANIPULATION);
    if (this.now.hand.length > 0 && !out) this.questions.push({ kind: 'income', by: this.current });
    else this.#enterDraw();
  }
  #payIncomes(): void {
    for (const [card, income] of this.now.incomes) this.pay(this.current, card, income);
  }

  #enterDraw(): void {
    this.phase = 'draw';
    this.#drawsLeft = this.now.illuminati === 'network' ? 2 : 1;
  }
  #drawNext(): void {
    if (this.#drawsLeft === 0 || this.deck.length === 0) this.phase = 'actions';
    else {
      this.#drawsLeft--;
      this.#draw();
    }
  }
  #draw(): void {
    const card = this.deck.shift() ?? '';
    if (!this.#isSpecial(card)) this.uncontrolled.push(card);
    else {
      const held = { card, faceUp: false };
      this.now.hand.push(held);
      this.questions.push({ kind: 'keep', by: this.current, held });
    }
  }

  /** nobody meets a goal here, and everybody has a Group. */
  #endTurn(): void {
    this.now.turnsTaken++;
    while (this.uncontrolled.length < 2 && this.deck.length > 0) {
      const card = this.deck.shift() ?? '';
      (this.#isSpecial(card) ? this.discard : this.uncontrolled).push(card);
    }
    this.#quiet = this.deck.length > 0 ? 0 : this.#quiet + 1;
    const nothingLeft = this.deck.length === 0 && this.uncontrolled.length === 0;
    if (!nothingLeft && this.#quiet < 3 * this.seats.length) return this.#next();
    const best = Math.max(...this.seats.map(({ score }) => score));
    this.winners = [...this.seats.keys()].filter((seat) => this.seat(seat).score === best);
  }

  #others(seat: number): number[] {
    return [...this.seats.keys()].filter((other) => other !== seat);
  }
  #isFaceUpAmong(seats: readonly number[], card: string): boolean {
    return seats.some((seat) => this.seat(seat).hand.some((held) => held.card === card && held.faceUp));
  }
  /** every card here has one copy. */
  #isExcluded(asked: readonly number[], card: string): boolean {
    const rest = [...this.seats.keys()].filter((seat) => !asked.includes(seat));
    const empty = asked.every((seat) => this.seat(seat).hand.length === 0);
    return empty || this.discard.includes(card) || this.#isFaceUpAmong(rest, card);
  }
  #bar(seat: number): void {
    if (seat === this.current && ['actions', 'transfers', 'powers'].includes(this.phase)) this.passBarred = true;
  }
  /** What is asked about a card that is gone is asked no more. */
  #throwAway(seat: number, card: string): void {
    const { hand } = this.seat(seat);
    const index = hand.findIndex((held) => held.card === card);
    const [gone] = hand.splice(index, 1);
    this.discard.push(card);
    this.questions = this.questions.filter((question) => question.kind !== 'keep' || question.held !== gone);
  }
}
