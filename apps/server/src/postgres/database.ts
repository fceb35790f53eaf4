/** The door to Postgres: connections that come back by themselves, and one kind of failure for all of its moods. */

import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import { StoreUnavailable } from '../store/index.ts';
import { DatabaseTooNew, migrate } from './migrate.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Nothing answers any more: whoever waits this long is told so. Somebody asks all the time, so silence is noticed at once. */
const SILENCE_MS = 2_000;
const LOOK_MS = 250;
/** Something else was answered meanwhile: this question alone takes its time. */
const QUERY_MS = 8_000;
const CONNECT_MS = 4_000;
const CONNECTIONS = 6;
const PATIENCE_MS = 30_000;
const PAUSE_MS = 250;

/** Statements run often: Postgres plans them once per connection under this name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** How it is reached; simulations bring a database of their own. */
export interface DatabaseDriver {
  readonly newPool: (config: PoolConfig) => Pool;
  readonly newClient: (config: ClientConfig) => Client;
}

const OVER_THE_NETWORK: DatabaseDriver = {
  newPool: (config) => new Pool(config),
  newClient: (config) => new Client(config),
};

interface DatabaseSettings {
  readonly onLost?: ((reason: string) => void) | undefined;
  readonly driver?: DatabaseDriver | undefined;
}

/** Whoever asked over a connection that breaks is told by the question itself. */
const unheard = (): void => undefined;

interface Waiting {
  readonly since: number;
  readonly giveUp: () => void;
}

export class Database {
  readonly #pool: Pool;
  #lastAnswerAt = Number.NEGATIVE_INFINITY;
  #onReturn: (() => void)[] = [];
  readonly #onLost: (reason: string) => void;
  #isLost = false;
  #isSilent = false;
  readonly #waiting = new Set<Waiting>();
  #watch: NodeJS.Timeout | undefined;
  #listenedAt = 0;

  readonly #url: string;
  readonly #driver: DatabaseDriver;

  constructor(url: string, { onLost = () => undefined, driver = OVER_THE_NETWORK }: DatabaseSettings = {}) {
    this.#url = url;
    this.#onLost = onLost;
    this.#driver = driver;
    this.#pool = driver.newPool({
      connectionString: url,
      max: CONNECTIONS,
      // A new connection costs a handshake and fresh plans; six of them are cheap to keep.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: CONNECT_MS,
      // Of the client: the server's own timeout cannot fire over a link that is cut.
      query_timeout: QUERY_MS,
      statement_timeout: QUERY_MS,
      idle_in_transaction_session_timeout: QUERY_MS,
      keepAlive: true,
      application_name: 'illuminice',
    });
    // An idle connection that breaks is replaced by the next query; nobody has to be told.
    this.#pool.on('error', unheard);
  }

  /** Waits for a database that is still starting, brings it up to date, and only then resolves. */
  async start(): Promise<void> {
    await this.patiently(() => this.transaction(async () => undefined));
    // As patient as before: a database that has just come back may crash again.
    await this.patiently(() => this.#bringUpToDate());
  }

  async #bringUpToDate(): Promise<void> {
    // Of its own, without a time limit: it may have to wait for the process that migrates.
    const client = this.#driver.newClient({ connectionString: this.#url });
    client.on('error', unheard);
    try {
      await client.connect();
      await migrate(client);
    } finally {
      await client.end();
    }
  }

  async query(statement: Statement | string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    // What follows a question nobody answered (was it stored after all?) would wait as long again.
    if (this.#isSilent) throw this.#silence();
    return this.#ask(statement, values);
  }

  /**
   * Asked again and again, whether or not anything answers: how else would anybody notice that it does again? From the first time on,
   * silence means something.
   */
  async probe(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]> {
    this.#watch ??= setInterval(() => this.#listen(), LOOK_MS).unref();
    return this.#ask(statement, values);
  }

  async #ask(statement: Statement | string, values: readonly unknown[]): Promise<readonly Row[]> {
    const wanted = typeof statement === 'string' ? { text: statement } : statement;
    try {
      const { rows } = await this.#inTime(this.#pool.query({ ...wanted, values: values as unknown[] }));
      return rows as readonly Row[];
    } catch (error) {
      throw this.#failed(error);
    }
  }

  async one(statement: Statement | string, values: readonly unknown[] = []): Promise<Row | undefined> {
    return (await this.query(statement, values))[0];
  }

  async transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    let client: PoolClient | undefined;
    try {
      client = await this.#pool.connect();
      // The pool listens to idle connections alone: one that breaks in use, unheard, would end the process.
      client.on('error', unheard);
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      client.off('error', unheard).release();
      this.#answered();
      return result;
    } catch (error) {
      // A connection in an unknown state is thrown away; Postgres rolls back what it held.
      client?.release(true);
      throw this.#failed(error);
    }
  }

  /** For what must work sooner or later: again and again while the database cannot be reached. */
  async patiently<T>(work: () => Promise<T>): Promise<T> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (performance.now() > end || !isUnreachable(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  /** Somebody asks it all the time, so silence means that it is gone, whatever the sockets say. */
  isAnswering(withinMs: number): boolean {
    return performance.now() - this.#lastAnswerAt < withinMs;
  }

  /** The first answer after a failure: what was announced meanwhile may be lost. */
  onReturn(listener: () => void): void {
    this.#onReturn.push(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.#watch);
    this.#onReturn = [];
    await this.#pool.end();
  }

  /** The answer, unless there is silence; one that comes too late still ends the silence. */
  #inTime<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { since: performance.now(), giveUp: () => reject(this.#silence()) };
      this.#waiting.add(waiting);
      answer
        .then(
          (value) => {
            this.#answered();
            resolve(value);
          },
          (error) => reject(error),
        )
        .finally(() => this.#waiting.delete(waiting));
    });
  }

  #listen(): void {
    const now = performance.now();
    const wasAsleep = now - this.#listenedAt > 2 * LOOK_MS;
    this.#listenedAt = now;
    const quietSince = now - SILENCE_MS;
    // This process stood still: answers may be waiting to be read.
    if (wasAsleep || this.#lastAnswerAt > quietSince) return;
    for (const { since, giveUp } of this.#waiting) {
      if (since > quietSince) continue;
      this.#isSilent = true;
      giveUp();
    }
  }

  #silence(): StoreUnavailable {
    return this.#lose('the database does not answer');
  }

  #lose(reason: string): StoreUnavailable {
    if (!this.#isLost) this.#onLost(reason);
    this.#isLost = true;
    return new StoreUnavailable(reason);
  }

  #answered(): void {
    this.#lastAnswerAt = performance.now();
    this.#isSilent = false;
    if (!this.#isLost) return;
    this.#isLost = false;
    for (const listener of this.#onReturn) listener();
  }

  #failed(error: unknown): unknown {
    if (!isUnreachable(error)) return error;
    return this.#lose(reasonOf(error));
  }
}

/** Class 08 connection, 53 resources, 57 shutdown and cancelled, 58 system, 40 deadlocks; and everything without a code of SQL. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  if (error instanceof DatabaseTooNew) return false;
  const code = String((error as { readonly code?: unknown }).code ?? '');
  // Codes of SQL never begin with E; those of the system do, and EPIPE is as long as one.
  return !/^[0-9A-DF-Z][0-9A-Z]{4}$/.test(code) || /^(08|53|57|58|40|25)/.test(code);
}

/** Where every address refused, Node says so in the parts of an error without words. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
