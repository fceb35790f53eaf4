/** What can be true of an attempt: the words in which exercises say what is to be reached and how it is missed. */
import { type CardNo, type GameEvent, type Seat, type SpecialNo, type State, topQuestion } from '@illuminice/engine';

export type Fact =
  | { readonly is: 'won' }
  | { readonly is: 'over' }
  /** The pupil's turn, and with it their chance, is gone. */
  | { readonly is: 'turnEnded' }
  /** The attack under way was decided by the last command. */
  | { readonly is: 'attackEnded'; readonly succeeded: boolean }
  /** All of these are the pupil's. */
  | { readonly is: 'owns'; readonly cards: readonly CardNo[] }
  /** In the treasury of the Illuminati, no more and no less. */
  | { readonly is: 'has'; readonly seat: Seat; readonly money: number }
  | { readonly is: 'holdsSpecials'; readonly seat: Seat }
  | { readonly is: 'discarded'; readonly special: SpecialNo }
  | { readonly is: 'acted' }
  | { readonly is: 'privileged' }
  | { readonly is: 'unspent'; readonly part: keyof NonNullable<State['attack']>['spent'] }
  | { readonly is: 'rolled'; readonly roll: number }
  /** A Special of theirs may be undone now. */
  | { readonly is: 'playing'; readonly seat: Seat }
  | { readonly not: Fact }
  | { readonly all: readonly Fact[] };

export interface Situation {
  readonly state: State;
  /** Of the last command. */
  readonly events: readonly GameEvent[];
  readonly pupil: Seat;
}

export function isTrue(fact: Fact, situation: Situation): boolean {
  if ('not' in fact) return !isTrue(fact.not, situation);
  if ('all' in fact) return fact.all.every((each) => isTrue(each, situation));
  const { state, events, pupil } = situation;
  switch (fact.is) {
    case 'won':
      return state.over?.winners.includes(pupil) === true;
    case 'over':
      return state.over !== undefined;
    case 'turnEnded':
      return state.turn.seat !== pupil || state.over !== undefined;
    case 'attackEnded':
      return decided(events)?.succeeded === fact.succeeded;
    case 'owns':
      return fact.cards.every((card) => state.owner[card] === pupil);
    case 'has':
      return state.money[fact.seat] === fact.money;
    case 'holdsSpecials':
      return (state.hands[fact.seat]?.length ?? 0) > 0;
    case 'discarded':
      return state.discard.includes(fact.special);
    case 'acted':
      return state.turn.actionsUsed > 0;
    case 'privileged':
      return state.attack?.privileged === true;
    case 'unspent':
      return state.attack?.spent[fact.part] === 0;
    case 'rolled':
      return state.attack?.roll === fact.roll;
    case 'playing': {
      const question = topQuestion(state);
      return question?.kind === 'secrets' && question.subject.seat === fact.seat;
    }
  }
}

export function decided(events: readonly GameEvent[]): Extract<GameEvent, { type: 'attackDecided' }> | undefined {
  return events.find((event) => event.type === 'attackDecided');
}
