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

/** Undefined until somebody else than `me` changes them, and again once the player has changed them. */
export function useNews(me: Seat | undefined, { required, payments }: Numbers): News | undefined {
  const [known, setKnown] = useState<Numbers & { readonly news: News | undefined }>({
    required,
    payments,
    news: undefined,
  });
  if (known.required === required) return known.news;
  const paid = paidSince(known.payments, payments);
  const others = paid.filter(({ seat }) => seat !== me);
  const own = paid.filter(({ seat }) => seat === me).reduce((sum, payment) => sum + pointsOf(payment), 0);
  const isOwn = known.required + own === required;
  const news = isOwn
    ? undefined
    : { serial: (known.news?.serial ?? 0) + 1, before: known.required + own, paid: others };
  setKnown({ required, payments, news });
  return news;
}
