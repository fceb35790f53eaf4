import { entryAt } from '../model/entry-at.ts';
import { EngineBug } from '../model/refusal.ts';
import type { Question } from '../model/state.ts';
import { cardsToDraw } from '../rules/board.ts';
import { topQuestion, waitingMask } from '../rules/windows.ts';
import { continueAttack } from './attack.ts';
import { continueDrawing } from './draw.ts';
import { endTurn } from './end-of-turn.ts';
import type { Game } from './game.ts';
import { bookTaxes, enterIncome } from './income.ts';
import { deal, goalsChosen } from './set-up.ts';
import { takeEffect } from './special-effect.ts';
import { beginTurn, openStartWindow } from './turn.ts';
import { rollForTurn } from './turn-rolls.ts';

/** More than any chain of consequences can take; a rule that loops must stop the table, not the process. */
const ENOUGH = 2_000;

/** Runs everything that follows by itself until somebody is waited for or the game is over. */
export function advance(game: Game): void {
  const { state } = game;
  for (let steps = 0; steps < ENOUGH; steps++) {
    if (state.over) return;
    const top = topQuestion(state);
    if (top) {
      if (waitingMask(top, state)) return;
      conclude(game, top);
    } else if (state.attack) continueAttack(game, state.attack);
    else if (!continuePhase(game)) return;
  }
  throw new EngineBug('the game does not come to rest');
}

/** False in a plain phase, where the current player decides. */
function continuePhase(game: Game): boolean {
  const { state, emit } = game;
  switch (state.phase) {
    case 'setup':
      deal(game);
      return true;
    case 'start':
      enterIncome(game);
      return true;
    case 'income':
      emit({ type: 'phaseEntered', phase: 'draw' });
      return true;
    case 'draw':
      continueDrawing(game);
      return true;
    case 'end':
      endTurn(game);
      return true;
    case 'actions':
    case 'transfers':
    case 'powers':
      return false;
  }
}

/** Everybody asked has answered. */
function conclude(game: Game, question: Question): void {
  const { emit } = game;
  switch (question.kind) {
    case 'goals':
      return goalsChosen(game, question.stated);
    case 'taxes':
      return bookTaxes(game, question);
    case 'secrets':
      emit({ type: 'closed', kind: 'secrets' });
      return takeEffect(game, question.subject);
    case 'bids':
      emit({ type: 'closed', kind: 'bids' });
      return payBids(game, question.rollers, question.bids);
    case 'start':
    case 'roll':
    case 'spending':
      return emit({ type: 'closed', kind: question.kind });
    case 'illuminati':
    case 'income':
    case 'keep':
    case 'replace':
    case 'immunity':
    case 'placement':
    case 'funding':
      throw new EngineBug(`nobody answers the question ${question.kind}`);
  }
}

/** Money given away since the bid cannot be paid, and what is not paid does not count. */
function payBids(game: Game, rollers: number, bids: readonly number[]): void {
  const paid = bids.map((amount, seat) => Math.min(amount, entryAt(game.state.money, seat)));
  for (const [card, amount] of paid.entries())
    if (amount > 0) game.emit({ type: 'moneyToBank', card, amount, why: 'bid' });
  beginTurn(game, rollForTurn(game, rollers, paid));
}

/** For a position that was laid out by hand with its phase just entered: what the engine does on entering it, and all that follows. */
export function resume(game: Game): void {
  const { state, emit } = game;
  if (state.phase === 'start') openStartWindow(game);
  else if (state.phase === 'income') enterIncome(game);
  else if (state.phase === 'draw')
    emit({ type: 'turnNoted', turn: { drawsLeft: cardsToDraw(game.pack, state, state.turn.seat) } });
  advance(game);
}
