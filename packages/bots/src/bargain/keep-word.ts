import type { CardNo, Seat } from '@illuminice/engine';
import type { PromiseNote, PromiseTerm } from '../model/mind.ts';
import type { Choice, Thought } from '../thought/thought.ts';
import { isDangerous } from './hostility.ts';

/** Shares of victory that one's good name is worth: an attack that brings less does not break a peace. By judgement. */
const GOOD_NAME = 0.03;
/** MB paid against somebody one has promised to stop, where no more is worth it: a word is kept with one. */
const TOKEN = 1;

type Kind = PromiseTerm['kind'];
type TermOf<Wanted extends Kind> = Extract<PromiseTerm, { kind: Wanted }>;

/** Our promises of this kind that still hold; those in an offer nobody has accepted are none. */
function given<Wanted extends Kind>(
  { promises, me }: Thought,
  kind: Wanted,
): { readonly to: Seat; readonly paid: number; readonly promise: TermOf<Wanted> }[] {
  return promises.flatMap(({ by, to, promise, kept, offer, paid = 0, unless }) =>
    by === me && kept === undefined && offer === undefined && unless === undefined && promise.kind === kind
      ? [{ to, paid, promise: promise as TermOf<Wanted> }]
      : [],
  );
}

/** Words to us that were not kept. */
export function brokenTo(promises: readonly PromiseNote[], me: Seat): PromiseNote[] {
  return promises.filter(({ by, to, kept }) => kept === false && to === me && by !== me);
}

/** Of the attack under way. */
export function staysOut(thought: Thought, attacker: Seat): boolean {
  const target = thought.view.attack?.target;
  return (
    given(thought, 'stayOut').some(({ to, promise }) => to === attacker && isMeant(promise.target, target)) ||
    given(thought, 'leave').some(({ to, promise }) => to === attacker && promise.group === target)
  );
}

function isMeant(named: CardNo | undefined, target: CardNo | undefined): boolean {
  return named === undefined || named === target;
}

/** What our word is worth to us, as a share of victory. */
function goodName({ scene, style }: Thought): number {
  return GOOD_NAME * scene.grain * style.honour;
}

/** What an attack on this Group does to our good name: less where it breaks a word, more where it keeps one. */
export function wordAtStake(thought: Thought, target: CardNo): number {
  const owner = thought.scene.board.owner[target] ?? -1;
  const breaks =
    (owner >= 0 && isAtPeace(thought, owner)) ||
    given(thought, 'leave').some(({ promise }) => promise.group === target);
  if (breaks) return -goodName(thought);
  const keeps =
    given(thought, 'attackGroup').some(({ promise }) => promise.group === target) ||
    [...given(thought, 'attack'), ...given(thought, 'stop')].some(({ promise }) => promise.seat === owner);
  return keeps ? goodName(thought) : 0;
}

/** What claiming privilege for our next attack costs us besides. */
export function privilegeAtStake(thought: Thought): number {
  return given(thought, 'noPrivilege').length > 0 ? goodName(thought) : 0;
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
    ...given(thought, 'back')
      .filter(({ promise }) => isMeant(promise.target, view.attack?.target))
      .map(({ to, paid, promise: { amount } }) => ({ to, paid, amount, side: 'for' as const, whose: to })),
    ...given(thought, 'oppose').map(({ to, paid, promise: { amount, seat } }) => ({
      ...{ to, paid, amount, side: 'against' as const, whose: seat },
    })),
    ...given(thought, 'stop').map(({ to, paid, promise: { seat } }) => ({
      ...{ to, paid, amount: TOKEN, side: 'against' as const, whose: seat },
    })),
  ].find(({ whose, amount, paid }) => whose === attacker && paid < amount);
  if (!due || purse === 0 || attacker === me || (due.side === 'for' && isDangerous(thought, attacker)))
    return undefined;
  const amount = Math.min(purse, due.amount - due.paid);
  const defends = view.attack?.defender === me;
  if (defends && due.side === 'for') return undefined;
  return {
    command: { type: 'spend', from: me, amount, ...(defends ? {} : { side: due.side }) },
    reason: { key: 'wordKept', values: { amount, seat: due.to } },
    cue: { moment: 'oppose' },
  };
}
