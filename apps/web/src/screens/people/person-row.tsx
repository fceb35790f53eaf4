import { type ReactElement, useId, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { ask, type Orders, replyText } from '../../session/online/index.ts';

export interface Person {
  readonly name: string;
  readonly kind: 'human' | 'bot' | 'watcher';
  readonly muted: boolean;
  readonly who: { readonly seat: number } | { readonly spectator: string };
}

interface PersonRowProps {
  readonly person: Person;
  readonly isHost: boolean;
  readonly isPlaying: boolean;
  readonly orders: Orders;
}

export function PersonRow({ person, isHost, isPlaying, orders }: PersonRowProps): ReactElement {
  const { name, kind, muted, who } = person;
  const [reporting, setReporting] = useState<'asked' | 'sent'>();
  // a host has no rights inside a game; who only watches takes no part in it.
  const maySendAway = isHost && (kind === 'watcher' || (kind === 'human' && !isPlaying));
  return (
    <li>
      <b>{name}</b>
      <small>{kindText(kind)}</small>
      <span className="people-buttons">
        <Button aria-pressed={muted} onClick={() => orders.give({ type: 'mute', ...who, on: !muted })}>
          {muted ? t('chat.unmute', 'Hear {name} again', { name }) : t('chat.mute', 'Mute {name}', { name })}
        </Button>
        {kind !== 'bot' && reporting === undefined && (
          <Button onClick={() => setReporting('asked')}>{t('chat.report', 'Report {name}', { name })}</Button>
        )}
        {maySendAway && (
          <Button onClick={() => orders.give({ type: 'kick', ...who })}>
            {t('people.sendAway', 'Send {name} away', { name })}
          </Button>
        )}
      </span>
      {reporting === 'asked' && <ReportForm person={person} onSent={() => setReporting('sent')} />}
      {reporting === 'sent' && (
        <p role="status">{t('chat.reported', 'Reported. Whoever runs this place can read it with these lines.')}</p>
      )}
    </li>
  );
}

function ReportForm({ person, onSent }: { readonly person: Person; readonly onSent: () => void }): ReactElement {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const problemId = useId();
  const text = reason.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== '')
          void ask({ type: 'report', ...person.who, text }).then((reply) =>
            reply.ok ? onSent() : setProblem(replyText(reply)),
          );
      }}
    >
      <input
        value={reason}
        maxLength={300}
        aria-label={t('chat.reason', 'What is wrong')}
        placeholder={t('chat.reason', 'What is wrong')}
        aria-invalid={problem !== undefined}
        aria-describedby={problemId}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" disabled={text === ''}>
        {t('people.sendReport', 'Send report')}
      </Button>
      <span id={problemId} className="problem problem-on-ink" role="alert">
        {problem}
      </span>
    </form>
  );
}

function kindText(kind: Person['kind']): string {
  switch (kind) {
    case 'bot':
      return t('seats.computer', 'computer');
    case 'human':
      return t('people.plays', 'plays');
    case 'watcher':
      return t('people.watches', 'watches');
  }
}
