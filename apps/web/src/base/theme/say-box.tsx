import { type FormEvent, type ReactNode, useState } from 'react';
import { t } from '../i18n/index.ts';
import { Button } from './button.tsx';

interface SayBoxProps {
  readonly hint: string;
  /** So many letters the server takes. */
  readonly most: number;
  /** Resolves to whether it was taken. */
  readonly say: (text: string) => Promise<boolean>;
  /** Before the box: to whom. */
  readonly children?: ReactNode;
}

/** One line to say something: what was refused stays in the box, and a second press waits for the answer to the first. */
export function SayBox({ hint, most, say, children }: SayBoxProps) {
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || sending) return;
    setSending(true);
    if (await say(said)) setText((now) => (now === text ? '' : now));
    setSending(false);
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      {children}
      <input
        value={text}
        maxLength={most}
        aria-label={t('chat.say', 'Say something')}
        placeholder={hint}
        onChange={(event) => setText(event.target.value)}
      />
      <Button look="gold" type="submit" icon="paper-plane" aria-label={t('chat.send', 'Send')} />
    </form>
  );
}
