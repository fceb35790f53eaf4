/**
 * What was said while a finished game ran: talk of the table for whoever was there, and whispers and secret deals of those alone who let the others
 * read them. Nothing of a running game, and nothing of whom the reader has blocked.
 */

import { type LogEntry, type SecretWord, type Store, saidInSecret } from '@illuminice/table';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isMember, type Lobbies, showingWords, wasThere } from '../lobby/index.ts';
import type { Users } from '../session/index.ts';
import type { RateLimits } from '../sockets/index.ts';
import { type ChatMessage, isGameOver, type People } from '../store/index.ts';
import { type Askers, personOf } from './person-of.ts';

export interface GameWordsServices extends Askers {
  readonly limits: RateLimits;
  readonly store: Pick<Store, 'entries'>;
  readonly lobbies: Pick<Lobbies, 'findByTable' | 'change'>;
  readonly people: Pick<People, 'chatBetween'>;
  readonly users: Pick<Users, 'blockedBy'>;
}

/** One line beside the replay, at the entry of the log it was said after. */
type Word =
  | SecretWord
  | {
      readonly kind: 'said';
      readonly seq: number;
      readonly from: number;
      readonly to: readonly number[];
      readonly text: string;
    };

interface GameParams {
  readonly Params: { readonly table: string };
}

const SHOWN = {
  type: 'object',
  required: ['shown'],
  additionalProperties: false,
  properties: { shown: { type: 'boolean' } },
} as const;

const nothing = (reply: FastifyReply) => reply.code(404).send({ error: 'there is nothing here' });
const tooOften = (reply: FastifyReply) => reply.code(429).send({ error: 'please wait a moment' });

export function gameWords(app: FastifyInstance, services: GameWordsServices): void {
  const { limits, lobbies, people, users, sessions, store } = services;

  app.get<GameParams>('/api/games/:table/words', async (request, reply) => {
    const { table } = request.params;
    const session = await sessions.check(request.headers.cookie);
    const lobby = session.ok ? await lobbies.findByTable(table) : undefined;
    if (!session.ok || !lobby || !isMember(lobby, session.user) || !wasThere(lobby, session.user))
      return nothing(reply);
    const { user } = session;
    if ((await limits.use('openShared', user)) !== undefined) return tooOften(reply);
    const entries = await store.entries(table, 1);
    if (!isGameOver(entries)) return reply.code(409).send({ error: 'the game is not over yet' });
    const { people: seats, shown = [], muted } = lobby;
    const unheard = new Set([...(muted[user] ?? []), ...(await users.blockedBy(user))]);
    const shownSeats = new Set(seats.flatMap((each, seat) => (each !== '' && shown.includes(each) ? [seat] : [])));
    const span = { from: entries[0]?.at ?? 0, to: entries.at(-1)?.at ?? 0 };
    const said = (await people.chatBetween(lobby.id, span)).flatMap((line) => wordOf(line, { seats, shown, entries }));
    const words = [...saidInSecret(entries, shownSeats), ...said]
      .filter(({ from }) => !unheard.has(seats[from] ?? ''))
      .sort((one, other) => one.seq - other.seq);
    const seat = seats.indexOf(user);
    return reply
      .header('Cache-Control', 'no-store')
      .send({ words, ...(seat < 0 ? {} : { mine: { seat, shown: shown.includes(user) } }) });
  });

  app.post<GameParams & { Body: { readonly shown: boolean } }>(
    '/api/games/:table/words',
    { schema: { body: SHOWN } },
    async (request, reply) => {
      const user = await personOf(services, request);
      const { table } = request.params;
      const lobby = user === undefined ? undefined : await lobbies.findByTable(table);
      if (user === undefined || !lobby?.people.includes(user)) return nothing(reply);
      if ((await limits.use('shareMoment', user)) !== undefined) return tooOften(reply);
      if (!isGameOver(await store.entries(table, 1)))
        return reply.code(409).send({ error: 'the game is not over yet' });
      const changed = await lobbies.change(lobby.id, (now) =>
        now.table === table ? { lobby: showingWords(now, { user, shown: request.body.shown }) } : 'same',
      );
      return changed === 'gone' ? nothing(reply) : reply.code(204).send();
    },
  );
}

interface Said {
  readonly seats: readonly string[];
  readonly shown: readonly string[];
  readonly entries: readonly LogEntry[];
}

/** Of those who played; a whisper only where who wrote it lets it be read. */
function wordOf({ author, recipient, at, text }: ChatMessage, { seats, shown, entries }: Said): readonly Word[] {
  const from = author === '' ? -1 : seats.indexOf(author);
  const to = recipient === undefined ? [] : [seats.indexOf(recipient)];
  if (from < 0 || to.includes(-1) || (recipient !== undefined && !shown.includes(author))) return [];
  const seq = entries.findLast((entry) => entry.at <= at)?.seq ?? 1;
  return [{ kind: 'said', seq, from, to, text }];
}
