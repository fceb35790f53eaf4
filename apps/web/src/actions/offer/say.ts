/** What a proposal asks of the table, and what it would mean for both sides, from what everybody can see (docs/negotiation.md). */
import { explainAttack, type Seat, type SeatCommand } from '@illuminice/engine';
import type { PromiseKind, Talk } from '../../session/stores/index.ts';
import { percent } from '../../tabletop/numbers/index.ts';
import type { SayDraft, Seen } from '../../tabletop/seen/index.ts';
import { proposalOf } from './deal-draft.ts';
import { newDeal } from './new-deal.ts';

/** Money changes hands with the answer: an offer of the rules, with the words beside it. */
export function isExchange({ kind, to, give, want }: SayDraft): boolean {
  return (kind === 'deal' || kind === 'ask') && to.length === 1 && give + want > 0;
}

export function exchangeOf({ to, give, want }: SayDraft): SeatCommand {
  const deal = newDeal(to[0] ?? -1, { money: give });
  return proposalOf({ ...deal, want: { ...deal.want, money: want } });
}

export function proposalIn(draft: SayDraft, me: Seat): Extract<Talk, { type: 'propose' }> {
  const { kind, to, mine, secret, least, seconds, counters } = draft;
  const theirs = to.flatMap((by) => {
    const promise = termFor(draft, by);
    return promise ? [{ by, promise }] : [];
  });
  const own = mine ? [{ by: me, promise: mine }] : [];
  return {
    type: 'propose',
    to: [...to],
    terms: [...theirs, ...own],
    ...(secret ? { secret } : {}),
    ...(kind === 'threat' ? { unless: true } : {}),
    ...(kind === 'coalition' && least !== undefined ? { least } : {}),
    ...(seconds === undefined || kind === 'promise' ? {} : { seconds }),
    ...(counters === undefined ? {} : { counters }),
  };
}

export function termFor({ theirs, amounts }: SayDraft, seat: Seat): PromiseKind | undefined {
  const amount = amounts[seat];
  return theirs && 'amount' in theirs && amount !== undefined ? { ...theirs, amount } : theirs;
}

const amountOf = (term: PromiseKind | undefined): number => (term && 'amount' in term ? term.amount : 0);

/** MB of this draft's own side, at once and later. */
function costOf({ give, mine, words }: SayDraft): number {
  return give + (words === undefined ? amountOf(mine) : 0);
}

export function sumOf(draft: SayDraft): number {
  return draft.to.reduce((sum, seat) => sum + amountOf(termFor(draft, seat)), amountOf(draft.mine));
}

/** What one has offered or promised already and not paid yet. */
export function owedBy({ view, info }: Seen, seat: Seat): number {
  const offered = view.offers.filter(({ from }) => from === seat).reduce((sum, { give }) => sum + (give.money ?? 0), 0);
  const promised = info.promises
    .filter(({ from, state, unless }) => from === seat && state === 'open' && (!unless || unless.failed))
    .reduce((sum, { promise, paid = 0 }) => sum + (promise ? Math.max(0, amountOf(promise) - paid) : 0), 0);
  const proposed = (info.proposals ?? [])
    .filter(({ by, end, holds }) => by === seat && !end && !holds)
    .flatMap(({ terms }) => terms.filter(({ by }) => by === seat))
    .reduce((sum, { promise }) => sum + amountOf(promise), 0);
  return offered + promised + proposed;
}

export function moneyOf({ view }: Seen, seat: Seat): number | undefined {
  const money = view.seats[seat]?.money;
  return money === 'hidden' ? undefined : money;
}

/** Not everything one has put on the table could be paid. */
export function clashOf(seen: Seen, draft: SayDraft): { readonly owed: number; readonly have: number } | undefined {
  const { me = -1 } = seen;
  const owed = owedBy(seen, me) + costOf(draft);
  const have = moneyOf(seen, me) ?? 0;
  return costOf(draft) > 0 && owed > have ? { owed, have } : undefined;
}

/** The attack under way as long as money still turns it: what is said about money once the dice lie there is about the next one. */
export function attackToPayFor({ attack }: Seen['view']): Seen['view']['attack'] {
  return attack?.roll === undefined ? attack : undefined;
}

/** Points the terms would move the attack under way by, for its attacker. */
function pointsOf({ view: { turn } }: Seen, draft: SayDraft, me: Seat): number {
  const points = (by: Seat, to: Seat, term: PromiseKind | undefined): number => {
    if (term?.kind === 'back') return to === turn.seat ? term.amount : 0;
    return term?.kind === 'oppose' && term.seat === turn.seat && by !== turn.seat ? -term.amount : 0;
  };
  const own = points(me, draft.to[0] ?? me, draft.mine);
  return draft.to.reduce((sum, seat) => sum + points(seat, me, termFor(draft, seat)), own);
}

/** The chance of the attack under way before and after, in per cent; undefined where it would stay. */
export function oddsOf(seen: Seen, draft: SayDraft): readonly [number, number] | undefined {
  const attack = attackToPayFor(seen.view) && explainAttack(seen.pack, seen.view);
  const points = pointsOf(seen, draft, seen.me ?? -1);
  return attack && points !== 0 ? [percent(attack.required), percent(attack.required + points)] : undefined;
}

/** Staying out: what the attack would come to if they put all they have against it instead. */
export function oddsAgainst(seen: Seen, draft: SayDraft): readonly [number, number] | undefined {
  const { view, me } = seen;
  const attack = attackToPayFor(view) && explainAttack(seen.pack, view);
  const [partner = -1] = draft.to;
  const money = moneyOf(seen, partner);
  if (!attack || view.turn.seat !== me || draft.theirs?.kind !== 'stayOut' || money === undefined) return undefined;
  return [percent(attack.required - money), percent(attack.required)];
}
