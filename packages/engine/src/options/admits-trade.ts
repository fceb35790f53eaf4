import { isIlluminatiCard, type Pack } from '../cards/pack.ts';
import type { Bundle, Placements, SeatCommand } from '../model/commands.ts';
import type { CardNo, Seat } from '../model/words.ts';
import type { Board } from '../rules/board.ts';
import { checkNamedPlaces, checkPlaced, checkReceipts } from '../rules/receipts.ts';
import { throwsGame } from '../rules/throwing.ts';
import { boardOf } from '../view/board-of.ts';
import type { View } from '../view/view.ts';
import type { SeatOptions } from './options.ts';
import { holdsAll, isSet, within } from './within-options.ts';

type Of<Type extends SeatCommand['type']> = Extract<SeatCommand, { type: Type }>;

export function admitsGift(
  pack: Pack,
  view: View,
  options: SeatOptions,
  { to, money, specials = [], groups }: Of<'give'>,
): boolean {
  const { give } = options;
  if (!give?.to.includes(to) || groups?.length || (money === undefined && specials.length === 0)) return false;
  if (money !== undefined && !within(money, 1, give.money)) return false;
  const gift: Bundle = money ? { money, specials } : { specials };
  return holdsAll(give.specials, specials) && !throwsGame(pack, boardOf(pack, view), view.viewer as Seat, to, gift);
}

export function admitsProposal(
  pack: Pack,
  view: View,
  { offer }: SeatOptions,
  to: Seat,
  { give, want, place = {} }: { readonly give: Bundle; readonly want: Bundle; readonly place?: Placements },
): boolean {
  if (!offer?.to.includes(to)) return false;
  const seat = view.viewer as Seat;
  const isEmpty = (bundle: Bundle) => !bundle.money && !bundle.specials?.length && !bundle.groups?.length;
  if ((isEmpty(give) && isEmpty(want)) || checkPlaced(want.groups, place)) return false;
  if (
    !(give.money === undefined || within(give.money, 1, offer.money)) ||
    !(want.money === undefined || within(want.money, 1, Number.MAX_SAFE_INTEGER)) ||
    !holdsAll(offer.specials, give.specials ?? [])
  )
    return false;
  const groups = (give.groups?.length ?? 0) + (want.groups?.length ?? 0);
  const board = boardOf(pack, view);
  if (groups > 0 && (!offer.groupsWith.includes(to) || groups > offer.groups)) return false;
  if (!areRoots(board, seat, give.groups) || !areRoots(board, to, want.groups)) return false;
  const table = { ...board, phase: view.phase, turn: view.turn };
  if (checkNamedPlaces(pack, table, { from: seat, to, give, want }, place)) return false;
  return !(isEmpty(want) && throwsGame(pack, board, seat, to, give));
}

/** What is sent along with an acceptance must fit, each Group where it is told to go. */
export function admitsPlacements(pack: Pack, view: View, { from, serial, place = {} }: Of<'accept'>): boolean {
  if (Object.keys(place).length === 0) return true;
  const offer = view.offers.find((open) => open.from === from && open.to === view.viewer && open.serial === serial);
  const board = { ...boardOf(pack, view), phase: view.phase, turn: view.turn };
  return offer !== undefined && !checkPlaced(offer.give.groups, place) && !checkReceipts(pack, board, offer, place);
}

function areRoots(board: Board, owner: Seat, groups: readonly CardNo[] = []): boolean {
  if (!isSet(groups) || groups.some((card) => isIlluminatiCard(card) || board.owner[card] !== owner)) return false;
  return groups.every((card) => {
    for (let above = board.host[card] as number; !isIlluminatiCard(above); above = board.host[above] as number)
      if (groups.includes(above)) return false;
    return true;
  });
}
