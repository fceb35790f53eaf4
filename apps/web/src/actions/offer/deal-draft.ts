/** Two bundles being put together, and what the exchange would do to both sides. */
import type {
  Bundle,
  CardNo,
  GroupView,
  Offer,
  Pack,
  Placements,
  Seat,
  SeatCommand,
  SeatView,
  SpecialNo,
  View,
} from '@illuminice/engine';
import type { PromiseTerms } from '../../session/stores/index.ts';
import { basicProgress, figuresOf, goalProgress, knownGoal, scoreNow } from '../../tabletop/goals/index.ts';
import type { DealDraft } from '../../tabletop/seen/index.ts';
import { NOTHING } from './new-deal.ts';

export type DealSide = 'give' | 'want';

/** The answer to an offer begins with what was offered, seen from the other side. */
export function counterOf({ from, serial, give, want }: Offer): DealDraft {
  return {
    with: from,
    give: { ...NOTHING, ...want },
    want: { ...NOTHING, ...give },
    counters: { from, serial },
    place: {},
  };
}

export function withWord({ word: before, ...deal }: DealDraft, word: PromiseTerms | undefined): DealDraft {
  return word ? { ...deal, word } : deal;
}

export function withMoney(deal: DealDraft, side: DealSide, money: number): DealDraft {
  return { ...deal, [side]: { ...deal[side], money } };
}

/** A Group and a card below it never travel as two: naming the master forgets its puppets. */
export function withGroup(deal: DealDraft, side: DealSide, card: CardNo, subtree: readonly CardNo[]): DealDraft {
  const { groups } = deal[side];
  const next = groups.includes(card)
    ? groups.filter((group) => group !== card)
    : [...groups.filter((group) => !subtree.includes(group)), card];
  return { ...deal, [side]: { ...deal[side], groups: next } };
}

export function withSpecial(deal: DealDraft, side: DealSide, special: SpecialNo, on: boolean): DealDraft {
  const { specials } = deal[side];
  const at = specials.indexOf(special);
  const next = on ? [...specials, special] : specials.filter((_, index) => index !== at);
  return { ...deal, [side]: { ...deal[side], specials: next } };
}

/** What is empty is left out: the wire and the log know bundles by what is in them. */
export function bundleOf({ money, specials, groups }: Required<Bundle>): Bundle {
  return {
    ...(money > 0 ? { money } : {}),
    ...(specials.length > 0 ? { specials } : {}),
    ...(groups.length > 0 ? { groups } : {}),
  };
}

/** The command that proposes it. */
export function proposalOf(deal: DealDraft): SeatCommand {
  const terms = { give: bundleOf(deal.give), want: bundleOf(deal.want), ...placed(deal) };
  return deal.counters ? { type: 'counter', ...deal.counters, ...terms } : { type: 'offer', to: deal.with, ...terms };
}

/** Only what still arrives is placed ahead. */
function placed({ place, want }: DealDraft): { readonly place?: Placements } {
  const kept = Object.fromEntries(Object.entries(place).filter(([card]) => want.groups.includes(Number(card))));
  return Object.keys(kept).length > 0 ? { place: kept } : {};
}

export function isEmpty(bundle: Bundle): boolean {
  return !bundle.money && !bundle.specials?.length && !bundle.groups?.length;
}

/** The card and everything below it. */
export function subtreeOf(groups: readonly GroupView[], root: CardNo): CardNo[] {
  const arm = [root];
  for (const { card, host } of groups) if (arm.includes(host) && !arm.includes(card)) arm.push(card);
  return arm;
}

/** Regular actions of the current player that the exchange costs. */
export function actionsFor(deal: Pick<DealDraft, 'give' | 'want'>): number {
  return deal.give.groups.length + deal.want.groups.length;
}

export type Figure = 'cards' | 'power' | 'transferable' | 'income' | 'goal' | 'score' | 'money';

export interface Effect {
  readonly figure: Figure;
  /** Undefined: this viewer may not know it (a secret goal, stacked money). */
  readonly before?: number;
  readonly after?: number;
  readonly need?: number;
}

/** The six figures of one side before and after, from what this viewer may know. */
export function effectsOn(pack: Pack, view: View, seat: Seat, gives: Bundle, gets: Bundle, partner: Seat): Effect[] {
  const later = afterDeal(view, seat, gives, gets, partner);
  const before = figuresOf(pack, view, seat);
  const after = figuresOf(pack, later, seat);
  const points = scoreNow(pack, view, seat);
  const goal = knownGoal(pack, view, seat);
  const goalBefore = goal && goalProgress(pack, view, seat, goal);
  const goalAfter = goal && goalProgress(pack, later, seat, goal);
  return [
    {
      figure: 'cards',
      before: before.cards,
      after: after.cards,
      ...(points === undefined ? { need: basicProgress(pack, view, seat).need } : {}),
    },
    { figure: 'power', before: before.power, after: after.power },
    { figure: 'transferable', before: before.transferable, after: after.transferable },
    { figure: 'income', before: before.income, after: after.income },
    points !== undefined
      ? { figure: 'score', before: points, after: scoreNow(pack, later, seat) ?? points }
      : goalBefore && goalAfter && !goalBefore.atLeast
        ? { figure: 'goal', before: goalBefore.have, after: goalAfter.have, need: goalBefore.need }
        : { figure: 'goal' },
    before.moneyHidden ? { figure: 'money' } : { figure: 'money', before: before.money, after: after.money },
  ];
}

/** A goal would be met if the turn ended after the exchange, as far as this viewer can know. */
export function wouldWin(effects: readonly Effect[], { longGame }: View['options']): boolean {
  return !longGame && effects.some(({ after, need }) => after !== undefined && need !== undefined && after >= need);
}

/** Both seats with the bundles exchanged; where new Groups hang does not matter for figures, they are appended. */
export function afterDeal(view: View, seat: Seat, gives: Bundle, gets: Bundle, partner: Seat): View {
  const mine = view.seats[seat] as SeatView;
  const theirs = view.seats[partner] as SeatView;
  const leaving = (gives.groups ?? []).flatMap((root) => subtreeOf(mine.groups, root));
  const coming = (gets.groups ?? []).flatMap((root) => subtreeOf(theirs.groups, root));
  const move = (
    player: SeatView,
    out: readonly CardNo[],
    from: SeatView,
    incoming: readonly CardNo[],
    money: number,
  ) => ({
    ...player,
    money: player.money === 'hidden' ? player.money : player.money + money,
    groups: [
      ...player.groups.filter(({ card }) => !out.includes(card)),
      ...from.groups.filter(({ card }) => incoming.includes(card)),
    ],
  });
  const net = (gets.money ?? 0) - (gives.money ?? 0);
  return {
    ...view,
    seats: view.seats.map((player, number) =>
      number === seat
        ? move(player, leaving, theirs, coming, net)
        : number === partner
          ? move(player, coming, mine, leaving, -net)
          : player,
    ),
  };
}
