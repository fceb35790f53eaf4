import type { Pack, View } from '@illuminice/engine';
import type { Style } from '../personas/persona.ts';
import { sceneOf, shareOf } from './scene.ts';
import { KEEN } from './weights.ts';

/** Colours what a mind does, never how it sees a position. */
const NO_STYLE: Style = { aggression: 1, meddling: 1, thrift: 1, spite: 0, bargaining: 1 };

/** Every seat's chance to win as the evaluation of the best minds has it, by what this viewer knows; of `all`, by the whole truth. */
export function chancesOf(pack: Pack, view: View): readonly number[] {
  const { over, seats, viewer } = view;
  if (over) return seats.map((_, seat) => (over.winners.includes(seat) ? 1 / over.winners.length : 0));
  // Whoever looks on evaluates every seat alike; only a mind that decides asks which one is its own.
  const scene = sceneOf({
    pack,
    view: typeof viewer === 'number' ? view : { ...view, viewer: 0 },
    weights: KEEN,
    style: NO_STYLE,
  });
  return seats.map((_, seat) => shareOf(scene, seat));
}
