/** `given`: a position or a set-up, with every default of the format filled in. Names are looked up later. */
import { ONCE_PER_TURN, SIDES } from '@illuminice/engine';
import type { GroupGiven, PositionGiven, Roll, SeatGiven, SetupGiven, TurnGiven } from './format.ts';
import { ScenarioError } from './scenario-error.ts';
import {
  flagIn,
  isList,
  type Json,
  listIn,
  listOf,
  maybe,
  objectIn,
  objectWith,
  oneOf,
  stringIn,
  wholeIn,
} from './strict-json.ts';

const PHASES = ['start', 'income', 'draw', 'actions', 'transfers', 'powers', 'end'] as const;

export function readGiven(value: Json | undefined): SetupGiven | PositionGiven {
  return 'players' in objectIn(value, 'given') ? readSetup(value) : readPosition(value);
}

function readSetup(value: Json | undefined): SetupGiven {
  const given = objectWith(value, 'given', ['players', 'illuminati', 'deck', 'dice']);
  const players = wholeIn(given.players, 'given.players', 2, 8);
  const illuminati = maybe(given.illuminati, undefined, (ids) => listOf(ids, 'given.illuminati', stringIn));
  if (illuminati !== undefined && illuminati.length !== players)
    throw new ScenarioError(`given.illuminati names ${illuminati.length} cards for ${players} players`);
  return {
    kind: 'setup',
    players,
    illuminati,
    deck: maybe(given.deck, undefined, (deck) => listOf(deck, 'given.deck', stringIn)),
    dice: readDice(given.dice),
  };
}

function readPosition(value: Json | undefined): PositionGiven {
  const keys = ['seats', 'initialPlayers', 'uncontrolled', 'dead', 'discard', 'deck', 'turn', 'dice'];
  const given = objectWith(value, 'given', keys);
  const seats = listOf(given.seats, 'given.seats', readSeat);
  if (seats.length < 2 || seats.length > 8) throw new ScenarioError(`${seats.length} seats; a game has 2 to 8 (R-2.1)`);
  const pile = (name: string) => maybe(given[name], [], (list) => listOf(list, `given.${name}`, stringIn));
  return {
    kind: 'position',
    seats,
    initialPlayers: maybe(given.initialPlayers, seats.length, (count) => wholeIn(count, 'given.initialPlayers', 2, 8)),
    uncontrolled: pile('uncontrolled'),
    dead: pile('dead'),
    discard: pile('discard'),
    deck: pile('deck'),
    turn: readTurn(given.turn, seats),
    dice: readDice(given.dice),
  };
}

export function readSeat(value: Json, where: string): SeatGiven {
  const seat = objectWith(value, where, [
    'illuminati',
    'money',
    'structure',
    'specials',
    'turnsTaken',
    'destroyed',
    'goal',
    'participated',
    'stacked',
    'used',
    'left',
    'eliminated',
  ]);
  const number = (name: string) => maybe(seat[name], 0, (amount) => wholeIn(amount, `${where}.${name}`));
  const flag = (name: string) => maybe(seat[name], false, (on) => flagIn(on, `${where}.${name}`));
  return {
    illuminati: stringIn(seat.illuminati, `${where}.illuminati`),
    money: number('money'),
    structure: maybe(seat.structure, [], (list) => listOf(list, `${where}.structure`, readGroup)),
    specials: maybe(seat.specials, [], (list) => listOf(list, `${where}.specials`, readSpecial)),
    turnsTaken: number('turnsTaken'),
    destroyed: number('destroyed'),
    goal: maybe(seat.goal, undefined, (goal) => stringIn(goal, `${where}.goal`)),
    participated: maybe(seat.participated, {}, (counts) => readCounts(counts, `${where}.participated`)),
    stacked: maybe(seat.stacked, [], (list) => listOf(list, `${where}.stacked`, stringIn)),
    used: maybe(seat.used, [], (list) => listOf(list, `${where}.used`, (word, at) => oneOf(word, at, ONCE_PER_TURN))),
    left: flag('left'),
    eliminated: flag('eliminated'),
  };
}

export function readGroup(value: Json, where: string): GroupGiven {
  const group = objectWith(value, where, ['group', 'on', 'money', 'puppets']);
  return {
    group: stringIn(group.group, `${where}.group`),
    on: oneOf(group.on, `${where}.on`, SIDES),
    money: maybe(group.money, 0, (amount) => wholeIn(amount, `${where}.money`)),
    puppets: maybe(group.puppets, [], (list) => listOf(list, `${where}.puppets`, readGroup)),
  };
}

function readSpecial(value: Json, where: string): SeatGiven['specials'][number] {
  if (typeof value === 'string') return { card: value, faceUp: false };
  const special = objectWith(value, where, ['card', 'faceUp']);
  return {
    card: stringIn(special.card, `${where}.card`),
    faceUp: maybe(special.faceUp, false, (on) => flagIn(on, `${where}.faceUp`)),
  };
}

function readCounts(value: Json, where: string): Record<string, number> {
  const counts = Object.entries(objectIn(value, where));
  return Object.fromEntries(counts.map(([card, count]) => [card, wholeIn(count, `${where}.${card}`)]));
}

function readTurn(value: Json | undefined, seats: readonly SeatGiven[]): TurnGiven {
  const turn = objectWith(value ?? {}, 'given.turn', ['seat', 'phase', 'actionsUsed', 'freeTransfersUsed']);
  const seat = maybe(turn.seat, 0, (number) => wholeIn(number, 'given.turn.seat', 0, seats.length - 1));
  if (seats[seat]?.left || seats[seat]?.eliminated)
    throw new ScenarioError(`seat ${seat} is out and cannot have the turn`);
  return {
    seat,
    phase: maybe<TurnGiven['phase']>(turn.phase, 'actions', (phase) => oneOf(phase, 'given.turn.phase', PHASES)),
    actionsUsed: maybe(turn.actionsUsed, 0, (used) => wholeIn(used, 'given.turn.actionsUsed', 0, 2)),
    freeTransfersUsed: maybe(turn.freeTransfersUsed, 0, (used) => wholeIn(used, 'given.turn.freeTransfersUsed', 0, 2)),
  };
}

function readDice(value: Json | undefined): Roll[] {
  return maybe<Roll[]>(value, [], (rolls) =>
    listOf(rolls, 'given.dice', (roll, where) => {
      const dice = isList(roll) ? listIn(roll, where) : [];
      if (dice.length !== 2) throw new ScenarioError(`${where} must be two dice`);
      return [wholeIn(dice[0], where, 1, 6), wholeIn(dice[1], where, 1, 6)];
    }),
  );
}
