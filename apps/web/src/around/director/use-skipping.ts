import { useEffect } from 'react';
import { stopSkipping, usePlayback } from '../../session/playback/index.ts';
import { act, type Seen } from '../../tabletop/seen/index.ts';

/** Skipping stays out of windows that ask everybody, and ends at the first thing only this player can decide. */
export function useSkipping(seen: Seen): void {
  const skipping = usePlayback((state) => state.skipping);
  useEffect(() => {
    if (!skipping) return;
    const answer = answerThatStaysOut(seen);
    if (answer) void act({ type: answer });
    else if (isAsked(seen)) stopSkipping();
  }, [skipping, seen]);
}

const isAsked = ({ info, me, view }: Seen) =>
  me === undefined || view.over !== undefined || (info.waitingFor.includes(me) && info.own?.answered !== true);

function answerThatStaysOut({ view, me, moves }: Seen): 'decline' | 'done' | undefined {
  const kind = view.questions.at(-1)?.kind;
  if (view.turn.seat === me || view.attack?.defender === me) return undefined;
  if (kind === 'start' || kind === 'secrets' || kind === 'roll') return moves.decline ? 'decline' : undefined;
  return kind === 'spending' && moves.done ? 'done' : undefined;
}
