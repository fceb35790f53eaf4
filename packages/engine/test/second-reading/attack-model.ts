/**
 * Appendix A a second time: the windows and the money of one attack to destroy an uncontrolled Group by the Illuminati of seat 0,
 * with the Specials that may be played in it. It knows nothing of cards in structures; those have their own second reading.
 */
export const SECRETS = 'secrets-man-was-not-meant-to-know';
const ROLL_CARDS = ['assassination', 'murphys-law'];

type Window =
  | { readonly kind: 'secrets' | 'roll'; readonly asked: readonly number[]; answered: Set<number>; readonly use?: Use }
  | { readonly kind: 'spending'; answered: Set<number> }
  | { readonly kind: 'replace'; readonly by: number; readonly what: 'privilege' | 'abolish' };

interface Use {
  readonly by: number;
  readonly works: () => void;
  readonly cancelled: () => void;
}

interface Fight {
  stage: 'announced' | 'spending' | 'rolled';
  privileged: boolean;
  committed: boolean;
  roll: number | undefined;
  money: number;
  readonly allowed: Set<number>;
}

interface Start {
  readonly hands: readonly (readonly string[])[];
  readonly discard: readonly string[];
  readonly money: readonly number[];
  readonly isBavarian: boolean;
  /** Power and bonus of the attacker less the power of the target. */
  readonly lead: number;
  readonly rollDice: () => readonly [number, number];
}

export class AttackModel {
  readonly hands: string[][];
  readonly discard: string[];
  readonly money: number[];
  readonly windows: Window[] = [];
  fight: Fight | undefined;
  last: { readonly succeeded: boolean; readonly roll: number } | undefined;
  actionsUsed = 0;
  passBarred = false;
  isDead = false;
  #bought = false;
  readonly #start: Start;

  constructor(start: Start) {
    this.#start = start;
    this.hands = start.hands.map((hand) => [...hand]);
    this.discard = [...start.discard];
    this.money = [...start.money];
  }

  get top(): Window | undefined {
    return this.windows.at(-1);
  }
  get everybody(): number[] {
    return [...this.hands.keys()];
  }
  get required(): number {
    return this.#start.lead + (this.fight?.money ?? 0);
  }
  get canPay(): boolean {
    return this.#start.isBavarian && !this.#bought && (this.money[0] ?? 0) >= 5;
  }
  get waiting(): number[] {
    const { top } = this;
    if (top === undefined) return [0];
    if (top.kind === 'replace') return [top.by];
    const asked = top.kind === 'spending' ? this.everybody : top.asked;
    return asked.filter((seat) => !top.answered.has(seat));
  }

  announce(privilege: { readonly pay: true } | { readonly discard: string } | undefined): void {
    this.fight = {
      stage: 'announced',
      privileged: false,
      committed: false,
      roll: undefined,
      money: 0,
      allowed: new Set(),
    };
    if (privilege === undefined) this.#spend();
    else this.claim(privilege);
  }

  /** with the announcement, or instead of a card that was cancelled. */
  claim(privilege: { readonly pay: true } | { readonly discard: string }): void {
    if (this.top?.kind === 'replace') this.windows.pop();
    if ('discard' in privilege) {
      const ask = () => this.windows.push({ kind: 'replace', by: 0, what: 'privilege' });
      this.#use(0, [privilege.discard], {
        works: () => this.#privileged(),
        cancelled: () => ((this.hands[0] ?? []).length > 0 || this.canPay ? ask() : this.#spend()),
      });
    } else {
      this.gain(0, -5);
      this.#bought = true;
      this.#now.committed = true;
      this.#privileged();
    }
  }

  leaveUnreplaced(): void {
    const asked = this.windows.pop();
    if (asked?.kind === 'replace' && asked.what === 'privilege') this.#spend();
  }

  callOff(): void {
    this.windows.pop();
    this.fight = undefined;
  }

  spend(seat: number, amount: number, against: boolean): void {
    this.gain(seat, -amount);
    this.#now.money += against ? -amount : amount;
    this.#now.committed = true;
    if (seat === 0) this.passBarred = true;
    this.#askAgain();
  }

  gain(seat: number, amount: number): void {
    this.money[seat] = (this.money[seat] ?? 0) + amount;
  }

  /** two cards, or the one that replaces a cancelled one. */
  abolish(seat: number, cards: readonly string[]): void {
    if (this.top?.kind === 'replace') this.windows.pop();
    const ask = () => this.windows.push({ kind: 'replace', by: seat, what: 'abolish' });
    this.#use(seat, cards, {
      works: () => this.#endPrivilege(),
      cancelled: () => (this.hands[seat]?.length ? ask() : undefined),
    });
  }

  play(seat: number, card: string): void {
    if (card === SECRETS) {
      const answered = this.windows.pop();
      this.#throwAway(seat, card);
      this.#bar(seat);
      if (answered?.kind === 'secrets') answered.use?.cancelled();
      this.#goOn();
      return;
    }
    const works: Readonly<Record<string, () => void>> = {
      'slush-fund': () => this.gain(seat, 15),
      'swiss-bank-account': () => this.gain(seat, 25),
      'deep-agent': () => this.#endPrivilege(),
      interference: () => {
        this.#now.allowed.add(seat);
        this.#askAgain();
      },
      assassination: () => this.#setRoll(2),
      'murphys-law': () => this.#setRoll(12),
    };
    this.#use(seat, [card], { works: works[card] ?? (() => undefined), cancelled: () => this.#reopen() });
  }

  /** `done` or `decline`; what follows by itself follows. */
  answer(seat: number): void {
    const { top } = this;
    if (top !== undefined && top.kind !== 'replace') top.answered.add(seat);
    this.#goOn();
  }

  #goOn(): void {
    while (true) {
      const { top } = this;
      if (top === undefined && this.fight?.stage === 'rolled') this.#resolve();
      else if (top === undefined || top.kind === 'replace' || this.waiting.length > 0) return;
      else {
        this.windows.pop();
        if (top.kind === 'spending') this.#roll();
        else if (top.kind === 'secrets' && top.use) {
          this.#bar(top.use.by);
          top.use.works();
        }
      }
    }
  }

  get #now(): Fight {
    if (this.fight === undefined) throw new Error('no attack');
    return this.fight;
  }

  #use(seat: number, cards: readonly string[], { works, cancelled }: Omit<Use, 'by'>): void {
    for (const card of cards) this.#throwAway(seat, card);
    const asked = this.everybody.filter((other) => other !== seat);
    if (this.#isExcluded(asked, [SECRETS])) {
      this.#bar(seat);
      works();
    } else this.windows.push({ kind: 'secrets', asked, answered: new Set(), use: { by: seat, works, cancelled } });
    this.#goOn();
  }

  #throwAway(seat: number, card: string): void {
    const hand = this.hands[seat] ?? [];
    hand.splice(hand.indexOf(card), 1);
    this.discard.push(card);
  }

  /** */
  #isExcluded(asked: readonly number[], cards: readonly string[]): boolean {
    return asked.every((seat) => !this.hands[seat]?.length) || cards.every((card) => this.discard.includes(card));
  }

  #bar(seat: number): void {
    if (seat === 0) this.passBarred = true;
  }
  #privileged(): void {
    this.#now.privileged = true;
    this.#spend();
  }
  #spend(): void {
    this.#now.stage = 'spending';
    this.windows.push({ kind: 'spending', answered: new Set() });
  }
  #endPrivilege(): void {
    this.#now.privileged = false;
    this.#askAgain();
  }
  #askAgain(): void {
    if (this.top?.kind === 'spending') this.top.answered = new Set();
  }

  #roll(): void {
    const [one, other] = this.#start.rollDice();
    Object.assign(this.#now, { stage: 'rolled', committed: true, roll: one + other });
    const asked = this.everybody;
    if (!this.#isExcluded(asked, ROLL_CARDS)) this.windows.push({ kind: 'roll', asked, answered: new Set() });
  }
  #setRoll(roll: number): void {
    this.#now.roll = roll;
    this.#reopen();
  }
  #reopen(): void {
    if (this.top?.kind !== 'roll') return;
    if (this.#isExcluded(this.everybody, ROLL_CARDS)) this.windows.pop();
    else this.top.answered = new Set();
  }
  #resolve(): void {
    const roll = this.#now.roll ?? 0;
    const succeeded = roll <= 10 && roll <= this.required;
    this.last = { succeeded, roll };
    this.isDead = succeeded;
    this.actionsUsed++;
    this.passBarred = true;
    this.fight = undefined;
  }
}
