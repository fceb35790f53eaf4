import type { ClockInfo } from '@illuminice/protocol';
import { isHuman } from '../model/seats-of.ts';
import type { TableState } from '../model/table-state.ts';

/**
 * The clock everybody sees. It must not move when somebody answers or presses Wait: until `pace` is over it shows the end of `pace`,
 * afterwards that of `reactionSeconds`.
 */
export function clockFor(state: TableState): ClockInfo | undefined {
  const { moment, opening, game, turnClock } = state;
  const { pace, reactionSeconds, turnSeconds } = opening.options;
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
      return { kind: 'spending', ...base, ...(hurried ? { endsAt: end } : {}) };
    }
    case 'question': {
      if (top === 'income' && !moment.extended)
        return { kind: 'question', ...base, ...(pace > 0 ? { endsAt: moment.since + pace * 1000 } : {}) };
      return { kind: 'question', ...base, ...(hurried ? { endsAt: moment.since + reactionSeconds * 1000 } : {}) };
    }
    case 'plain': {
      const runs = turnSeconds > 0 && turnClock.since !== undefined && isHuman(state, game.turn.seat);
      const end = (turnClock.since ?? 0) + turnSeconds * 1000 - turnClock.used;
      return { kind: 'turn', ...base, ...(runs ? { endsAt: end } : {}) };
    }
  }
}
