import type { Seat } from '@illuminice/engine';
import { type ReactElement, useId, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { replyText } from '../../session/online/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { personaText } from '../../tabletop/personas/index.ts';
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
  const [problem, setProblem] = useState<string>();
  const problemId = useId();
  const name = nameOf(seen, seat);
  const { persona, level } = seen.info.seats[seat] ?? {};
  const tell = personaText(persona);
  return (
    <form
      className="chat-person"
      aria-label={t('chat.about', 'About {name}', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') return;
        void report(seat, reason.trim()).then((reply) => (reply.ok ? setSent(true) : setProblem(replyText(reply))));
      }}
    >
      {tell !== undefined && <p>{tell}</p>}
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
      {level !== undefined ? undefined : sent ? (
        <p role="status">{t('chat.reported', 'Reported. Whoever runs this place can read it with these lines.')}</p>
      ) : (
        <>
          <input
            value={reason}
            maxLength={300}
            aria-label={t('chat.reason', 'What is wrong')}
            placeholder={t('chat.reason', 'What is wrong')}
            aria-invalid={problem !== undefined}
            aria-describedby={problemId}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button look="ink" type="submit" disabled={reason.trim() === ''}>
            {t('chat.report', 'Report {name}', { name })}
          </Button>
          <p id={problemId} className="problem problem-on-ink" role="alert">
            {problem}
          </p>
        </>
      )}
      <Button look="quiet" onClick={onDone}>
        {t('view.close', 'Close')}
      </Button>
    </form>
  );
}
