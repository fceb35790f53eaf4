import type { Connection } from './connection.ts';

/**
 * A cable pulled out sends no goodbye: whoever was silent since the last look is asked, and is gone if they do not answer by the next one.
 * Who plays is never asked.
 */
export function startHeartbeat(
  connections: () => Iterable<Connection>,
  { everyMs, onDead }: { readonly everyMs: number; readonly onDead: (connection: Connection) => void },
): () => void {
  const timer = setInterval(() => {
    for (const connection of connections()) {
      if (connection.wasHeard) {
        connection.wasHeard = false;
        connection.wasAsked = false;
      } else if (connection.wasAsked) {
        onDead(connection);
        connection.socket.terminate();
      } else {
        connection.wasAsked = true;
        connection.socket.ping();
      }
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
