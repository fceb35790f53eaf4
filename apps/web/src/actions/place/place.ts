/** The answer where a captured or received Group comes to hang. */
import { defineAction, latePanel, placing } from '../../tabletop/action/index.ts';
import { choiceFor } from '../../tabletop/arrows/index.ts';
import { hangingOf, type PlaceDraft } from './place-draft.ts';

export const place = defineAction<PlaceDraft>({
  name: 'place',
  isPossible: ({ moves }) => moves.place !== undefined,
  asked: ({ moves }) => moves.place && {},
  panel: latePanel(async () => (await import('./placement-panel.tsx')).PlacementPanel),
  lights: (seen, draft) => ({ rings: new Map(), ...placing(hangingOf(seen, draft)) }),
  hanging: { now: hangingOf, choose: (_, arrow) => ({ chosen: choiceFor(arrow) }) },
  pointsTo: ({ type }, _, draft) => {
    if (type !== 'place') return undefined;
    return draft?.chosen ? ['place.confirm'] : ['arrow.picker', 'board.arrow'];
  },
});
