/** Gifts, offers and answers of a random seat, Groups and promised placements included. */
import type { Bundle, OfferKey, OfferMoves, Placements, SeatCommand, SeatMoves } from '@illuminice/engine';
import { randomChoice } from './random-placement.ts';
import { admitted, type Situation } from './situation.ts';

export function randomGift(situation: Situation, moves: NonNullable<SeatMoves['give']>): SeatCommand | undefined {
  const { chance } = situation;
  return admitted(situation, () => {
    const specials = chance.someOf(moves.specials, 40);
    const money = moves.money > 0 && (specials.length === 0 || chance.happens(50));
    return {
      type: 'give',
      to: chance.oneOf(moves.to),
      ...(money ? { money: chance.from(1, moves.money) } : {}),
      ...(specials.length > 0 ? { specials } : {}),
    };
  });
}

export function randomOffer(situation: Situation, moves: OfferMoves): SeatCommand | undefined {
  return admitted(situation, () => {
    const to = situation.chance.oneOf(moves.to);
    return { type: 'offer', to, ...proposal(situation, moves, to) };
  });
}

export function randomCounter(situation: Situation, keys: readonly OfferKey[]): SeatCommand | undefined {
  const { offer } = situation.moves;
  if (!offer) return undefined;
  return admitted(situation, () => {
    const { from, serial } = situation.chance.oneOf(keys);
    return { type: 'counter', from, serial, ...proposal(situation, offer, from) };
  });
}

export function randomAcceptance(situation: Situation, keys: readonly OfferKey[]): SeatCommand | undefined {
  const { chance, view, seat } = situation;
  return admitted(situation, () => {
    const { from, serial } = chance.oneOf(keys);
    const offer = view().offers.find((open) => open.from === from && open.to === seat && open.serial === serial);
    return { type: 'accept', from, serial, ...placements(situation, offer?.give.groups ?? []) };
  });
}

function proposal(situation: Situation, moves: OfferMoves, to: number) {
  const { chance, view, seat, pack } = situation;
  const withGroups = moves.groups > 0 && moves.groupsWith.includes(to) && chance.happens(70);
  const groupsOf = (owner: number) => view().seats[owner]?.groups.map(({ card }) => card) ?? [];
  const give: Bundle = {
    ...(moves.money > 0 && chance.happens(40) ? { money: chance.from(1, moves.money) } : {}),
    ...(chance.happens(50) ? { specials: chance.someOf(moves.specials, 40) } : {}),
    ...(withGroups && groupsOf(seat).length > 0 && chance.happens(70)
      ? { groups: [chance.oneOf(groupsOf(seat))] }
      : {}),
  };
  const held = view().seats[to]?.hand.flatMap(({ card, memory }) => card ?? memory ?? []) ?? [];
  const guess = chance.below(pack.specials.length);
  const want: Bundle = {
    ...(chance.happens(40) ? { money: chance.from(1, 5) } : {}),
    ...(chance.happens(30) ? { specials: [held.length > 0 ? chance.oneOf(held) : guess] } : {}),
    ...(withGroups && groupsOf(to).length > 0 && chance.happens(50) ? { groups: [chance.oneOf(groupsOf(to))] } : {}),
  };
  return { give, want, ...placements(situation, want.groups ?? []) };
}

function placements(situation: Situation, groups: readonly number[]): { place?: Placements } {
  if (groups.length === 0 || situation.chance.happens(50)) return {};
  return { place: Object.fromEntries(groups.map((group) => [group, randomChoice(situation, group)])) };
}
