import type { Seat } from '@illuminice/engine';
import type { PromiseTerm } from '../model/mind.ts';
import type { Choice, Thought } from '../thought/thought.ts';
import { isDangerous } from './weigh-promises.ts';

/** Shares of victory that one's good name is worth: an attack that brings less does not break a peace. By judgement. */
export const GOOD_NAME = 0.03;

type Kind = PromiseTerm['kind'];
type TermOf<Wanted extends Kind> = Extract<PromiseTerm, { kind: Wanted }>;

/** Our promises of this kind that still hold; those in an offer nobody has accepted are none. */
function given<Wanted extends Kind>(
  { promises, me }: Thought,
  kind: Wanted,
): { readonly to: Seat; readonly paid: number; readonly promise: TermOf<Wanted> }[] {
  return promises.flatMap(({ by, to, promise, kept, offer, paid = 0 }) =>
    by === me && kept === undefined && offer === undefined && promise.kind === kind
      ? [{ to, paid, promise: promise as TermOf<Wanted> }]
      : [],
  );
}

export function staysOut(thought: Thought, attacker: Seat): boolean {
  return given(thought, 'stayOut').some(({ to }) => to === attacker);
}

export function isAtPeace(thought: Thought, seat: Seat): boolean {
  return given(thought, 'peace').some(({ to }) => to === seat);
}

/** "5 MB on my next turn" is paid at its beginning, unless it would be paid to somebody about to win. */
export function payPromised(thought: Thought): Choice | undefined {
  const { moves, me, view } = thought;
  if (view.turn.seat !== me || !moves.give) return undefined;
  const due = given(thought, 'pay').find(
    ({ to, promise, paid }) => promise.amount - paid <= (moves.give?.money ?? 0) && !isDangerous(thought, to),
  );
  if (!due || !moves.give.to.includes(due.to)) return undefined;
  const amount = due.promise.amount - due.paid;
  return {
    command: { type: 'give', to: due.to, money: amount },
    reason: { key: 'wordKept', values: { amount, seat: due.to } },
  };
}

/** What we said we would pay in an attack like this one. */
export function helpPromised(thought: Thought): Choice | undefined {
  const { moves, me, view } = thought;
  const attacker = view.turn.seat;
  const purse = moves.spend?.find(({ from }) => from === me)?.max ?? 0;
  const due = [
    ...given(thought, 'back').map((term) => ({ ...term, side: 'for' as const, whose: term.to })),
    ...given(thought, 'oppose').map((term) => ({ ...term, side: 'against' as const, whose: term.promise.seat })),
  ].find(({ whose, promise, paid }) => whose === attacker && paid < promise.amount);
  if (!due || purse === 0 || attacker === me || (due.side === 'for' && isDangerous(thought, attacker)))
    return undefined;
  const amount = Math.min(purse, due.promise.amount - due.paid);
  const defends = view.attack?.defender === me;
  if (defends && due.side === 'for') return undefined;
  return {
    command: { type: 'spend', from: me, amount, ...(defends ? {} : { side: due.side }) },
    reason: { key: 'wordKept', values: { amount, seat: due.to } },
    cue: { moment: 'oppose' },
  };
}
