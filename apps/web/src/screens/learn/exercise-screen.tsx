/** One exercise on the real table: the task, as many attempts as one likes, and what was wrong with the last one. */
import { type ReactElement, useEffect, useState } from 'react';
import { EXERCISES, type Exercise, keptExercises, Memo, noteSolved, textsOf } from '../../around/learning/index.ts';
import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { Button } from '../../base/theme/index.ts';
import { TableScreen } from '../table/index.ts';
import { DailyScreen } from './daily-screen.tsx';
import { useAttempt } from './use-attempt.ts';

export function ExerciseScreen({ name }: { readonly name: string }): ReactElement | undefined {
  return name === 'daily' ? <DailyScreen /> : <NamedExercise name={name} />;
}

function NamedExercise({ name }: { readonly name: string }): ReactElement | undefined {
  const exercise = [...EXERCISES, ...keptExercises()].find(({ key }) => key === name);
  useEffect(() => {
    if (!exercise) navigate('/learn', { replace: true });
  }, [exercise]);
  return exercise && <Workbook key={exercise.key} exercise={exercise} />;
}

function Workbook({ exercise }: { readonly exercise: Exercise }): ReactElement {
  const [count, setCount] = useState(1);
  const { outcome, aside, mayShow, show } = useAttempt({
    exercise,
    count,
    onOutcome: ({ solved, wasShown }) => {
      if (solved && !wasShown) noteSolved(exercise.key);
    },
  });
  const { title, task, praise } = textsOf(exercise.texts);
  const index = EXERCISES.indexOf(exercise);
  const next = index < 0 ? undefined : EXERCISES[index + 1];
  const leave = (): void => navigate('/learn');
  return (
    <div className="lesson">
      <TableScreen />
      <Memo
        label={title}
        stamp={outcome?.solved ? t('exercise.solved', 'Solved') : title}
        text={outcome?.solved ? praise : task}
        aside={aside}
        progress={
          <span className="memo-number">
            {index < 0
              ? t('exercise.own', 'Your exercise')
              : t('exercise.number', 'Exercise {n} of {of}', { n: index + 1, of: EXERCISES.length })}
          </span>
        }
      >
        <Button look="quiet" className="memo-away" onClick={leave}>
          {t('exercise.all', 'All exercises')}
        </Button>
        {!outcome && (
          <Button look="outline" disabled={!mayShow} onClick={show}>
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
