import type { View } from '@illuminice/engine';
import type { TableInfo } from '@illuminice/protocol';
import { t } from '../../base/i18n/index.ts';
import { Icon, Panel } from '../../base/theme/index.ts';
import { tablePack } from '../../session/stores/index.ts';
import { SEAT_MARKS } from '../page/index.ts';

interface PlayersProps {
  readonly view: View;
  readonly info: TableInfo;
}

/** Who holds what already: public from the moment it is assigned (REQ-023), unless the table plays them face-down. */
export function Players({ view, info }: PlayersProps) {
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
                : tablePack().illuminati[seat.illuminati]?.name}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
