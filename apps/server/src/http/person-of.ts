import type { FastifyRequest } from 'fastify';
import { type Config, publicOrigin } from '../runtime/index.ts';
import type { Sessions } from '../session/index.ts';
import { isOriginAllowed } from '../sockets/index.ts';

export interface Askers {
  readonly config: Config;
  readonly sessions: Pick<Sessions, 'check'>;
}

/** Whoever asks for a change, if the request comes from a page of ours. */
export async function personOf({ config, sessions }: Askers, { headers }: FastifyRequest): Promise<string | undefined> {
  const { origin, host, cookie } = headers;
  const isBehindProxy = config.trustedHops > 0;
  const isOurs =
    origin !== undefined && isOriginAllowed(origin, { host, allowed: publicOrigin(config), isBehindProxy });
  const session = isOurs ? await sessions.check(cookie) : undefined;
  return session?.ok ? session.user : undefined;
}
