/** The page a link to a moment opens: the client's own, with what a preview shows of it. Whether there is such a link, only the preview tells. */

import type { FastifyInstance } from 'fastify';
import { type Config, invitingOrigin } from '../runtime/index.ts';
import { addressOf, type RateLimits } from '../sockets/index.ts';
import { type MomentAbout, type SharedMoments, StoreUnavailable } from '../store/index.ts';
import { escaped } from './operator-html.ts';
import { pageOf } from './web-client.ts';

export interface MomentPageServices {
  readonly config: Config;
  readonly limits: RateLimits;
  readonly people: Pick<SharedMoments, 'shared'>;
}

export function momentPage(app: FastifyInstance, { config, limits, people }: MomentPageServices): void {
  const page = pageOf(config);
  if (page === undefined) return;
  app.get<{ Params: { readonly id: string } }>('/moment/:id', async (request, reply) => {
    const { id } = request.params;
    const isOften = (await limits.use('openShared', addressOf(request.raw, config))) !== undefined;
    // The page stays up without the database, and says itself what it could not read.
    const link = isOften ? undefined : await people.shared(id).catch(nothingWhileAway);
    const base = config.publicUrl?.replace(/\/$/, '') ?? invitingOrigin(request.headers.host, config);
    const html = link ? page.replace('</head>', () => `${tags(link.about, `${base}/moment/${link.id}`)}</head>`) : page;
    return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(html);
  });
}

function nothingWhileAway(error: unknown): undefined {
  if (!(error instanceof StoreUnavailable)) throw error;
}

/** In English, as the cards are: a preview is made before anybody could say what they read. */
function tags(about: MomentAbout, url: string): string {
  const [title, description] = wordsFor(about).map(escaped);
  const picture = escaped(`${url}/picture.png`);
  return [
    ['og:type', 'article'],
    ['og:site_name', 'Illuminice'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', escaped(url)],
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', description],
  ]
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .concat('<meta name="twitter:card" content="summary_large_image">', '<meta name="robots" content="noindex">')
    .join('');
}

function wordsFor({ turn, target, share, succeeded, won }: MomentAbout): readonly [string, string] {
  const title = turn === 0 ? 'Before the first turn' : `Turn ${turn} of a conspiracy`;
  if (target !== undefined && share !== undefined)
    return [title, `The attack on ${target} ${succeeded === true ? 'succeeds' : 'fails'} at ${share} %.`];
  if (target !== undefined) return [title, `${target} is under attack.`];
  if (won !== undefined) return [title, `${won}: the secret masters of the world.`];
  return [title, 'Every hand lies open, and the game can be played on from here.'];
}
