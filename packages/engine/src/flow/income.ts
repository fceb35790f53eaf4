import { entryAt } from '../model/entry-at.ts';
import { isFaceUp, specialIn } from '../model/hand.ts';
import { bit, inTurnOrder, opponentsMask } from '../model/seats.ts';
import type { Payment, Question, State } from '../model/state.ts';
import {
  abilitiesOf,
  abilityOf,
  cardsToDraw,
  cardWith,
  groupsOf,
  illuminatiIncome,
  incomeOf,
  upkeepOf,
} from '../rules/board.ts';
import { moneyOf } from '../rules/goals.ts';
import type { CardNo, Seat } from '../vocabulary/vocabulary.ts';
import type { Game } from './game.ts';

type IncomeStop = Extract<Question, { kind: 'income' }>;

/** P1: positive incomes, then the stop every turn has. */
export function enterIncome(game: Game): void {
  const { state, emit } = game;
  const { seat } = state.turn;
  emit({ type: 'phaseEntered', phase: 'income' });
  if (!state.faceDown[seat])
    payIlluminati(game, { seat, amount: illuminatiIncome(game.pack, state, seat), why: 'income' });
  payGroups(game, seat, 'income');
  const stop: IncomeStop = { kind: 'income', seat, doubled: 0 };
  if (hasChoice(game, seat)) emit({ type: 'asked', question: stop });
  else collect(game, stop);
}

/** the stop is left out only on public facts. */
function hasChoice({ state, pack }: Game, seat: Seat): boolean {
  if (state.faceDown[seat]) return true;
  if (
    cardWith(pack, state, { seat, ability: 'upkeep' }) !== undefined ||
    cardWith(pack, state, { seat, ability: 'tax' }) !== undefined
  )
    return true;
  if (entryAt(state.hands, seat).length === 0) return false;
  return pack.specials.some(({ effect, copies }, no) => {
    if (effect.type !== 'doublesIncome') return false;
    const seen = state.discard.filter((special) => special === no).length;
    const elsewhere = state.hands.flatMap((hand, owner) =>
      owner === seat ? [] : hand.filter((slot) => isFaceUp(slot) && specialIn(slot) === no),
    );
    return seen + elsewhere.length < copies;
  });
}

interface Pay {
  readonly seat: Seat;
  readonly amount: number;
  readonly why: 'income' | 'doubled';
}

function payIlluminati({ emit }: Game, { seat, amount, why }: Pay): void {
  if (amount > 0) emit({ type: 'moneyFromBank', card: seat, amount, why });
}

function payGroups({ state, pack, emit }: Game, seat: Seat, why: 'income' | 'doubled'): void {
  for (const card of groupsOf(state, seat)) {
    const amount = incomeOf(pack, state, card);
    if (amount > 0) emit({ type: 'moneyFromBank', card, amount, why });
  }
}

/** a face-down Illuminati card is paid when the stop ends, as often as it has to be. */
export function doubleIncome(game: Game, seat: Seat): void {
  const { state, emit } = game;
  const stop = state.questions.at(-1);
  if (!state.faceDown[seat])
    payIlluminati(game, { seat, amount: illuminatiIncome(game.pack, state, seat), why: 'doubled' });
  payGroups(game, seat, 'doubled');
  if (stop?.kind === 'income') emit({ type: 'answered', seat, question: { ...stop, doubled: stop.doubled + 1 } });
}

/** The stop is over: what was left open takes its default. */
export function endIncomeStop(game: Game, stop: IncomeStop): void {
  game.emit({ type: 'closed', kind: 'income' });
  if (game.state.faceDown[stop.seat]) {
    const income = stop.stated ?? illuminatiIncome(game.pack, game.state, stop.seat);
    for (let times = 0; times <= stop.doubled; times++)
      payIlluminati(game, { seat: stop.seat, amount: income, why: times ? 'doubled' : 'income' });
  }
  collect(game, stop);
}

function collect(game: Game, stop: IncomeStop): void {
  const { state, pack, emit } = game;
  const { seat } = stop;
  for (const card of groupsOf(state, seat)) {
    const upkeep = upkeepOf(pack, state, card);
    if (upkeep > 0) payUpkeep(game, { card, amount: upkeep, chosen: stop.upkeepFrom });
  }
  emit({
    type: 'turnNoted',
    turn: { drawsLeft: stop.draws ?? cardsToDraw(pack, state, seat) },
  });
  if (cardWith(pack, state, { seat, ability: 'tax' }) === undefined) return;
  const taxed = (stop.tax ?? inTurnOrder(state, opponentsMask(state, seat))).filter(
    (payer) => moneyOf(state, payer) > 0,
  );
  const waiting = taxed.reduce((mask, payer) => mask | bit(payer), 0);
  if (waiting)
    emit({
      type: 'asked',
      question: { kind: 'taxes', waiting, payments: Array.from({ length: state.seats }, () => []) },
    });
}

/** */
function payUpkeep(
  { state, emit }: Game,
  { card, amount, chosen }: { readonly card: CardNo; readonly amount: number; readonly chosen: CardNo | undefined },
): void {
  const master = entryAt(state.host, card);
  const seat = entryAt(state.owner, card);
  const standard = entryAt(state.money, master) > 0 ? master : seat;
  const payer = chosen !== undefined && entryAt(state.money, chosen) > 0 ? chosen : standard;
  const paid = Math.min(amount, entryAt(state.money, payer));
  if (paid > 0) emit({ type: 'moneyToBank', card: payer, amount: paid, why: 'upkeep' });
}

/** what a taxed seat owes. */
export function taxDue({ pack, state }: Pick<Game, 'pack' | 'state'>, payer: Seat): number {
  const collector = cardWith(pack, state, { seat: state.turn.seat, ability: 'tax' });
  const amount = collector === undefined ? 0 : (abilityOf(abilitiesOf(pack, state, collector), 'tax')?.amount ?? 0);
  return Math.min(amount, moneyOf(state, payer));
}

/** The richest treasury pays, then the next richest; ties: Illuminati first, then the lowest card number. */
export function defaultTaxPayment(state: State, payer: Seat, due: number): Payment[] {
  const treasuries = [payer, ...groupsOf(state, payer)].filter((card) => entryAt(state.money, card) > 0);
  treasuries.sort((a, b) => entryAt(state.money, b) - entryAt(state.money, a) || a - b);
  const payments: Payment[] = [];
  let left = due;
  for (const card of treasuries) {
    const amount = Math.min(left, entryAt(state.money, card));
    if (amount > 0) payments.push({ card, amount });
    left -= amount;
  }
  return payments;
}

/** Booked in turn order, once all have answered. What a payer no longer has where they wanted to pay comes from the default. */
export function bookTaxes(game: Game, question: Extract<Question, { kind: 'taxes' }>): void {
  const { state, emit } = game;
  emit({ type: 'closed', kind: 'taxes' });
  const payers = question.payments.reduce((mask, payment, seat) => (payment.length > 0 ? mask | bit(seat) : mask), 0);
  for (const payer of inTurnOrder(state, payers)) payTax(game, payer, question.payments[payer] ?? []);
}

export function payTax(game: Game, payer: Seat, wanted: readonly Payment[]): void {
  const { state, pack, emit } = game;
  const collector = cardWith(pack, state, { seat: state.turn.seat, ability: 'tax' });
  if (collector === undefined) return;
  const due = taxDue(game, payer);
  const total = wanted.reduce((sum, { amount }) => sum + amount, 0);
  const holds = wanted.every(({ card, amount }) => state.owner[card] === payer && entryAt(state.money, card) >= amount);
  const payments = holds && total === due ? wanted : defaultTaxPayment(state, payer, due);
  for (const { card, amount } of payments) emit({ type: 'moneyMoved', from: card, to: collector, amount, why: 'tax' });
}
