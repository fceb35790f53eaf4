import type { ServerMessageOf } from '@illuminice/protocol';
import { addChat, type ChatLine, useLobby, useTable } from '../stores/index.ts';

const KEPT = 300;

/** The same people talk in the lobby and at the table: one line goes to both. */
export function hearChat({ serial, at, from, name, to, text, remark }: ServerMessageOf<'chat'>): void {
  const line: ChatLine = {
    id: serial,
    at,
    from: from ?? 'spectator',
    name,
    text,
    ...(to === undefined ? {} : { to }),
    ...(remark === undefined ? {} : { remark }),
  };
  useLobby.setState(({ chat }) =>
    chat.some(({ id }) => id === serial) ? {} : { chat: [...chat, line].sort((a, b) => a.id - b.id).slice(-KEPT) },
  );
  if (useTable.getState().info) addChat(line);
}
