import { type GameEvent, type QuestionKind, topQuestion } from '@illuminice/engine';
import { isThrowing } from '../model/seats-of.ts';
import type { Moment, TableState } from '../model/table-state.ts';
import { noMoment } from './open.ts';

const KINDS: Readonly<Record<QuestionKind, Moment['kind']>> = {
  start: 'window',
  secrets: 'window',
  roll: 'window',
  immunity: 'window',
  spending: 'spending',
  illuminati: 'question',
  goals: 'question',
  income: 'question',
  taxes: 'question',
  keep: 'question',
  replace: 'question',
  placement: 'question',
  funding: 'question',
  bids: 'question',
};

/** Somebody is asked anew, even where the question on top looks as before. */
const ASKS_ANEW: ReadonlySet<GameEvent['type']> = new Set([
  'asked',
  'closed',
  'questionsLeft',
  'specialUsed',
  'specialCancelled',
  'rollChanged',
]);

/** the round goes on, but everybody has to say again that they are done. */
const CLEARS_DONE: ReadonlySet<GameEvent['type']> = new Set([
  'spent',
  'specialUsed',
  'privilegeEnded',
  'privilegeGained',
  'interferencePermitted',
]);

/** What is waited for after these events. */
export function advanceMoment(state: TableState, events: readonly GameEvent[], turnBefore: number): void {
  const { moment } = state;
  const kind = kindOfMoment(state);
  const had = (types: ReadonlySet<GameEvent['type']>) => events.some(({ type }) => types.has(type));
  if (kind === 'plain' && moment.kind === 'plain' && state.game?.turn.seat === turnBefore && !hadTurn(events)) return;
  if (kind === moment.kind && kind !== 'plain' && !had(ASKS_ANEW)) {
    if (kind === 'spending' && had(CLEARS_DONE)) askAgain(state);
    return;
  }
  openMoment(state);
}

function hadTurn(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => type === 'turnBegan');
}

export function openMoment(state: TableState): void {
  state.moment = { ...noMoment(state.at), no: state.moment.no + 1, kind: kindOfMoment(state) };
}

function askAgain({ moment, at }: TableState): void {
  moment.restartedAt = at;
  moment.round += 1;
  moment.held = 0;
  moment.botsAnswered = false;
}

function kindOfMoment(state: TableState): Moment['kind'] {
  const { game, stage } = state;
  if (!game || stage !== 'playing' || game.over || isThrowing(state)) return 'none';
  const top = topQuestion(game);
  return top ? KINDS[top.kind] : 'plain';
}
