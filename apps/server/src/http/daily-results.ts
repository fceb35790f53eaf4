/** The position of the day: a report of how somebody fared, once a day, and how many fared how. No names, nothing of a game. */

import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../runtime/index.ts';
import type { Sessions } from '../session/index.ts';
import { addressOf, type RateLimits } from '../sockets/index.ts';
import { type DailyResults, GRADES } from '../store/index.ts';
import { personOf } from './person-of.ts';

export interface DailyResultServices {
  readonly config: Config;
  readonly sessions: Pick<Sessions, 'check'>;
  readonly limits: RateLimits;
  readonly people: DailyResults;
  readonly sessionKey: Uint8Array;
}

interface Report {
  readonly day: string;
  readonly grade: number;
}

const DAY = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const;

const REPORT = {
  type: 'object',
  required: ['day', 'grade'],
  additionalProperties: false,
  properties: { day: DAY, grade: { type: 'integer', minimum: 0, maximum: GRADES - 1 } },
} as const;

const DAY_PARAMS = { type: 'object', required: ['day'], properties: { day: DAY } } as const;

const DAY_MS = 24 * 3600 * 1000;

export function dailyResults(app: FastifyInstance, services: DailyResultServices): void {
  const { config, limits, people, sessionKey } = services;
  const answer = async (reply: FastifyReply, day: string) =>
    reply.header('Cache-Control', 'no-store').send({ counts: await people.dailyCounts(day) });
  const tooOften = (reply: FastifyReply) => reply.code(429).send({ error: 'please wait a moment' });

  app.post<{ Body: Report }>('/api/daily', { schema: { body: REPORT } }, async (request, reply) => {
    const user = await personOf(services, request);
    const { day, grade } = request.body;
    if (user === undefined || !isOpen(day)) return reply.code(404).send({ error: 'there is nothing here' });
    if ((await limits.use('reportDaily', user)) !== undefined) return tooOften(reply);
    const who = createHmac('sha256', sessionKey).update(`daily ${day} ${user}`).digest('base64url');
    await people.addDaily({ day, who, grade });
    return answer(reply, day);
  });

  app.get<{ Params: { readonly day: string } }>(
    '/api/daily/:day',
    { schema: { params: DAY_PARAMS } },
    async (request, reply) => {
      if ((await limits.use('readDaily', addressOf(request.raw, config))) !== undefined) return tooOften(reply);
      return answer(reply, request.params.day);
    },
  );
}

/** Today, or a day around it for whoever sat over it at midnight or whose clock is wrong. */
function isOpen(day: string): boolean {
  const since = Date.now() - Date.parse(day);
  return since > -DAY_MS && since < 2 * DAY_MS;
}
