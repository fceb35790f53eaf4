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
import type { BesideCommand, PromiseTerms } from '../../session/stores/index.ts';
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

export type PromiseSide = 'promise' | 'asks';

export function withPromise(deal: DealDraft, side: PromiseSide, promise: PromiseTerms | undefined): DealDraft {
  const { [side]: _before, ...rest } = deal;
  return promise ? { ...rest, [side]: promise } : rest;
}

/** What goes with the command. */
export function besideOf({ promise, asks }: DealDraft): BesideCommand | undefined {
  return promise || asks ? { ...(promise ? { promise } : {}), ...(asks ? { asks } : {}) } : undefined;
}

export function withMoney(deal: DealDraft, side: DealSide, money: number): DealDraft {
  return { ...deal, [side]: { ...deal[side], money } };
}

/** A Group and a card below it never travel as two: naming the master forgets its puppets. */
export function withGroup(deal: DealDraft, side: DealSide, arm: Arm): DealDraft {
  const groups = deal[side].groups.filter((group) => !arm.includes(group));
  return { ...deal, [side]: { ...deal[side], groups: [...groups, arm[0]] } };
}

export function withoutGroup(deal: DealDraft, side: DealSide, card: CardNo): DealDraft {
  return { ...deal, [side]: { ...deal[side], groups: deal[side].groups.filter((group) => group !== card) } };
}

export function withSpecial(deal: DealDraft, side: DealSide, special: SpecialNo): DealDraft {
  return { ...deal, [side]: { ...deal[side], specials: [...deal[side].specials, special] } };
}

/** One copy of it. */
export function withoutSpecial(deal: DealDraft, side: DealSide, special: SpecialNo): DealDraft {
  const { specials } = deal[side];
  return { ...deal, [side]: { ...deal[side], specials: specials.toSpliced(specials.indexOf(special), 1) } };
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

/** A Group and everything below it. */
type Arm = readonly [CardNo, ...CardNo[]];

export function subtreeOf(groups: readonly GroupView[], root: CardNo): Arm {
  const arm: [CardNo, ...CardNo[]] = [root];
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

/** Both bundles as one of the two sees them. */
export interface Exchange {
  readonly seat: Seat;
  readonly partner: Seat;
  readonly gives: Bundle;
  readonly gets: Bundle;
  /** Arrows named ahead for what arrives. */
  readonly place?: Placements;
}

/** The six figures of one side before and after, from what this viewer may know. */
export function effectsOn(pack: Pack, view: View, exchange: Exchange): Effect[] {
  const { seat } = exchange;
  const later = afterDeal(view, exchange);
  const before = figuresOf(pack, view, seat);
  const after = figuresOf(pack, later, seat);
  const points = scoreNow(pack, view, seat);
  const goal = knownGoal(pack, view, seat);
  const goalBefore = goal && goalProgress(pack, view, { seat, goal });
  const goalAfter = goal && goalProgress(pack, later, { seat, goal });
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
function afterDeal(view: View, { seat, partner, gives, gets }: Exchange): View {
  const armsOf = (owner: Seat, { groups = [] }: Bundle): readonly GroupView[] => {
    const all = view.seats[owner]?.groups ?? [];
    const cards = groups.flatMap((root) => subtreeOf(all, root));
    return all.filter(({ card }) => cards.includes(card));
  };
  const changed = (player: SeatView, { seat, partner, gives, gets }: Exchange): SeatView => {
    const leaving = armsOf(seat, gives);
    return {
      ...player,
      money: player.money === 'hidden' ? player.money : player.money + (gets.money ?? 0) - (gives.money ?? 0),
      groups: [...player.groups.filter((group) => !leaving.includes(group)), ...armsOf(partner, gets)],
    };
  };
  return {
    ...view,
    seats: view.seats.map((player, number) => {
      if (number === seat) return changed(player, { seat, partner, gives, gets });
      return number === partner ? changed(player, { seat: partner, partner: seat, gives: gets, gets: gives }) : player;
    }),
  };
}
