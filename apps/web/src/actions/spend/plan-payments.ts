/** Which treasuries pay a staged amount, and what every amount would make of the roll. Pure. */
import type { CardNo, SpendMove } from '@illuminice/engine';

export interface PlannedPayment {
  readonly from: CardNo;
  readonly amount: number;
}

interface Wanted {
  /** As the engine lists them: the attacking card, or the target whose money counts double, before the Illuminati. */
  readonly treasuries: readonly SpendMove[];
  readonly amount: number;
  /** Pays before the others. */
  readonly first?: CardNo | undefined;
}

export function planPayments({ treasuries, amount, first }: Wanted): readonly PlannedPayment[] {
  const ordered = treasuries.toSorted((a, b) => Number(b.from === first) - Number(a.from === first));
  let rest = amount;
  return ordered.flatMap(({ from, max }) => {
    const part = Math.min(rest, max);
    rest -= part;
    return part > 0 ? [{ from, amount: part }] : [];
  });
}

export function mostPayable(treasuries: readonly SpendMove[]): number {
  return treasuries.reduce((sum, { max }) => sum + max, 0);
}

interface Course extends Omit<Wanted, 'amount'> {
  /** What is to be rolled while nothing is staged. */
  readonly required: number;
  /** What a payment out of this treasury is worth, with its sign. */
  readonly pointsOf: (payment: PlannedPayment) => number;
}

/** What would have to be rolled, by the amount staged: from nothing to everything there is. */
export function requiredByAmount({ treasuries, first, required, pointsOf }: Course): readonly number[] {
  return Array.from({ length: mostPayable(treasuries) + 1 }, (_, amount) =>
    planPayments({ treasuries, amount, first }).reduce((sum, payment) => sum + pointsOf(payment), required),
  );
}
