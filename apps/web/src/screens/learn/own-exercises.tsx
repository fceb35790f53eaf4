/** Moments of games, kept to be tried again: to play, to take along as a file, to delete. */
import { type ReactElement, useRef, useState } from 'react';
import {
  dropExercise,
  type Exercise,
  exerciseFile,
  keepExercise,
  keptExercises,
  readExercise,
  solvedExercises,
  textsOf,
} from '../../around/learning/index.ts';
import { download, savedGameName } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { Button, Icon, Panel } from '../../base/theme/index.ts';

export function OwnExercises(): ReactElement {
  const [kept, setKept] = useState(keptExercises);
  const solved = solvedExercises();
  return (
    <Panel look="ink" className="learn-exercises">
      <h2 className="ink-heading">{t('learn.own', 'Your exercises')}</h2>
      <p>
        {t(
          'learn.ownWhy',
          'Decisions out of games: in a replay or its review press “Keep as exercise”. The dice are not announced; what counts is how good the decision was.',
        )}
      </p>
      <ol>
        {kept.map((exercise) => (
          <OwnExercise
            key={exercise.key}
            exercise={exercise}
            isSolved={solved.includes(exercise.key)}
            onDelete={() => {
              dropExercise(exercise.key);
              setKept(keptExercises());
            }}
          />
        ))}
      </ol>
      <Bring onBrought={() => setKept(keptExercises())} />
    </Panel>
  );
}

interface OwnProps {
  readonly exercise: Exercise;
  readonly isSolved: boolean;
  readonly onDelete: () => void;
}

function OwnExercise({ exercise, isSolved, onDelete }: OwnProps): ReactElement {
  const { title } = textsOf(exercise.texts);
  const save = (): void => {
    const file = exerciseFile(exercise);
    if (file !== undefined) download(savedGameName(exercise.key), file);
  };
  return (
    <li className="learn-own">
      <button type="button" className="learn-exercise" onClick={() => navigate(`/learn/${exercise.key}`)}>
        <Icon name="light-bulb" size={26} />
        <span>
          <b>{title}</b>
          <small>{exercise.names.join(', ')}</small>
        </span>
        {isSolved && <Icon name="check-mark" size={26} label={t('exercise.solved', 'Solved')} />}
      </button>
      <Button
        look="quiet"
        icon="save-arrow"
        aria-label={t('exercise.save', 'Save “{title}” as a file', { title })}
        onClick={save}
      />
      <Button
        look="quiet"
        icon="cancel"
        aria-label={t('exercise.delete', 'Delete “{title}”', { title })}
        onClick={onDelete}
      />
    </li>
  );
}

function Bring({ onBrought }: { readonly onBrought: () => void }): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'unreadable' | 'full'>();
  const bring = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const exercise = readExercise(await file.text());
    const isKept = exercise !== undefined && keepExercise(exercise);
    setProblem(isKept ? undefined : exercise ? 'full' : 'unreadable');
    if (isKept) onBrought();
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('exercise.bring', 'Bring an exercise')}
        onChange={({ target }) => {
          void bring(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button look="ink" icon="scroll-unfurled" onClick={() => input.current?.click()}>
        {t('exercise.bring', 'Bring an exercise')}
      </Button>
      {problem && (
        <p className="problem problem-on-ink" role="alert">
          {problem === 'full'
            ? t('exercise.full', 'There is no room for more exercises: delete one under Learn first.')
            : t('exercise.unreadable', 'This file is no exercise of Illuminice.')}
        </p>
      )}
    </>
  );
}
