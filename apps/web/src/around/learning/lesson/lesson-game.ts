/**
 * A position of the real game for somebody who learns: the engine of every table, with dice that were laid ready.
 * Pure: no page, no clock. The same commands from the same position always lead to the same game.
 */
import { pack } from '@illuminice/cards';
import {
  type AnyCommand,
  buildPosition,
  clone,
  completeOptions,
  DEFAULT_OPTIONS,
  type GameEvent,
  type GameOptions,
  type Position,
  type Refusal,
  type Rules,
  resume,
  type State,
  step,
} from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';

export type Roll = readonly [number, number];

/** The pupil always sits here. */
export const PUPIL = 0;

export interface Lesson {
  /** As in the scenarios: seats, structures, money, cards, by name. */
  readonly position: Position;
  readonly options?: Partial<GameOptions>;
  /** The rolls in the order in which they fall; the last one stays when they run out. */
  readonly dice: readonly Roll[];
}

export interface LessonGame {
  readonly state: State;
  /** Everything that was accepted, in order: enough to play it again. */
  readonly moves: readonly AnyCommand[];
  play(command: AnyCommand): { readonly refusal: Refusal } | { readonly events: readonly GameEvent[] };
}

export function newLessonGame({ position, options = {}, dice }: Lesson): LessonGame {
  const complete = completeOptions({ pace: 0, ...options });
  const state = buildPosition(pack, position, 'problem' in complete ? DEFAULT_OPTIONS : complete);
  const moves: AnyCommand[] = [];
  const luck = laidDice(dice);
  const rules: Rules = { pack, random: luck.random };
  resume(rules, state);
  return {
    state,
    moves,
    play(command) {
      const events: GameEvent[] = [];
      luck.begin();
      // Tried on a copy first: the engine may roll before it refuses, and a refused command must not use up a die.
      const refusal = step(rules, clone(state), command);
      if (refusal) return { refusal };
      luck.begin();
      step({ ...rules, onEvent: (event) => events.push(event) }, state, command);
      luck.keep();
      moves.push(command);
      return { events };
    },
  };
}

/** dice through the port; all other luck comes from a fixed generator. */
function laidDice(rolls: readonly Roll[]): {
  readonly random: Rules['random'];
  readonly begin: () => void;
  readonly keep: () => void;
} {
  const faces = rolls.flat();
  const other = quickRandom('lesson');
  let used = 0;
  let next = 0;
  return {
    random(counter, below, purpose) {
      if (purpose !== 'die') return other(counter, below, purpose);
      const index = next++;
      return (faces[index] ?? faces.at(index % 2 === 0 ? -2 : -1) ?? 1) - 1;
    },
    begin: () => {
      next = used;
    },
    keep: () => {
      used = next;
    },
  };
}
