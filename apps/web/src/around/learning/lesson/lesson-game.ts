/**
 * A position of the real game for somebody who learns: the engine of every table, with dice that were laid ready.
 * Pure: no page, no clock. The same commands from the same position always lead to the same game.
 */
import { pack as everyCard } from '@illuminice/cards';
import {
  type AnyCommand,
  buildPosition,
  type CardKey,
  clone,
  completeOptions,
  DEFAULT_OPTIONS,
  type GameEvent,
  type GameOptions,
  keysOf,
  type Pack,
  type Position,
  packWith,
  type Refusal,
  type Rules,
  resume,
  type Seat,
  type State,
  step,
} from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';

export type Roll = readonly [number, number];

/** Where the pupil sits in what was written for them. */
export const PUPIL = 0;

/** Where a game for somebody who learns begins. */
export type Beginning = Lesson | Moment;

export interface Lesson {
  /** As in the scenarios: seats, structures, money, cards, by name. */
  readonly position: Position;
  readonly options?: Partial<GameOptions>;
  /** The rolls in the order in which they fall; the last one stays when they run out. Missing: they fall as they like. */
  readonly dice?: readonly Roll[];
  readonly pupil: Seat;
}

/** Out of a game that was played. */
export interface Moment {
  readonly game: State;
  /** What that game was played with. */
  readonly cards: readonly CardKey[];
  readonly pupil: Seat;
}

export interface LessonGame {
  readonly pack: Pack;
  readonly cards: readonly CardKey[];
  readonly pupil: Seat;
  readonly state: State;
  /** Everything that was accepted, in order: enough to play it again. */
  readonly moves: readonly AnyCommand[];
  play(command: AnyCommand): { readonly refusal: Refusal } | { readonly events: readonly GameEvent[] };
}

export function newLessonGame(beginning: Beginning): LessonGame {
  const pack = 'game' in beginning ? (packWith(everyCard, beginning.cards) ?? everyCard) : everyCard;
  const luck = laidDice('game' in beginning ? [] : (beginning.dice ?? []));
  const rules: Rules = { pack, random: luck.random };
  const state = 'game' in beginning ? clone(beginning.game) : positionOf(rules, beginning);
  const moves: AnyCommand[] = [];
  return {
    pack,
    cards: keysOf(pack),
    pupil: beginning.pupil,
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

function positionOf(rules: Rules, { position, options = {} }: Lesson): State {
  const complete = completeOptions({ pace: 0, ...options });
  const state = buildPosition(rules.pack, position, 'problem' in complete ? DEFAULT_OPTIONS : complete);
  resume(rules, state);
  return state;
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
      if (purpose !== 'die' || faces.length === 0) return other(counter, below, purpose);
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
