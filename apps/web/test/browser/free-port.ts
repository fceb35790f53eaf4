import { once } from 'node:events';
import { createServer } from 'node:net';

/** The page must know the port beforehand, so the development server cannot choose it itself. */
export async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
