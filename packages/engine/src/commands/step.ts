import { advance, resume as resumeGame } from '../flow/advance.ts';
import { roundAtCall } from '../flow/end-of-turn.ts';
import { type Game, gameOn, type Rules } from '../flow/game.ts';
import { begin } from '../flow/set-up.ts';
import type { Command, TableCommand } from '../model/commands.ts';
import type { GameEvent } from '../model/events.ts';
import { EngineBug, type Refusal, refuse } from '../model/refusal.ts';
import type { State } from '../model/state.ts';
import { clone } from '../reduce/clone.ts';
import { topQuestion, waitingFor } from '../rules/windows.ts';
import { defaultAnswer } from './default-answer.ts';
import type { AnyHandler } from './handler.ts';
import { handlers } from './handlers.ts';
import { isWellFormed } from './shape.ts';
import { checkTiming } from './timing.ts';

export type AnyCommand = Command | TableCommand;

/** Carries a command out in place, with everything that follows from it, or refuses it and changes nothing. */
export function step(rules: Rules, state: State, command: AnyCommand): Refusal | undefined {
  if (state.over) return refuse('BAD_TIMING', 'R-21.7', { need: 'gameOn' });
  // Bots, replays and sockets hand in whatever they like; what is no object at all is refused like any other nonsense.
  if (typeof command !== 'object' || command === null) return refuse('BAD_COMMAND', 'R-24.8', { need: 'knownCommand' });
  if (!('seat' in command)) return tableStep(gameOn(rules, state), command);
  const answersFirst = keepsByDefault(state, command);
  if (answersFirst) {
    // but: the default answer counts only if the command behind it does.
    const { pack, random } = rules;
    const trial = clone(state);
    step({ pack, random }, trial, { type: 'default', seat: command.seat });
    const refusal = step({ pack, random }, trial, command);
    if (refusal) return refusal;
    step(rules, state, { type: 'default', seat: command.seat });
    return step(rules, state, command);
  }
  const refusal = check(rules, state, command);
  if (refusal) return refusal;
  const game = gameOn(rules, state);
  const refused = (handlers[command.type] as AnyHandler)(game, command);
  if (refused) return refused;
  dropStaleOffers(game);
  advance(game);
  dropStaleOffers(game);
  return undefined;
}

function check({ pack }: Rules, state: State, command: Command): Refusal | undefined {
  const { seat } = command;
  const known = Number.isInteger(seat) && seat >= 0 && seat < state.seats;
  if (!known || !isWellFormed(pack, state, command as unknown as Record<string, unknown>))
    return refuse('BAD_COMMAND', 'R-24.8', { need: 'knownCommand' });
  if (command.type === 'attack' && command.whispering && command.kind !== 'destroy')
    return refuse('BAD_COMMAND', 'R-15.15', { need: 'attackToDestroy' });
  return checkTiming(state, command);
}

/** any other command of the owner first gives the default answer. */
function keepsByDefault(state: State, { type, seat }: Command): boolean {
  const top = topQuestion(state);
  return (
    top?.kind === 'keep' &&
    top.seat === seat &&
    type !== 'keep' &&
    type !== 'decline' &&
    type !== 'default' &&
    type !== 'leave'
  );
}

function tableStep(game: Game, command: TableCommand): Refusal | undefined {
  const { state, emit } = game;
  switch (command.type) {
    case 'begin':
      if (state.phase !== 'setup' || state.illuminati.some((card) => card >= 0) || state.questions.length > 0)
        return refuse('WRONG_PHASE', 'R-2.12', { need: 'gameNotBegun' });
      begin(game, command);
      break;
    case 'timeOut':
      if (state.phase === 'setup' && state.questions.length === 0)
        return refuse('BAD_TIMING', 'R-24.2', { need: 'gameBegun' });
      timeOut(game);
      break;
    case 'lightOut': {
      const light = state.peeks.find(
        ({ seat, owner, slot, ended }) =>
          ended && seat === command.peeker && owner === command.owner && slot === command.index,
      );
      if (!light) return refuse('BAD_TIMING', 'R-18.6', { need: 'blinkingCard' });
      emit({ type: 'peekForgotten', seat: light.seat, owner: light.owner, slot: light.slot });
      break;
    }
    case 'expireOffer': {
      const open = state.offers.find(
        ({ from, to, serial }) => from === command.from && to === command.to && serial === command.serial,
      );
      if (!open) return refuse('BAD_TIMING', 'R-14.11', { need: 'openOffer' });
      emit({ type: 'offerClosed', from: open.from, to: open.to, serial: open.serial, how: 'expired' });
      break;
    }
    case 'callTime':
      if (!state.options.gameMinutes || state.calledRound !== undefined)
        return refuse('BAD_COMMAND', 'R-23.20', { need: 'knownCommand' });
      if (state.phase === 'setup') return refuse('BAD_TIMING', 'R-23.20', { need: 'gameBegun' });
      emit({ type: 'timeCalled', round: roundAtCall(state) });
      break;
    default:
      return refuse('BAD_COMMAND', 'R-24.8', { need: 'knownCommand' });
  }
  advance(game);
  dropStaleOffers(game);
  return undefined;
}

/** every seat waited for gets its default. */
function timeOut(game: Game): void {
  const asked = topQuestion(game.state)?.kind;
  for (const seat of waitingFor(game.state)) {
    if (topQuestion(game.state)?.kind === asked) defaultAnswer(game, { type: 'default', seat });
  }
}

/** offers with Groups do not outlive the phase in which Groups change hands. */
function dropStaleOffers({ state, emit }: Game): void {
  if (state.offers.length === 0) return;
  for (const { from, to, serial, give, want } of state.offers) {
    const hasGroups = (give.groups?.length ?? 0) + (want.groups?.length ?? 0) > 0;
    if (!hasGroups) continue;
    const inTime = state.phase === 'actions' && (state.turn.seat === from || state.turn.seat === to);
    if (!inTime) emit({ type: 'offerClosed', from, to, serial, how: 'void' });
  }
}

/** `after`: the position the events lead to; whoever asked may keep it. */
export type Decision = { readonly events: readonly GameEvent[]; readonly after: State } | { readonly refusal: Refusal };

/** What a command would lead to; the state stays as it is. */
export function decide(rules: Rules, state: State, command: AnyCommand): Decision {
  const events: GameEvent[] = [];
  const after = clone(state);
  const refusal = step({ ...rules, onEvent: (event) => events.push(event) }, after, command);
  return refusal ? { refusal } : { events, after };
}

/** Lets a position that was laid out by hand run until somebody is waited for. */
export function resume(rules: Rules, state: State): void {
  if (state.seats < 2) throw new EngineBug('a game needs two seats');
  resumeGame(gameOn(rules, state));
}
