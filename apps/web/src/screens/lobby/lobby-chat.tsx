import type { LobbyState } from '@illuminice/protocol';
import { useEffect, useRef } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel, SayBox } from '../../base/theme/index.ts';
import { ask, replyText } from '../../session/online/index.ts';
import { type ChatLine, useLobby } from '../../session/stores/index.ts';
import { useUnseenLines } from './unseen-lines.ts';

/** Names of others open what can be done about them. */
export function LobbyChat({ onPerson }: { readonly onPerson: () => void }) {
  const chat = useLobby((state) => state.chat);
  const lobby = useLobby((state) => state.lobby);
  // What computer players say belongs to a game: its sentences are the table's, and the lobby does not load them.
  const lines = chat.filter((line) => line.remark === undefined && !speaker(lobby, line)?.muted);
  const list = useRef<HTMLOListElement>(null);
  const unseen = useUnseenLines(list, lines.length);
  useEffect(() => {
    if (lines.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  const say = async (text: string): Promise<string | undefined> => {
    const reply = await ask({ type: 'chat', text });
    return reply.ok ? undefined : replyText(reply);
  };
  return (
    <Panel look="ink" className="lobby-chat" aria-label={t('chat.title', 'Chat')}>
      {lines.length === 0 && <p className="lobby-silence">{t('chat.silence', 'Nobody has said anything. So far.')}</p>}
      <ol ref={list} className="lobby-lines" role="log">
        {lines.map(({ id, name, from, text: said }) => (
          <li key={id}>
            <button
              type="button"
              className={from === 'spectator' ? 'lobby-name' : `lobby-name seat-colour-${from}`}
              title={t('chat.about', 'About {name}', { name })}
              onClick={onPerson}
            >
              {name}
            </button>
            <span>{said}</span>
          </li>
        ))}
      </ol>
      {unseen > 0 && (
        <Button
          look="gold"
          icon="conversation"
          className="lobby-unseen"
          onClick={() => list.current?.closest('.lobby-chat')?.scrollIntoView({ block: 'center' })}
        >
          {t('chat.unseen', '{n, plural, one {# new message} other {# new messages}}', { n: unseen })}
        </Button>
      )}
      <SayBox hint={t('chat.hint', 'Say something deniable…')} most={500} say={say} />
    </Panel>
  );
}

function speaker(lobby: LobbyState | undefined, { from, name }: ChatLine): { readonly muted?: true } | undefined {
  return from === 'spectator' ? lobby?.watchers.find((watcher) => watcher.name === name) : lobby?.seats[from];
}
