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
    bank: state.bank,
    quietTurns: state.quietTurns,
  };
}
