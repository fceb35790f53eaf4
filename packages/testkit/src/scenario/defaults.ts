/** Default answers and the steps that are made of them: settle and endTurn. */
import { type Command, type Phase, type Question, type Seat, type State, waitingFor } from '@illuminice/engine';
import { BrokenPromise, type CheckedGame } from '../watch/checked-game.ts';
import type { SettlePoint } from './format.ts';
import { ScenarioError, ScenarioFailure } from './scenario-error.ts';

/** Far more than any turn of eight players asks; a game that asks longer goes round in circles. */
const PATIENCE = 1000;

/** Something waits for an answer; a plain phase does not. */
export function isPending(state: State): boolean {
  return state.over === undefined && state.questions.length > 0;
}

/** in turn order, beginning with the current player. */
export function firstWaiting(state: State): Seat | undefined {
  const { order } = state.sequence;
  const start = Math.max(0, order.indexOf(state.turn.seat));
  const distance = (seat: Seat) => (order.indexOf(seat) - start + order.length) % order.length;
  return waitingFor(state).toSorted((a, b) => distance(a) - distance(b))[0];
}

export function answerFirst(game: CheckedGame): void {
  const seat = firstWaiting(game.state);
  const kind = game.state.questions.at(-1)?.kind;
  if (seat === undefined) throw new BrokenPromise(`the question "${kind}" is open and nobody is asked`);
  const refusal = game.send({ type: 'default', seat });
  if (refusal !== undefined)
    throw new BrokenPromise(
      `R-0.6: the default answer of seat ${seat} to "${kind}" is refused: ${refusal.code} (${refusal.rule}: ${refusal.values.need})`,
    );
}

/** A game that never arrives is a bug of the engine, not a reason to wait for ever. */
function until(game: CheckedGame, arrived: () => boolean, goOn: () => void): void {
  for (let tries = 0; tries < PATIENCE; tries++) {
    if (arrived()) return;
    goOn();
  }
  throw new BrokenPromise(`nothing comes to an end after ${PATIENCE} answers; the turn stands in ${game.state.phase}`);
}

export function settle(game: CheckedGame, point: SettlePoint): void {
  if (point === 'window') settleWindow(game);
  else if (point === 'placement') settlePlacement(game);
  else settlePhase(game, point);
}

/** The phases in which nobody but the current player is waited for, and how they leave each. */
const PLAIN_PHASES: readonly Phase[] = ['actions', 'transfers', 'powers'];
const LEAVING = ['endActions', 'endTransfers', 'endTurn'] as const;

function settlePhase(game: CheckedGame, wanted: Phase): void {
  until(
    game,
    () => game.state.over !== undefined || (!isPending(game.state) && game.state.phase === wanted),
    () => (isPending(game.state) ? answerFirst(game) : leavePhase(game, wanted)),
  );
}

/** The current player leaves a phase they do not want; one that is past comes again with the next turn. */
function leavePhase(game: CheckedGame, wanted: Phase): void {
  const { phase, turn } = game.state;
  const at = PLAIN_PHASES.indexOf(phase);
  const leaving = at > PLAIN_PHASES.indexOf(wanted) ? 'endTurn' : LEAVING[at];
  if (leaving === undefined) throw new BrokenPromise(`nobody is waited for in ${phase}`);
  sendOrFail(game, { type: leaving, seat: turn.seat });
}

const WINDOWS: readonly Question['kind'][] = ['start', 'secrets', 'roll'];

/** Only until the innermost open window closes; what it led to may be open after it. */
function settleWindow(game: CheckedGame): void {
  const depth = game.state.questions.findLastIndex(({ kind }) => WINDOWS.includes(kind));
  if (depth < 0) throw new ScenarioError('no window is open');
  const closed = () => game.log.slice(heard).some((event) => event.type === 'closed' && WINDOWS.includes(event.kind));
  const heard = game.log.length;
  until(game, closed, () => answerFirst(game));
}

function settlePlacement(game: CheckedGame): void {
  const placing = () => {
    const asked = game.state.questions.at(-1);
    return asked?.kind === 'placement' && asked.source === 'capture';
  };
  until(game, placing, () => {
    if (!isPending(game.state)) throw new ScenarioFailure('no captured Group came to be placed');
    answerFirst(game);
  });
}

/** Until the next turn has begun, its first window perhaps open, or the game is over. */
export function endTurn(game: CheckedGame, seat: Seat): void {
  if (game.state.over !== undefined) throw new ScenarioError('the game is over');
  if (game.state.turn.seat !== seat || game.state.phase === 'setup')
    throw new ScenarioError(`it is not the turn of seat ${seat}`);
  const turns = turnsBegun(game);
  until(
    game,
    () => game.state.over !== undefined || turnsBegun(game) > turns,
    () => (isPending(game.state) ? answerFirst(game) : sendOrFail(game, { type: 'endTurn', seat })),
  );
}

function turnsBegun(game: CheckedGame): number {
  return game.log.reduce((count, event) => (event.type === 'turnBegan' ? count + 1 : count), 0);
}

function sendOrFail(game: CheckedGame, command: Command): void {
  const refusal = game.send(command);
  if (refusal !== undefined)
    throw new ScenarioFailure(
      `${command.type} of seat ${command.seat} is refused: ${refusal.code} (${refusal.rule}: ${refusal.values.need})`,
    );
}

/** As a seat would: if it is refused while something else is pending, that is answered first. */
export function sendPatiently(game: CheckedGame, translated: () => Command): void {
  for (let tries = 0; tries < PATIENCE; tries++) {
    const command = translated();
    const refusal = game.send(command);
    if (refusal === undefined) return;
    if (!isPending(game.state))
      throw new ScenarioFailure(
        `${command.type} of seat ${command.seat} is refused: ${refusal.code} (${refusal.rule}: ${refusal.values.need})`,
      );
    answerFirst(game);
  }
  throw new BrokenPromise(`nothing comes to an end after ${PATIENCE} answers`);
}
