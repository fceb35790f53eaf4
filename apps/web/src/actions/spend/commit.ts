/** Sends what the button says: the payments one after the other, then "done". */

import { useTable } from '../../session/stores/index.ts';
import { paymentsOf } from '../../tabletop/numbers/index.ts';
import { act } from '../../tabletop/seen/index.ts';
import type { PlannedPayment } from './plan-payments.ts';
import type { Side } from './staging.ts';

interface Said {
  readonly payments: readonly PlannedPayment[];
  readonly side: Side | undefined;
}

/**
 * Stops where something is refused, where others have paid since the button was read, or where somebody else now sits in
 * front of a shared device. Answers with what was paid.
 */
export async function commit({ payments, side }: Said): Promise<number> {
  const read = whatWasRead();
  let paid = 0;
  for (const { from, amount } of payments) {
    if (whatWasRead() !== read || !(await act({ type: 'spend', from, amount, ...(side ? { side } : {}) }))) return paid;
    paid += amount;
  }
  if (whatWasRead() === read) await act({ type: 'done' });
  return paid;
}

/** Who looks at which attack, and what others have paid into it. */
function whatWasRead(): string {
  const { me, view, log } = useTable.getState();
  const paid = paymentsOf(log.map(({ event }) => event)).filter(({ seat }) => seat !== me);
  return JSON.stringify([me, view?.attack?.stage, view?.attack?.attacker, view?.attack?.target, paid]);
}
