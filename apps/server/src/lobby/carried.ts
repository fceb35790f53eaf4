/**
 * A game somebody carried here from their own device. They could have written anything: only names and numbers come in, every card is laid
 * out by the engine and counted, and what comes next is shuffled by the dice of this table.
 */
import { pack } from '@illuminice/cards';
import {
  ACTIVE,
  AWAY,
  buildPosition,
  CLOCK_OPTIONS,
  completeOptions,
  faultText,
  type GameOptions,
  type GroupPosition,
  MAX_SEATS,
  type Position,
  PositionError,
  type SeatPosition,
  type State,
  wholeDeck,
} from '@illuminice/engine';
import type { UploadedPosition, UploadFault } from '@illuminice/protocol';

export type Carried =
  | { readonly position: Position; readonly options: GameOptions }
  | { readonly fault: UploadFault; readonly detail?: string };

export function carriedGame(uploaded: UploadedPosition, wanted: Readonly<Partial<GameOptions>>): Carried {
  const rules = Object.fromEntries(Object.entries(wanted).filter(([name]) => !CLOCK_OPTIONS.has(name)));
  const options = completeOptions(rules);
  if ('problem' in options) return { fault: 'options', detail: faultText(options.problem) };
  if (options.turnSequence !== 'normal' || options.turnOrder !== 'seat') return { fault: 'turnOrder' };
  try {
    const position = positionOf(uploaded);
    const fault = faultOf(buildPosition(pack, position, options), options);
    return fault === undefined ? { position, options } : { fault };
  } catch (error) {
    if (error instanceof PositionError) return { fault: 'position', detail: error.message };
    throw error;
  }
}

function positionOf({ seats, ...rest }: UploadedPosition): Position {
  return {
    ...rest,
    seats: seats.map(({ structure, participated, out, goal, ...seat }): SeatPosition => {
      const placed = new Set<string>();
      const hung = hanging('illuminati', structure, placed);
      if (placed.size !== structure.length)
        throw new PositionError({ code: 'hangsFromNothing', rule: 'R-1.7', values: {} });
      return {
        ...seat,
        structure: hung,
        participated: Object.fromEntries(participated.map(({ card, times }) => [card, times])),
        ...(goal === undefined ? {} : { goal }),
        ...(out === 'left' ? { left: true } : {}),
        ...(out === 'eliminated' ? { eliminated: true } : {}),
      };
    }),
  };
}

type Hanging = UploadedPosition['seats'][number]['structure'];

/** From the root down; a circle of Groups never gets here, and is missed by who counts them. */
function hanging(master: string, groups: Hanging, placed: Set<string>): GroupPosition[] {
  return groups
    .filter(({ below, group }) => below === master && !placed.has(group))
    .map(({ group, on, money }) => {
      placed.add(group);
      return { group, on, money, puppets: hanging(group, groups, placed) };
    });
}

/** What a game of this pack cannot be, though every card of it lies somewhere. */
function faultOf(state: State, { hiddenGoals }: GameOptions): UploadFault | undefined {
  const inPlay = state.owner.filter((owner, card) => card >= MAX_SEATS && owner !== AWAY).length;
  const specials = state.hands.flat().length + state.discard.length;
  if (inPlay + specials + state.deck.length !== wholeDeck(pack).length) return 'missingCards';
  if (state.status[state.turn.seat] !== ACTIVE) return 'turnOfNobody';
  if (state.status.filter((status) => status === ACTIVE).length < 2) return 'tooFewPlayers';
  if (state.initialPlayers < state.seats) return 'initialPlayers';
  const needsGoal = (seat: number) =>
    state.status[seat] === ACTIVE &&
    (hiddenGoals || pack.illuminati[state.illuminati[seat] ?? -1]?.goal.type === 'secret');
  if (state.goal.some((goal, seat) => goal < 0 && needsGoal(seat))) return 'missingGoal';
  return undefined;
}
