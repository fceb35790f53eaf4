/** Sends what the button says: the payments one after the other, then "done". */
import { type BesideCommand, useTable } from '../../session/stores/index.ts';
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
  const after = roundsFromNow();
  const { window } = useTable.getState().info?.clock ?? {};
  let paid = 0;
  for (const [made, { from, amount }] of payments.entries()) {
    const spend = { type: 'spend', from, amount, ...(side ? { side } : {}) } as const;
    if (whatWasRead() !== read || !(await act(spend, after(made)))) return paid;
    paid += amount;
  }
  // Who has paid all they had may be asked nothing more: the table is on its way already.
  if (whatWasRead() === read && isAskedIn(window)) {
    const isDone = await act({ type: 'done' }, after(payments.length));
    if (!isDone && paid > 0) keepQuietOfNews();
  }
  return paid;
}

/** All that was pressed was paid; who has answered it meanwhile is told above the amount. */
function keepQuietOfNews(): void {
  useTable.setState(({ lastRefusal }) =>
    lastRefusal?.refusal?.code === 'NUMBERS_CHANGED' ? { lastRefusal: undefined } : {},
  );
}

/** The round the player looks at, each payment of their own counted: the table refuses where others have paid or played besides. */
function roundsFromNow(): (made: number) => BesideCommand {
  const { window, round } = useTable.getState().info?.clock ?? {};
  return (made) => (window === undefined || round === undefined ? {} : { seen: { window, round: round + made } });
}

function isAskedIn(window: number | undefined): boolean {
  return useTable.getState().info?.clock?.window === window;
}

/** Who looks at which attack, and what others have paid into it. */
function whatWasRead(): string {
  const { me, view, log } = useTable.getState();
  const paid = paymentsOf(log.map(({ event }) => event)).filter(({ seat }) => seat !== me);
  return JSON.stringify([me, view?.attack?.stage, view?.attack?.attacker, view?.attack?.target, paid]);
}
