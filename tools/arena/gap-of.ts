import { pack } from '@illuminice/cards';
import { type Seat, type State, viewFor } from '@illuminice/engine';
import { PLAIN_STYLE } from '../../packages/bots/src/minds/thinking-mind.ts';
import { nearestGap } from '../../packages/bots/src/scene/distance.ts';
import { factsFor, sceneOf } from '../../packages/bots/src/scene/scene.ts';
import { KEEN } from '../../packages/bots/src/scene/weights.ts';

/** Captures from victory, by the whole truth. */
export function gapOf(state: State, seat: Seat): number {
  const view = { ...viewFor(pack, state, 'all'), viewer: seat };
  const { contest, weights, ...scene } = sceneOf({ pack, view, weights: KEEN, style: PLAIN_STYLE });
  return nearestGap(factsFor({ contest, weights, ...scene }, seat), contest, weights);
}
