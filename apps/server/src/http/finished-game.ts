/** A finished game as a file, for whoever sat or looked on: the client opens it again, and so does `npm run import`. */

import { gameFileHeading, type Store } from '@illuminice/table';
import type { FastifyInstance } from 'fastify';
import { isMember, type Lobby } from '../lobby/index.ts';
import { exported } from '../operations/index.ts';
import type { Sessions } from '../session/index.ts';
import type { RateLimits } from '../sockets/index.ts';
import { isGameOver } from '../store/index.ts';

export interface FinishedGameServices {
  readonly sessions: Pick<Sessions, 'check'>;
  readonly limits: RateLimits;
  readonly store: Pick<Store, 'entries'>;
  readonly lobbies: { findByTable(table: string): Promise<Lobby | undefined> };
}

export function finishedGame(app: FastifyInstance, { sessions, limits, store, lobbies }: FinishedGameServices): void {
  app.get<{ Params: { readonly table: string } }>('/api/games/:table', async (request, reply) => {
    const { table } = request.params;
    const session = await sessions.check(request.headers.cookie);
    const lobby = session.ok ? await lobbies.findByTable(table) : undefined;
    // A stranger learns nothing, not even whether there is such a game.
    if (!session.ok || !lobby || !isMember(lobby, session.user))
      return reply.code(404).send({ error: 'there is no finished game of yours here' });
    if ((await limits.use('saveGame', session.user)) !== undefined)
      return reply.code(429).send({ error: 'please wait a moment before you save it again' });
    const entries = await store.entries(table, 1);
    if (!isGameOver(entries)) return reply.code(409).send({ error: 'the game is not over yet' });
    const seat = lobby.people.indexOf(session.user);
    const lines = [gameFileHeading(table), ...exported(entries, seat < 0 ? 'spectator' : seat)];
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Disposition', `attachment; filename="illuminice-${table.slice(0, 6)}.jsonl"`)
      .type('application/jsonl')
      .send(`${lines.join('\n')}\n`);
  });
}
