import { previewPlacement, type Seat, type View } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { GhostDraft } from '../../pieces/board/index.ts';
import { basicProgress, goalLabel, goalProgress, knownGoal, scoreNow } from '../../tabletop/goals/index.ts';
import { ownerOf, type Seen } from '../../tabletop/seen/index.ts';

/**
 * What the landing card, with all it brings along, would mean for the goals: the special one where it comes nearer,
 * else the number of cards.
 */
export function landingNote(seen: Seen, ghost: GhostDraft): string | undefined {
  const { me, view, pack } = seen;
  if (me === undefined || ownerOf(view, ghost.group) === me) return undefined;
  const later = viewAfter(seen, me, ghost);
  if (!later) return undefined;
  const score = scoreNow(pack, later, me);
  if (score !== undefined) return t('ghost.score', 'Here: score {score}', { score });
  const goal = knownGoal(pack, view, me);
  const special = goal && goalProgress(pack, later, { seat: me, goal });
  const comesNearer = special && special.have > goalProgress(pack, view, { seat: me, goal }).have;
  const { have, need } = comesNearer ? special : basicProgress(pack, later, me);
  const values = { goal: comesNearer ? goalLabel(goal) : t('header.cards', 'Cards'), have, need };
  return have >= need
    ? t('ghost.wins', 'Here: {goal} {have} / {need} wins the game', values)
    : t('ghost.lands', 'Here: {goal} {have} / {need}', values);
}

/** The table once it hangs there, as the rules would place it. */
function viewAfter({ pack, view }: Seen, me: Seat, ghost: GhostDraft): View | undefined {
  const placed = previewPlacement(pack, view, { seat: me, ...ghost });
  if (!placed.ok) return undefined;
  const { links } = placed.structure;
  const mine = new Set(links.map(({ card }) => card));
  const known = new Map(view.seats.flatMap(({ groups }) => groups.map((group) => [group.card, group])));
  return {
    ...view,
    uncontrolled: view.uncontrolled.filter((card) => !mine.has(card)),
    seats: view.seats.map((seat, number) => ({
      ...seat,
      groups:
        number === me
          ? links.map((link) => ({ money: 0, ...known.get(link.card), ...link }))
          : seat.groups.filter(({ card }) => !mine.has(card)),
    })),
  };
}
