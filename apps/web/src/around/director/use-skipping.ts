import { useEffect } from 'react';
import { stopSkipping, usePlayback } from '../../session/playback/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { act, type Seen, seenNow } from '../../tabletop/seen/index.ts';

/** Skipping stays out of windows that ask everybody, and ends at the first thing only this player can decide. */
export function useSkipping(seen: Seen): void {
  const skipping = usePlayback((state) => state.skipping);
  useEffect(() => {
    if (skipping) skipOn(seen);
  }, [skipping, seen]);
}

/** The table's yes may come before the update that shows it: nothing is answered twice. */
let answeredAt: number | undefined;

function skipOn(seen: Seen): void {
  const answer = answerThatStaysOut(seen);
  const { version } = useTable.getState();
  if (!answer && isAsked(seen)) stopSkipping();
  if (!answer || answeredAt === version) return;
  answeredAt = version;
  void act({ type: answer }).then(() => {
    // Asked again before the answer came: what was sent for that went unsent, as the same press twice.
    const now = seenNow();
    if (!now || useTable.getState().version === version || !usePlayback.getState().skipping) return;
    answeredAt = undefined;
    skipOn(now);
  });
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
