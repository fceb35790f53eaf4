/** Where learning begins: lessons, the day's position, six exercises, and those of one's own. */
import { type ReactElement, useEffect, useState } from 'react';
import {
  COURSES,
  EXERCISES,
  FIRST_COURSE,
  forgetProgress,
  keptProgress,
  solvedExercises,
  textsOf,
} from '../../around/learning/index.ts';
import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { Button, Icon, Panel, Stamp } from '../../base/theme/index.ts';
import { Footer, TopBar } from '../page/index.ts';
import { DailyPanel } from './daily-panel.tsx';
import { OwnExercises } from './own-exercises.tsx';
import '../page/arrival.css';
import './learn.css';

export function LearnScreen(): ReactElement {
  useEffect(() => {
    document.title = `${t('learn.title', 'Learn to play')} · Illuminice`;
  }, []);
  return (
    <div className="screen">
      <TopBar title={t('learn.title', 'Learn to play')} />
      <main className="learn">
        <h1 className="visually-hidden">{t('learn.title', 'Learn to play')}</h1>
        <div className="learn-column">
          <FirstGame />
          <DailyPanel />
        </div>
        <div className="learn-column">
          <MoreLessons />
          <Exercises />
          <OwnExercises />
        </div>
      </main>
      <Footer />
    </div>
  );
}

function FirstGame(): ReactElement {
  const [kept, setKept] = useState(() => keptProgress(FIRST_COURSE));
  const begun = kept !== undefined && kept.at > 0 && !kept.finished;
  const { chapters, steps } = FIRST_COURSE;
  const chapter = steps[kept?.at ?? 0]?.chapter;
  const now = begun ? chapters.findIndex(({ key }) => key === chapter) : kept?.finished ? chapters.length : 0;
  return (
    <Panel look="paper" clip className="dossier learn-first">
      <header className="menu-head">
        <span>{t('learn.minutes', 'Ten minutes, one whole game')}</span>
        <Stamp>{t('tutorial.title', 'First game')}</Stamp>
      </header>
      <p className="learn-words">
        {t(
          'learn.first',
          'You sit down at the real table against Ada and Ben, and a memo tells you what to press and why. Leave whenever you like: it waits for you.',
        )}
      </p>
      <ol className="learn-chapters">
        {chapters.map(({ key, name }, index) => (
          <li
            key={key}
            className={index < now ? 'learn-done' : ''}
            aria-current={begun && index === now ? 'step' : undefined}
          >
            {name()}
          </li>
        ))}
      </ol>
      <Button look="red" size="large" icon="round-table" onClick={() => navigate('/learn/first-game')}>
        {begun
          ? t('learn.goOn', 'Go on')
          : kept?.finished
            ? t('learn.again', 'Play it again')
            : t('learn.begin', 'Begin')}
      </Button>
      {begun && (
        <Button
          look="quiet"
          onClick={() => {
            forgetProgress(FIRST_COURSE);
            setKept(undefined);
          }}
        >
          {t('learn.afresh', 'Begin afresh')}
        </Button>
      )}
    </Panel>
  );
}

function MoreLessons(): ReactElement {
  return (
    <Panel look="ink" className="learn-exercises">
      <h2 className="ink-heading">{t('learn.more', 'More lessons')}</h2>
      <p>{t('learn.moreWhy', 'A few minutes each, at the same table.')}</p>
      <ol>
        {COURSES.slice(1).map((course, index) => (
          <li key={course.key}>
            <button type="button" className="learn-exercise" onClick={() => navigate(`/learn/${course.key}`)}>
              <span className="learn-no" aria-hidden="true">
                {index + 2}
              </span>
              <span>
                <b>{course.title()}</b>
                <small>{course.chapters.map(({ name }) => name()).join(' · ')}</small>
              </span>
              {keptProgress(course)?.finished && <Icon name="check-mark" size={26} label={t('lesson.done', 'Done')} />}
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Exercises(): ReactElement {
  const solved = solvedExercises();
  return (
    <Panel look="ink" className="learn-exercises">
      <h2 className="ink-heading">{t('learn.exercises', 'Six exercises')}</h2>
      <p>
        {t('learn.exercisesWhy', 'One position, one idea each. The dice are known beforehand; the rest is up to you.')}
      </p>
      <ol>
        {EXERCISES.map(({ key, texts }, index) => (
          <li key={key}>
            <button type="button" className="learn-exercise" onClick={() => navigate(`/learn/${key}`)}>
              <span className="learn-no" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <b>{textsOf(texts).title}</b>
                <small>{textsOf(texts).task}</small>
              </span>
              {solved.includes(key) && <Icon name="check-mark" size={26} label={t('exercise.solved', 'Solved')} />}
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
