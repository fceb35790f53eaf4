import type { TableCommand } from '../model/commands.ts';
import { isDeckSpecial, wholeDeck } from '../model/deck.ts';
import { entryAt } from '../model/entry-at.ts';
import type { EventOf, SeatRoll } from '../model/events.ts';
import { must } from '../model/refusal.ts';
import { allSeats, bit, isActive } from '../model/seats.ts';
import { illuminatiOf } from '../rules/board.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';
import { type Game, Luck } from './game.ts';
import { beginTurn } from './turn.ts';
import { rank } from './turn-rolls.ts';

type Begin = Extract<TableCommand, { type: 'begin' }>;

/** Illuminati, starting money, secret goals; `deal` follows when everybody has chosen. */
export function begin(game: Game, command: Begin): void {
  const { state, pack, emit } = game;
  const seats = allSeats(state);
  if (command.deck) emit({ type: 'deckShuffled', deck: command.deck, draws: 0 });
  if (command.illuminati) {
    for (const [seat, illuminati] of command.illuminati.entries()) assign(game, { seat, illuminati, draws: 0 });
  } else if (state.options.illuminati === 'choose') {
    const luck = new Luck(game);
    const first = luck.draw(state.seats, 'choice');
    emit({ type: 'firstChooserDrawn', seat: first, draws: luck.used });
    askNextChooser(
      game,
      seats.map((step) => (first + step) % state.seats),
    );
    return;
  } else {
    for (const seat of seats) {
      const luck = new Luck(game);
      const free = pack.illuminati.map((_, no) => no).filter((no) => !state.illuminati.includes(no));
      {
        const illuminati = must(free[luck.draw(free.length, 'choice')], 'an Illuminati card');
        assign(game, { seat, illuminati, draws: luck.used });
      }
    }
  }
  payAndAskGoals(game);
}

/** one after another; when all have chosen, the money and the secret goals follow. */
export function askNextChooser(game: Game, choosers: readonly Seat[]): void {
  const [seat, ...left] = choosers;
  if (seat === undefined) payAndAskGoals(game);
  else game.emit({ type: 'asked', question: { kind: 'illuminati', seat, left } });
}

function assign(game: Game, assigned: Omit<EventOf<'illuminatiAssigned'>, 'type' | 'faceDown'>): void {
  game.emit({ type: 'illuminatiAssigned', faceDown: game.state.options.hiddenIlluminati, ...assigned });
}

/** R-23.16 (b, e): face-down seats state their starting money with the goal they name. */
function payAndAskGoals(game: Game): void {
  const { state, pack, emit } = game;
  let waiting = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (!isActive(state, seat)) continue;
    const illuminati = must(illuminatiOf(pack, state, seat), 'the Illuminati card');
    if (!state.faceDown[seat]) emit({ type: 'moneyFromBank', card: seat, amount: illuminati.income, why: 'setup' });
    if (state.faceDown[seat] || state.options.hiddenGoals || illuminati.goal.type === 'secret') waiting |= bit(seat);
  }
  if (waiting)
    emit({
      type: 'asked',
      question: { kind: 'goals', waiting, stated: Array.from({ length: state.seats }, () => -1) },
    });
}

/** Everybody has chosen: the stated starting money is paid and the cards are dealt. */
export function goalsChosen(game: Game, stated: readonly number[]): void {
  const { state, pack, emit } = game;
  emit({ type: 'closed', kind: 'goals' });
  for (let seat = 0; seat < state.seats; seat++) {
    if (!state.faceDown[seat] || !isActive(state, seat)) continue;
    const printed = illuminatiOf(pack, state, seat)?.income ?? 0;
    const amount = (stated[seat] ?? -1) >= 0 ? entryAt(stated, seat) : printed;
    if (amount > 0) emit({ type: 'moneyFromBank', card: seat, amount, why: 'setup' });
  }
}

/** shuffle, four Groups, the roll for the first turn. A deck that lies there already was arranged by a test. */
export function deal(game: Game): void {
  const { state, pack, emit } = game;
  if (state.deck.length === 0) {
    const luck = new Luck(game);
    const deck = luck.shuffled(wholeDeck(pack));
    emit({ type: 'deckShuffled', deck, draws: luck.used });
  }
  turnUpFour(game);
  rollForFirstTurn(game);
}

function turnUpFour(game: Game): void {
  const { state, emit } = game;
  const aside: number[] = [];
  let turnedUp = 0;
  let next = 0;
  const groups: number[] = [];
  while (turnedUp < 4 && next < state.deck.length) {
    const card = entryAt(state.deck, next++);
    if (isDeckSpecial(card)) aside.push(card);
    else {
      groups.push(card);
      turnedUp++;
    }
  }
  if (aside.length > 0) {
    const luck = new Luck(game);
    const rest = state.deck.slice(next);
    for (const special of aside) rest.splice(luck.draw(rest.length + 1, 'shuffle'), 0, special);
    emit({ type: 'deckShuffled', deck: [...groups, ...rest], draws: luck.used });
  }
  for (const card of groups) emit({ type: 'cardDrawn', seat: -1, deckCard: card, to: 'uncontrolled' });
}

function rollForFirstTurn(game: Game): void {
  const { state, emit } = game;
  const luck = new Luck(game);
  const rolls: SeatRoll[] = [];
  const seats = state.sequence.order.filter((seat) => isActive(state, seat));
  const byRolls = state.options.turnOrder === 'rolls';
  const ranked = rank(luck, rolls, { seats, topOnly: !byRolls });
  const first = must(ranked[0], 'a first player');
  emit({ type: 'rolledForTurn', rolls, next: first, draws: luck.used });
  const order = byRolls ? ranked : state.sequence.order;
  emit({ type: 'sequenceSet', sequence: { order, roundStart: order.indexOf(first), roundDone: 0, lastTwo: [] } });
  beginTurn(game, first);
}
