import type { IlluminatiNo, View } from '@illuminice/engine';
import { useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { CardFace, cardText } from '../../pieces/cards/index.ts';
import { tablePack, useTable } from '../../session/stores/index.ts';

interface ChooseGoalProps {
  readonly goals: readonly IlluminatiNo[];
  readonly view: View;
}

/** REQ-035, REQ-036: shown to the chooser alone; nobody sees what they take, or whether it matters. */
export function ChooseGoal({ goals, view }: ChooseGoalProps) {
  const send = useTable((state) => state.send);
  const [busy, setBusy] = useState(false);
  const idleFor = playsForOwnGoal(view);
  const take = (goal: IlluminatiNo): void => {
    setBusy(true);
    void send({ type: 'chooseGoal', goal }).then(() => setBusy(false));
  };
  return (
    <section className="setup-choice" aria-labelledby="setup-title">
      <h1 id="setup-title">{t('setup.goalTitle', 'A secret goal')}</h1>
      <p role="status">
        {idleFor === undefined
          ? t(
              'setup.goalText',
              'Choose whose special goal you will play for. Nobody learns it until you have won, or the game is over.',
            )
          : t(
              'setup.goalIdle',
              'Everybody is asked alike, or the UFOs would give themselves away. You are {name}: whatever you answer, your own goal stands.',
              { name: idleFor },
            )}
      </p>
      <div className="setup-cards">
        {goals.flatMap((number) => {
          const card = tablePack().illuminati[number];
          if (!card) return [];
          return (
            <button key={card.key} type="button" className="setup-card" disabled={busy} onClick={() => take(number)}>
              <CardFace pack={tablePack()} card={0} illuminati={number} />
              <span>{cardText(card).goalSummary}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** R-23.16 (e): the chooser, who knows who they are, is told whether their answer counts; the others learn nothing by it. */
function playsForOwnGoal({ viewer, seats, options }: View): string | undefined {
  const number = typeof viewer === 'number' ? seats[viewer]?.illuminati : undefined;
  const own = number === undefined ? undefined : tablePack().illuminati[number];
  return own && own.goal.type !== 'secret' && !options.hiddenGoals ? own.name : undefined;
}
