/** Links to moments of finished games: made by those who played, opened by whoever has one. Of a running game there is nothing here. */

import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { forStrangers, gameFileHeading, type Store } from '@illuminice/table';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Lobby } from '../lobby/index.ts';
import type { DrawQueue } from '../picture/index.ts';
import { addressOf, type RateLimits } from '../sockets/index.ts';
import { isGameOver, type SharedMoment, type SharedMoments } from '../store/index.ts';
import { type Askers, personOf } from './person-of.ts';

export interface SharedMomentServices extends Askers {
  readonly limits: RateLimits;
  readonly store: Pick<Store, 'entries'>;
  readonly lobbies: { findByTable(table: string): Promise<Lobby | undefined> };
  readonly people: SharedMoments;
  /** The one of all sessions: ids of links are made with it. */
  readonly sessionKey: Uint8Array;
  readonly draw: DrawQueue['draw'];
}

/** Links of one game, whoever made them: each keeps a picture. */
const MOST_OF_ONE_GAME = 60;

interface NewLink {
  readonly table: string;
  readonly seq: number;
  readonly events: number;
  readonly named: boolean;
}

const NEW_LINK = {
  type: 'object',
  required: ['table', 'seq', 'events', 'named'],
  additionalProperties: false,
  properties: {
    table: { type: 'string', maxLength: 100 },
    seq: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    events: { type: 'integer', minimum: 0, maximum: 10_000 },
    named: { type: 'boolean' },
  },
} as const;

const NAMED = {
  type: 'object',
  required: ['named'],
  additionalProperties: false,
  properties: { named: { type: 'boolean' } },
} as const;

interface LinkParams {
  readonly Params: { readonly id: string };
}

const nothing = (reply: FastifyReply) => reply.code(404).send({ error: 'there is nothing here' });
const tooOften = (reply: FastifyReply) => reply.code(429).send({ error: 'please wait a moment' });

export function sharedMoments(app: FastifyInstance, services: SharedMomentServices): void {
  const { config, sessions, limits, people } = services;

  app.post<{ Body: NewLink }>('/api/shared', { schema: { body: NEW_LINK } }, async (request, reply) => {
    const user = await personOf(services, request);
    const { table, named, ...moment } = request.body;
    const lobby = user === undefined ? undefined : await services.lobbies.findByTable(table);
    if (user === undefined || !lobby?.people.includes(user)) return nothing(reply);
    if ((await limits.use('shareMoment', user)) !== undefined) return tooOften(reply);
    const entries = await services.store.entries(table, 1);
    if (!isGameOver(entries)) return reply.code(409).send({ error: 'the game is not over yet' });
    const id = idOf(services.sessionKey, { table, by: user, moment });
    if ((await people.shared(id)) === undefined) {
      if ((await people.countShared(table)) >= MOST_OF_ONE_GAME) return tooOften(reply);
      const partsFile = join(config.webDir, 'picture.json');
      const drawn = await services.draw({ entries: forStrangers(entries, new Set()), moment, partsFile });
      if (drawn === 'busy') return tooOften(reply);
      if (drawn === undefined) return nothing(reply);
      const { about, picture } = drawn;
      const link = { id, table, by: user, at: Date.now(), moment, people: lobby.people, about };
      await people.addShared({ ...link, named: [] }, picture);
    }
    // Also where it was made a moment ago: whoever takes their name back while the first is being drawn is not named.
    await people.changeNamed(id, { user, named });
    return reply.header('Cache-Control', 'no-store').send({ id });
  });

  app.get<LinkParams>('/api/shared/:id', async (request, reply) => {
    if ((await limits.use('openShared', addressOf(request.raw, config))) !== undefined) return tooOften(reply);
    const link = await people.shared(request.params.id);
    const entries = link ? await services.store.entries(link.table, 1) : [];
    if (!link || !isGameOver(entries)) return nothing(reply);
    const session = await sessions.check(request.headers.cookie);
    const user = session.ok ? session.user : '';
    const seat = user === '' ? -1 : link.people.indexOf(user);
    const lines = [
      // Not the name of the table: whoever has a link knows no more of it than what is shown here.
      gameFileHeading(`shared-${link.id}`, link.moment),
      ...forStrangers(entries, seatsOf(link)).map((entry) => JSON.stringify(entry)),
    ];
    return reply.header('Cache-Control', 'no-store').send({
      game: lines.join('\n'),
      ...(seat < 0 ? {} : { seat, named: link.named.includes(user) }),
      ...(user !== '' && user === link.by ? { isMine: true } : {}),
    });
  });

  app.post<LinkParams & { Body: { readonly named: boolean } }>(
    '/api/shared/:id/name',
    { schema: { body: NAMED } },
    async (request, reply) => {
      const user = await personOf(services, request);
      const link = user === undefined ? undefined : await people.shared(request.params.id);
      if (user === undefined || !link?.people.includes(user)) return nothing(reply);
      if ((await limits.use('shareMoment', user)) !== undefined) return tooOften(reply);
      await people.changeNamed(link.id, { user, named: request.body.named });
      return reply.code(204).send();
    },
  );

  app.delete<LinkParams>('/api/shared/:id', async (request, reply) => {
    const user = await personOf(services, request);
    const link = user === undefined ? undefined : await people.shared(request.params.id);
    if (!link || link.by !== user) return nothing(reply);
    await people.deleteShared(link.id);
    return reply.code(204).send();
  });

  app.get<LinkParams>('/moment/:id/picture.png', async (request, reply) => {
    if ((await limits.use('openShared', addressOf(request.raw, config))) !== undefined) return tooOften(reply);
    const picture = await people.sharedPicture(request.params.id);
    if (!picture) return nothing(reply);
    return (
      reply
        .header('Cache-Control', 'public, max-age=3600')
        // Shown by whoever is sent the link.
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .type('image/png')
        .send(Buffer.from(picture))
    );
  });
}

function seatsOf({ people, named }: SharedMoment): ReadonlySet<number> {
  return new Set(people.flatMap((user, seat) => (user !== '' && named.includes(user) ? [seat] : [])));
}

/** The same moment shared again by the same person is the same link. */
function idOf(key: Uint8Array, { table, by, moment }: Pick<SharedMoment, 'table' | 'by' | 'moment'>): string {
  return createHmac('sha256', key)
    .update(`shared ${table} ${by} ${moment.seq}.${moment.events}`)
    .digest('base64url')
    .slice(0, 22);
}
