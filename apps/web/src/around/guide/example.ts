/** The little games of the pages: positions of the real engine, so that every figure beside them is its answer. */
import { pack } from '@illuminice/cards';
import {
  type AnyCommand,
  type AttackDraft,
  buildPosition,
  type CardNo,
  clone,
  DEFAULT_OPTIONS,
  type Explanation,
  explain,
  groupDefinition,
  type Position,
  type Rules,
  resume,
  type State,
  step,
  topQuestion,
  type View,
  viewFor,
  waitingFor,
} from '@illuminice/engine';

export const ME = 0;
export const RIVAL = 1;

/** Every die shows a 1: what is played on here succeeds. */
const LUCKY: Rules = { pack, random: () => 0 };

export interface Example {
  readonly state: State;
  /** Everything lies open: it is a picture of the table, not of a player's knowledge. */
  readonly view: View;
}

const shown = (state: State): Example => ({ state, view: viewFor(pack, state, 'all') });

export function example(position: Position): Example {
  const state = buildPosition(pack, position, { ...DEFAULT_OPTIONS, pace: 0 });
  resume(LUCKY, state);
  return shown(state);
}

/** The same table after these commands; whatever is asked in between gets its default. */
export function after({ state }: Example, ...commands: readonly AnyCommand[]): Example {
  const next = clone(state);
  for (const command of commands) {
    const refusal = step(LUCKY, next, command);
    if (refusal) throw new Error(`an example is refused: ${command.type}, ${refusal.rule}`);
  }
  return shown(next);
}

/** Until the attack is over. */
export function settled({ state }: Example): Example {
  const next = clone(state);
  while (topQuestion(next) && !next.over)
    for (const seat of waitingFor(next)) step(LUCKY, next, { type: 'default', seat });
  return shown(next);
}

export function numbersOf({ view }: Example, draft: AttackDraft): Explanation {
  return explain(pack, view, draft);
}

export function group(key: string): CardNo {
  const card = pack.numbers.get(key);
  if (card === undefined) throw new Error(`a page names an unknown card "${key}"`);
  return card;
}

export function nameOf({ view }: Example, card: CardNo): string {
  const illuminati = view.seats[card]?.illuminati;
  return (illuminati === undefined ? groupDefinition(pack, card) : pack.illuminati[illuminati])?.name ?? '';
}
