/** Why somebody is out of the game, as they read it: from what was told, and from the view where that is lost. */
import { ELIMINATED, type EventView, type Seat } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { Reason } from '../../base/theme/index.ts';
import { nameInSentence, type Seen } from '../../tabletop/seen/index.ts';

interface Told {
  readonly event: EventView;
}

/** Undefined for who is still in. */
export function whyOut(seen: Seen, log: readonly Told[]): (Reason & { readonly isDefeat: boolean }) | undefined {
  const { view, me } = seen;
  const status = view.seats[me ?? -1]?.status ?? 0;
  if (me === undefined || status === 0) return undefined;
  if (status !== ELIMINATED)
    return { isDefeat: false, text: t('out.left', 'You have left this game, or were away too long.'), rule: 'R-19.9' };
  return { isDefeat: true, text: defeatText(seen, me, log), rule: 'R-19.2' };
}

function defeatText(seen: Seen, me: Seat, log: readonly Told[]): string {
  const events = log.map(({ event }) => event);
  const at = events.findLastIndex((event) => event.type === 'seatOut' && event.seat === me);
  const out = events[at];
  if (out?.type !== 'seatOut') return t('out.three', 'You have had three turns and control no group.');
  if (out.by >= 0)
    return t('out.by', '{name} took your last group in an attack.', { name: nameInSentence(seen, out.by) });
  // What the same turn told before it, the latest first.
  for (const event of events.slice(0, at).toReversed()) {
    if (event.type === 'turnEnded' || event.type === 'turnCounted') break;
    if (event.type === 'groupsFreed' && event.why === 'dropped') return t('out.dropped', 'You let your last group go.');
    if (event.type === 'groupDestroyed' && event.by === me)
      return t('out.destroyed', 'You destroyed your last group yourself.');
    if (event.type === 'offerClosed' && event.how === 'accepted' && (event.from === me || event.to === me))
      return t('out.traded', 'You gave your last group away.');
  }
  return seen.view.seats[me]?.turnsTaken === 3
    ? t('out.third', 'Your third turn ended, and you controlled no group.')
    : t('out.turn', 'Your turn ended, and you controlled no group.');
}
