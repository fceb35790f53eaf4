/** Hot-seat: several people, one device, a curtain between them. */
import { useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Field, Panel, Stamp } from '../../base/theme/index.ts';
import { beginLocal } from '../../session/local/index.ts';
import { ChoiceRow } from './choice-row.tsx';
import { type LocalOptions, LocalOptionsPanel, playable } from './local-options.tsx';
import { LocalScreen } from './local-screen.tsx';

export function HotSeatScreen() {
  return (
    <LocalScreen title={t('hotSeat.title', 'Hot-seat')} isOurs={({ people }) => people > 1}>
      <People />
    </LocalScreen>
  );
}

function People() {
  const [count, setCount] = useState(3);
  const [options, setOptions] = useState<LocalOptions>({});
  const [names, setNames] = useState<readonly string[]>([]);
  const nameAt = (seat: number): string => names[seat]?.trim() || t('hotSeat.player', 'Player {n}', { n: seat + 1 });
  const seats = Array.from({ length: count }, (_, seat) => nameAt(seat));
  const doubled = new Set(seats.map((name) => name.toLowerCase())).size !== seats.length;
  return (
    <Panel look="paper" clip className="dossier local-new">
      <header className="menu-head">
        <span>{t('hotSeat.note', 'One device, one secret each')}</span>
        <Stamp>{t('hotSeat.title', 'Hot-seat')}</Stamp>
      </header>
      <ChoiceRow
        label={t('hotSeat.count', 'Players')}
        value={count}
        choices={[2, 3, 4, 5, 6, 7, 8].map((value) => ({ value, text: value }))}
        onChange={setCount}
      />
      {seats.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Field key={seat} label={t('hotSeat.seat', 'Seat {n}', { n: seat + 1 })}>
          <input
            value={names[seat] ?? ''}
            placeholder={name}
            maxLength={20}
            onChange={({ target }) =>
              setNames(seats.map((_, other) => (other === seat ? target.value : (names[other] ?? ''))))
            }
          />
        </Field>
      ))}
      <p className="problem" role="alert">
        {doubled && t('hotSeat.doubled', 'Two players have the same name.')}
      </p>
      <Button
        look="red"
        size="large"
        icon="round-table"
        disabled={doubled}
        onClick={() =>
          beginLocal({
            seats: seats.map((name) => ({ name, kind: 'human' })),
            options: playable(options),
          })
        }
      >
        {t('solo.begin', 'Play')}
      </Button>
      <LocalOptionsPanel players={count} options={options} onChange={setOptions} />
    </Panel>
  );
}
