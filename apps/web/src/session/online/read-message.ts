/** What the server says, if it is a message at all. Its fields are held to the schemas by the server's own tests (C-7). */
import type { ServerMessage } from '@illuminice/protocol';

/** A message the protocol gains does not compile until it stands here. */
const KNOWN: Readonly<Record<ServerMessage['type'], true>> = {
  accepted: true,
  bye: true,
  chat: true,
  error: true,
  lobby: true,
  lobbyList: true,
  pong: true,
  refused: true,
  tableState: true,
  update: true,
  welcome: true,
};

/** Undefined for what a proxy between us put there, or a server of another release: nothing of the client falls over it. */
export function readMessage(frame: string): ServerMessage | undefined {
  try {
    const read: unknown = JSON.parse(frame);
    return isMessage(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isMessage(read: unknown): read is ServerMessage {
  return typeof read === 'object' && read !== null && 'type' in read && Object.hasOwn(KNOWN, String(read.type));
}
