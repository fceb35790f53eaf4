/** What a table says beside the view, for a lesson: nobody hurries, nobody is away, nothing is promised. */
import { type State, waitingFor } from '@illuminice/engine';
import type { TableInfo } from '../../../session/stores/index.ts';
import { PUPIL } from './lesson-game.ts';

export function lessonInfo(table: string, state: State, names: readonly string[]): TableInfo {
  const waiting = waitingFor(state);
  return {
    table,
    stage: state.over ? 'over' : 'playing',
    now: Date.now(),
    seats: names.map((name, seat) => ({
      name,
      present: true,
      kept: 0,
      broken: 0,
      ...(seat === PUPIL ? { kind: 'human' } : { kind: 'bot', level: 'novice' }),
    })),
    waitingFor: waiting,
    own: {
      seat: PUPIL,
      mayWait: false,
      waited: false,
      answered: !waiting.includes(PUPIL),
      mayUndo: false,
      standing: [],
      offersEnd: [],
    },
    promises: [],
    dice: { stage: 'mixed', ceremonyId: table, serverCommitment: '0'.repeat(64), seats: [], parts: [], leftOut: [] },
    rematch: [],
  };
}
