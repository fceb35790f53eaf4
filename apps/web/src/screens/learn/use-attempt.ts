/** A fresh table for every attempt. What was shown is not counted as solved. */
import type { BestMove, Misjudged } from '@illuminice/bots';
import { useEffect, useRef, useState } from 'react';
import {
  type Attempt,
  type Exercise,
  type LessonTable,
  newAttempt,
  type Outcome,
  openJudge,
  openLessonTable,
  textsOf,
} from '../../around/learning/index.ts';
import { loadSuggestionTexts } from '../../around/learning/lazy.ts';
import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { playSound } from '../../base/sound/index.ts';
import { namesOf, type Seen, seenNow, ui } from '../../tabletop/seen/index.ts';

const SHOWN_EVERY = 900;

export interface Concluded {
  readonly solved: boolean;
  /** Points of the chance to win that were given away. */
  readonly loss: number;
  readonly wasShown: boolean;
}

interface Attempting {
  readonly exercise: Exercise;
  /** The number of the attempt: with a new one it begins anew. */
  readonly count: number;
  readonly onOutcome: (concluded: Concluded) => void;
}

interface Work {
  readonly outcome: Outcome | undefined;
  /** What is said beside the task. */
  readonly aside: string | undefined;
  readonly mayShow: boolean;
  readonly show: () => void;
}

interface Bench {
  readonly attempt: Attempt;
  readonly table: LessonTable;
  readonly askBest: () => void;
}

export function useAttempt({ exercise, count, onOutcome }: Attempting): Work {
  const bench = useRef<Bench>(undefined);
  const [outcome, setOutcome] = useState<Outcome>();
  const [aside, setAside] = useState<string>();
  const [showing, setShowing] = useState(false);
  const shown = useRef(false);
  const pupil = useSettings((state) => state.name);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt begins with its number, and with nothing else
  useEffect(() => {
    document.title = `${textsOf(exercise.texts).title} · Illuminice`;
    const attempt = newAttempt(exercise);
    const judge = openJudge();
    shown.current = false;
    setShowing(false);
    setOutcome(undefined);
    setAside(undefined);
    const conclude = (how: Outcome): void => {
      const loss = 'instead' in how ? how.instead.loss : 0;
      onOutcome({ solved: how.solved, loss, wasShown: shown.current });
      playSound(how.solved ? 'success' : 'failure');
      // The memo tells how it went; the reveal of a finished game would cover it.
      ui({ looked: true });
      setAside('why' in how ? how.why : undefined);
      if ('instead' in how) void insteadText(attempt, how.instead).then(setAside);
      setOutcome(how);
    };
    const weigh = (): void => {
      if (!attempt.question?.taken) return;
      setAside(t('exercise.weighing', 'Your decision is being weighed…'));
      judge.ask(attempt.question, ({ instead }) => {
        attempt.judged(instead);
        if (attempt.outcome) conclude(attempt.outcome);
      });
    };
    const names = exercise.names.map((name) => name || pupil.trim() || t('solo.you', 'You'));
    const table = openLessonTable(
      { id: `${exercise.key}-${count}`, game: attempt.game, names },
      {
        judge: (command) => {
          if (isThrough(attempt)) return t('exercise.over', 'This attempt is over: try again from the beginning.');
          return attempt.isDecision(command)
            ? undefined
            : t(
                'exercise.decide',
                'This exercise is about one decision: an attack, a payment, a card, or to leave it at that. Everything else can wait.',
              );
        },
        nextMove: attempt.nextMove,
        happened: (command, events) => {
          if (isThrough(attempt)) return;
          attempt.happened(command, events);
          if (attempt.outcome) conclude(attempt.outcome);
          else weigh();
        },
        astray: (text) => {
          if (!isThrough(attempt)) setAside(text);
        },
        leave: () => navigate('/learn'),
      },
    );
    const askBest = (): void => {
      if (!attempt.question || isThrough(attempt)) return;
      setAside(t('hint.thinking', 'Thinking…'));
      judge.ask(attempt.question, ({ best }) => {
        if (best && !isThrough(attempt)) void bestText(attempt, best).then(setAside);
      });
    };
    bench.current = { attempt, table, askBest };
    table.wake();
    return () => {
      judge.close();
      table.close();
    };
  }, [exercise, count]);

  useEffect(() => {
    if (!showing || outcome) return;
    const timer = setInterval(() => {
      const { attempt, table } = bench.current ?? {};
      const move = attempt?.nextMove() ? undefined : attempt?.hint();
      if (move) table?.play(move);
    }, SHOWN_EVERY);
    return () => clearInterval(timer);
  }, [showing, outcome]);

  const show = (): void => {
    shown.current = true;
    setShowing(true);
    if (exercise.judged.by === 'chance') bench.current?.askBest();
  };
  return { outcome, aside, mayShow: !showing, show };
}

function isThrough({ outcome, question }: Attempt): boolean {
  return outcome !== undefined || question?.taken !== undefined;
}

/** In the words they would have been told before they decided. */
function seenBefore({ question }: Attempt): Seen | undefined {
  const seen = seenNow();
  return seen && question && { ...seen, view: question.view, moves: question.moves };
}

async function insteadText(attempt: Attempt, { better, reason, loss }: Misjudged): Promise<string> {
  const { commandText, reasonText } = await loadSuggestionTexts();
  const seen = seenBefore(attempt);
  if (!seen) return '';
  return t(
    'exercise.instead',
    'That gives away {loss, plural, one {# point} other {# points}} of your chance to win, beside: {move} ({reason})',
    { loss, move: commandText(seen, better), reason: reasonText(reason, namesOf(seen)) },
  );
}

async function bestText(attempt: Attempt, { better, reason }: BestMove): Promise<string> {
  const { commandText, reasonText } = await loadSuggestionTexts();
  const seen = seenBefore(attempt);
  if (!seen) return '';
  return t('exercise.best', '{move} ({reason})', {
    move: commandText(seen, better),
    reason: reasonText(reason, namesOf(seen)),
  });
}
