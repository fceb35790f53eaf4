import type { SpecialEffect } from '../cards/card-definition.ts';
import type { Pack } from '../cards/pack.ts';
import { entryAt } from '../model/entry-at.ts';
import { isFaceUp, specialIn } from '../model/hand.ts';
import { activeMask, has, seatsIn } from '../model/seats.ts';
import type { Question, State } from '../model/state.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';

/**
 * public facts exclude every answer. Looks at nothing a spectator could not see; a look at a face-down card
 * here would tell the whole table about it.
 */
export function nobodyCanAnswer(
  pack: Pack,
  state: State,
  { asked, effect }: { readonly asked: number; readonly effect: SpecialEffect['type'] },
): boolean {
  let everyHandEmpty = true;
  for (let seat = 0; seat < state.seats; seat++)
    if (has(asked, seat) && entryAt(state.hands, seat).length > 0) everyHandEmpty = false;
  if (everyHandEmpty) return true;
  let open = 0;
  pack.specials.forEach((special, no) => {
    if (special.effect.type === effect) open += special.copies;
    else return;
    for (const discarded of state.discard) if (discarded === no) open--;
    state.hands.forEach((hand, seat) => {
      if (has(asked, seat)) return;
      for (const slot of hand) if (isFaceUp(slot) && specialIn(slot) === no) open--;
    });
  });
  return open <= 0;
}

/** */
export function isOpenState(state: State): boolean {
  if (state.phase === 'setup' || state.over) return false;
  if (state.attack && state.attack.stage !== 'spending') return false;
  return !state.questions.some(({ kind }) => CLOSES_THE_TABLE[kind]);
}

const CLOSES_THE_TABLE: Readonly<Record<Question['kind'], boolean>> = {
  illuminati: true,
  goals: true,
  start: false,
  income: false,
  taxes: false,
  keep: false,
  secrets: true,
  replace: true,
  immunity: true,
  spending: false,
  roll: true,
  placement: true,
  funding: true,
  bids: false,
};

export function topQuestion(state: State): Question | undefined {
  return state.questions[state.questions.length - 1];
}

/** The top question if it is of this kind and still asks this seat. */
export function questionFor<Kind extends Question['kind']>(
  state: State,
  seat: Seat,
  kind: Kind,
): Extract<Question, { kind: Kind }> | undefined {
  const top = topQuestion(state);
  return top?.kind === kind && has(waitingMask(top, state), seat)
    ? (top as Extract<Question, { kind: Kind }>)
    : undefined;
}

/** Who owes an answer to this question. */
export function waitingMask(question: Question, state: State): number {
  switch (question.kind) {
    case 'start':
    case 'secrets':
    case 'roll':
      return question.asked & ~question.answered;
    case 'goals':
    case 'taxes':
    case 'bids':
      return question.waiting;
    case 'spending':
      return activeMask(state) & ~question.done;
    case 'illuminati':
    case 'income':
    case 'keep':
    case 'replace':
    case 'immunity':
    case 'placement':
    case 'funding':
      return 1 << question.seat;
  }
}

/** Seats the game waits for; the current player alone in a plain phase, nobody once it is over. */
export function waitingFor(state: State): Seat[] {
  if (state.over) return [];
  const top = topQuestion(state);
  if (!top) return state.phase === 'setup' ? [] : [state.turn.seat];
  return seatsIn(waitingMask(top, state));
}
