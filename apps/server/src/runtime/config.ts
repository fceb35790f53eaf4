/** The settings of a server, read once. A wrong value stops the start with its name. */

import { isAbsolute, resolve } from 'node:path';
import { ConfigError, type Environment, readSetting } from './settings.ts';

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
  /** The folder of its host the site lies in: '' or '/games' (V-27). */
  readonly sitePath: string;
  /** Proxies of ours in front; each adds an entry to `X-Forwarded-For`. */
  readonly trustedHops: number;
  readonly logLevel: string;
  /** Opens /metrics to others than this machine. */
  readonly metricsToken: string | undefined;
  /** Opens the page of reports to whoever brings it; without it there is no such page. */
  readonly operatorKey: string | undefined;
  /** Multiplies every rate limit: 1 for people, more for load tests. */
  readonly rateLimitFactor: number;
  readonly botThreads: number;
  /** For one decision of a computer player that searches. */
  readonly botMillis: number;
  /** Both, or neither: many processes on one database. */
  readonly cluster: { readonly databaseUrl: string; readonly redisUrl: string } | undefined;
}

/** Paths that are not absolute lie in the folder. */
export function readConfig(env: Environment, folder: string): Config {
  const path = (value: string): string => (isAbsolute(value) ? value : resolve(folder, value));
  const publicUrl = readSetting(env, 'PUBLIC_URL');
  return {
    port: readSetting(env, 'PORT'),
    host: readSetting(env, 'HOST'),
    dataDir: path(readSetting(env, 'DATA_DIR')),
    webDir: path(readSetting(env, 'WEB_DIR')),
    allowedOrigins: readSetting(env, 'ALLOWED_ORIGINS'),
    publicUrl,
    sitePath: publicUrl === undefined ? '' : new URL(publicUrl).pathname.replace(/\/$/, ''),
    trustedHops: readSetting(env, 'TRUST_PROXY'),
    logLevel: readSetting(env, 'LOG_LEVEL'),
    metricsToken: readSetting(env, 'METRICS_TOKEN'),
    operatorKey: readSetting(env, 'OPERATOR_KEY'),
    rateLimitFactor: readSetting(env, 'RATE_LIMIT_FACTOR'),
    botThreads: readSetting(env, 'BOT_THREADS'),
    botMillis: readSetting(env, 'BOT_MILLIS'),
    cluster: cluster(env),
  };
}

function cluster(env: Environment): Config['cluster'] {
  const [databaseUrl, redisUrl] = [readSetting(env, 'DATABASE_URL'), readSetting(env, 'REDIS_URL')];
  if (databaseUrl === undefined && redisUrl === undefined) return undefined;
  if (databaseUrl === undefined || redisUrl === undefined)
    throw new ConfigError('several processes need both DATABASE_URL and REDIS_URL; one process needs neither');
  return { databaseUrl, redisUrl };
}

/** A page of ours, as browsers name it. */
export function publicOrigin({ publicUrl }: Pick<Config, 'publicUrl'>): readonly string[] {
  return publicUrl === undefined ? [] : [new URL(publicUrl).origin];
}

/** Below the folder of the site, whether or not the proxy has cut that off. */
export function pathOnSite(url: string, { sitePath }: Pick<Config, 'sitePath'>): string {
  if (sitePath === '' || !url.startsWith(sitePath)) return url;
  const rest = url.slice(sitePath.length);
  return rest.startsWith('/') ? rest : /^(\?|$)/.test(rest) ? `/${rest}` : url;
}
