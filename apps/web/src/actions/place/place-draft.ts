import { choiceFor, free, type Hanging, type PlaceChoice } from '../../tabletop/arrows/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';

export interface PlaceDraft {
  readonly chosen?: PlaceChoice;
}

/** What has to be placed; the first arrow is chosen until another one is. */
export function hangingOf({ moves }: Seen, draft: PlaceDraft): Hanging | undefined {
  if (!moves.place) return undefined;
  const { root, arrows, crowded } = moves.place;
  const open = [...arrows.map(free), ...crowded.map(({ host, side, inTheWay }) => ({ host, side, inTheWay }))];
  const chosen = draft.chosen ?? (open[0] && choiceFor(open[0]));
  return { group: root, arrows: open, ...(chosen ? { chosen } : {}) };
}
