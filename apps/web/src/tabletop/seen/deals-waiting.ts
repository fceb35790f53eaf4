import type { ProposalInfo } from '../../session/stores/index.ts';
import type { Seen } from './seen.ts';

/** Open proposals this player has not answered yet, the newest last. */
export function proposalsToAnswer({ info, me }: Seen): readonly ProposalInfo[] {
  return (info.proposals ?? []).filter(
    ({ to, answers, end }) => !end && me !== undefined && to.includes(me) && answers.every(({ seat }) => seat !== me),
  );
}

/** Offers and proposals that wait for this player. */
export function dealsWaiting(seen: Seen): number {
  return seen.view.offers.filter(({ to }) => to === seen.me).length + proposalsToAnswer(seen).length;
}
