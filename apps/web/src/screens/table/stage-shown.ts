/** Whether the stage stands in the middle, and what the parts around it may know. */
import { useEffect, useMemo } from 'react';
import { useSettings } from '../../base/settings/index.ts';
import { catchUp, usePlayback, useShownView } from '../../session/playback/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { type Seen, useUi } from '../../tabletop/seen/index.ts';
import { isMyDecision } from './announcer.tsx';

/**
 * While the stage is behind the table nothing beside it is ahead, and nothing is asked that was answered since; whoever begins
 * something or is asked now is at the table at once.
 */
export function useShown(seen: Seen): Seen {
  const view = useShownView();
  const begun = useUi((state) => state.begun !== undefined);
  useEffect(() => {
    if (begun) catchUp();
  }, [begun]);
  return useMemo(
    () => (view && !begun && !isMyDecision(seen) ? { ...seen, view: { ...view, questions: [] }, moves: {} } : seen),
    [seen, view, begun],
  );
}

/** Questions that are answered without one's own board; for the others it is there at once. */
const BESIDE_THE_STAGE: ReadonlySet<string | undefined> = new Set(['start', 'secrets', 'roll', 'spending', 'immunity']);

/** `wide`: nothing is asked of this player, and the stage takes the room of the decision too. */
export function useStage(seen: Seen): 'wide' | 'beside' | undefined {
  const director = useSettings((state) => state.director);
  const directed = useTable((state) => state.directed);
  const replays = usePlayback((state) => state.replay !== undefined);
  const isElsewhere = useUi(
    ({ begun, viewed, pathOf }) => begun !== undefined || viewed !== undefined || pathOf !== undefined,
  );
  const { view, me } = seen;
  const isMine = isMyDecision(seen);
  if (replays) return view.turn.seat === me || isMine ? 'beside' : 'wide';
  if (!director || !directed || isElsewhere || view.phase === 'setup' || view.over || view.turn.seat === me)
    return undefined;
  if (!isMine) return 'wide';
  return BESIDE_THE_STAGE.has(view.questions.at(-1)?.kind) ? 'beside' : undefined;
}
