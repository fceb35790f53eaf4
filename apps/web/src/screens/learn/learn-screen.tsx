/** Where learning begins: the first game, and six exercises. */
import { type ReactElement, useEffect, useState } from 'react';
import {
  CHAPTERS,
  chapterName,
  EXERCISES,
  forgetProgress,
  keptProgress,
  STEPS,
  solvedExercises,
} from '../../around/learning/index.ts';
import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { Button, Icon, Panel, Stamp } from '../../base/theme/index.ts';
import { Footer, TopBar } from '../page/index.ts';
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
        <FirstGame />
        <Exercises />
      </main>
      <Footer />
    </div>
  );
}

function FirstGame(): ReactElement {
  const [kept, setKept] = useState(keptProgress);
  const begun = kept !== undefined && kept.at > 0 && !kept.finished;
  const now = begun ? CHAPTERS.indexOf(STEPS[kept.at]?.chapter ?? 'goal') : kept?.finished ? CHAPTERS.length : 0;
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
        {CHAPTERS.map((chapter, index) => (
          <li
            key={chapter}
            className={index < now ? 'learn-done' : ''}
            aria-current={begun && index === now ? 'step' : undefined}
          >
            {chapterName(chapter)}
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
            forgetProgress();
            setKept(undefined);
          }}
        >
          {t('learn.afresh', 'Begin afresh')}
        </Button>
      )}
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
        {EXERCISES.map((exercise, index) => (
          <li key={exercise.key}>
            <button type="button" className="learn-exercise" onClick={() => navigate(`/learn/${exercise.key}`)}>
              <span className="learn-no" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <b>{exercise.title()}</b>
                <small>{exercise.task()}</small>
              </span>
              {solved.includes(exercise.key) && (
                <Icon name="check-mark" size={26} label={t('exercise.solved', 'Solved')} />
              )}
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
