import type { Game } from '../flow/game.ts';
import type { Bundle, Placements } from '../model/commands.ts';
import { entryAt } from '../model/entry-at.ts';
import { findSpecial, isFaceUp } from '../model/hand.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import { isActive } from '../model/seats.ts';
import type { Offer, State } from '../model/state.ts';
import { standingFor } from '../rules/public-standing.ts';
import { checkNamedPlaces, checkPlaced, checkReceipts } from '../rules/receipts.ts';
import { type Gift, mightThrow, throwsGame } from '../rules/throwing.ts';
import { isOpenState } from '../rules/windows.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';
import {
  checkGroupCost,
  checkGroups,
  checkGroupTrade,
  checkMoney,
  checkSpecials,
  checkWhole,
  groupsIn,
  isEmpty,
  mightGive,
} from './bundles.ts';
import type { Handler } from './handler.ts';
import { exchangeGroups } from './trade-groups.ts';

/** a gift of money and Specials; Groups need an accepted offer. */
export const give: Handler<'give'> = (game, { seat, to, money, specials, groups }) => {
  const { state } = game;
  const gift: Bundle = { ...(money ? { money } : {}), ...(specials ? { specials } : {}) };
  const whole: Bundle = groups ? { ...gift, groups } : gift;
  if (isEmpty(whole) && money === undefined) return refuse('BAD_COMMAND', 'R-14.2', { need: 'somethingToGive' });
  const groupTiming = checkGroupTrade(state, [seat, to], groups?.length ?? 0);
  if (groupTiming) return groupTiming;
  if (!isOpenState(state)) return refuse('BAD_TIMING', 'R-14.2', { need: 'openState' });
  const refusal =
    checkSpecials(state, seat, specials) ??
    checkGroupCost(state, groups?.length ?? 0) ??
    (to === seat || !isActive(state, to) ? refuse('ILLEGAL_TARGET', 'R-14.2', { need: 'anotherPlayer' }) : undefined) ??
    checkGroups(state, seat, groups) ??
    checkPrivilege(state) ??
    (money !== undefined && (!Number.isInteger(money) || money < 1)
      ? refuse('BAD_AMOUNT', 'R-0.1', { need: 'wholeAmount', least: 1 })
      : undefined) ??
    checkMoney(state, { payer: seat, asker: seat }, money) ??
    (groups?.length || state.options.giftConsent
      ? refuse('CONSENT_REQUIRED', 'R-14.7', { need: 'acceptedOffer' })
      : undefined) ??
    checkThrowing(game, { from: seat, to, bundle: gift });
  if (refusal) return refusal;
  handOver(game, { from: seat, to, bundle: gift });
  barPassing(game, seat, gift);
  return undefined;
};

/** Looking costs copies of the board, so what cannot decide a game is waved through before. */
function checkThrowing({ state, pack }: Game, gift: Gift): Refusal | undefined {
  if (!mightThrow(pack, state, gift)) return undefined;
  return throwsGame(pack, standingFor(state, gift.from), gift)
    ? refuse('THROWING', 'R-14.12', { need: 'giftThatDoesNotDecide' })
    : undefined;
}

/** */
function checkPrivilege(state: State): Refusal | undefined {
  return state.attack?.privileged ? refuse('PRIVILEGED', 'R-9.11', { need: 'privilegedAttackOver' }) : undefined;
}

interface Proposal {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: Bundle;
  readonly want: Bundle;
}

const NOTHING_TO_EXCHANGE = refuse('BAD_COMMAND', 'R-14.4', { need: 'somethingToExchange' });

/** only what the proposer gives and what everybody can see. */
function checkProposal(game: Game, { from, to, give: given, want }: Proposal, place: Placements): Refusal | undefined {
  const { state } = game;
  if (isEmpty(given) && isEmpty(want)) return NOTHING_TO_EXCHANGE;
  const groups = groupsIn(given, want);
  return (
    checkGroupTrade(state, [from, to], groups) ??
    (isOpenState(state) ? undefined : refuse('BAD_TIMING', 'R-14.2', { need: 'openState' })) ??
    checkSpecials(state, from, given.specials) ??
    checkGroupCost(state, groups) ??
    (from === to || !isActive(state, to) ? refuse('ILLEGAL_TARGET', 'R-14.4', { need: 'anotherPlayer' }) : undefined) ??
    checkGroups(state, from, given.groups) ??
    checkGroups(state, to, want.groups) ??
    checkPlaced(want.groups, place) ??
    checkNamedPlaces(game.pack, state, { from, to, give: given, want, place }) ??
    checkPrivilege(state) ??
    checkWhole(given, want) ??
    checkMoney(state, { payer: from, asker: from }, given.money) ??
    (isEmpty(want) ? checkThrowing(game, { from, to, bundle: given }) : undefined)
  );
}

export const offer: Handler<'offer'> = (game, { seat, to, give: given, want, place = {} }) => {
  const refusal = checkProposal(game, { from: seat, to, give: given, want }, place);
  if (refusal) return refusal;
  makeOffer(game, { from: seat, to, give: given, want }, place);
  return undefined;
};

/** at most one open offer per pair, whichever way round. */
function makeOffer({ state, emit }: Game, { from, to, give: given, want }: Proposal, place: Placements): void {
  for (const old of state.offers) {
    if ((old.from === from && old.to === to) || (old.from === to && old.to === from))
      emit({ type: 'offerClosed', from: old.from, to: old.to, serial: old.serial, how: 'replaced' });
  }
  const serial = entryAt(state.offerSerials, from * state.seats + to) + 1;
  emit({ type: 'offerMade', offer: { from, to, serial, give: given, want, place } });
}

export function findOffer(
  state: State,
  { from, to, serial }: Pick<Offer, 'from' | 'to' | 'serial'>,
): Offer | undefined {
  return state.offers.find((open) => open.from === from && open.to === to && open.serial === serial);
}

function noOffer(from: Seat): Refusal {
  return refuse('BAD_TIMING', 'R-14.11', { need: 'offerToYou', from });
}

export const counter: Handler<'counter'> = (game, { seat, from, serial, give: given, want, place = {} }) => {
  if (isEmpty(given) && isEmpty(want)) return NOTHING_TO_EXCHANGE;
  const untimely = checkGroupTrade(game.state, [seat, from], groupsIn(given, want));
  if (untimely) return untimely;
  if (!findOffer(game.state, { from, to: seat, serial })) return noOffer(from);
  const refusal = checkProposal(game, { from: seat, to: from, give: given, want }, place);
  if (refusal) return refusal;
  game.emit({ type: 'offerClosed', from, to: seat, serial, how: 'countered' });
  makeOffer(game, { from: seat, to: from, give: given, want }, place);
  return undefined;
};

export const reject: Handler<'reject'> = ({ state, emit }, { seat, from, serial }) => {
  if (!findOffer(state, { from, to: seat, serial })) return noOffer(from);
  emit({ type: 'offerClosed', from, to: seat, serial, how: 'rejected' });
  return undefined;
};

export const withdraw: Handler<'withdraw'> = ({ state, emit }, { seat, to, serial }) => {
  if (!findOffer(state, { from: seat, to, serial }))
    return refuse('BAD_TIMING', 'R-14.11', { need: 'offerOfYours', to });
  emit({ type: 'offerClosed', from: seat, to, serial, how: 'withdrawn' });
  return undefined;
};

/** validated again and executed wholly or not at all. */
export const accept: Handler<'accept'> = (game, { seat, from, serial, place = {} }) => {
  const { state, emit } = game;
  const open = findOffer(state, { from, to: seat, serial });
  if (!open) return noOffer(from);
  const refusal = checkTerms(game, open, { place, missing: missingOf(state, open) });
  if (refusal) return refusal;
  emit({ type: 'offerClosed', from, to: seat, serial, how: 'accepted' });
  handOver(game, { from, to: seat, bundle: open.give });
  handOver(game, { from: seat, to: from, bundle: open.want });
  barPassing(game, from, open.give);
  barPassing(game, seat, open.want);
  exchangeGroups(game, open, place);
  return undefined;
};

/** What the proposer gives, found missing: only pressing Accept shows it, where they keep it hidden. */
interface Missing {
  readonly specials?: Refusal | undefined;
  readonly money?: Refusal | undefined;
}

function missingOf(state: State, { from, to, give: given }: Offer): Missing {
  return {
    specials: checkSpecials(state, from, given.specials),
    money: checkMoney(state, { payer: from, asker: to }, given.money),
  };
}

/**
 * The terms as the one who would accept sees them: a move that vanished, or a refusal before it is tried, would tell what is left on a
 * stack or which card has gone.
 */
export function checkAsSeen(game: Game, offer: Offer, place: Placements = {}): Refusal | undefined {
  const { from, to, give: given } = offer;
  const missing = mightGive(game.state, { owner: from, seenBy: to }, given) ? {} : missingOf(game.state, offer);
  return checkTerms(game, offer, { place, missing });
}

function checkTerms(
  game: Game,
  { from, to, give: given, want, place: proposed }: Offer,
  { place, missing }: { readonly place: Placements; readonly missing: Missing },
): Refusal | undefined {
  const { state, pack } = game;
  const groups = groupsIn(given, want);
  return (
    checkGroupTrade(state, [from, to], groups) ??
    (isOpenState(state) ? undefined : refuse('BAD_TIMING', 'R-14.2', { need: 'openState' })) ??
    missing.specials ??
    checkSpecials(state, to, want.specials) ??
    checkGroupCost(state, groups) ??
    checkGroups(state, from, given.groups) ??
    checkGroups(state, to, want.groups) ??
    checkPlaced(given.groups, place) ??
    checkReceipts(pack, state, { from, to, give: given, want, place: { ...proposed, ...place } }) ??
    checkPrivilege(state) ??
    missing.money ??
    checkMoney(state, { payer: to, asker: to }, want.money) ??
    (isEmpty(want) ? checkThrowing(game, { from, to, bundle: given }) : undefined) ??
    (isEmpty(given) ? checkThrowing(game, { from: to, to: from, bundle: want }) : undefined)
  );
}

/** money and Specials change hands; Groups travel by themselves. */
function handOver({ state, emit }: Game, { from, to, bundle }: Gift): void {
  const { money, specials } = bundle;
  if (money) emit({ type: 'moneyMoved', from, to, amount: money, why: 'gift' });
  for (const special of specials ?? []) {
    const hand = entryAt(state.hands, from);
    const slot = findSpecial(hand, special);
    emit({ type: 'specialHanded', from, to, slot, special, faceUp: isFaceUp(entryAt(hand, slot)) });
  }
}

/** giving money or a Special away bars passing. */
function barPassing({ state, emit }: Game, seat: Seat, { money, specials }: Bundle): void {
  if (seat === state.turn.seat && !state.turn.passBarred && (money || specials?.length))
    emit({ type: 'turnNoted', turn: { passBarred: true } });
}
