/** Shows a lesson's game on the table of every other game: same stores, same view, same options, same events. */
import { type AnyCommand, eventFor, type GameEvent, movesFor, type SeatCommand, viewFor } from '@illuminice/engine';
import { useSettings } from '../../../base/settings/index.ts';
import { backToServer } from '../../../session/online/index.ts';
import {
  type Answer,
  closeTable,
  openTableHere,
  showSnapshot,
  showUpdate,
  type TableLink,
  type Talk,
  useTable,
} from '../../../session/stores/index.ts';
import type { LessonGame } from './lesson-game.ts';
import { lessonInfo, type Said } from './lesson-info.ts';

export interface Teacher {
  /** What the pupil wants to do. Words: not now, and why; nothing happens. */
  judge(command: SeatCommand): string | undefined;
  /** The next thing that happens without the pupil; undefined while it is their turn to do something. */
  nextMove(): AnyCommand | undefined;
  /** Something was accepted, by whomever. */
  happened(command: AnyCommand, events: readonly GameEvent[]): void;
  /** They wanted something that is not taught now, or that the rules refuse. */
  astray(text: string): void;
  leave(): void;
  /** What stands in the ledger now. */
  said?(): Said | undefined;
  /** Words: not now, and why; otherwise it is heard. */
  talk?(talk: Talk): string | undefined;
}

export interface LessonTable {
  /** Does what the pupil was asked to do, for them. */
  play(command: AnyCommand): boolean;
  /** What is said beside the game has changed. */
  tell(): void;
  /** Lets the others go on, if it is theirs. */
  wake(): void;
  close(): void;
}

/** Slow enough to be followed, quick enough not to bore; whoever wants no waiting gets none. */
const rivalMs = (): number => (useSettings.getState().pace === 'instant' ? ANSWER_MS : 700);
const ANSWER_MS = 120;

export interface Lesson {
  readonly id: string;
  readonly game: LessonGame;
  readonly names: readonly string[];
}

export function openLessonTable({ id, game, names }: Lesson, teacher: Teacher): LessonTable {
  const { pack, pupil } = game;
  let version = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const shown = () => ({
    info: lessonInfo(id, { ...game, said: teacher.said?.() }, names),
    version,
    view: viewFor(pack, game.state, pupil),
    moves: movesFor(pack, game.state, pupil),
  });

  const tell = (): void => {
    version++;
    showUpdate({ ...shown(), events: [] });
  };

  const carryOut = (command: AnyCommand): Answer => {
    const outcome = game.play(command);
    if ('refusal' in outcome) return { ok: false, refusal: outcome.refusal };
    version++;
    showUpdate({ ...shown(), events: outcome.events.flatMap((event) => eventFor(pack, event, pupil) ?? []) });
    teacher.happened(command, outcome.events);
    if (teacher.said) tell();
    wake();
    return { ok: true };
  };

  const wake = (): void => {
    clearTimeout(timer);
    const next = teacher.nextMove();
    if (next === undefined) return;
    timer = setTimeout(() => carryOut(next), 'seat' in next && next.seat !== pupil ? rivalMs() : ANSWER_MS);
  };

  const send = async (command: SeatCommand): Promise<Answer> => {
    const wrong = teacher.judge(command);
    if (wrong !== undefined) {
      teacher.astray(wrong);
      return { ok: false, refusal: { code: 'LESSON', rule: 'R-0.7', values: { need: 'lesson' } } };
    }
    const answer = carryOut({ ...command, seat: pupil });
    if (!answer.ok) useTable.setState({ lastRefusal: answer });
    return answer;
  };

  const talk = async (said: Talk): Promise<Answer> => {
    const wrong = teacher.talk?.(said);
    if (wrong !== undefined) teacher.astray(wrong);
    return { ok: true };
  };

  openTableHere({ ...quietLink(teacher), send, talk });
  // The teacher's words are no refusal of the rules: they stand in the memo, not in a red note.
  useTable.setState({ send, directed: false });
  showSnapshot({ ...shown(), cards: game.cards });

  return {
    play: (command) => carryOut(command).ok,
    tell,
    wake,
    close: () => {
      clearTimeout(timer);
      closeTable();
      backToServer();
    },
  };
}

/** Nobody else is there: no chat, no votes, no clocks. */
function quietLink(teacher: Teacher): TableLink {
  const agreed = (): Promise<Answer> => Promise.resolve({ ok: true });
  const nothing = (): void => undefined;
  return {
    send: agreed,
    wait: agreed,
    setStanding: agreed,
    arm: agreed,
    chat: agreed,
    mute: agreed,
    report: agreed,
    promise: agreed,
    talk: agreed,
    undo: agreed,
    vote: agreed,
    handBack: agreed,
    setUp: agreed,
    back: () => teacher.leave(),
    takeOver: nothing,
    leave: () => teacher.leave(),
  };
}
