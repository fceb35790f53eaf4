import { type Arrow, type CardNo, type Pack, type PlacementPreview, previewPlacement } from '@illuminice/engine';
import { best } from '../model/choose.ts';
import { must } from '../model/must.ts';
import { openArrows } from '../scene/open-arrows.ts';
import type { Choice, Thought } from '../thought/thought.ts';

/** the arrow that loses nothing and leaves the most room to grow. */
export function answerPlacement(thought: Thought): Choice {
  const { moves, view, pack, me } = thought;
  const place = moves.place;
  if (!place || place.arrows.length === 0) return { command: { type: 'default' }, reason: { key: 'onlyPlace' } };
  const arrow = bestArrow(thought, place.root, place.arrows);
  const preview = previewPlacement(pack, view, { ...arrow, seat: me, group: place.root });
  if (!preview.ok) return { command: { type: 'default' }, reason: { key: 'usualPlace' } };
  return {
    command: { type: 'place', host: arrow.host, side: arrow.side },
    reason: { key: 'placeLeavesArrows', values: { host: arrow.host, arrows: openArrows(pack, preview) } },
  };
}

export function bestArrow(
  { pack, view, me }: Pick<Thought, 'pack' | 'view' | 'me'>,
  group: CardNo,
  arrows: readonly Arrow[],
): Arrow {
  if (arrows.length === 1) return must(arrows[0], 'an arrow');
  return best(arrows, (arrow) => {
    const preview = previewPlacement(pack, view, { host: arrow.host, side: arrow.side, seat: me, group });
    return preview.ok ? roomScore(pack, preview) : Number.NEGATIVE_INFINITY;
  });
}

/** A Group that falls off is worth more than any arrow it could leave open. */
const ARROWS_PER_LOSS = 4;

function roomScore(pack: Pack, preview: PlacementPreview): number {
  return openArrows(pack, preview) - ARROWS_PER_LOSS * preview.lost.length;
}
