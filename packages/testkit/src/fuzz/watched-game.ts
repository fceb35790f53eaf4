/** A game in which every command is checked against every promise of the engine. */
import {
  apply,
  type Command,
  clone,
  difference,
  type GameEvent,
  movesFor,
  newGame,
  offersCommand,
  type Pack,
  type RandomPort,
  type Refusal,
  type Rules,
  type SeatCommand,
  type State,
  specialIn,
  step,
  type TableCommand,
  topQuestion,
  viewFor,
  whyNot,
} from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { Chance } from '../policy/chance.ts';
import { brokenAtAnyTime, brokenInvariants, cardsInGame } from '../watch/invariants.ts';
import { enrich } from './enrich.ts';
import type { Setup } from './random-setup.ts';

/** What is sent to the engine; `malformed` is known to have no shape of a command, `bent` may have none. */
export interface Sent {
  readonly command: Command | TableCommand;
  readonly shape?: 'malformed' | 'bent';
}

/** Not a command: from here on the game goes on from a rich position dealt with this seed. */
export interface Enriched {
  readonly enrich: string;
}

export type BrokenPromiseName =
  | 'crash'
  | 'not as foreseen'
  | 'accepted but not listed'
  | 'refused but changed'
  | 'malformed but accepted'
  | 'folding differs from stepping'
  | 'lost in JSON'
  | 'invariant'
  | 'does not end';

/** The engine broke a promise; `about` says which, so that shrinking can look for the same one. */
export class Violation extends Error {
  override readonly name = 'Violation';
  readonly about: string;

  constructor(promise: BrokenPromiseName, detail: string) {
    super(`${promise}: ${detail}`);
    // Numbers differ from one shrunk game to the next, the words do not.
    this.about = `${promise}: ${detail.replace(/\d+/g, '#').slice(0, 60)}`;
  }
}

/** Events that move cards, money or marks; only they are looked at one by one, for speed. */
const MATERIAL = /money|spent|card|special|arm|group|seatOut|attackEnded|turnEnded|turnNoted|illuminati/i;

interface Foreseen {
  readonly refusal: Refusal | undefined;
  readonly isListed: boolean;
}

function told(refusal: Refusal | undefined): string {
  return refusal ? `${refusal.code} ${JSON.stringify(refusal.values)}` : 'accepted';
}

export class WatchedGame {
  readonly pack: Pack;
  readonly state: State;
  /** In a silence that only has to end, most commands are just carried out. */
  isSilent = false;
  accepted = 0;
  refused = 0;
  events = 0;
  readonly #rules: Rules;
  /** Follows by its events alone, and goes through JSON now and then. */
  #folded: State;
  #text: string;
  #cards: string | undefined;

  constructor(pack: Pack, { seats, options }: Setup, random: RandomPort) {
    this.pack = pack;
    this.#rules = { pack, random };
    this.state = newGame({ pack, seats, options });
    this.#folded = newGame({ pack, seats, options });
    this.#text = JSON.stringify(this.state);
  }

  send({ command, shape }: Sent): Refusal | undefined {
    const name = JSON.stringify(command);
    const foreseen = this.#foresee(command, name);
    const events: GameEvent[] = [];
    const refusal = this.#step(command, events);
    if (foreseen && JSON.stringify(foreseen.refusal) !== JSON.stringify(refusal))
      throw new Violation('not as foreseen', `${told(foreseen.refusal)}, in truth ${told(refusal)}: ${name}`);
    if (refusal) {
      this.refused++;
      if (events.length > 0) throw new Violation('refused but changed', `${events[0]?.type} ${name}`);
      if (!this.isSilent && JSON.stringify(this.state) !== this.#text)
        throw new Violation('refused but changed', `${difference(JSON.parse(this.#text), this.state)} ${name}`);
      return refusal;
    }
    if (shape === 'malformed') throw new Violation('malformed but accepted', name);
    if (foreseen?.isListed === false) throw new Violation('accepted but not listed', name);
    this.#follow(events, name);
    return undefined;
  }

  enrich({ enrich: seed }: Enriched): void {
    enrich(this.pack, this.state, new Chance(quickRandom(seed)));
    this.#folded = clone(this.state);
    this.#text = JSON.stringify(this.state);
    this.#cards = undefined;
    const broken = brokenInvariants(this.pack, this.state);
    if (broken.length > 0) throw new Error(`the rich position is not legal: ${broken[0]}`);
  }

  #step(command: Command | TableCommand, events: GameEvent[]): Refusal | undefined {
    const onEvent = (event: GameEvent): void => {
      events.push(event);
      if (this.isSilent || !MATERIAL.test(event.type)) return;
      const broken = brokenAtAnyTime(this.pack, this.state);
      if (broken.length > 0)
        throw new Violation('invariant', `${broken[0]} after ${event.type} of ${JSON.stringify(command)}`);
    };
    try {
      return step({ ...this.#rules, onEvent }, this.state, command);
    } catch (error) {
      if (error instanceof Violation) throw error;
      throw new Violation('crash', `${error} at ${JSON.stringify(command)}`);
    }
  }

  /**
   * What the seat itself can find out beforehand; undefined where it cannot know. That a refusal is the same, values and
   * all, shows that it tells nothing the view does not. lets the owner of a drawn Special do what is not listed.
   */
  #foresee(command: Command | TableCommand, name: string): Foreseen | undefined {
    const { state, pack } = this;
    if (typeof command !== 'object' || command === null || !('seat' in command)) return undefined;
    const { seat, ...order } = command;
    if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) return undefined;
    const top = topQuestion(state);
    try {
      const refusal = whyNot(pack, viewFor(pack, state, seat), order as SeatCommand);
      if (!refusal && command.type === 'accept' && !isCovered(state, command)) return undefined;
      const isListed =
        refusal !== undefined ||
        offersCommand(movesFor(pack, state, seat), command.type) ||
        (top?.kind === 'keep' && top.seat === seat);
      return { refusal, isListed };
    } catch (error) {
      throw new Violation('crash', `${error} in view, options or whyNot of ${name}`);
    }
  }

  #follow(events: readonly GameEvent[], name: string): void {
    const { state, pack } = this;
    this.accepted++;
    this.events += events.length;
    if (this.isSilent && this.accepted % 16 > 0 && !state.over) {
      for (const event of events) apply(pack, this.#folded, event);
      return;
    }
    const text = JSON.stringify(state);
    const throughJson = this.accepted % 4 === 0;
    for (const event of events) apply(pack, this.#folded, throughJson ? JSON.parse(JSON.stringify(event)) : event);
    // The order of keys may differ after a journey through JSON; that is all that may.
    const apart = JSON.stringify(this.#folded) === text ? undefined : difference(this.#folded, state);
    if (apart !== undefined) throw new Violation('folding differs from stepping', `${apart} after ${name}`);
    if (this.accepted % 16 === 0) {
      // Keys JSON leaves out (undefined) are the only ones that may stay from before.
      this.#folded = { ...this.#folded, ...JSON.parse(text) };
      const lost = difference(this.#folded, state);
      if (lost !== undefined) throw new Violation('lost in JSON', `${lost} after ${name}`);
    }
    const broken = brokenInvariants(pack, state);
    if (broken.length > 0) throw new Violation('invariant', `${broken[0]} after ${name}`);
    this.#text = text;
    if (state.phase === 'setup') return;
    const cards = cardsInGame(pack, state);
    if (this.#cards !== undefined && this.#cards !== cards)
      throw new Violation('invariant', `a card appeared or vanished after ${name}`);
    this.#cards = cards;
  }
}

/** what the proposer keeps hidden is no option's business; whether it is there shows when Accept is pressed. */
export function isCovered(state: State, { seat, from, serial }: Extract<Command, { type: 'accept' }>): boolean {
  const give = state.offers.find((open) => open.from === from && open.to === seat && open.serial === serial)?.give;
  const hand = (state.hands[from] ?? []).map(specialIn);
  const isHeld = (give?.specials ?? []).every((special) => {
    const at = hand.indexOf(special);
    if (at >= 0) hand.splice(at, 1);
    return at >= 0;
  });
  return isHeld && (give?.money ?? 0) <= (state.money[from] ?? 0);
}
