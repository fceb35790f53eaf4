/** A game that goes on somewhere else: nobody may know what comes next, whoever carried it there. */
import { gameOn, Luck, type Rules } from '../flow/game.ts';
import type { State } from '../model/state.ts';
import { clone } from '../reduce/clone.ts';

/** The same game with its deck shuffled by these dice; what was drawn from another stream no longer counts. */
export function withShuffledDeck(rules: Rules, state: State): State {
  const fresh = clone(state);
  fresh.counter = 0;
  const luck = new Luck(gameOn(rules, fresh));
  fresh.deck = luck.shuffled(fresh.deck);
  fresh.counter = luck.used;
  return fresh;
}
