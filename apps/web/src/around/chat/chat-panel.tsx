import type { Seat } from '@illuminice/engine';
import type { LobbyState } from '@illuminice/protocol';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { NARROW_TABLE, SayBox, TABLET_TABLE } from '../../base/theme/index.ts';
import { replyText } from '../../session/online/index.ts';
import { type ChatLine, useLobby, useTable } from '../../session/stores/index.ts';
import { nameOf, type Seen, ui, useUi } from '../../tabletop/seen/index.ts';
import { ChatPerson } from './chat-person.tsx';
import { chatText } from './chat-text.ts';
import { isMuted, useMuted } from './muted-seats.ts';

/** Public talk and whispers; nothing said here binds anybody. */
export function ChatPanel({ seen }: { readonly seen: Seen }): ReactElement {
  const lines = useTable((state) => state.chatLines);
  const [about, setAbout] = useState<Seat>();
  const muted = useMuted();
  const { table } = seen.info;
  const hostedHere = useTable((state) => state.hostedHere);
  const lobby = useLobby((state) => state.lobby);
  const narrow = useMedia(NARROW_TABLE);
  const tablet = useMedia(TABLET_TABLE);
  const inSight = useUi(({ sheet }) => !narrow || tablet || sheet === 'log' || sheet === 'deals');
  const last = lines.at(-1)?.id;
  useEffect(() => {
    if (inSight && last !== undefined) ui({ chatSeen: last });
  }, [inSight, last]);
  const box = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the chat down
  useEffect(() => {
    const list = box.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines.length]);
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol ref={box} tabIndex={0} aria-label={t('chat.label', 'Talk at the table')}>
        {lines
          .filter(({ from, name }) => !isMuted(muted, table, from) && !(from === 'spectator' && hushed(lobby, name)))
          .map((line) => (
            <li key={line.id} className={line.to === undefined ? '' : 'chat-whisper'}>
              <Speaker seen={seen} line={line} onPress={setAbout} />
              {line.to !== undefined && <small> {whisper(seen, line)}</small>}
              <q>{chatText(seen, line)}</q>
            </li>
          ))}
      </ol>
      {about !== undefined && <ChatPerson seen={seen} seat={about} onDone={() => setAbout(undefined)} />}
      {about === undefined && muted.table === table && muted.seats.length > 0 && (
        <p className="chat-muted">
          {t('chat.mutedNow', 'Muted:')}{' '}
          {muted.seats.map((seat) => (
            <button key={seat} type="button" className="text-seat" data-seat={seat} onClick={() => setAbout(seat)}>
              {nameOf(seen, seat)}
            </button>
          ))}
        </p>
      )}
      {hostedHere && (
        <p className="chat-alone">
          {t(
            'chat.byName',
            'Call a computer player by name and it answers. What should count belongs into a proposal.',
          )}
        </p>
      )}
      {(seen.me !== undefined || !hostedHere) && <SayForm seen={seen} />}
    </div>
  );
}

function SayForm({ seen }: { readonly seen: Seen }): ReactElement {
  const chat = useTable((state) => state.chat);
  const hostedHere = useTable((state) => state.hostedHere);
  const [to, setTo] = useState('');
  // Nobody whispers across one screen, and computer players listen to what all may hear.
  const people = seen.info.seats.flatMap(({ name, level }, seat) =>
    hostedHere || level !== undefined || seat === seen.me ? [] : [{ name, seat }],
  );
  return (
    <SayBox
      hint={t('chat.placeholder', 'Say something…')}
      most={300}
      say={async (text) => {
        const reply = await chat(text, to === '' ? undefined : Number(to));
        return reply.ok ? undefined : replyText(reply);
      }}
    >
      {people.length > 0 && (
        <select aria-label={t('chat.to', 'To whom')} value={to} onChange={(event) => setTo(event.target.value)}>
          <option value="">{t('chat.all', 'All')}</option>
          {people.map(({ name, seat }) => (
            <option key={name} value={seat}>
              {name}
            </option>
          ))}
        </select>
      )}
    </SayBox>
  );
}

/** Other people's names open what can be done about their talk. */
function Speaker({
  seen,
  line: { from, name },
  onPress,
}: {
  readonly seen: Seen;
  readonly line: ChatLine;
  readonly onPress: (seat: Seat) => void;
}): ReactElement {
  if (from === 'spectator' && seen.me !== undefined)
    return (
      <button type="button" className="text-seat" data-seat={from} onClick={() => ui({ beside: 'people' })}>
        {name}
      </button>
    );
  if (from === 'spectator' || from === seen.me || seen.me === undefined)
    return (
      <b className="text-seat" data-seat={from}>
        {name}
      </b>
    );
  return (
    <button
      type="button"
      className="text-seat"
      data-seat={from}
      title={t('chat.about', 'About {name}', { name })}
      onClick={() => onPress(from)}
    >
      {name}
    </button>
  );
}

/** Whoever looks on has no seat; the server knows whom this player does not want to hear. */
function hushed(lobby: LobbyState | undefined, name: string): boolean {
  return lobby?.watchers.some((watcher) => watcher.muted && watcher.name === name) ?? false;
}

function whisper(seen: Seen, { from, to }: ChatLine): string {
  if (to === seen.me) return t('chat.whispers', 'whispers to you');
  return typeof from === 'number' && from === seen.me && to !== undefined
    ? t('chat.whispered', 'whispered to {name}', { name: nameOf(seen, to) })
    : '';
}
