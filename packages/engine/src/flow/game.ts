import type { Pack } from '../cards/pack.ts';
import type { GameEvent } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { apply } from '../reduce/apply.ts';

/**
 * A whole number from 0 to `below` - 1, a pure function of the counter. The engine contains no generator:
 * fair dice, fast dice and dice laid out by a test all come in here.
 */
export type RandomPort = (counter: number, below: number, purpose: 'die' | 'shuffle' | 'choice') => number;

export interface Rules {
  readonly pack: Pack;
  readonly random: RandomPort;
  /** Hears every fact right after it happened; whoever only tries a command leaves it out. */
  readonly onEvent?: (event: GameEvent) => void;
}

/** One command being carried out: every fact goes through `emit`, which changes the state and tells `onEvent`. */
export interface Game extends Omit<Rules, 'onEvent'> {
  readonly state: State;
  readonly emit: (event: GameEvent) => void;
}

export function gameOn({ pack, random, onEvent }: Rules, state: State): Game {
  const emit = onEvent
    ? (event: GameEvent) => {
        apply(pack, state, event);
        onEvent(event);
      }
    : (event: GameEvent) => apply(pack, state, event);
  return { pack, random, state, emit };
}

/** Counts what one fact takes from the random stream; the event must carry `used` as its `draws`. */
export class Luck {
  used = 0;
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
  }

  draw(below: number, purpose: 'die' | 'shuffle' | 'choice'): number {
    return this.#game.random(this.#game.state.counter + this.used++, below, purpose);
  }

  twoDice(): readonly [number, number] {
    const first = 1 + this.draw(6, 'die');
    return [first, 1 + this.draw(6, 'die')];
  }

  /** Fisher–Yates from the end, one draw for each position. */
  shuffled<T>(list: readonly T[]): T[] {
    const result = list.slice();
    for (let last = result.length - 1; last > 0; last--) {
      const other = this.draw(last + 1, 'shuffle');
      const kept = result[last] as T;
      result[last] = result[other] as T;
      result[other] = kept;
    }
    return result;
  }
}
