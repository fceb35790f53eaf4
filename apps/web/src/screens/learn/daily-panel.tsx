/** The daily conspiracy among what can be learned: today's position, one's own result and streak, and how others fared. */
import { type ReactElement, useState } from 'react';
import { dayOf, endOfDay, gradeOf, resultOf, streakAt } from '../../around/learning/index.ts';
import { i18n, t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { Button, Panel, Stamp } from '../../base/theme/index.ts';
import { DailyOthers } from './daily-others.tsx';
import { streakText } from './daily-screen.tsx';
import { dateText } from './date-text.ts';

export function DailyPanel(): ReactElement {
  const day = dayOf(Date.now());
  const [result] = useState(() => resultOf(day));
  const next = new Date(endOfDay(day)).toLocaleTimeString(i18n.locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <Panel look="paper" clip className="dossier learn-daily">
      <header className="menu-head">
        <span>{dateText(day)}</span>
        <Stamp>{t('daily.title', 'The daily conspiracy')}</Stamp>
      </header>
      <p className="learn-words">
        {t('daily.why', 'One position a day, the same for everybody. The first decision counts.')}
      </p>
      <p className="learn-result">
        {result && (
          <b>
            {gradeOf(result) === 0
              ? t('daily.best', 'As good as the best')
              : t('daily.gaveAway', '{loss, plural, one {# point given away} other {# points given away}}', {
                  loss: result.loss,
                })}
          </b>
        )}
        <span>{streakText(streakAt(day))}</span>
      </p>
      {result && <DailyOthers result={result} />}
      <Button look="red" size="large" icon="dice-target" onClick={() => navigate('/learn/daily')}>
        {result ? t('daily.again', 'Look at it again') : t('daily.play', 'Play it')}
      </Button>
      <small>{t('daily.next', 'Days are counted by UTC: the next one comes at {time} here.', { time: next })}</small>
    </Panel>
  );
}
