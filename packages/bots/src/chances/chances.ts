/** Every seat's chance to win, for those who look at a game: bots decide by their own evaluation, which is flatter. */
import type { Pack, View } from '@illuminice/engine';
import type { Style } from '../personas/persona.ts';
import { type Scene, sceneOf, shareOf } from '../scene/scene.ts';
import { LEARNED_WITH } from '../scene/weights.ts';
import { FITTED } from './fitted.ts';
import { measuresOf } from './measures.ts';

/** Colours what a mind does, never how it sees a position. */
const NO_STYLE: Style = { aggression: 1, meddling: 1, thrift: 1, spite: 0, bargaining: 1, honour: 1 };

/** By what this viewer knows; of `all`, by the whole truth. */
export function chancesOf(pack: Pack, view: View): readonly number[] {
  const { over, seats } = view;
  if (over) return seats.map((_, seat) => (over.winners.includes(seat) ? 1 / over.winners.length : 0));
  const scene = sceneFor(pack, view);
  // nothing was fitted to games that the score decides.
  if (scene.contest.byScore) return seats.map((_, seat) => shareOf(scene, seat));
  const weighed = seats.map((_, seat) =>
    scene.facts[seat]?.active
      ? Math.exp(measuresOf(scene, seat).reduce((sum, measure, index) => sum + measure * (FITTED[index] ?? 0), 0))
      : 0,
  );
  const all = weighed.reduce((sum, each) => sum + each, 0);
  return weighed.map((each) => (all > 0 ? each / all : 1 / seats.length));
}

/** What the chances of a position are made of, by seat: for the fit. Without those who are out. */
export function chanceMeasures(pack: Pack, view: View): readonly (readonly number[] | undefined)[] {
  const scene = sceneFor(pack, view);
  return scene.facts.map(({ active }, seat) => (active ? measuresOf(scene, seat) : undefined));
}

function sceneFor(pack: Pack, view: View): Scene {
  // Whoever looks on evaluates every seat alike; only a mind that decides asks which one is its own.
  const seen = typeof view.viewer === 'number' ? view : { ...view, viewer: 0 };
  return sceneOf({ pack, view: seen, weights: LEARNED_WITH, style: NO_STYLE });
}
