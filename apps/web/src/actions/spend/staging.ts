/** What the player has staged and not paid yet: one amount for stepper, digits, slider, bars and marks alike (S-1, T-3). */
import { type CardNo, explainAttack, type SpendMove, type Spent } from '@illuminice/engine';
import { useMemo, useState } from 'react';
import { percent, pointsOf } from '../../tabletop/numbers/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { mostPayable, type PlannedPayment, planPayments, requiredByAmount } from './plan-payments.ts';

export type Side = 'for' | 'against';
export type Role = 'attacker' | 'defender' | 'other';

export interface Staging {
  readonly role: Role;
  readonly treasuries: readonly SpendMove[];
  /** Whom somebody helps who is neither attacker nor defender. */
  readonly side: Side | undefined;
  readonly amount: number;
  readonly payments: readonly PlannedPayment[];
  /** What would have to be rolled, and the chance of that in percent, by the amount. */
  readonly required: readonly number[];
  readonly shares: readonly number[];
  readonly stage: (amount: number) => void;
  /** What a payment left; another amount chosen while it was on its way is the next one, and stays. */
  readonly settle: (left: number) => void;
  readonly payFirst: (card: CardNo) => void;
  readonly takeSide: (side: Side) => void;
}

export function roleOf({ view, me }: Seen): Role {
  if (view.turn.seat === me) return 'attacker';
  return view.attack?.defender === me ? 'defender' : 'other';
}

const NO_TREASURIES: readonly SpendMove[] = [];

export function useStaging(seen: Seen): Staging {
  const [wanted, stage] = useState(0);
  const [first, payFirst] = useState<CardNo>();
  const [helped, takeSide] = useState<Side>('against');
  const treasuries = seen.moves.spend ?? NO_TREASURIES;
  const side = treasuries.some(({ sides }) => sides.length > 0) ? helped : undefined;
  const required = useMemo(
    () =>
      requiredByAmount({
        treasuries,
        first,
        required: explainAttack(seen.pack, seen.view)?.required ?? 0,
        pointsOf: ({ from, amount }) => pointsOf({ amount, on: accountOf(seen, from, side) }),
      }),
    [seen, treasuries, first, side],
  );
  const shares = useMemo(() => required.map(percent), [required]);
  // A treasury may have shrunk since: what is shown, said and sent is what there is.
  const amount = Math.min(wanted, mostPayable(treasuries));
  return {
    role: roleOf(seen),
    treasuries,
    side,
    amount,
    payments: planPayments({ treasuries, amount, first }),
    required,
    shares,
    stage,
    settle: (left) => stage((now) => (now === wanted ? left : now)),
    payFirst,
    takeSide,
  };
}

/** Which account of the attack a payment goes to. */
export function accountOf(seen: Seen, from: CardNo, side: Side | undefined): keyof Spent {
  const { attack } = seen.view;
  if (side !== undefined) return side === 'for' ? 'interfereFor' : 'interfereAgainst';
  if (from === attack?.attacker) return 'attackingCard';
  if (from === attack?.target) return 'target';
  return seen.me === attack?.defender ? 'defenderIlluminati' : 'attackerIlluminati';
}
