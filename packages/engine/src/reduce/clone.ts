import type { State } from '../model/state.ts';

/**
 * Independent of the original for everything `apply` changes. Objects that are only ever replaced
 * (turn, attack, questions, offers) are shared: whoever starts to change one in place breaks every clone.
 */
export function clone(state: State): State {
  return {
    rulesVersion: state.rulesVersion,
    options: state.options,
    initialPlayers: state.initialPlayers,
    seats: state.seats,
    counter: state.counter,
    phase: state.phase,
    turn: state.turn,
    sequence: state.sequence,
    questions: state.questions.slice(),
    attack: state.attack,
    lastAttack: state.lastAttack,
    over: state.over,
    status: state.status.slice(),
    illuminati: state.illuminati.slice(),
    faceDown: state.faceDown.slice(),
    goal: state.goal.slice(),
    goalShown: state.goalShown.slice(),
    destroyed: state.destroyed.slice(),
    turnsTaken: state.turnsTaken.slice(),
    hands: state.hands.slice(),
    owner: state.owner.slice(),
    host: state.host.slice(),
    side: state.side.slice(),
    money: state.money.slice(),
    stacked: state.stacked.slice(),
    taken: state.taken.slice(),
    alignments: state.alignments.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    offers: state.offers,
    offerSerials: state.offerSerials,
    peeks: state.peeks,
    notices: state.notices,
    notes: state.notes,
    bank: state.bank,
    quietTurns: state.quietTurns,
    calledRound: state.calledRound,
  };
}

/**
 * Makes another position of the same game equal to `source` and as independent of it as a clone would be, without new lists: a table that
 * lives for hours keeps its own, and everything decided on the way to the next position may be forgotten at once.
 */
export function copyInto(target: State, source: State): void {
  target.counter = source.counter;
  target.phase = source.phase;
  target.turn = source.turn;
  target.sequence = source.sequence;
  copyList(target.questions, source.questions);
  target.attack = source.attack;
  target.lastAttack = source.lastAttack;
  target.over = source.over;
  copyList(target.status, source.status);
  copyList(target.illuminati, source.illuminati);
  copyList(target.faceDown, source.faceDown);
  copyList(target.goal, source.goal);
  copyList(target.goalShown, source.goalShown);
  copyList(target.destroyed, source.destroyed);
  copyList(target.turnsTaken, source.turnsTaken);
  copyList(target.hands, source.hands);
  copyList(target.owner, source.owner);
  copyList(target.host, source.host);
  copyList(target.side, source.side);
  copyList(target.money, source.money);
  copyList(target.stacked, source.stacked);
  copyList(target.taken, source.taken);
  copyList(target.alignments, source.alignments);
  copyList(target.deck, source.deck);
  copyList(target.discard, source.discard);
  target.offers = source.offers;
  target.offerSerials = source.offerSerials;
  target.peeks = source.peeks;
  target.notices = source.notices;
  target.notes = source.notes;
  target.bank = source.bank;
  target.quietTurns = source.quietTurns;
  target.calledRound = source.calledRound;
}

function copyList<T>(target: T[], source: readonly T[]): void {
  if (target.length !== source.length) target.length = source.length;
  for (let at = 0; at < source.length; at++) target[at] = source[at] as T;
}
