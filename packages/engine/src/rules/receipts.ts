import type { Pack } from '../cards/pack.ts';
import { defaultReceipt } from '../geometry/default-arrow.ts';
import type { PlacementRefusal } from '../geometry/placement.ts';
import { judgeReceipt, type Receipt as ReceiptOutcome } from '../geometry/receipt.ts';
import type { Structure } from '../geometry/structure.ts';
import { attach, cardsOf, lift } from '../geometry/tree.ts';
import type { Bundle, PlacementChoice, Placements } from '../model/commands.ts';
import { must, type Refusal, refuse } from '../model/refusal.ts';
import type { Receipt } from '../model/state.ts';
import type { CardNo, Phase, Seat } from '../vocabulary/vocabulary.ts';
import { type Board, structureOf } from './board.ts';

/** The board and whose turn it is: a state, or what a view shows of one. */
export interface TurnOnBoard extends Board {
  readonly phase: Phase;
  readonly turn: { readonly seat: Seat };
}

export interface Deal {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: Bundle;
  readonly want: Bundle;
}

/** With the places that were named for it. */
interface PlacedDeal extends Deal {
  readonly place: Placements;
}

interface Travel {
  /** What stays of both structures once every travelling subtree is lifted. */
  readonly rests: Map<Seat, Structure>;
  /** In the order of placing: the current player's receipts before the other's, each in the order of the bundle. */
  readonly receipts: readonly Receipt[];
}

/** */
export function travelOf(board: TurnOnBoard, { from, to, give, want }: Deal): Travel {
  const rests = new Map<Seat, Structure>([
    [from, structureOf(board, from)],
    [to, structureOf(board, to)],
  ]);
  const liftAll = (giver: Seat, taker: Seat, groups: readonly CardNo[] = []) =>
    groups.map((group): Receipt => {
      const { rest, arm } = lift(must(rests.get(giver), 'the structure of a giver'), group);
      rests.set(giver, rest);
      return { seat: taker, arm };
    });
  const receipts = [...liftAll(from, to, give.groups), ...liftAll(to, from, want.groups)];
  const first = board.turn.seat;
  return {
    rests,
    receipts: [...receipts.filter(({ seat }) => seat === first), ...receipts.filter(({ seat }) => seat !== first)],
  };
}

/** every travelling Group finds a place, the named ones where they were told to go. */
export function checkReceipts(pack: Pack, board: TurnOnBoard, deal: PlacedDeal): Refusal | undefined {
  const { place } = deal;
  const travel = travelOf(board, deal);
  const fault = placeAll(pack, board, { ...travel, place });
  if (!fault) return undefined;
  // Whoever is asked for a Group without a named place may leave the named arrows free, and will be asked anew if they do not.
  const named = travel.receipts.filter(({ arm }) => place[arm.root]);
  const unnamed = travel.receipts.filter(({ arm }) => !place[arm.root]);
  if (named.length === 0 || unnamed.length === 0) return fault;
  return placeAll(pack, board, { ...travel, receipts: [...named, ...unnamed], place }) ? fault : undefined;
}

/**
 * where the proposer wants to put what they get is for everybody to see, so it must be right when they say so. A place on
 * a Group that is still without one is judged when it has one.
 */
export function checkNamedPlaces(pack: Pack, board: TurnOnBoard, deal: PlacedDeal): Refusal | undefined {
  const { place } = deal;
  if (Object.keys(place).length === 0) return undefined;
  const travel = travelOf(board, deal);
  const own = travel.receipts.filter(({ seat }) => seat === deal.from);
  const named = own.filter(({ arm }) => place[arm.root]);
  const homeless = own.filter(({ arm }) => !place[arm.root]).flatMap(({ arm }) => cardsOf(arm));
  if (named.some(({ arm }) => homeless.includes(place[arm.root]?.host ?? -1))) return undefined;
  return placeAll(pack, board, { ...travel, receipts: named, place });
}

function placeAll(
  pack: Pack,
  board: TurnOnBoard,
  { rests: before, receipts, place }: Travel & { readonly place: Placements },
): Refusal | undefined {
  const rests = new Map(before);
  for (const { seat, arm } of receipts) {
    const rest = must(rests.get(seat), 'the structure of a receiver');
    const choice = place[arm.root];
    if (choice) {
      if (!cardsOf(rest).includes(choice.host))
        return refuse('ILLEGAL_TARGET', 'R-14.9', { need: 'receiversCard', seat });
      const outcome = judgeChoice(pack, board, { seat, rest, arm, choice });
      if (!outcome.ok) return misplaced(outcome);
      rests.set(seat, attach(outcome.rest, { root: arm.root, links: outcome.links }, choice));
    } else {
      const best = defaultReceipt(pack, rest, arm);
      if (!best) return refuse('NO_OPEN_ARROW', 'R-14.13', { need: 'roomForGroup', seat, card: arm.root });
      rests.set(seat, attach(best.outcome.rest, { root: arm.root, links: best.outcome.links }, best.arrow));
    }
  }
  return undefined;
}

/** each player places what they receive, and nothing else. */
export function checkPlaced(receives: readonly CardNo[] = [], place: Placements): Refusal | undefined {
  const named = Object.keys(place).map(Number);
  return named.some((group) => !receives.includes(group))
    ? refuse('ILLEGAL_TARGET', 'R-14.13', { need: 'placesOfReceivedGroups' })
    : undefined;
}

interface Chosen {
  readonly seat: Seat;
  readonly rest: Structure;
  readonly arm: Structure;
  readonly choice: PlacementChoice;
}

/** Judges what a receiver sent along with their offer or acceptance. */
export function judgeChoice(
  pack: Pack,
  board: TurnOnBoard,
  { seat, rest, arm, choice }: Chosen,
): ReceiptOutcome | PlacementRefusal {
  const { host, side, plan, dropOld } = choice;
  const wish = { plan, dropOld, dropsFreely: dropsFreely(board, seat) };
  return judgeReceipt(pack, { rest, arm, arrow: { host, side } }, wish);
}

/** in their own P3 a player may drop puppets at will. */
export function dropsFreely({ phase, turn }: Pick<TurnOnBoard, 'phase' | 'turn'>, seat: Seat): boolean {
  return phase === 'actions' && turn.seat === seat;
}

export function misplaced({ code, why }: PlacementRefusal): Refusal {
  return refuse(code, code === 'BAD_PLAN' ? 'R-13.4' : 'R-12.12', { need: why });
}
