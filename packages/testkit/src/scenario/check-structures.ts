/** A position must be one the game could reach: R-1.7 (arrows), R-12.8 (no overlap). */
import { type Pack, SIDES, type State } from '@illuminice/engine';
import { brokenInvariants } from '../invariants.ts';
import { cardKey } from '../names.ts';
import { ScenarioError } from './scenario-error.ts';

export function checkStructures(pack: Pack, state: State): void {
  const used = new Set<string>();
  for (let card = 0; card < pack.size; card++) {
    const host = state.host[card] ?? -1;
    if ((state.owner[card] ?? -1) < 0 || host < 0) continue;
    const arrow = `${cardKey(pack, state, host)} ${SIDES[state.side[card] ?? -1]}`;
    if (used.has(arrow)) throw new ScenarioError(`two Groups hang from ${arrow}`);
    used.add(arrow);
  }
  const broken = brokenInvariants(pack, state);
  if (broken.length > 0) throw new ScenarioError(`impossible position: ${broken.join('; ')}`);
}
