/** Chances between turns, learned from games that were played on from there: what a look ahead ends with. */
import type { Pack, Seat, View } from '@illuminice/engine';
import { type Scene, sceneOf } from '../scene/scene.ts';
import { LEARNED_WITH } from '../scene/weights.ts';
import { featuresOf } from './features.ts';
import { LEARNED } from './learned.ts';

const NO_STYLE = { aggression: 1, meddling: 1, thrift: 1, spite: 0, bargaining: 1, honour: 1 };

/** A seat's share of victory in a view of everything: of an imagined state nothing is hidden. */
export function foreseen(pack: Pack, view: View, seat: Seat): number {
  let own = 0;
  let all = 0;
  seatFeatures(sceneFor(pack, view)).forEach((features, each) => {
    if (!features) return;
    let sum = 0;
    for (let index = 0; index < features.length; index++) sum += (features[index] ?? 0) * (LEARNED[index] ?? 0);
    const strength = Math.exp(sum);
    all += strength;
    if (each === seat) own = strength;
  });
  return all > 0 ? own / all : 0;
}

/** For the fit: of every seat that is still in the game. */
export function foreseenFeatures(pack: Pack, view: View): readonly (readonly number[] | undefined)[] {
  return seatFeatures(sceneFor(pack, view));
}

function seatFeatures({ facts, contest }: Scene): (number[] | undefined)[] {
  return facts.map((each) => (each.active ? featuresOf(each, contest) : undefined));
}

function sceneFor(pack: Pack, view: View): Scene {
  return sceneOf({ pack, view: { ...view, viewer: 0 }, weights: LEARNED_WITH, style: NO_STYLE });
}
