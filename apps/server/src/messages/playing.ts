/** Moves: straight to the table; the answer is the table's. */

import type { TableRequest } from '@illuminice/protocol';
import { type Connection, tell } from '../sockets/index.ts';
import { lobbyOf, type Outcome, problem, type Services } from './context.ts';
import { begin } from './hosting.ts';

export async function act(services: Services, connection: Connection, message: TableRequest): Promise<Outcome> {
  const { games, metrics } = services;
  const lobby = lobbyOf(services, connection);
  if (lobby === undefined) return problem('NOT_AT_TABLE');
  const began = connection.receivedAt;
  const answer = await games.act(connection, lobby, message);
  if (answer === 'NOT_AT_TABLE') return problem('NOT_AT_TABLE');
  metrics.commandSeconds.observe((performance.now() - began) / 1000);
  if (!answer.ok) {
    metrics.commandsDone.refused++;
    tell(connection, { type: 'refused', id: message.id, refusal: answer.refusal });
    return 'answered';
  }
  metrics.commandsDone.accepted++;
  tell(connection, { type: 'accepted', id: message.id, ...(answer.head === undefined ? {} : { head: answer.head }) });
  if (message.type === 'rematch') await maybeRematch(services, lobby.id);
  return 'answered';
}

async function maybeRematch(services: Services, id: string): Promise<void> {
  const lobby = services.lobbies.get(id);
  if (lobby !== undefined && (await services.games.wantsRematch(lobby))) await begin(services, lobby, lobby.host);
}
