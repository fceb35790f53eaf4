import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { t } from '../i18n/index.ts';
import { Button } from './button.tsx';

interface SayBoxProps {
  readonly hint: string;
  /** So many letters the server takes. */
  readonly most: number;
  /** Resolves to why it was not taken; undefined = it was. */
  readonly say: (text: string) => Promise<string | undefined>;
  /** Before the box: to whom. */
  readonly children?: ReactNode;
}

/** One line to say something: what was refused stays in the box, with the reason below it, and a second press waits for the answer to the first. */
export function SayBox({ hint, most, say, children }: SayBoxProps) {
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const problemId = useId();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || sending) return;
    setSending(true);
    const refused = await say(said);
    if (refused === undefined) setText((now) => (now === text ? '' : now));
    setProblem(refused);
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
        aria-invalid={problem !== undefined}
        aria-describedby={problemId}
        onChange={(event) => setText(event.target.value)}
      />
      <Button look="gold" type="submit" icon="paper-plane" aria-label={t('chat.send', 'Send')} />
      <p id={problemId} className="problem problem-on-ink" role="alert">
        {problem}
      </p>
    </form>
  );
}
