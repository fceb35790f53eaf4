import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

export type Logger = FastifyBaseLogger;

/** Paths that could carry a secret, wherever they stand. Chat, names and commands are never handed to the log at all. */
const SECRETS = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.token',
  '*.cookie',
  '*.password',
  '*.seed',
  'token',
  'cookie',
  'seed',
];

export function newLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: SECRETS, censor: '[secret]' },
    serializers: {
      // Addresses of lobbies are keys to them: the path is logged without its query, codes are cut.
      req: (request: { readonly method: string; readonly url: string }) => ({
        method: request.method,
        path: withoutCodes(request.url),
      }),
      res: (reply: { readonly statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

export function withoutCodes(url: string): string {
  return url.replace(/\?.*$/s, '').replace(/\/(join|j|watch)\/[^/]+/g, '/$1/…');
}
