/** Who paid what into the attack in progress, read from the log: the attack itself knows only the sums. */
import type { EventView, Seat, Spent } from '@illuminice/engine';

export interface Payment {
  readonly seat: Seat;
  readonly amount: number;
  readonly on: keyof Spent;
}

export function paymentsOf(events: readonly EventView[]): readonly Payment[] {
  const start = events.findLastIndex(({ type }) => type === 'attackAnnounced');
  if (start < 0) return [];
  const sums = new Map<string, Payment>();
  for (const event of events.slice(start)) {
    if (event.type !== 'spent') continue;
    const key = `${event.seat} ${event.on}`;
    const { seat, on } = event;
    sums.set(key, { seat, on, amount: (sums.get(key)?.amount ?? 0) + event.amount });
  }
  return [...sums.values()];
}

/** The points a payment is worth; the target's own treasury counts double. */
export function pointsOf({ amount, on }: Omit<Payment, 'seat'>): number {
  switch (on) {
    case 'attackingCard':
    case 'attackerIlluminati':
    case 'interfereFor':
      return amount;
    case 'target':
      return -2 * amount;
    case 'defenderIlluminati':
    case 'interfereAgainst':
      return -amount;
  }
}

/** What each seat that is neither attacker nor defender put in, for its badge. */
export function interferenceOf(payments: readonly Payment[], seat: Seat): number {
  return payments
    .filter((payment) => payment.seat === seat && (payment.on === 'interfereFor' || payment.on === 'interfereAgainst'))
    .reduce((sum, payment) => sum + pointsOf(payment), 0);
}
