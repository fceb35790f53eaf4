/** The pages of whoever runs the server: what runs now; reports, and what to do about them. Only with `OPERATOR_KEY`; without it there are no such pages. */

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lobbies } from '../lobby/index.ts';
import type { LobbyService } from '../lobby-service/index.ts';
import type { Sanctions } from '../moderation/index.ts';
import { type Config, type Logger, type Metrics, publicOrigin, type ThrottledWarnings } from '../runtime/index.ts';
import { addressOf, type Hub, isOriginAllowed, type RateLimits } from '../sockets/index.ts';
import type { ModerationStore, StoredReport } from '../store/index.ts';
import { OPERATOR_CSP } from './operator-html.ts';
import { overviewPage } from './overview-page.ts';
import { ACTIONS, DAYS, reportsPage } from './reports-page.ts';

export interface OperatorServices {
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly limits: RateLimits;
  readonly refusals: ThrottledWarnings;
  readonly people: ModerationStore;
  readonly sanctions: Sanctions;
  readonly lobbies: Pick<Lobbies, 'ofUser' | 'known'>;
  readonly hub: Hub;
  readonly isReady: () => Promise<boolean>;
  readonly lobbyService: LobbyService;
}

const OVERVIEW = '/operator';
const PATH = '/operator/reports';
const MOST_SHOWN = 100;
const LARGEST_FORM = 200;
const DAY_MS = 24 * 3_600_000;

export async function operatorPage(app: FastifyInstance, services: OperatorServices): Promise<void> {
  const { operatorKey, sitePath } = services.config;
  if (operatorKey === undefined) return;
  // In a scope of its own: no other page takes forms.
  await app.register((page, _options, done) => {
    page.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    page.addHook('onRequest', (request, reply) => admit(services, operatorKey, { request, reply }));
    page.get(OVERVIEW, async (_, reply) => {
      const { metrics, lobbies, hub, people, isReady } = services;
      const html = await overviewPage({
        ...{ registry: metrics.registry, lobbies: lobbies.known(), isReady: await isReady() },
        people: new Set([...hub.all()].map(({ user }) => user)).size,
        reports: (await people.reports(MOST_SHOWN)).length,
        reportsPath: sitePath + PATH,
      });
      return reply.type('text/html; charset=utf-8').send(html);
    });
    page.get(PATH, async (_, reply) => {
      const reports = await services.people.reports(MOST_SHOWN);
      return reply
        .type('text/html; charset=utf-8')
        .send(reportsPage(reports, { most: MOST_SHOWN, path: sitePath + PATH, overviewPath: sitePath + OVERVIEW }));
    });
    page.post<{ Params: { readonly id: string } }>(`${PATH}/:id`, async (request, reply) => {
      const report = (await services.people.reports(MOST_SHOWN)).find(({ id }) => String(id) === request.params.id);
      const done = report && (await settleReport(services, report, request.body as URLSearchParams));
      if (report && !done) return reply.code(400).send({ error: 'bad request' });
      return reply
        .code(303)
        .header('Location', sitePath + PATH)
        .send();
    });
    done();
  });
}

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The browser asks for name and password; the password is the key, the name is nobody's business. */
async function admit(services: OperatorServices, key: string, { request, reply }: Visit): Promise<unknown> {
  const { config, limits, refusals } = services;
  reply.header('Content-Security-Policy', OPERATOR_CSP).header('Cache-Control', 'no-store');
  // With `no-referrer` a form would not say from which page it comes.
  reply.header('Referrer-Policy', 'same-origin');
  // The browser sends the key along from whatever page a form is sent.
  const { origin, host } = request.headers;
  const isBehindProxy = config.trustedHops > 0;
  const allowed = publicOrigin(config);
  const isOurs = origin !== undefined && isOriginAllowed(origin, { host, allowed, isBehindProxy });
  if (request.method === 'POST' && !isOurs) return reply.code(403).send({ error: 'from another page' });
  const address = addressOf(request.raw, config);
  const given = keyIn(request.headers.authorization);
  const guessed =
    given === undefined
      ? undefined
      : await limits.guess('operatorKey', address, async () => (isSame(given, key) ? 'the key' : undefined));
  if (guessed === 'spent') {
    refusals.note('operator key');
    return reply.code(429).send({ error: 'too many wrong keys, please wait some minutes' });
  }
  if (typeof guessed === 'object') return undefined;
  return reply
    .code(401)
    .header('WWW-Authenticate', 'Basic realm="Illuminice operator", charset="UTF-8"')
    .send({ error: 'the key of the operator is needed' });
}

function keyIn(authorization: string | undefined): string | undefined {
  const [scheme, given = ''] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic') return undefined;
  const pair = Buffer.from(given, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

/** By digests: neither the letters nor the length show in the time it takes. */
function isSame(given: string, key: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(key));
}

/** False: not one of the buttons of the page. */
async function settleReport(
  { people, sanctions, metrics, log, lobbies, lobbyService }: OperatorServices,
  { id, reported, about }: StoredReport,
  form: URLSearchParams,
): Promise<boolean> {
  const kind = ACTIONS.find((action) => action === form.get('action'));
  const days = DAYS.find((each) => String(each) === form.get('days'));
  if (kind === undefined || days === undefined) return false;
  if (kind !== 'dismiss') {
    const at = Date.now();
    const from = about.address === undefined ? {} : { address: about.address };
    await sanctions.add({ kind, person: reported, ...from, at, until: at + days * DAY_MS });
    metrics.sanctions.inc({ kind });
    if (kind === 'ban')
      for (const lobby of await lobbies.ofUser(reported))
        await lobbyService.leave(lobby, reported, { reason: 'kicked' });
  }
  await people.deleteReport(id);
  log.info({ report: id, action: kind, ...(kind === 'dismiss' ? {} : { days }) }, 'a report was settled');
  return true;
}
