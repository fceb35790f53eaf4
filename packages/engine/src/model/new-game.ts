import type { Pack } from '../cards/pack.ts';
import { MAX_SEATS, type Seat } from '../vocabulary/vocabulary.ts';
import { newTurn } from './new-turn.ts';
import { DEFAULT_OPTIONS, type GameOptions } from './options.ts';
import { EngineBug } from './refusal.ts';
import { ACTIVE, AWAY, RULES_VERSION, type State } from './state.ts';

export interface NewGame {
  readonly pack: Pack;
  readonly seats: number;
  readonly options?: GameOptions;
  readonly initialPlayers?: number;
  /** Of the log this game belongs to; today's unless it is older. */
  readonly rulesVersion?: number;
}

/** An empty table before anything is dealt; the command `begin` does that. */
export function newGame(game: NewGame): State {
  const { pack, seats, options = DEFAULT_OPTIONS, initialPlayers = seats, rulesVersion = RULES_VERSION } = game;
  if (seats < 2 || seats > MAX_SEATS) throw new EngineBug(`a game has 2 to ${MAX_SEATS} seats, not ${seats} (R-2.1)`);
  const bySeat = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  const byCard = (value: number): number[] => new Array<number>(pack.size).fill(value);
  return {
    rulesVersion,
    options,
    initialPlayers,
    seats,
    counter: 0,
    phase: 'setup',
    turn: newTurn(0),
    sequence: {
      order: Array.from({ length: seats }, (_, seat): Seat => seat),
      roundStart: 0,
      roundDone: 0,
      lastTwo: [],
    },
    questions: [],
    attack: undefined,
    lastAttack: undefined,
    over: undefined,
    status: bySeat(() => ACTIVE),
    illuminati: bySeat(() => -1),
    faceDown: bySeat(() => 0),
    goal: bySeat(() => -1),
    goalShown: bySeat(() => 0),
    destroyed: bySeat(() => 0),
    turnsTaken: bySeat(() => 0),
    hands: bySeat(() => []),
    owner: byCard(AWAY),
    host: byCard(-1),
    side: byCard(0),
    money: byCard(0),
    stacked: byCard(0),
    taken: byCard(0),
    alignments: pack.alignments.slice(),
    deck: [],
    discard: [],
    offers: [],
    offerSerials: Array.from({ length: seats * seats }, () => 0),
    peeks: [],
    notices: [],
    bank: 0,
    quietTurns: 0,
  };
}
