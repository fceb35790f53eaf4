import { isDeckSpecial } from '../model/deck.ts';
import { entryAt } from '../model/entry-at.ts';
import { UNCONTROLLED } from '../model/state.ts';
import { cardsIn } from '../rules/board.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';
import type { Game } from './game.ts';

/** P2, one card at a time: a Special asks how it is kept, and the next card waits for the answer. */
export function continueDrawing(game: Game): void {
  const { state, emit } = game;
  if (state.turn.drawsLeft > 0 && state.deck.length > 0) {
    emit({ type: 'turnNoted', turn: { drawsLeft: state.turn.drawsLeft - 1 } });
    drawFor(game, state.turn.seat);
  } else emit({ type: 'phaseEntered', phase: 'actions' });
}

/** */
export function drawFor({ state, emit }: Game, seat: Seat): void {
  const deckCard = state.deck[0];
  if (deckCard === undefined) return;
  const special = isDeckSpecial(deckCard);
  emit({ type: 'cardDrawn', seat, deckCard, to: special ? 'hand' : 'uncontrolled' });
  if (special) emit({ type: 'asked', question: { kind: 'keep', seat, slot: entryAt(state.hands, seat).length - 1 } });
}

/** */
export function addTargets({ state, emit }: Game): void {
  while (state.deck.length > 0 && cardsIn(state, UNCONTROLLED).length < 2) {
    const deckCard = entryAt(state.deck, 0);
    emit({ type: 'cardDrawn', seat: -1, deckCard, to: isDeckSpecial(deckCard) ? 'discard' : 'uncontrolled' });
  }
}
