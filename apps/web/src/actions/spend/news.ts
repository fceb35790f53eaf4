/** Somebody else changed the numbers of the attack: what was decided a moment ago has to be looked at again (S-1). */
import type { Seat } from '@illuminice/engine';
import { useState } from 'react';
import { type Payment, pointsOf } from '../../tabletop/numbers/index.ts';

export interface News {
  /** Counts the changes seen so far. */
  readonly serial: number;
  /** What had to be rolled before. */
  readonly before: number;
  /** What others paid in between; empty where the numbers changed for another reason. */
  readonly paid: readonly Payment[];
}

interface Numbers {
  readonly required: number;
  readonly payments: readonly Payment[];
}

/** What each seat has paid more since. */
export function paidSince(before: readonly Payment[], now: readonly Payment[]): readonly Payment[] {
  return now.flatMap((payment) => {
    const known = before.find(({ seat, on }) => seat === payment.seat && on === payment.on)?.amount ?? 0;
    return payment.amount > known ? [{ ...payment, amount: payment.amount - known }] : [];
  });
}

interface Known extends Numbers {
  readonly news: News | undefined;
  /** The latest that the player has seen and answered by staging an amount. */
  readonly read: number;
}

/** `news`: undefined until somebody else than `me` changes them, and again once the player has changed or read them. */
export function useNews(
  me: Seat | undefined,
  { required, payments }: Numbers,
): { readonly news: News | undefined; readonly read: () => void } {
  const [known, setKnown] = useState<Known>({ required, payments, news: undefined, read: 0 });
  const now = known.required === required ? known : knownAfter(known, me, { required, payments });
  if (now !== known) setKnown(now);
  const { news } = now;
  return {
    news: news && news.serial > now.read ? news : undefined,
    read: () => setKnown((latest) => ({ ...latest, read: Math.max(latest.read, news?.serial ?? 0) })),
  };
}

/** What comes before the last was read is one piece of news with it: the first of two payments is not hidden by the second. */
export function knownAfter(known: Known, me: Seat | undefined, { required, payments }: Numbers): Known {
  const { news: earlier, read } = known;
  const paid = paidSince(known.payments, payments);
  const own = paid.filter(({ seat }) => seat === me).reduce((sum, payment) => sum + pointsOf(payment), 0);
  const others = paid.filter(({ seat }) => seat !== me);
  const before = known.required + own;
  const serial = Math.max(earlier?.serial ?? 0, read) + 1;
  if (before === required) return { required, payments, news: undefined, read: serial - 1 };
  const unread = own === 0 && earlier && earlier.serial > read ? earlier : undefined;
  const news = unread
    ? { serial, before: unread.before, paid: summed([...unread.paid, ...others]) }
    : { serial, before, paid: others };
  return { required, payments, news, read };
}

/** One line for each account somebody paid into. */
function summed(payments: readonly Payment[]): readonly Payment[] {
  const sums = new Map<string, Payment>();
  for (const payment of payments) {
    const key = `${payment.seat} ${payment.on}`;
    sums.set(key, { ...payment, amount: payment.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()];
}
