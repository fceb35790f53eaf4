/** A decision of a finished game, kept to be tried again: listed under Learn, played at the table, judged by its chance. */
import { isJudged } from '@illuminice/bots';
import { type AnyCommand, keysOf, movesFor, type Seat, waitingFor } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import { type ReactElement, useState } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { Button, type ButtonLook } from '../../base/theme/index.ts';
import { useReplay } from '../../session/replay/index.ts';
import { loadKeptExercises } from '../learning/lazy.ts';

interface Moment {
  readonly replay: Replay;
  readonly at: number;
  readonly seat: Seat;
}

export function KeepMoment({ look, ...moment }: Moment & { readonly look: ButtonLook }): ReactElement {
  const id = useReplay((state) => state.id) ?? '';
  const [kept, setKept] = useState<{ readonly key: string } | 'full'>();
  const keep = async (): Promise<void> => {
    const { exerciseOf, keepExercise } = await loadKeptExercises();
    const { replay, at, seat } = moment;
    const { game, seats } = replay.at(at);
    const { seq = 0, turn = 0 } = replay.moments[at] ?? {};
    if (!game) return;
    const names = seats.map(({ name }) => name);
    const exercise = exerciseOf({ of: id, seq, turn, names, game, cards: keysOf(replay.pack), seat });
    setKept(keepExercise(exercise) ? exercise : 'full');
  };
  if (kept === 'full')
    return (
      <p className="problem" role="alert">
        {t('exercise.full', 'There is no room for more exercises: delete one under Learn first.')}
      </p>
    );
  if (kept)
    return (
      <Button look={look} icon="check-mark" onClick={() => navigate(`/learn/${kept.key}`)}>
        {t('exercise.keptTry', 'Kept: try it')}
      </Button>
    );
  return (
    <Button
      look={look}
      icon="light-bulb"
      {...point('replay.keep')}
      refusal={
        isDecision(moment)
          ? undefined
          : t('exercise.noDecision', 'Nothing is to be decided here by this player: go to a moment where it is.')
      }
      onClick={() => void keep()}
    >
      {t('exercise.keep', 'Keep as exercise')}
    </Button>
  );
}

/** The seat is asked for something that can be judged. */
function isDecision({ replay, at, seat }: Moment): boolean {
  const { game } = replay.at(at);
  if (!game || game.over || game.phase === 'setup' || !replay.moments[at]?.isWhole) return false;
  if (!waitingFor(game).includes(seat)) return false;
  const kinds = Object.keys(movesFor(replay.pack, game, seat)) as AnyCommand['type'][];
  return kinds.some((type) => isJudged({ type }));
}
