import type { Ability } from '../cards/card-definition.ts';
import type { Command, CommandType } from '../model/commands.ts';
import type { NeedValues, OptionalRule } from '../model/needs.ts';
import type { GameOptions } from '../model/options.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import { isActive } from '../model/seats.ts';
import type { State } from '../model/state.ts';
import type { CardNo, Phase } from '../vocabulary/vocabulary.ts';

/** The commands that belong to the current player, and the phases of their turn in which they do (Appendix E). */
const OWN_TURN: { readonly [Type in CommandType]?: readonly Phase[] } = {
  attack: ['actions'],
  callOff: ['actions'],
  transfer: ['actions', 'transfers'],
  move: ['actions'],
  drop: ['actions'],
  pass: ['actions'],
  lasers: ['actions'],
  recycle: ['actions'],
  accuse: ['actions'],
  endActions: ['actions'],
  endTransfers: ['transfers'],
  endTurn: ['actions', 'transfers', 'powers'],
  tax: ['income'],
  payUpkeep: ['income'],
  redistribute: ['powers'],
  reorganize: ['powers'],
};

const NEEDS_OPTION: { readonly [Type in CommandType]?: OptionalRule } = {
  accuse: 'hiddenIlluminati',
  state: 'hiddenIlluminati',
  claimImmunity: 'hiddenIlluminati',
  bid: 'turnSequence',
  chooseIlluminati: 'illuminati',
  flaunt: 'moneyVisibility',
};

const IS_ON: Readonly<Record<OptionalRule, (options: GameOptions) => boolean>> = {
  hiddenIlluminati: ({ hiddenIlluminati }) => hiddenIlluminati,
  turnSequence: ({ turnSequence }) => turnSequence === 'bidding',
  illuminati: ({ illuminati }) => illuminati === 'choose',
  moneyVisibility: ({ moneyVisibility }) => moneyVisibility === 'ownerChoice',
  peeking: ({ peeking }) => peeking,
};

/** The first checks of Appendix E, the same for every command: option, seat, turn, phase, attack in progress, question open. */
export function checkTiming(state: State, command: Command): Refusal | undefined {
  const { type, seat } = command;
  const option = NEEDS_OPTION[type];
  if (option && !IS_ON[option](state.options)) return refuse('BAD_COMMAND', 'R-23', { need: 'optionOn', option });
  if (!isActive(state, seat)) return refuse('NOT_YOUR_TURN', 'R-0.3', { need: 'seatThatPlays' });
  const phases = OWN_TURN[type];
  return phases && checkOwnTurn(state, seat, { phases, during: type === 'callOff' });
}

/** For commands of the current player; `during` lets a question or attack be open, because the command belongs to it. */
export function checkOwnTurn(
  state: State,
  seat: number,
  { phases, during = false }: { readonly phases: readonly Phase[]; readonly during?: boolean },
): Refusal | undefined {
  if (state.phase === 'setup') return refuse('BAD_TIMING', 'R-2.12', { need: 'gameBegun' });
  if (seat !== state.turn.seat) return refuse('NOT_YOUR_TURN', 'R-7.1', { need: 'ownTurn' });
  if (!phases.includes(state.phase)) return refuse('WRONG_PHASE', 'R-3.1', { need: 'phase', phases });
  if (during || phases.includes('income')) return undefined;
  if (state.attack) return refuse('ATTACK_IN_PROGRESS', 'R-6.7', { need: 'attackOver' });
  if (state.questions.length > 0) return refuse('BAD_TIMING', 'R-3.12', { need: 'questionAnswered' });
  return undefined;
}

/** Why a card with this ability cannot be used: there is none, or it did its work in this turn. */
export function unusable(card: CardNo | undefined, ability: Ability['type']): NeedValues {
  return card === undefined ? { need: 'ability', ability } : { need: 'unusedThisTurn', card };
}

export function actionsLeft(state: State): number {
  return 2 - state.turn.actionsUsed;
}
