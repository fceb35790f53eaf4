import type { Seat } from '@illuminice/engine';
import type { ClockInfo } from '@illuminice/protocol';
import { clockKind, isPartyTo } from '../model/clock-kind.ts';
import type { TableState } from '../model/table-state.ts';
import { decisionClock, turnEndsAt } from './own-decisions.ts';
import { liveSeats } from './window-clock.ts';

/**
 * The clock everybody sees. It must not move when somebody answers or presses Wait: until `pace` is over it shows the end of `pace`,
 * afterwards that of `reactionSeconds`.
 */
export function clockFor(state: TableState): ClockInfo | undefined {
  const { moment, opening, game } = state;
  const { pace, reactionSeconds } = opening.options;
  if (!game || state.stage !== 'playing' || state.pausedAt !== undefined) return undefined;
  const base = { window: moment.no, since: moment.since };
  const top = game.questions.at(-1)?.kind;
  const hurried = pace > 0 && reactionSeconds > 0;
  switch (moment.kind) {
    case 'none':
      return undefined;
    case 'window': {
      const length = pace * 1000 * (top === 'start' ? 0.5 : 1);
      if (moment.extended) {
        const end = moment.since + Math.max(length, reactionSeconds * 1000);
        return { kind: 'window', ...base, ...(hurried ? { endsAt: end } : {}), extended: true };
      }
      return { kind: 'window', ...base, ...(pace > 0 ? { endsAt: moment.since + length } : {}) };
    }
    case 'spending': {
      const end = Math.max(moment.since + pace * 1000, moment.restartedAt + reactionSeconds * 1000);
      const isShown = hurried && hasBystanders(state);
      return { kind: 'spending', ...base, round: moment.round, ...(isShown ? { endsAt: end, ...spared(state) } : {}) };
    }
    case 'question': {
      if (top === 'income' && !moment.extended)
        return { kind: 'question', ...base, ...(pace > 0 ? { endsAt: moment.since + pace * 1000 } : {}) };
      if (clockKind(state) !== 'reaction') return { kind: 'question', ...base, ...soleDecision(state) };
      return { kind: 'question', ...base, ...(hurried ? { endsAt: moment.since + reactionSeconds * 1000 } : {}) };
    }
    case 'plain': {
      const endsAt = turnEndsAt(state);
      return { kind: 'turn', ...base, ...(endsAt === undefined ? soleDecision(state) : { endsAt }) };
    }
  }
}

/** the reaction clock of a spending round is theirs alone. */
function hasBystanders(state: TableState): boolean {
  return clockKind(state) === 'reaction' || liveSeats(state).humans.some((seat) => !isPartyTo(state, seat));
}

function spared(state: TableState): { spares?: Seat[] } {
  if (clockKind(state) === 'reaction') return {};
  return { spares: state.seats.map((_, seat) => seat).filter((seat) => isPartyTo(state, seat)) };
}

/** Where one seat alone is asked everybody sees its clock; of several it would tell who has answered. */
function soleDecision(state: TableState): { since?: number; endsAt?: number } {
  const clocks = state.seats.flatMap((_, seat) => decisionClock(state, seat) ?? []);
  const [clock] = clocks;
  return clock && clocks.length === 1 ? { since: clock.since, endsAt: clock.endsAt } : {};
}
