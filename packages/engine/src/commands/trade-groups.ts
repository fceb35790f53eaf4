import type { Game } from '../flow/game.ts';
import { defaultReceipt } from '../geometry/default-arrow.ts';
import type { Structure } from '../geometry/structure.ts';
import { attach, cardsOf, lift } from '../geometry/tree.ts';
import type { Bundle, Placements } from '../model/commands.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import type { Offer, Receipt } from '../model/state.ts';
import type { CardNo, Seat } from '../model/words.ts';
import { structureOf } from '../rules/board.ts';
import { continueReceipts, judgeChoice, misplaced } from './placing.ts';

interface Deal {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: Bundle;
  readonly want: Bundle;
}

interface Travel {
  /** What stays of both structures once every travelling subtree is lifted. */
  readonly rests: Map<Seat, Structure>;
  /** In the order of placing: the current player's receipts before the other's, each in the order of the bundle. */
  readonly receipts: readonly Receipt[];
}

/** */
function travelOf({ state }: Game, { from, to, give, want }: Deal): Travel {
  const rests = new Map<Seat, Structure>([
    [from, structureOf(state, from)],
    [to, structureOf(state, to)],
  ]);
  const liftAll = (giver: Seat, taker: Seat, groups: readonly CardNo[] = []) =>
    groups.map((group): Receipt => {
      const { rest, arm } = lift(rests.get(giver) as Structure, group);
      rests.set(giver, rest);
      return { seat: taker, arm };
    });
  const receipts = [...liftAll(from, to, give.groups), ...liftAll(to, from, want.groups)];
  const first = state.turn.seat;
  return {
    rests,
    receipts: [...receipts.filter(({ seat }) => seat === first), ...receipts.filter(({ seat }) => seat !== first)],
  };
}

/** every travelling Group finds a place, the named ones where they were told to go. */
export function checkReceipts(game: Game, deal: Deal, place: Placements): Refusal | undefined {
  const { rests, receipts } = travelOf(game, deal);
  const travelling = receipts.map(({ arm }) => arm.root);
  if (Object.keys(place).some((group) => !travelling.includes(Number(group))))
    return refuse('BAD_PLAN', 'R-14.13', 'placements of Groups that travel');
  for (const { seat, arm } of receipts) {
    const rest = rests.get(seat) as Structure;
    const choice = place[arm.root];
    if (choice) {
      if (!cardsOf(rest).includes(choice.host))
        return refuse('ILLEGAL_TARGET', 'R-14.9', "a card of the receiver's structure");
      const outcome = judgeChoice(game, seat, rest, arm, choice);
      if (!outcome.ok) return misplaced(outcome);
      rests.set(seat, attach(outcome.rest, arm, choice, outcome.links));
    } else {
      const best = defaultReceipt(game.pack, rest, arm);
      if (!best) return refuse('NO_OPEN_ARROW', 'R-14.13', 'room for the Group in the receiving structure');
      rests.set(seat, attach(best.outcome.rest, arm, best.arrow, best.outcome.links));
    }
  }
  return undefined;
}

/** Lifts everything; `continueReceipts` places what was told where and asks for the rest. */
export function exchangeGroups(game: Game, deal: Offer, accepted: Placements): void {
  const { state, emit } = game;
  const { receipts } = travelOf(game, deal);
  if (receipts.length === 0) return;
  const place: Placements = { ...deal.place, ...accepted };
  emit({ type: 'turnNoted', turn: { actionsUsed: state.turn.actionsUsed + receipts.length, passBarred: true } });
  for (const { seat, arm } of receipts)
    emit({ type: 'armLifted', seat: seat === deal.to ? deal.from : deal.to, cards: cardsOf(arm) });
  const left = receipts.map(({ seat, arm }): Receipt => {
    const choice = place[arm.root];
    return choice ? { seat, arm, choice } : { seat, arm };
  });
  continueReceipts(game, { source: 'trade', left });
}
