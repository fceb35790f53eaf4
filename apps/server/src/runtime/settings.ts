/** What an operator can set: read, checked, told by `illuminice --help` and written into docs/settings.md from this one list. */

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Setting<Value> {
  /** As an operator would write it; empty where there is none. */
  readonly standard: string;
  readonly meaning: string;
  /** Of what was given or, without that, of the standard. Throws what it must be. */
  readonly read: (text: string) => Value;
}

export const SETTINGS = {
  PORT: wholeNumber({ standard: 8080, least: 0, most: 65_535, meaning: 'where it listens; 0 takes a free one' }),
  HOST: text({ standard: 'localhost', meaning: 'the address it listens at; `0.0.0.0` for every network' }),
  DATA_DIR: text({ standard: 'data', meaning: 'database, session key, dumps. Back it up, keep it private' }),
  WEB_DIR: text({ standard: 'apps/web/dist', meaning: 'where the built client lies' }),
  PUBLIC_URL: {
    standard: '',
    meaning:
      '`https://play.example.org` behind a proxy that ends TLS: secure cookies, links, HSTS; `https://example.org/games` in a folder of a host',
    read: publicUrl,
  },
  ALLOWED_ORIGINS: {
    standard: '',
    meaning: 'further pages that may open sockets, comma-separated; its own may always',
    read: origins,
  },
  TRUST_PROXY: trustedHops(),
  METRICS_TOKEN: optional('opens `/metrics` to whoever brings it; without it only this machine may ask'),
  OPERATOR_KEY: secret(
    'opens `/operator`, what runs now and what was reported, to whoever brings it; without it there is no such page',
  ),
  LOG_LEVEL: oneOf({
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    standard: 'info',
    meaning: 'how much is told; JSON lines on standard output',
  }),
  BOT_THREADS: wholeNumber({ standard: 1, least: 1, most: 64, meaning: 'threads in which computer players think' }),
  BOT_MILLIS: wholeNumber({
    ...{ standard: 4_000, least: 50, most: 10_000 },
    meaning:
      'the most milliseconds a Master may think about one decision, whatever its table says (1500 where it says nothing); the levels below need none',
  }),
  RATE_LIMIT_FACTOR: wholeNumber({
    ...{ standard: 1, least: 1, most: 1_000_000 },
    meaning: 'multiplies every limit; for load tests',
  }),
  DATABASE_URL: address({
    form: /^postgres(ql)?:\/\//,
    example: 'postgres://user:password@host:5432/database',
    meaning: 'with `REDIS_URL`: many processes on one Postgres. Both or neither',
  }),
  REDIS_URL: address({
    form: /^rediss?:\/\//,
    example: 'redis://:password@host:6379',
    meaning: 'Redis or Valkey, through which the processes tell each other of moves',
  }),
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

type SettingName = keyof typeof SETTINGS;

export function readSetting<Name extends SettingName>(
  env: Environment,
  name: Name,
): ReturnType<(typeof SETTINGS)[Name]['read']> {
  const setting: Setting<unknown> = SETTINGS[name];
  const given = (env[name] ?? '').trim();
  try {
    return setting.read(given === '' ? setting.standard : given) as ReturnType<(typeof SETTINGS)[Name]['read']>;
  } catch (error) {
    throw new ConfigError(`${name} ${error instanceof Error ? error.message : String(error)}`);
  }
}

type Told<More> = More & { readonly meaning: string };

function text({ standard, meaning }: Told<{ readonly standard: string }>): Setting<string> {
  return { standard, meaning, read: (given) => given };
}

function optional(meaning: string): Setting<string | undefined> {
  return { standard: '', meaning, read: (given) => (given === '' ? undefined : given) };
}

/** Nobody guesses this many at ten tries in ten minutes. */
const SHORTEST_SECRET = 16;

function secret(meaning: string): Setting<string | undefined> {
  const read = (given: string): string | undefined => {
    if (given === '') return undefined;
    if (/^[!-~]+$/.test(given) && given.length >= SHORTEST_SECRET) return given;
    throw new Error(`must have at least ${SHORTEST_SECRET} printable characters and no spaces`);
  };
  return { standard: '', meaning, read };
}

interface Range {
  readonly standard: number;
  readonly least: number;
  readonly most: number;
}

function wholeNumber({ standard, least, most, meaning }: Told<Range>): Setting<number> {
  const read = (given: string): number => {
    const value = Number(given);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new Error(`must be a whole number from ${least} to ${most}, not "${given}"`);
  };
  return { standard: String(standard), meaning, read };
}

function trustedHops(): Setting<number> {
  const meaning =
    'how many proxies of yours stand in front, each adding an entry to `X-Forwarded-For`: 1 for Caddy alone, 2 behind a content network';
  const hops = wholeNumber({ standard: 0, least: 0, most: 9, meaning });
  // Written so before it was a number.
  return { ...hops, read: (given) => (given === 'true' ? 1 : hops.read(given)) };
}

interface Choice {
  readonly choices: readonly string[];
  readonly standard: string;
}

function oneOf({ choices, standard, meaning }: Told<Choice>): Setting<string> {
  const read = (given: string): string => {
    if (choices.includes(given)) return given;
    throw new Error(`must be one of ${choices.join(', ')}, not "${given}"`);
  };
  return { standard, meaning, read };
}

interface Form {
  readonly form: RegExp;
  readonly example: string;
}

function address({ form, example, meaning }: Told<Form>): Setting<string | undefined> {
  const read = (given: string): string | undefined => {
    if (given === '') return undefined;
    if (form.test(given)) return given;
    // What was given may hold a password.
    throw new Error(`must look like ${example}`);
  };
  return { standard: '', meaning, read };
}

function origins(given: string): readonly string[] {
  const addresses = given.split(',').filter((part) => part.trim() !== '');
  return addresses.map((part) => {
    if (!URL.canParse(part)) throw new Error(`must hold addresses such as https://play.example.org, not "${part}"`);
    return new URL(part).origin;
  });
}

/** Without a slash at its end: paths are written behind it. */
function publicUrl(given: string): string | undefined {
  if (given === '') return undefined;
  const url = URL.parse(given);
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    !/^[\w/.~-]*$/.test(url.pathname) ||
    url.search + url.hash !== ''
  )
    throw new Error(`must be an address such as https://play.example.org or https://example.org/games, not "${given}"`);
  return url.origin + url.pathname.replace(/\/+$/, '');
}
