import { type FormEvent, useEffect, useRef, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { ask } from '../net/client.ts';
import { useLobby } from '../state/lobby-store.ts';
import { Button, Panel } from '../theme/index.ts';
import { replyWords } from './reply-words.ts';

export function LobbyChat() {
  const lines = useLobby(({ chat }) => chat);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (lines.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  const say = (event: FormEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    void ask({ type: 'chat', text: said }).then((reply) => setProblem(reply.ok ? undefined : replyWords(reply)));
  };
  return (
    <Panel look="ink" className="lobby-chat" aria-label={t('chat.title', 'Chat')}>
      {lines.length === 0 && <p className="lobby-silence">{t('chat.silence', 'Nobody has said anything. So far.')}</p>}
      <ol ref={list} className="lobby-lines" role="log">
        {lines.map(({ id, name, from, text: said }) => (
          <li key={id}>
            <b className={from === 'spectator' ? undefined : `seat-colour-${from}`}>{name}</b>
            <span>{said}</span>
          </li>
        ))}
      </ol>
      <p className="problem problem-on-ink" role="alert">
        {problem}
      </p>
      <form onSubmit={say}>
        <input
          value={text}
          maxLength={500}
          aria-label={t('chat.say', 'Say something')}
          placeholder={t('chat.hint', 'Say something deniable…')}
          onChange={(event) => setText(event.target.value)}
        />
        <Button look="gold" type="submit" icon="paper-plane" aria-label={t('chat.send', 'Send')} />
      </form>
    </Panel>
  );
}
