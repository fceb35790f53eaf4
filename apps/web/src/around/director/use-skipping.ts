import { useEffect, useRef, useState } from 'react';
import { stopSkipping, usePlayback } from '../../session/playback/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { act, type Seen } from '../../tabletop/seen/index.ts';

/** Skipping stays out of windows that ask everybody, and ends at the first thing only this player can decide. */
export function useSkipping(seen: Seen): void {
  const skipping = usePlayback((state) => state.skipping);
  const answeredAt = useRef<number | undefined>(undefined);
  const [late, setLate] = useState(0);
  useEffect(() => {
    if (!skipping) return;
    const answer = answerThatStaysOut(seen);
    if (!answer) {
      if (isAsked(seen)) stopSkipping();
      return;
    }
    // The table's yes may come before the update that shows it: nothing is answered twice.
    const { version } = useTable.getState();
    if (answeredAt.current === version) return;
    answeredAt.current = version;
    void act({ type: answer }).then(() => {
      // Asked again meanwhile: what was sent then went unsent as the same press twice.
      if (useTable.getState().version === version) return;
      answeredAt.current = undefined;
      setLate((times) => times + 1);
    });
  }, [skipping, seen, late]);
}

const isAsked = ({ info, me, view }: Seen) =>
  me === undefined || view.over !== undefined || (info.waitingFor.includes(me) && info.own?.answered !== true);

/** Answers of a window are taken together when it closes: until then the moves offer it still, and a second one is refused. */
export function answerThatStaysOut({
  view,
  me,
  moves,
  info,
}: Pick<Seen, 'view' | 'me' | 'moves' | 'info'>): 'decline' | 'done' | undefined {
  const kind = view.questions.at(-1)?.kind;
  if (info.own?.answered || view.turn.seat === me || view.attack?.defender === me) return undefined;
  if (kind === 'start' || kind === 'secrets' || kind === 'roll') return moves.decline ? 'decline' : undefined;
  return kind === 'spending' && moves.done ? 'done' : undefined;
}
