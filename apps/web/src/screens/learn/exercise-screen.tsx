/** One exercise on the real table: the task, as many attempts as one likes, and what was wrong with the last one. */
import { type ReactElement, useEffect, useRef, useState } from 'react';
import {
  type Attempt,
  EXERCISES,
  type Exercise,
  type LessonTable,
  Memo,
  newAttempt,
  noteSolved,
  type Outcome,
  openLessonTable,
} from '../../around/learning/index.ts';
import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { playSound } from '../../base/sound/index.ts';
import { Button } from '../../base/theme/index.ts';
import { ui } from '../../tabletop/seen/index.ts';
import { TableScreen } from '../table/index.ts';

const SHOWN_EVERY = 900;

export function ExerciseScreen({ name }: { readonly name: string }): ReactElement | undefined {
  const exercise = EXERCISES.find(({ key }) => key === name);
  useEffect(() => {
    if (!exercise) navigate('/learn', { replace: true });
  }, [exercise]);
  return exercise && <Workbook key={exercise.key} exercise={exercise} />;
}

function Workbook({ exercise }: { readonly exercise: Exercise }): ReactElement {
  const [count, setCount] = useState(1);
  const { outcome, showing, show } = useAttempt(exercise, count);
  const index = EXERCISES.indexOf(exercise);
  const next = EXERCISES[index + 1];
  const leave = (): void => navigate('/learn');
  return (
    <div className="lesson">
      <TableScreen />
      <Memo
        label={exercise.title()}
        stamp={outcome?.solved ? t('exercise.solved', 'Solved') : exercise.title()}
        text={outcome?.solved ? exercise.praise() : exercise.task()}
        aside={outcome && !outcome.solved ? outcome.why : undefined}
        progress={
          <span className="memo-number">
            {t('exercise.number', 'Exercise {n} of {of}', { n: index + 1, of: EXERCISES.length })}
          </span>
        }
      >
        <Button look="quiet" className="memo-away" onClick={leave}>
          {t('exercise.all', 'All exercises')}
        </Button>
        {!outcome && (
          <Button look="outline" disabled={showing} onClick={show}>
            {t('exercise.show', 'Show me')}
          </Button>
        )}
        {outcome && (
          <Button look={outcome.solved ? 'outline' : 'red'} onClick={() => setCount(count + 1)}>
            {t('exercise.again', 'Try again')}
          </Button>
        )}
        {outcome?.solved && (
          <Button look="red" onClick={() => (next ? navigate(`/learn/${next.key}`) : leave())}>
            {next ? t('exercise.next', 'Next exercise') : t('exercise.done', 'Done')}
          </Button>
        )}
      </Memo>
    </div>
  );
}

interface Work {
  readonly outcome: Outcome | undefined;
  /** The solution is being played. */
  readonly showing: boolean;
  readonly show: () => void;
}

/** A fresh table for every attempt. What was shown is not counted as solved. */
function useAttempt(exercise: Exercise, count: number): Work {
  const work = useRef<{ readonly attempt: Attempt; readonly table: LessonTable }>(undefined);
  const [outcome, setOutcome] = useState<Outcome>();
  const [showing, setShowing] = useState(false);
  const shown = useRef(false);
  const pupil = useSettings((state) => state.name);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt begins with its number, and with nothing else
  useEffect(() => {
    document.title = `${exercise.title()} · Illuminice`;
    const attempt = newAttempt(exercise);
    shown.current = false;
    setShowing(false);
    setOutcome(undefined);
    const [, ...rivals] = exercise.names;
    const conclude = (how: Outcome): void => {
      if (how.solved && !shown.current) noteSolved(exercise.key);
      playSound(how.solved ? 'success' : 'failure');
      // The memo tells how it went; the reveal of a finished game would cover it.
      ui({ looked: true });
      setOutcome(how);
    };
    const names = [pupil.trim() || t('solo.you', 'You'), ...rivals];
    const table = openLessonTable(
      { id: `${exercise.key}-${count}`, game: attempt.game, names },
      {
        judge: () =>
          isOver(attempt) ? t('exercise.over', 'This attempt is over: try again from the beginning.') : undefined,
        nextMove: attempt.nextMove,
        happened: (_, events) => {
          if (isOver(attempt)) return;
          attempt.happened(events);
          if (attempt.outcome) conclude(attempt.outcome);
        },
        astray: () => undefined,
        leave: () => navigate('/learn'),
      },
    );
    work.current = { attempt, table };
    table.wake();
    return () => table.close();
  }, [exercise, count]);

  useEffect(() => {
    if (!showing || outcome) return;
    const timer = setInterval(() => {
      const { attempt, table } = work.current ?? {};
      const move = attempt?.nextMove() ? undefined : attempt?.hint();
      if (move) table?.play(move);
    }, SHOWN_EVERY);
    return () => clearInterval(timer);
  }, [showing, outcome]);

  const show = (): void => {
    shown.current = true;
    setShowing(true);
  };
  return { outcome, showing, show };
}

function isOver({ outcome }: Attempt): boolean {
  return outcome !== undefined;
}
