/** How others fared with the position of the day: a bar for each grade, one's own marked. Nothing where no server counts. */
import { type ReactElement, useEffect, useState } from 'react';
import { type Counts, countsFor, type DailyResult, type Grade, gradeOf } from '../../around/learning/index.ts';
import { t } from '../../base/i18n/index.ts';

export function DailyOthers({ result }: { readonly result: DailyResult }): ReactElement | undefined {
  const [counts, setCounts] = useState<Counts>();
  useEffect(() => {
    let isLeft = false;
    void countsFor(result).then((told) => !isLeft && setCounts(told));
    return () => {
      isLeft = true;
    };
  }, [result]);
  if (!counts) return undefined;
  const people = counts.reduce((sum, each) => sum + each, 0);
  const own = gradeOf(result);
  return (
    <div className="daily-others" role="status">
      <p>
        {t(
          'daily.solved',
          '{people, plural, =0 {Nobody has played today yet.} one {# person has played today:} other {# people have played today:}}',
          { people },
        )}
      </p>
      <ul>
        {([0, 1, 2, 3] as const).map((grade) => (
          <li key={grade} data-own={grade === own || undefined}>
            <span>{gradeText(grade)}</span>
            <i aria-hidden="true" style={{ width: `${people > 0 ? (100 * (counts[grade] ?? 0)) / people : 0}%` }} />
            <b>{counts[grade]}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function gradeText(grade: Grade): string {
  switch (grade) {
    case 0:
      return t('daily.grade.best', 'as good as the best');
    case 1:
      return t('daily.grade.near', 'up to 5 points given away');
    case 2:
      return t('daily.grade.off', 'up to 10 points given away');
    case 3:
      return t('daily.grade.far', 'more than 10 points');
  }
}
