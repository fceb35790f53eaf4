/** Everything the operator can set, read once from the environment. A wrong value stops the start with its name. */

import { isAbsolute, resolve } from 'node:path';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Where the built web client lies; served when it is there. */
  readonly webDir: string;
  /** Further origins that may open sockets; the server's own is always allowed. */
  readonly allowedOrigins: readonly string[];
  /** Set behind a proxy that ends TLS: cookies become Secure and links use it. */
  readonly publicUrl: string | undefined;
  /** Proxies of ours in front; each adds an entry to `X-Forwarded-For`. */
  readonly trustedHops: number;
  readonly logLevel: string;
  /** Opens /metrics to others than this machine. */
  readonly metricsToken: string | undefined;
  /** Multiplies every rate limit: 1 for people, more for load tests. */
  readonly rateLimitFactor: number;
  readonly botThreads: number;
  /** Both, or neither: many processes on one database. */
  readonly cluster: { readonly databaseUrl: string; readonly redisUrl: string } | undefined;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export function readConfig(env: Environment, repository: string): Config {
  const path = (value: string): string => (isAbsolute(value) ? value : resolve(repository, value));
  const logLevel = env.LOG_LEVEL ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  return {
    port: wholeNumber(env, 'PORT', { standard: 8080, least: 0, most: 65_535 }),
    host: env.HOST ?? 'localhost',
    dataDir: path(env.DATA_DIR ?? 'data'),
    webDir: path(env.WEB_DIR ?? 'apps/web/dist'),
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '').split(',').flatMap((given) => origin('ALLOWED_ORIGINS', given.trim())),
    publicUrl: origin('PUBLIC_URL', (env.PUBLIC_URL ?? '').trim())[0],
    trustedHops: env.TRUST_PROXY === 'true' ? 1 : wholeNumber(env, 'TRUST_PROXY', { standard: 0, least: 0, most: 9 }),
    logLevel,
    metricsToken: env.METRICS_TOKEN === '' ? undefined : env.METRICS_TOKEN,
    rateLimitFactor: wholeNumber(env, 'RATE_LIMIT_FACTOR', { standard: 1, least: 1, most: 1_000_000 }),
    botThreads: wholeNumber(env, 'BOT_THREADS', { standard: 1, least: 1, most: 64 }),
    cluster: cluster(env),
  };
}

function cluster(env: Environment): Config['cluster'] {
  const [databaseUrl = '', redisUrl = ''] = [env.DATABASE_URL, env.REDIS_URL];
  if (databaseUrl === '' && redisUrl === '') return undefined;
  if (databaseUrl === '' || redisUrl === '')
    throw new ConfigError('several processes need both DATABASE_URL and REDIS_URL; one process needs neither');
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/database');
  if (!/^rediss?:\/\//.test(redisUrl)) throw new ConfigError('REDIS_URL must look like redis://:password@host:6379');
  return { databaseUrl, redisUrl };
}

interface Range {
  readonly standard: number;
  readonly least: number;
  readonly most: number;
}

function wholeNumber(env: Environment, name: string, { standard, least, most }: Range): number {
  const given = env[name];
  if (given === undefined || given === '') return standard;
  const value = Number(given);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${given}"`);
  return value;
}

function origin(name: string, given: string): string[] {
  if (given === '') return [];
  try {
    return [new URL(given).origin];
  } catch {
    throw new ConfigError(`${name} must hold addresses such as https://play.example.org, not "${given}"`);
  }
}
