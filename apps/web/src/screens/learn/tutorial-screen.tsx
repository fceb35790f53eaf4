/** The first game on the real table, with the teacher's memo beside it. */
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { pointsTo } from '../../actions/all/index.ts';
import {
  CHAPTERS,
  chapterName,
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
  STEPS,
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

export function TutorialScreen(): ReactElement {
  const [lecture, setLecture] = useState<Lecture>();
  const [at, setAt] = useState(0);
  const [aside, setAside] = useState<string>();
  const name = useSettings((state) => state.name);
  const leave = (): void => navigate('/learn');

  // biome-ignore lint/correctness/useExhaustiveDependencies: one game for the life of the screen
  useEffect(() => {
    document.title = `${t('tutorial.title', 'First game')} · Illuminice`;
    const kept = keptProgress();
    const run = kept && !kept.finished ? resumedRun(kept) : newRun();
    const moved = (): void => {
      keepProgress(run);
      setAside(undefined);
      setAt(run.at);
    };
    const names = [name.trim() || t('solo.you', 'You'), 'Ada', 'Ben'];
    const lesson = { id: 'tutorial', game: run.game, names };
    const table = openLessonTable(lesson, {
      judge: (command) => {
        const wrong = run.judge(command);
        return wrong === MUST_READ ? t('tutorial.readFirst', 'One moment: read this first, then press Next.') : wrong;
      },
      nextMove: run.nextMove,
      happened: (_, events) => {
        run.happened(events);
        moved();
      },
      astray: setAside,
      leave,
    });
    setLecture({ run, table });
    moved();
    table.wake();
    return () => table.close();
  }, []);

  const readOn = (): void => {
    const { run, table } = lecture ?? {};
    if (!run?.readOn()) return;
    keepProgress(run);
    setAside(undefined);
    setAt(run.at);
    table?.wake();
  };
  /** Whoever skips a step has it done for them: the game goes on from the same position. */
  const skip = (): void => {
    const { run, table } = lecture ?? {};
    const move = run && modelMove(run);
    if (move) table?.play(move);
    else readOn();
  };

  const step = STEPS[at];
  return (
    <div className="lesson">
      <TableScreen />
      {step && <Light step={step} run={lecture?.run} />}
      {step && (
        <Memo
          label={t('tutorial.title', 'First game')}
          stamp={chapterName(step.chapter)}
          text={step.text()}
          aside={aside}
          progress={<Pearls step={step} />}
        >
          <Button look="quiet" className="memo-away" onClick={leave}>
            {t('tutorial.leave', 'Leave the lesson')}
          </Button>
          {step.task && (
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
      {!step && at > 0 && <Farewell />}
    </div>
  );
}

/** Follows what the pupil has begun: the light is always on the very next thing to press. */
function Light({ step, run }: { readonly step: Step; readonly run: Run | undefined }): ReactElement | undefined {
  const seen = useSeen();
  const begun = useUi((state) => state.begun);
  const points = useMemo(() => {
    if (!seen || !run) return [];
    if (step.pointer !== undefined) return [step.pointer];
    const wanted = step.task?.want(run.game.state);
    return wanted ? pointsTo(wanted, seen, begun) : [];
  }, [seen, run, step, begun]);
  return <Spotlight points={points} from=".memo" />;
}

function Pearls({ step }: { readonly step: Step }): ReactElement {
  const now = CHAPTERS.indexOf(step.chapter);
  return (
    <ol
      className="pearls"
      aria-label={t('tutorial.progress', 'Chapter {n} of {of}', { n: now + 1, of: CHAPTERS.length })}
    >
      {CHAPTERS.map((chapter, index) => (
        <li
          key={chapter}
          className={index < now ? 'pearl-done' : index === now ? 'pearl-now' : ''}
          title={chapterName(chapter)}
        />
      ))}
    </ol>
  );
}

function Farewell(): ReactElement {
  // T-23: the reveal would lie over this page; it stays one press away.
  useEffect(() => ui({ looked: true }), []);
  return (
    <Memo
      label={t('tutorial.title', 'First game')}
      stamp={t('tutorial.graduated', 'Initiated')}
      text={t(
        'tutorial.farewell',
        'That was a whole game: income, attacks of all three kinds, money, aid, deals and privilege. Everything else stands in the rulebook, one press away at every table.',
      )}
    >
      <Button look="outline" icon="spy" onClick={() => navigate('/solo')}>
        {t('tutorial.toSolo', 'Play against computers')}
      </Button>
      <Button look="red" icon="dice-target" onClick={() => navigate('/learn')}>
        {t('tutorial.toExercises', 'Six exercises')}
      </Button>
    </Memo>
  );
}
