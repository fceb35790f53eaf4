import type { View } from '@illuminice/engine';
import type { TableInfo } from '@illuminice/protocol';
import { t } from '../../base/i18n/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { ChooseGoal } from './choose-goal.tsx';
import { ChooseIlluminati } from './choose-illuminati.tsx';
import { Players } from './players.tsx';
import { SetupFrame } from './setup-frame.tsx';

interface SetupProps {
  readonly view: View;
  readonly info: TableInfo;
}

/** the Illuminati, then the secret goals; the rest of the set-up happens by itself. */
export function SetupScreen({ view, info }: SetupProps) {
  const moves = useTable((state) => state.moves);
  const choosing = view.questions.some(({ kind }) => kind === 'illuminati');
  return (
    <SetupFrame view={view}>
      {moves.chooseGoal ? (
        <ChooseGoal goals={moves.chooseGoal} view={view} />
      ) : choosing ? (
        <ChooseIlluminati view={view} info={info} choices={moves.chooseIlluminati} />
      ) : (
        <section className="setup-choice">
          <h1>{t('setup.waitTitle', 'Somebody is thinking')}</h1>
          <p role="status">{t('setup.waitGoals', 'Secret goals are being chosen. Nobody is shown by whom.')}</p>
        </section>
      )}
      <Players view={view} info={info} />
    </SetupFrame>
  );
}
