/** the vote for the seat of somebody everybody waits for, offered in sight and not only in the menu (T-5). */
import type { Seat } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel } from '../../base/theme/index.ts';
import { type TableInfo, useTable } from '../../session/stores/index.ts';
import { clockText } from '../../tabletop/parts/index.ts';
import { useSecondsUntil } from './seconds-until.ts';

/** Of the 90 s: who thinks for half a minute is not told on. */
const SHOWN_SECONDS = 60;

interface IdleProps {
  readonly info: TableInfo;
  readonly me: Seat | 'spectator';
}

/** The one everybody has waited for longest. */
export function longestIdle({ info, me }: IdleProps): Seat | undefined {
  if (me === 'spectator' || info.vote !== undefined || info.seats[me]?.kind !== 'human') return undefined;
  const idle = info.waitingFor.filter((seat) => seat !== me && info.seats[seat]?.idleAt !== undefined);
  const since = (seat: Seat) => info.seats[seat]?.idleAt ?? 0;
  return idle.sort((one, other) => since(one) - since(other))[0];
}

export function IdleNote({ info, me }: IdleProps): ReactElement | undefined {
  const isOnline = useTable(({ hostedHere }) => !hostedHere);
  const seat = longestIdle({ info, me });
  const idleAt = seat === undefined ? undefined : info.seats[seat]?.idleAt;
  if (!isOnline || seat === undefined || idleAt === undefined) return undefined;
  return <Waiting key={`${seat}.${info.waitingSince}`} info={info} seat={seat} idleAt={idleAt} />;
}

interface WaitingProps {
  readonly info: TableInfo;
  readonly seat: Seat;
  readonly idleAt: number;
}

function Waiting({ info, seat, idleAt }: WaitingProps): ReactElement | undefined {
  const [patient, setPatient] = useState(false);
  const vote = useTable((state) => state.vote);
  const left = useSecondsUntil(idleAt);
  const name = info.seats[seat]?.name ?? '';
  if (patient || left > SHOWN_SECONDS) return undefined;
  return (
    <Panel as="div" look="paper" className="toast toast-vote" role="status" aria-label={t('idle.label', 'Waiting')}>
      <p>
        <b>{t('idle.waits', 'Everybody waits for {name}.', { name })}</b>
        <small>
          {left > 0 ? (
            <>
              {t('idle.soon', 'You can ask for a computer player in this seat in')}{' '}
              <span role="timer">{clockText(left)}</span>
            </>
          ) : (
            t('idle.now', 'Most of the others must agree; {name} takes the seat back with one press.', { name })
          )}
        </small>
      </p>
      {left === 0 && (
        <Button look="dark" onClick={() => void vote('seatBot', true, seat)}>
          {t('table.seatBot', 'Vote: a computer plays for {name}', { name })}
        </Button>
      )}
      <Button look="outline" onClick={() => setPatient(true)}>
        {t('idle.patient', 'Go on waiting')}
      </Button>
    </Panel>
  );
}
