/** What a table says beside the view, for a lesson: nobody hurries, nobody is away; what is promised the lesson says. */
import { waitingFor } from '@illuminice/engine';
import type { PromiseInfo, ProposalInfo, TableInfo } from '../../../session/stores/index.ts';
import type { LessonGame } from './lesson-game.ts';

/** What stands in the ledger. */
export interface Said {
  readonly proposals?: readonly ProposalInfo[];
  readonly promises?: readonly PromiseInfo[];
}

interface Shown extends Pick<LessonGame, 'state' | 'pupil'> {
  readonly said?: Said | undefined;
}

export function lessonInfo(table: string, { state, pupil, said = {} }: Shown, names: readonly string[]): TableInfo {
  const { proposals = [], promises = [] } = said;
  const count = (seat: number, how: PromiseInfo['state']): number =>
    promises.filter((promise) => promise.from === seat && promise.state === how).length;
  const waiting = waitingFor(state);
  return {
    table,
    stage: state.over ? 'over' : 'playing',
    now: Date.now(),
    seats: names.map((name, seat) => ({
      name,
      present: true,
      kept: count(seat, 'kept'),
      broken: count(seat, 'broken'),
      ...(seat === pupil ? { kind: 'human' } : { kind: 'bot', level: 'novice' }),
    })),
    waitingFor: waiting,
    own: {
      seat: pupil,
      mayWait: false,
      waited: false,
      answered: !waiting.includes(pupil),
      mayUndo: false,
      standing: [],
      offersEnd: [],
    },
    promises: [...promises],
    proposals: [...proposals],
    dice: { stage: 'mixed', ceremonyId: table, serverCommitment: '0'.repeat(64), seats: [], parts: [], leftOut: [] },
    rematch: [],
  };
}
