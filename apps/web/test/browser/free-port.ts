import { once } from 'node:events';
import { createServer } from 'node:net';

/** For servers that must know their port beforehand: a page, or a server that is stopped and comes back, is told it once. */
export async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
