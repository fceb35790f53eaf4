/** Hot-seat: several people, one device, a curtain between them. */
import { t } from '../../base/i18n/index.ts';
import { Button, Field, Panel, Stamp } from '../../base/theme/index.ts';
import { beginLocal, type SavedGame } from '../../session/local/index.ts';
import { ChoiceRow } from './choice-row.tsx';
import { type LocalOptions, LocalOptionsPanel, optionsFrom, playable } from './local-options.tsx';
import { LocalScreen } from './local-screen.tsx';
import { countFrom, useRemembered } from './remembered.ts';

const isOurs = ({ people, online }: SavedGame): boolean => people > 1 && !online;

export function HotSeatScreen() {
  return (
    <LocalScreen title={t('hotSeat.title', 'Hot-seat')} isOurs={isOurs}>
      <People />
    </LocalScreen>
  );
}

interface Chosen {
  readonly count: number;
  readonly names: readonly string[];
  readonly options: LocalOptions;
}

function peopleFrom(stored: Readonly<Record<string, unknown>>): Chosen {
  const names: readonly unknown[] = Array.isArray(stored.names) ? stored.names : [];
  return {
    count: countFrom(stored.count, { least: 2, most: 8, usual: 3 }),
    names: names.map((name) => (typeof name === 'string' ? name.slice(0, 20) : '')),
    options: optionsFrom(stored.options),
  };
}

function People() {
  const [chosen, choose] = useRemembered('hotSeat', peopleFrom);
  const { count, names, options } = chosen;
  const nameAt = (seat: number): string => names[seat]?.trim() || t('hotSeat.player', 'Player {n}', { n: seat + 1 });
  const seats = Array.from({ length: count }, (_, seat) => nameAt(seat));
  /** Somebody before them has that name. */
  const isDoubled = (seat: number): boolean =>
    seats.slice(0, seat).some((name) => name.toLowerCase() === nameAt(seat).toLowerCase());
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
        onChange={(value) => choose({ ...chosen, count: value })}
      />
      {seats.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <div key={seat} className="local-name">
          <Field label={t('hotSeat.seat', 'Seat {n}', { n: seat + 1 })}>
            <input
              value={names[seat] ?? ''}
              placeholder={name}
              maxLength={20}
              aria-invalid={isDoubled(seat)}
              aria-describedby={`name-problem-${seat}`}
              onChange={({ target }) =>
                choose({
                  ...chosen,
                  names: seats.map((_, other) => (other === seat ? target.value : (names[other] ?? ''))),
                })
              }
            />
          </Field>
          <p id={`name-problem-${seat}`} className="problem" role="alert">
            {isDoubled(seat) && t('hotSeat.doubled', 'Two players have the same name.')}
          </p>
        </div>
      ))}
      <Button
        look="red"
        size="large"
        icon="round-table"
        disabled={seats.some((_, seat) => isDoubled(seat))}
        onClick={() =>
          beginLocal({
            seats: seats.map((name) => ({ name, kind: 'human' })),
            options: playable(options),
          })
        }
      >
        {t('solo.begin', 'Play')}
      </Button>
      <LocalOptionsPanel
        players={count}
        options={options}
        onChange={(value) => choose({ ...chosen, options: value })}
      />
    </Panel>
  );
}
