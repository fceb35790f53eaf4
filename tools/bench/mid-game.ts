/** Four players, two to seven Groups each, Specials in hand, money spread and stacked, the current player about to act. */
import { newGame, type Pack, type State, step } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { Chance, enrich } from '@illuminice/testkit';

const FEWEST_GROUPS = 12;
const MOST_GROUPS = 28;

export function midGames(pack: Pack, count: number): State[] {
  const positions: State[] = [];
  for (let seed = 0; positions.length < count; seed++) {
    const state = midGame(pack, seed);
    const groups = state.owner.filter((owner, card) => owner >= 0 && card >= state.seats).length;
    if (state.phase === 'actions' && groups >= FEWEST_GROUPS && groups <= MOST_GROUPS) positions.push(state);
  }
  return positions;
}

function midGame(pack: Pack, seed: number): State {
  const rules = { pack, random: quickRandom(seed) };
  const state = newGame({ pack, seats: 4 });
  step(rules, state, { type: 'begin' });
  while (state.phase === 'setup') step(rules, state, { type: 'timeOut' });
  enrich(pack, state, new Chance(quickRandom(`mid-game ${seed}`)));
  for (let waits = 0; waits < 9 && !state.over && state.phase !== 'actions'; waits++)
    step(rules, state, { type: 'timeOut' });
  return state;
}
