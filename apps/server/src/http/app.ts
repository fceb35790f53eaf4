/** Everything over plain HTTP: the client's files, the session, and what operators ask. */

import { timingSafeEqual } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { pathOnSite } from '../runtime/index.ts';
import type { Sessions } from '../session/index.ts';
import { addressOf, isThisMachine } from '../sockets/index.ts';
import { StoreUnavailable } from '../store/index.ts';
import { type DailyResultServices, dailyResults } from './daily-results.ts';
import { type FinishedGameServices, finishedGame } from './finished-game.ts';
import { type GameWordsServices, gameWords } from './game-words.ts';
import { type MomentPageServices, momentPage } from './moment-page.ts';
import { type OperatorServices, operatorPage } from './operator-page.ts';
import { BARE_HEADERS, securityHeaders } from './security-headers.ts';
import { type SharedMomentServices, sharedMoments } from './shared-moments.ts';
import { serveWebClient } from './web-client.ts';

export interface AppServices
  extends FinishedGameServices,
    Omit<OperatorServices, 'lobbies' | 'people'>,
    Omit<SharedMomentServices, 'lobbies' | 'people'>,
    Omit<DailyResultServices, 'people'>,
    Omit<GameWordsServices, 'lobbies' | 'people'>,
    Omit<MomentPageServices, 'people'> {
  readonly sessions: Pick<Sessions, 'check' | 'admit' | 'newGuest'>;
  readonly people: OperatorServices['people'] &
    SharedMomentServices['people'] &
    DailyResultServices['people'] &
    GameWordsServices['people'];
  readonly lobbies: FinishedGameServices['lobbies'] & OperatorServices['lobbies'] & GameWordsServices['lobbies'];
}

const LARGEST_BODY = 4096;

export async function newApp(services: AppServices): Promise<FastifyInstance> {
  const { config, log } = services;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    requestTimeout: 10_000,
    routerOptions: { maxParamLength: 100 },
    rewriteUrl: ({ url = '/' }) => pathOnSite(url, config),
    // What is no address reaches no route, and so no plugin that sets headers.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack();
      reply.raw.writeHead(400, { ...BARE_HEADERS, 'Content-Type': 'application/json' }).end('{"error":"bad request"}');
    },
  });
  await app.register(helmet, securityHeaders({ https: config.publicUrl?.startsWith('https:') ?? false }));
  app.setErrorHandler((error, request, reply) => {
    // Told once, by its health, and not by everybody who asks meanwhile.
    if (error instanceof StoreUnavailable)
      return reply.code(503).header('Retry-After', '5').send({ error: 'please try again in a moment' });
    const status = (error as { readonly statusCode?: number }).statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    // What failed on our side is for the log only.
    return reply.code(status).send({ error: status >= 500 ? 'something went wrong on our side' : 'bad request' });
  });
  countQuestions(app, services);
  operations(app, services);
  session(app, services);
  clientErrors(app, services);
  finishedGame(app, services);
  gameWords(app, services);
  sharedMoments(app, services);
  dailyResults(app, services);
  momentPage(app, services);
  await operatorPage(app, services);
  await serveWebClient(app, config);
  return app;
}

/** Before anything is looked up for whoever asks. */
function countQuestions(app: FastifyInstance, { config, limits, refusals }: AppServices): void {
  app.addHook('onRequest', async (request, reply) => {
    // By the route, not by the address: `/%61pi/` leads there too.
    if (!request.routeOptions.url?.startsWith('/api/')) return;
    const wait = await limits.use('ask', addressOf(request.raw, config));
    if (wait === undefined) return;
    refusals.note('questions over HTTP');
    return reply.code(429).header('Retry-After', String(wait)).send({ error: 'please wait a moment' });
  });
}

function operations(app: FastifyInstance, { config, metrics, isReady }: AppServices): void {
  app.get('/healthz', (_, reply) => reply.header('Cache-Control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const ready = await isReady();
    return reply
      .header('Cache-Control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ ready });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) return reply.code(404).send({ error: 'there is nothing here' });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** From this machine, or with the token; numbers about players are nobody else's business. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isThisMachine(request.raw);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Makes sure that the browser has a session before it opens sockets; replaces one that is no longer good. */
function session(app: FastifyInstance, { config, sessions, limits, refusals }: AppServices): void {
  app.get('/api/session', async (request, reply) => {
    const admitted = await sessions.admit(request.headers.cookie);
    const isBad = typeof admitted === 'string';
    const isNew = isBad || admitted.isNew === true;
    if (isNew && (await limits.use('newSession', addressOf(request.raw, config))) !== undefined) {
      refusals.note('new guests');
      return reply.code(429).send({ error: 'too many new guests from this address, please wait some minutes' });
    }
    const session = isBad ? await sessions.newGuest() : admitted;
    if (session.setCookie !== undefined) reply.header('Set-Cookie', session.setCookie);
    return reply.header('Cache-Control', 'no-store').send({ ok: true });
  });
}

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;

interface ClientError {
  readonly kind: string;
  readonly message: string;
  readonly places: readonly string[];
  readonly screen: string;
}

const clientErrorSchema = {
  type: 'object',
  required: ['kind', 'message', 'places', 'screen'],
  additionalProperties: false,
  properties: {
    kind: text(40),
    message: text(200),
    places: { type: 'array', maxItems: 6, items: text(200) },
    screen: text(40),
  },
} as const;

/** Failures of the web client. Bounded, rate-limited, and read by people only. */
function clientErrors(app: FastifyInstance, { config, limits, metrics }: AppServices): void {
  const path = '/api/client-errors';
  app.post<{ Body: ClientError }>(path, { schema: { body: clientErrorSchema } }, async (request, reply) => {
    const address = addressOf(request.raw, config);
    if ((await limits.use('clientError', address)) !== undefined) return reply.code(429).send();
    const { kind, message, places, screen } = request.body;
    metrics.clientErrors.inc();
    request.log.warn({ kind, places, screen, said: message }, 'the web client failed');
    return reply.code(204).send();
  });
}
