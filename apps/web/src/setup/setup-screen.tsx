import { pack } from '@illuminice/cards';
import type { View } from '@illuminice/engine';
import type { TableInfo } from '@illuminice/protocol';
import { SEAT_MARKS } from '../app/seat-marks.ts';
import { t } from '../i18n/translate.ts';
import { useTable } from '../state/table-store.ts';
import { Icon, Panel } from '../theme/index.ts';
import { ChooseGoal } from './choose-goal.tsx';
import { ChooseIlluminati } from './choose-illuminati.tsx';
import './setup.css';

interface SetupProps {
  readonly view: View;
  readonly info: TableInfo;
}

/** the Illuminati, then the secret goals; the rest of the set-up happens by itself. */
export function SetupScreen({ view, info }: SetupProps) {
  const options = useTable((state) => state.options);
  const choosing = view.questions.some(({ kind }) => kind === 'illuminati');
  return (
    <main className="setup felt">
      {options.chooseGoal ? (
        <ChooseGoal goals={options.chooseGoal} />
      ) : choosing ? (
        <ChooseIlluminati view={view} info={info} choices={options.chooseIlluminati} />
      ) : (
        <section className="setup-choice">
          <h1>{t('setup.waitTitle', 'Somebody is thinking')}</h1>
          <p role="status">{t('setup.waitGoals', 'Secret goals are being chosen. Nobody is shown by whom.')}</p>
        </section>
      )}
      <Players view={view} info={info} />
    </main>
  );
}

/** Who holds what already: public from the moment it is assigned (REQ-023), unless the table plays them face-down. */
export function Players({ view, info }: SetupProps) {
  return (
    <Panel look="ink" className="setup-players" aria-label={t('setup.taken', 'The players')}>
      <ul>
        {view.seats.map((seat, number) => (
          <li key={info.seats[number]?.name}>
            <span className={`seat-colour-${number}`}>
              <Icon name={SEAT_MARKS[number] ?? 'person'} size={24} />
            </span>
            <b className={`seat-colour-${number}`}>{info.seats[number]?.name}</b>
            <span>
              {seat.illuminati === undefined
                ? seat.faceDown
                  ? t('setup.faceDown', 'face-down')
                  : t('setup.none', 'nothing yet')
                : pack.illuminati[seat.illuminati]?.name}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
