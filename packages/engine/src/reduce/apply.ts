import type { Pack } from '../cards/pack.ts';
import { isDeckSpecial, specialOfDeck } from '../model/deck.ts';
import type { EventOf, GameEvent } from '../model/events.ts';
import { isFaceUp, knownTo, slotOf, turnedUp } from '../model/hand.ts';
import { newTurn } from '../model/new-turn.ts';
import { bit } from '../model/seats.ts';
import { DEAD, IN_TRANSIT, type State, UNCONTROLLED } from '../model/state.ts';
import { applyToAttack } from './apply-to-attack.ts';
import { leaveTable } from './leave-table.ts';
import { add, changeHand, fromBank, toBank } from './ledger.ts';
import { noteDown } from './note-down.ts';

/** Folds one fact into the state, in place. Total and dumb: no rules, no dice, no refusals. */
export function apply(pack: Pack, state: State, event: GameEvent): void {
  switch (event.type) {
    case 'illuminatiAssigned':
      state.counter += event.draws;
      state.illuminati[event.seat] = event.illuminati;
      state.faceDown[event.seat] = event.faceDown ? 1 : 0;
      state.owner[event.seat] = event.seat;
      return;
    case 'goalChosen':
      state.counter += event.draws;
      state.goal[event.seat] = event.goal;
      return;
    case 'deckShuffled':
      state.counter += event.draws;
      state.deck = event.deck.slice();
      return;
    case 'firstChooserDrawn':
    case 'rolledForTurn':
      state.counter += event.draws;
      return;
    case 'sequenceSet':
      state.sequence = event.sequence;
      return;
    case 'asked':
      state.questions.push(event.question);
      return;
    case 'answered':
      state.questions[state.questions.length - 1] = event.question;
      return;
    case 'closed':
      state.questions.pop();
      return;
    case 'questionsLeft':
      state.questions = event.questions.slice();
      return;
    case 'turnBegan':
      state.turn = newTurn(event.seat);
      state.phase = 'start';
      return;
    case 'phaseEntered':
      state.phase = event.phase;
      return;
    case 'turnNoted':
      state.turn = { ...state.turn, ...event.turn };
      return;
    case 'turnCounted':
      add(state.turnsTaken, event.seat, 1);
      return;
    case 'timeCalled':
      state.calledRound = event.round;
      return;
    case 'turnLost':
      state.quietTurns = event.quietTurns;
      return;
    case 'passed':
      return;
    case 'turnEnded':
      state.quietTurns = event.quietTurns;
      state.taken.fill(0);
      state.alignments = pack.alignments.slice();
      return;
    case 'moneyFromBank':
      fromBank(state, event.card, event.amount);
      return;
    case 'moneyToBank':
      toBank(state, event.card, event.amount);
      return;
    case 'moneyMoved':
      add(state.money, event.from, -event.amount);
      add(state.money, event.to, event.amount);
      return;
    case 'moneyRearranged':
      for (const [card, amount] of event.treasuries) fromBank(state, card, amount - (state.money[card] ?? 0));
      return;
    case 'treasuryFlaunted':
      state.stacked[event.card] = event.shown ? 0 : 1;
      return;
    case 'cardDrawn':
      draw(state, event);
      return;
    case 'specialTurnedUp':
      changeHand(state, event.seat, (hand) =>
        hand.map((slot, index) => (index === event.slot ? turnedUp(slot) : slot)),
      );
      return;
    case 'specialUsed':
      changeHand(state, event.seat, (hand) => hand.filter((_, index) => index !== event.slot));
      closeGap(state, event.seat, event.slot);
      state.discard.push(event.special);
      return;
    case 'specialCancelled':
      return;
    case 'specialHanded':
      handOver(state, event);
      return;
    case 'spied':
      spy(state, event);
      noteDown(state, event);
      return;
    case 'noticeClosed':
      state.notices = state.notices.filter((notice) => notice.seat !== event.seat);
      return;
    case 'armLifted':
      for (const card of event.cards) {
        state.owner[card] = IN_TRANSIT;
        state.host[card] = -1;
      }
      state.turn = { ...state.turn, structuresChanged: true };
      return;
    case 'armPlaced':
      hang(state, event);
      return;
    case 'groupsFreed':
      for (const card of event.cards) free(state, card, UNCONTROLLED);
      state.turn = { ...state.turn, structuresChanged: true };
      return;
    case 'groupDestroyed':
      if ((state.owner[event.card] ?? 0) >= 0) state.turn = { ...state.turn, structuresChanged: true };
      free(state, event.card, DEAD);
      add(state.destroyed, event.by, 1);
      return;
    case 'groupRevived':
      state.owner[event.card] = UNCONTROLLED;
      return;
    case 'alignmentChanged':
      state.alignments[event.card] = event.alignments;
      return;
    case 'offerMade':
      state.offers = [...state.offers, event.offer];
      state.offerSerials = state.offerSerials.with(event.offer.from * state.seats + event.offer.to, event.offer.serial);
      return;
    case 'offerClosed':
      state.offers = state.offers.filter(
        (offer) => !(offer.from === event.from && offer.to === event.to && offer.serial === event.serial),
      );
      return;
    case 'peeked':
      state.peeks = [...state.peeks, { seat: event.seat, owner: event.owner, slot: event.slot, ended: false }];
      changeHand(state, event.owner, (hand) =>
        hand.map((slot, index) => (index === event.slot ? knownTo(slot, event.seat) : slot)),
      );
      noteDown(state, event);
      return;
    case 'peekEnded':
      state.peeks = event.caught
        ? state.peeks.filter((peek) => !isPeek(peek, event))
        : state.peeks.map((peek) => (isPeek(peek, event) ? { ...peek, ended: true } : peek));
      return;
    case 'peekForgotten':
      state.peeks = state.peeks.filter((peek) => !isPeek(peek, event));
      return;
    case 'seatHandedOver':
    case 'accused':
      return;
    case 'illuminatiRevealed':
      state.faceDown[event.seat] = 0;
      return;
    case 'goalRevealed':
      state.goalShown[event.seat] = 1;
      return;
    case 'seatOut':
      leaveTable(state, event);
      return;
    case 'gameEnded':
      state.over = event.outcome;
      state.phase = 'end';
      state.questions = [];
      state.attack = undefined;
      state.offers = [];
      state.peeks = [];
      return;
    default:
      applyToAttack(state, event);
  }
}

type PeekOf = { readonly seat: number; readonly owner: number; readonly slot: number };

function isPeek(peek: PeekOf, event: PeekOf): boolean {
  return peek.seat === event.seat && peek.owner === event.owner && peek.slot === event.slot;
}

/** a structure hung just as it was has not changed. */
function hang(state: State, { seat, links, why }: EventOf<'armPlaced'>): void {
  // its new owner has not stacked it yet. Before version 3 of the rules it lay as the last one had left it.
  const isNew = state.rulesVersion >= 3 && (why === 'capture' || why === 'trade');
  const moved = links.some(
    ({ card, host, side }) => state.owner[card] !== seat || state.host[card] !== host || state.side[card] !== side,
  );
  for (const { card, host, side } of links) {
    if (isNew && state.owner[card] !== seat) state.stacked[card] = 0;
    state.owner[card] = seat;
    state.host[card] = host;
    state.side[card] = side;
  }
  if (moved) state.turn = { ...state.turn, structuresChanged: true };
}

function free(state: State, card: number, where: number): void {
  toBank(state, card, state.money[card] ?? 0);
  state.owner[card] = where;
  state.host[card] = -1;
  state.stacked[card] = 0;
}

function draw(state: State, event: EventOf<'cardDrawn'>): void {
  state.deck.shift();
  if (event.to === 'uncontrolled') state.owner[event.deckCard] = UNCONTROLLED;
  else if (event.to === 'discard') state.discard.push(specialOfDeck(event.deckCard));
  else if (isDeckSpecial(event.deckCard)) {
    const slot = slotOf(specialOfDeck(event.deckCard), { faceUp: false, knownBy: bit(event.seat) });
    changeHand(state, event.seat, (hand) => [...hand, slot]);
  }
}

/** The old owner remembers what they gave, the new one sees it; whoever knew it still does. */
function handOver(state: State, event: EventOf<'specialHanded'>): void {
  const slot = state.hands[event.from]?.[event.slot];
  if (slot === undefined) return;
  changeHand(state, event.from, (hand) => hand.filter((_, index) => index !== event.slot));
  closeGap(state, event.from, event.slot);
  changeHand(state, event.to, (hand) => [...hand, knownTo(slot, event.to)]);
}

function spy(state: State, event: EventOf<'spied'>): void {
  const { notice } = event;
  state.notices = [...state.notices.filter((old) => old.seat !== notice.seat), notice];
  if ('hand' in notice)
    changeHand(state, notice.hand, (hand) => hand.map((slot) => (isFaceUp(slot) ? slot : knownTo(slot, notice.seat))));
}

/** A slot is gone: peeks and questions about it end, those about slots behind it move up with their card. */
function closeGap(state: State, owner: number, slot: number): void {
  const moved = (index: number) => (index > slot ? index - 1 : index);
  if (state.peeks.length > 0) {
    state.peeks = state.peeks
      .filter((peek) => peek.owner !== owner || peek.slot !== slot)
      .map((peek) => (peek.owner === owner ? { ...peek, slot: moved(peek.slot) } : peek));
  }
  if (!state.questions.some((question) => question.kind === 'keep' && question.seat === owner)) return;
  state.questions = state.questions.flatMap((question) => {
    if (question.kind !== 'keep' || question.seat !== owner) return [question];
    return question.slot === slot ? [] : [{ ...question, slot: moved(question.slot) }];
  });
}
