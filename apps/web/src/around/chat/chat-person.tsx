import type { Seat } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { isMuted, toggleMuted, useMuted } from './muted-seats.ts';

interface PersonProps {
  readonly seen: Seen;
  readonly seat: Seat;
  readonly onDone: () => void;
}

/** What can be done about somebody's talk: not hear it any more, or tell those who run the place. */
export function ChatPerson({ seen, seat, onDone }: PersonProps): ReactElement {
  const mute = useTable((state) => state.mute);
  const report = useTable((state) => state.report);
  const muted = useMuted((state) => isMuted(state, seen.info.table, seat));
  const [reason, setReason] = useState('');
  const [sent, setSent] = useState(false);
  const name = nameOf(seen, seat);
  return (
    <form
      className="chat-person"
      aria-label={t('chat.about', 'About {name}', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') return;
        void report(seat, reason.trim()).then(({ ok }) => setSent(ok));
      }}
    >
      <Button
        look="ink"
        onClick={() => {
          void mute(seat, !muted);
          toggleMuted(seen.info.table, seat);
          onDone();
        }}
      >
        {muted ? t('chat.unmute', 'Hear {name} again', { name }) : t('chat.mute', 'Mute {name}', { name })}
      </Button>
      {sent ? (
        <p role="status">{t('chat.reported', 'Reported. Whoever runs this place can read it with these lines.')}</p>
      ) : (
        <>
          <input
            value={reason}
            maxLength={300}
            aria-label={t('chat.reason', 'What is wrong')}
            placeholder={t('chat.reason', 'What is wrong')}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button look="ink" type="submit" disabled={reason.trim() === ''}>
            {t('chat.report', 'Report {name}', { name })}
          </Button>
        </>
      )}
      <Button look="quiet" onClick={onDone}>
        {t('view.close', 'Close')}
      </Button>
    </form>
  );
}
