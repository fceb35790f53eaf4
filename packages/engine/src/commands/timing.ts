import type { Command, CommandType } from '../model/commands.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import { isActive } from '../model/seats.ts';
import type { State } from '../model/state.ts';
import type { Phase } from '../model/words.ts';

/** The commands that belong to the current player, and the phases of his turn in which they do (Appendix E). */
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

const NEEDS_OPTION: { readonly [Type in CommandType]?: (state: State) => boolean } = {
  accuse: ({ options }) => options.hiddenIlluminati,
  state: ({ options }) => options.hiddenIlluminati,
  claimImmunity: ({ options }) => options.hiddenIlluminati,
  bid: ({ options }) => options.turnSequence === 'bidding',
  chooseIlluminati: ({ options }) => options.illuminati === 'choose',
  flaunt: ({ options }) => options.moneyVisibility === 'ownerChoice',
};

/** The first checks of Appendix E, the same for every command: option, seat, turn, phase, attack in progress, question open. */
export function checkTiming(state: State, command: Command): Refusal | undefined {
  const { type, seat } = command;
  if (NEEDS_OPTION[type]?.(state) === false) return refuse('BAD_COMMAND', 'R-23', 'an option that is off in this game');
  if (!isActive(state, seat)) return refuse('NOT_YOUR_TURN', 'R-0.3', 'a seat that still plays');
  const phases = OWN_TURN[type];
  return phases && checkOwnTurn(state, seat, phases, type === 'callOff');
}

/** For commands of the current player; `during` lets a question or attack be open, because the command belongs to it. */
export function checkOwnTurn(
  state: State,
  seat: number,
  phases: readonly Phase[],
  during = false,
): Refusal | undefined {
  if (state.phase === 'setup') return refuse('BAD_TIMING', 'R-2.12', 'the game to have begun');
  if (seat !== state.turn.seat) return refuse('NOT_YOUR_TURN', 'R-7.1', 'your own turn');
  if (!phases.includes(state.phase)) return refuse('WRONG_PHASE', 'R-3.1', `the phase ${phases.join(' or ')}`);
  if (during || phases.includes('income')) return undefined;
  if (state.attack) return refuse('ATTACK_IN_PROGRESS', 'R-6.7', 'the attack in progress to end first');
  if (state.questions.length > 0) return refuse('BAD_TIMING', 'R-3.12', 'the open question to be answered first');
  return undefined;
}

export function actionsLeft(state: State): number {
  return 2 - state.turn.actionsUsed;
}
