import type { Game } from '../flow/game.ts';
import { cardsOf } from '../geometry/tree.ts';
import type { Placements } from '../model/commands.ts';
import type { Offer, Receipt } from '../model/state.ts';
import { travelOf } from '../rules/receipts.ts';
import { continueReceipts } from './placing.ts';

/** Lifts everything; `continueReceipts` places what was told where and asks for the rest. */
export function exchangeGroups(game: Game, deal: Offer, accepted: Placements): void {
  const { state, emit } = game;
  const { receipts } = travelOf(state, deal);
  if (receipts.length === 0) return;
  const place: Placements = { ...deal.place, ...accepted };
  emit({
    type: 'turnNoted',
    turn: { actionsUsed: state.turn.actionsUsed + receipts.length, passBarred: true },
  });
  for (const { seat, arm } of receipts)
    emit({ type: 'armLifted', seat: seat === deal.to ? deal.from : deal.to, cards: cardsOf(arm) });
  const left = receipts.map(({ seat, arm }): Receipt => {
    const choice = place[arm.root];
    return choice ? { seat, arm, choice } : { seat, arm };
  });
  continueReceipts(game, { source: 'trade', left });
}
