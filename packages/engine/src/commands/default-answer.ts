import { type Game, Luck } from '../flow/game.ts';
import { defaultTaxPayment, endIncomeStop, taxDue } from '../flow/income.ts';
import { must, refuse } from '../model/refusal.ts';
import { bit, has } from '../model/seats.ts';
import type { Question } from '../model/state.ts';
import { illuminatiOf } from '../rules/board.ts';
import { topQuestion, waitingMask } from '../rules/windows.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';
import { chooseGoal, decline, takeIlluminati } from './answers.ts';
import type { Handler } from './handler.ts';
import { placeByDefault } from './placing.ts';

/** the default for what this seat is asked; in a plain phase the turn ends. */
export const defaultAnswer: Handler<'default'> = (game, { seat }) => {
  const { state, emit } = game;
  const top = topQuestion(state);
  if (!top) {
    if (state.phase === 'setup' || seat !== state.turn.seat)
      return refuse('BAD_TIMING', 'R-0.6', { need: 'questionForYou' });
    emit({ type: 'phaseEntered', phase: 'end' });
    return undefined;
  }
  if (!has(waitingMask(top, state), seat)) return refuse('BAD_TIMING', 'R-0.6', { need: 'questionForYou' });
  answer(game, top, seat);
  return undefined;
};

function answer(game: Game, question: Question, seat: Seat): void {
  const { state, emit } = game;
  switch (question.kind) {
    case 'illuminati':
      chooseAtRandom(game, question);
      return;
    case 'goals':
      goalAtRandom(game, seat);
      return;
    case 'taxes': {
      const paid = defaultTaxPayment(state, seat, taxDue(game, seat));
      emit({
        type: 'answered',
        seat,
        question: { ...question, waiting: question.waiting & ~bit(seat), payments: question.payments.with(seat, paid) },
      });
      return;
    }
    case 'spending':
      emit({ type: 'answered', seat, question: { kind: 'spending', done: question.done | bit(seat) } });
      return;
    case 'placement':
      placeByDefault(game, question);
      return;
    case 'bids':
      emit({ type: 'answered', seat, question: { ...question, waiting: question.waiting & ~bit(seat) } });
      return;
    case 'income':
      endIncomeStop(game, question);
      return;
    case 'start':
    case 'secrets':
    case 'roll':
    case 'keep':
    case 'replace':
    case 'immunity':
    case 'funding':
      decline(game, { type: 'decline', seat });
      return;
  }
}

function chooseAtRandom(game: Game, question: Extract<Question, { kind: 'illuminati' }>): void {
  const { state, pack } = game;
  const free = pack.illuminati.map((_, no) => no).filter((no) => !state.illuminati.includes(no));
  const luck = new Luck(game);
  const card = must(free[luck.draw(free.length, 'choice')], 'an Illuminati card');
  takeIlluminati(game, question, { card, draws: luck.used });
}

/** uniformly one of the seven; a seat whose answer does not count takes nothing from the random stream. */
function goalAtRandom(game: Game, seat: Seat): void {
  const { state, pack, emit } = game;
  const goals = pack.illuminati.map((_, no) => no).filter((no) => pack.illuminati[no]?.goal.type !== 'secret');
  const counts = state.options.hiddenGoals || illuminatiOf(pack, state, seat)?.goal.type === 'secret';
  if (!counts) {
    chooseGoal(game, { type: 'chooseGoal', seat, goal: must(goals[0], 'a goal') });
    return;
  }
  const luck = new Luck(game);
  const goal = must(goals[luck.draw(goals.length, 'choice')], 'a goal');
  const question = topQuestion(state);
  emit({ type: 'goalChosen', seat, goal, draws: luck.used });
  if (question?.kind === 'goals')
    emit({ type: 'answered', seat, question: { ...question, waiting: question.waiting & ~bit(seat) } });
}
