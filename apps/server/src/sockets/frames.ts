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

/** In their order. One write for all that are plain: a command's answer and its update cost one system call, not two. */
export function sendTogether({ socket, stream }: Wire, messages: readonly string[]): void {
  let text = '';
  for (const message of messages) {
    const frame = stream && plainFrame(message);
    if (frame === undefined) {
      if (text !== '') stream?.write(text, 'latin1');
      text = '';
      socket.send(message);
    } else text += frame;
  }
  if (text !== '') stream?.write(text, 'latin1');
}

/** RFC 6455, 5.2: a final text frame, unmasked; undefined for a long one, and where a letter needs more than a byte. */
function plainFrame(message: string): string | undefined {
  const { length } = message;
  if (length > LONGEST_PLAIN || Buffer.byteLength(message) !== length) return undefined;
  if (length <= LONGEST_SHORT) return String.fromCharCode(0x81, length) + message;
  return String.fromCharCode(0x81, 126, length >> 8, length & 0xff) + message;
}
