/** Sends several messages of one moment together. A system call is the dearest part of a frame, and text needs no buffers. */

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Longer ones need a header of another form; they are rare. */
const LONGEST_PLAIN = 0xffff;
const LONGEST_SHORT = 125;

export interface Wire {
  readonly socket: WebSocket;
  /** Under the socket, where there is one: simulated sockets have none. */
  readonly stream?: Duplex | undefined;
}

/** In their order: a command's answer and its update cost one system call, not two. */
export function sendTogether({ socket, stream }: Wire, messages: readonly string[]): void {
  const text = stream && plainFrames(messages);
  if (text === undefined) for (const message of messages) socket.send(message);
  else stream?.write(text, 'latin1');
}

/**
 * RFC 6455, 5.2: final text frames, unmasked; undefined where one is long or a letter needs more than a byte. Looked through all at once: each
 * look at a text that was put together copies it.
 */
function plainFrames(messages: readonly string[]): string | undefined {
  let text = '';
  // As UTF-8 a character from 0x80 on takes two bytes: some of the headers, and then no others.
  let bytes = 0;
  for (const message of messages) {
    const { length } = message;
    if (length > LONGEST_PLAIN) return undefined;
    const header = length <= LONGEST_SHORT ? [0x81, length] : [0x81, 126, length >> 8, length & 0xff];
    text += String.fromCharCode(...header) + message;
    bytes += length;
    for (const byte of header) bytes += byte < 0x80 ? 1 : 2;
  }
  return Buffer.byteLength(text) === bytes ? text : undefined;
}
