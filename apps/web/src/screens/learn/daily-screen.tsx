/** The daily conspiracy at the table. The first decision of the day counts; afterwards one may try as often as one likes. */
import { type ReactElement, useEffect, useState } from 'react';
import {
  type Day,
  dailyPositions,
  dayOf,
  type Exercise,
  exerciseOfDay,
  Memo,
  noteResult,
  resultOf,
  streakAt,
  textsOf,
} from '../../around/learning/index.ts';
import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { Button, Loading } from '../../base/theme/index.ts';
import { TableScreen } from '../table/index.ts';
import { dateText } from './date-text.ts';
import { useAttempt } from './use-attempt.ts';

export function DailyScreen(): ReactElement {
  // Whoever sits over it at midnight finishes the day they began.
  const [day] = useState(() => dayOf(Date.now()));
  const [exercise, setExercise] = useState<Exercise>();
  useEffect(() => {
    void dailyPositions().then((positions) => setExercise(exerciseOfDay(day, positions)));
  }, [day]);
  if (!exercise) return <Loading what={t('replay.opening', 'The files are being opened…')} />;
  return <DailySheet exercise={exercise} day={day} />;
}

function DailySheet({ exercise, day }: { readonly exercise: Exercise; readonly day: Day }): ReactElement {
  const [count, setCount] = useState(1);
  const [counts, setCounts] = useState(resultOf(day) === undefined);
  const { outcome, aside, mayShow, show } = useAttempt({
    exercise,
    count,
    onOutcome: ({ loss }) => void noteResult({ day, loss }),
  });
  const { title, task, praise } = textsOf(exercise.texts);
  const again = (): void => {
    setCounts(false);
    setCount(count + 1);
  };
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
            {dateText(day)}
            {outcome?.solved && counts && ` · ${streakText(streakAt(day))}`}
          </span>
        }
      >
        <Button look="quiet" className="memo-away" onClick={() => navigate('/learn')}>
          {outcome ? t('daily.others', 'How others fared') : t('exercise.all', 'All exercises')}
        </Button>
        {!outcome && !counts && (
          <Button look="outline" disabled={!mayShow} onClick={show}>
            {t('exercise.show', 'Show me')}
          </Button>
        )}
        {outcome && (
          <Button look={outcome.solved ? 'outline' : 'red'} onClick={again}>
            {t('exercise.again', 'Try again')}
          </Button>
        )}
      </Memo>
    </div>
  );
}

export function streakText(days: number): string {
  return t('daily.streak', '{days, plural, =0 {no streak yet} one {# day in a row} other {# days in a row}}', { days });
}
