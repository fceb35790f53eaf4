import type { Connection } from './connection.ts';

/** A cable pulled out sends no goodbye: whoever does not answer a ping by the next one is gone. */
export function startHeartbeat(
  connections: () => Iterable<Connection>,
  { everyMs, onDead }: { readonly everyMs: number; readonly onDead: (connection: Connection) => void },
): () => void {
  const timer = setInterval(() => {
    for (const connection of connections()) {
      if (!connection.isAlive) {
        onDead(connection);
        connection.socket.terminate();
        continue;
      }
      connection.isAlive = false;
      connection.socket.ping();
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
