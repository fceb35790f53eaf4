import type { Game } from '../flow/game.ts';
import { endIncomeStop, taxDue } from '../flow/income.ts';
import { askNextChooser } from '../flow/set-up.ts';
import { entryAt } from '../model/entry-at.ts';
import { specialIn } from '../model/hand.ts';
import { refuse } from '../model/refusal.ts';
import { bit, has, isActive } from '../model/seats.ts';
import type { Question } from '../model/state.ts';
import { abilitiesOf, abilityOf, cardsToDraw, cardWith, illuminatiIncome, illuminatiOf } from '../rules/board.ts';
import { questionFor, topQuestion } from '../rules/windows.ts';
import type { IlluminatiNo } from '../vocabulary/vocabulary.ts';
import type { Handler } from './handler.ts';
import { checkAmount } from './spending.ts';

/** face-up, one after another, no duplicates. */
export const chooseIlluminati: Handler<'chooseIlluminati'> = (game, { seat, card }) => {
  const { state } = game;
  if (state.phase !== 'setup') return refuse('WRONG_PHASE', 'R-2.3', { need: 'setUp' });
  const question = questionFor(state, seat, 'illuminati');
  if (!question) return refuse('BAD_TIMING', 'R-2.3', { need: 'choiceOfYours' });
  if (state.illuminati.includes(card)) return refuse('ILLEGAL_TARGET', 'R-2.3', { need: 'freeIlluminati' });
  takeIlluminati(game, question, { card, draws: 0 });
  return undefined;
};

/** `draws` = what a time-out took from the random stream to choose for them. */
export function takeIlluminati(
  game: Game,
  { seat, left }: Extract<Question, { kind: 'illuminati' }>,
  { card, draws }: { readonly card: IlluminatiNo; readonly draws: number },
): void {
  game.emit({ type: 'closed', kind: 'illuminati' });
  game.emit({ type: 'illuminatiAssigned', seat, illuminati: card, faceDown: false, draws });
  askNextChooser(game, left);
}

/** R-23.16 (e): the answer of a face-down seat counts only if its goal is secret. */
export const chooseGoal: Handler<'chooseGoal'> = ({ state, pack, emit }, { seat, goal }) => {
  if (state.phase !== 'setup') return refuse('WRONG_PHASE', 'R-2.5', { need: 'setUp' });
  const question = questionFor(state, seat, 'goals');
  if (!question) return refuse('BAD_TIMING', 'R-2.5', { need: 'goalToChoose' });
  if (pack.illuminati[goal]?.goal.type === 'secret') return refuse('ILLEGAL_TARGET', 'R-2.5', { need: 'openGoal' });
  const counts = state.options.hiddenGoals || illuminatiOf(pack, state, seat)?.goal.type === 'secret';
  if (counts) emit({ type: 'goalChosen', seat, goal, draws: 0 });
  emit({ type: 'answered', seat, question: { ...question, waiting: question.waiting & ~bit(seat) } });
  return undefined;
};

/** R-23.16 (b, c): income and draws of a face-down Illuminati card. */
export const stateIncome: Handler<'state'> = ({ state: now, pack, emit }, { seat, income, draws }) => {
  const stop = questionFor(now, seat, 'income');
  const goals = questionFor(now, seat, 'goals');
  if (!(stop ?? goals) || !now.faceDown[seat] || (draws !== undefined && !stop))
    return refuse('BAD_TIMING', 'R-23.16', { need: 'incomeStopFaceDown' });
  const printed = stop ? illuminatiIncome(pack, now, seat) : (illuminatiOf(pack, now, seat)?.income ?? 0);
  const most = printed + (now.options.hiddenOverstate ? 1 : 0);
  if (income !== undefined && (!Number.isInteger(income) || income < 0 || income > most))
    return refuse('BAD_AMOUNT', 'R-23.16', { need: 'stated', what: 'income', least: 0, most });
  const cards = cardsToDraw(pack, now, seat);
  if (draws !== undefined && (!Number.isInteger(draws) || draws < 1 || draws > cards))
    return refuse('BAD_AMOUNT', 'R-23.16', { need: 'stated', what: 'draws', least: 1, most: cards });
  if (stop) {
    emit({
      type: 'answered',
      seat,
      question: {
        ...stop,
        ...(income === undefined ? {} : { stated: income }),
        ...(draws === undefined ? {} : { draws }),
      },
    });
  } else if (goals && income !== undefined)
    emit({ type: 'answered', seat, question: { ...goals, stated: goals.stated.with(seat, income) } });
  return undefined;
};

/** Nothing, please: in a window, at the income stop, and to every question that may be left alone. */
export const decline: Handler<'decline'> = (game, { seat }) => {
  const { state: now, emit } = game;
  const top = topQuestion(now);
  if (top && 'answered' in top && has(top.answered, seat))
    return refuse('BAD_TIMING', 'R-24.6', { need: 'answerNotGiven' });
  if (!top || !questionFor(now, seat, top.kind)) return refuse('BAD_TIMING', 'R-24.4', { need: 'questionForYou' });
  switch (top.kind) {
    case 'start':
    case 'secrets':
    case 'roll':
      emit({ type: 'answered', seat, question: { ...top, answered: top.answered | bit(seat) } });
      return undefined;
    case 'income':
      endIncomeStop(game, top);
      return undefined;
    case 'replace':
    case 'immunity':
    case 'funding':
    case 'keep': {
      emit({ type: 'closed', kind: top.kind });
      const settles = top.kind === 'immunity' || (top.kind === 'replace' && top.purpose === 'privilege');
      if (settles) emit({ type: 'announcementSettled' });
      return undefined;
    }
    default:
      return refuse('BAD_TIMING', 'R-24.4', { need: 'declinableQuestion' });
  }
};

/** */
export const keep: Handler<'keep'> = ({ state: now, emit }, { seat, faceUp }) => {
  const question = questionFor(now, seat, 'keep');
  if (!question) return refuse('BAD_TIMING', 'R-5.3', { need: 'drawnSpecial' });
  const slot = now.hands[seat]?.[question.slot];
  emit({ type: 'closed', kind: 'keep' });
  if (faceUp && slot !== undefined)
    emit({ type: 'specialTurnedUp', seat, slot: question.slot, special: specialIn(slot) });
  return undefined;
};

/** R-23.16 (f). */
export const claimImmunity: Handler<'claimImmunity'> = ({ state: now, pack, emit }, { seat }) => {
  if (!questionFor(now, seat, 'immunity') || !abilityOf(abilitiesOf(pack, now, seat), 'immunity'))
    return refuse('BAD_TIMING', 'R-23.16', { need: 'attackYouAreImmuneTo' });
  emit({ type: 'closed', kind: 'immunity' });
  emit({ type: 'illuminatiRevealed', seat, illuminati: entryAt(now.illuminati, seat) });
  emit({ type: 'attackVoided', why: 'immunity' });
  return undefined;
};

/** */
export const tax: Handler<'tax'> = ({ state: now, pack, emit }, { seat, seats }) => {
  const stop = questionFor(now, seat, 'income');
  if (!stop) return refuse('BAD_TIMING', 'R-4.6', { need: 'incomeStop' });
  if (cardWith(pack, now, { seat, ability: 'tax' }) === undefined)
    return refuse('BAD_TIMING', 'R-4.6', { need: 'ability', ability: 'tax' });
  if (seats.some((payer) => payer === seat || !isActive(now, payer)) || new Set(seats).size !== seats.length)
    return refuse('ILLEGAL_TARGET', 'R-4.6', { need: 'opponentsOnce' });
  emit({ type: 'answered', seat, question: { ...stop, tax: seats } });
  return undefined;
};

/** */
export const payUpkeep: Handler<'payUpkeep'> = ({ state: now, pack, emit }, { seat, from }) => {
  const stop = questionFor(now, seat, 'income');
  const card = cardWith(pack, now, { seat, ability: 'upkeep' });
  if (!stop) return refuse('BAD_TIMING', 'R-4.4', { need: 'incomeStop' });
  if (card === undefined) return refuse('BAD_TIMING', 'R-4.4', { need: 'ability', ability: 'upkeep' });
  if (from !== seat && from !== now.host[card])
    return refuse('BAD_TREASURY', 'R-4.4', { need: 'masterOrIlluminati', card });
  const lacking = checkAmount(now, from, 1);
  if (lacking) return lacking;
  emit({ type: 'answered', seat, question: { ...stop, upkeepFrom: from } });
  return undefined;
};

/** booked when all payers have answered. */
export const payTax: Handler<'payTax'> = (game, { seat, from }) => {
  const { state: now, emit } = game;
  const question = questionFor(now, seat, 'taxes');
  if (!question) return refuse('BAD_TIMING', 'R-4.6', { need: 'taxOwed' });
  const payments = Object.entries(from).map(([card, amount]) => ({ card: Number(card), amount }));
  if (payments.some(({ card }) => now.owner[card] !== seat))
    return refuse('BAD_TREASURY', 'R-4.6', { need: 'ownTreasuries' });
  const due = taxDue(game, seat);
  const whole = payments.every(({ amount }) => Number.isInteger(amount) && amount >= 0);
  const named = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (!whole || named !== due) return refuse('BAD_AMOUNT', 'R-4.6', { need: 'exactTotal', total: due, named });
  const lacking = payments.find(({ card, amount }) => amount > entryAt(now.money, card));
  if (lacking)
    return refuse('INSUFFICIENT_FUNDS', 'R-4.6', { need: 'funds', ...lacking, had: entryAt(now.money, lacking.card) });
  const paid = payments.filter(({ amount }) => amount > 0);
  emit({
    type: 'answered',
    seat,
    question: { ...question, waiting: question.waiting & ~bit(seat), payments: question.payments.with(seat, paid) },
  });
  return undefined;
};

/** */
export const bid: Handler<'bid'> = ({ state: now, emit }, { seat, amount }) => {
  const question = questionFor(now, seat, 'bids');
  if (!question) return refuse('BAD_TIMING', 'R-23.10', { need: 'bidOwed' });
  if (!Number.isInteger(amount) || amount < 0)
    return refuse('BAD_AMOUNT', 'R-23.10', { need: 'wholeAmount', least: 0 });
  const had = entryAt(now.money, seat);
  if (amount > had) return refuse('INSUFFICIENT_FUNDS', 'R-23.10', { need: 'funds', card: seat, amount, had });
  emit({
    type: 'answered',
    seat,
    question: { ...question, waiting: question.waiting & ~bit(seat), bids: question.bids.with(seat, amount) },
  });
  return undefined;
};
