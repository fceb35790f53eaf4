/** A lesson on the real table, with the teacher's memo beside it. */
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { pointsTo } from '../../actions/all/index.ts';
import {
  COURSES,
  type Course,
  isRead,
  keepProgress,
  keptProgress,
  type LessonTable,
  Memo,
  MUST_READ,
  modelMove,
  newRun,
  openLessonTable,
  type Run,
  resumedRun,
  Spotlight,
  type Step,
} from '../../around/learning/index.ts';
import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { Button } from '../../base/theme/index.ts';
import { ui, useSeen, useUi } from '../../tabletop/seen/index.ts';
import { TableScreen } from '../table/index.ts';

interface Lecture {
  readonly run: Run;
  readonly table: LessonTable;
}

export function TutorialScreen({ name }: { readonly name: string }): ReactElement | undefined {
  const course = COURSES.find(({ key }) => key === name);
  return course && <Lectern key={course.key} course={course} />;
}

function Lectern({ course }: { readonly course: Course }): ReactElement {
  const [lecture, setLecture] = useState<Lecture>();
  const [at, setAt] = useState(0);
  const [aside, setAside] = useState<string>();
  const pupil = useSettings((state) => state.name);
  const leave = (): void => navigate('/learn');

  // biome-ignore lint/correctness/useExhaustiveDependencies: one game for the life of the screen
  useEffect(() => {
    document.title = `${course.title()} · Illuminice`;
    const kept = keptProgress(course);
    const run = kept && !kept.finished ? resumedRun(course, kept) : newRun(course);
    const moved = (): void => {
      keepProgress(run);
      setAside(undefined);
      setAt(run.at);
    };
    const names = [pupil.trim() || t('solo.you', 'You'), ...course.rivals];
    const lesson = { id: course.key, game: run.game, names };
    const table = openLessonTable(lesson, {
      judge: (command) => {
        const wrong = run.judge(command);
        return wrong === MUST_READ ? readFirst() : wrong;
      },
      nextMove: run.nextMove,
      happened: (_, events) => {
        run.happened(events);
        moved();
      },
      astray: setAside,
      leave,
      said: () => run.step?.said,
      talk: (talk) => {
        const wrong = run.judgeTalk(talk);
        if (wrong !== undefined) return wrong === MUST_READ ? readFirst() : wrong;
        run.answered();
        moved();
        table.tell();
        table.wake();
        return undefined;
      },
    });
    setLecture({ run, table });
    moved();
    table.wake();
    return () => table.close();
  }, []);

  /** Past what was read, or, for whoever skips it, what was to be answered. */
  const readOn = (): void => {
    const { run, table } = lecture ?? {};
    if (!run?.readOn() && !run?.answered()) return;
    keepProgress(run);
    setAside(undefined);
    setAt(run.at);
    table?.tell();
    table?.wake();
  };
  /** Whoever skips a step has it done for them: the game goes on from the same position. */
  const skip = (): void => {
    const { run, table } = lecture ?? {};
    const move = run && modelMove(run);
    if (move) table?.play(move);
    else readOn();
  };

  const step = course.steps[at];
  return (
    <div className="lesson">
      <TableScreen />
      {step && <Light step={step} run={lecture?.run} />}
      {step && (
        <Memo
          label={course.title()}
          stamp={course.chapters.find(({ key }) => key === step.chapter)?.name() ?? ''}
          text={step.text()}
          aside={aside}
          progress={<Pearls course={course} step={step} />}
        >
          <Button look="quiet" className="memo-away" onClick={leave}>
            {t('tutorial.leave', 'Leave the lesson')}
          </Button>
          {(step.task || step.answer) && (
            <Button look="outline" onClick={skip}>
              {t('tutorial.skip', 'Do it for me')}
            </Button>
          )}
          {isRead(step) && (
            <Button look="red" onClick={readOn}>
              {t('tutorial.next', 'Next')}
            </Button>
          )}
        </Memo>
      )}
      {!step && at > 0 && <Farewell course={course} />}
    </div>
  );
}

const readFirst = (): string => t('tutorial.readFirst', 'One moment: read this first, then press Next.');

/** Follows what the pupil has begun: the light is always on the very next thing to press. */
function Light({ step, run }: { readonly step: Step; readonly run: Run | undefined }): ReactElement | undefined {
  const seen = useSeen();
  const begun = useUi((state) => state.begun);
  const points = useMemo(() => {
    if (!seen || !run) return [];
    if (step.pointer !== undefined) return [step.pointer];
    if (step.answer) return step.answer.points;
    const wanted = step.task?.want(run.game.state);
    return wanted ? pointsTo(wanted, seen, begun) : [];
  }, [seen, run, step, begun]);
  return <Spotlight points={points} from=".memo" />;
}

function Pearls({ course: { chapters }, step }: { readonly course: Course; readonly step: Step }): ReactElement {
  const now = chapters.findIndex(({ key }) => key === step.chapter);
  return (
    <ol
      className="pearls"
      aria-label={t('tutorial.progress', 'Chapter {n} of {of}', { n: now + 1, of: chapters.length })}
    >
      {chapters.map(({ key, name }, index) => (
        <li key={key} className={index < now ? 'pearl-done' : index === now ? 'pearl-now' : ''} title={name()} />
      ))}
    </ol>
  );
}

function Farewell({ course }: { readonly course: Course }): ReactElement {
  // T-23: the reveal would lie over this page; it stays one press away.
  useEffect(() => ui({ looked: true }), []);
  const next = COURSES[COURSES.indexOf(course) + 1];
  return (
    <Memo label={course.title()} stamp={t('tutorial.graduated', 'Initiated')} text={course.farewell()}>
      <Button look="outline" icon="spy" onClick={() => navigate('/solo')}>
        {t('tutorial.toSolo', 'Play against computers')}
      </Button>
      <Button look="outline" icon="dice-target" onClick={() => navigate('/learn')}>
        {t('tutorial.toExercises', 'Six exercises')}
      </Button>
      {next && (
        <Button look="red" icon="light-bulb" onClick={() => navigate(`/learn/${next.key}`)}>
          {next.title()}
        </Button>
      )}
    </Memo>
  );
}
