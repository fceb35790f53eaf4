/**
 * One Postgres for all processes of a world: the real one, compiled to run in memory (PGlite), so that schema and statements are the
 * server's own. What lies between it and a process is made: ways that take time or fall silent, and crashes in the middle of a question.
 */

import { PGlite, type Results } from '@electric-sql/pglite';
import type { LogEntry } from '@illuminice/table';
import type { DatabaseDriver } from '../../apps/server/src/postgres/index.ts';
import { migrate } from '../../apps/server/src/postgres/migrate.ts';
import { entriesOfPiece, entryIn } from '../../apps/server/src/store/index.ts';
import type { Chance, Owner, World } from './world.ts';

type Row = Readonly<Record<string, unknown>>;

interface Answer {
  readonly rows: readonly Row[];
  readonly rowCount: number;
}

interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** One connection of one process. */
interface Session {
  readonly from: Owner;
}

interface Question {
  readonly session: Session;
  readonly statement: Statement;
  readonly answer: (answer: Answer | Error) => void;
}

const USUAL_MS = 3;
/** As `query_timeout` and `idle_in_transaction_session_timeout` of the real one. */
const PATIENCE_MS = 8_000;
const SEPARATOR = '\u001e';

/** A world uses what the one before has emptied: to start one takes a second. */
let started: Promise<PGlite> | undefined;
/** Statements it has planned: as with the real one, once. A beat takes a quarter of the time. */
const prepared = new Set<string>();

export class SharedDatabase {
  readonly owner: Owner;
  readonly #world: World;
  readonly #chance: Chance;
  #postgres: PGlite | undefined;
  readonly #waiting: Question[] = [];
  readonly #silent = new Set<Owner>();
  /** Whose transaction it is: nobody else is answered until it is over. */
  #holder: Session | undefined;
  #crashes = 0;
  #isUp = true;
  slowestMs = USUAL_MS;
  /** Since when every process can ask it. */
  wellSince: number;
  /** Commands that are stored, by table and command id: how many entries of each. */
  readonly said = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
    this.#chance = world.chance('database');
    // Postgres' own timeouts: 800,000 timers in a quarter of an hour, and none that would ever fire.
    this.owner = Object.assign(world.newOwner('database'), { hasNoTimers: true as const });
    this.wellSince = world.now;
  }

  /** On the machine's own time. */
  async open(): Promise<void> {
    this.#postgres = await withoutTimers(async () => {
      started ??= newPostgres();
      await emptied(await started);
      return started;
    });
  }

  driverFor(from: Owner): DatabaseDriver {
    const ask = (session: Session, statement: string | Statement, values?: readonly unknown[]): Promise<Answer> =>
      this.#ask(session, typeof statement === 'string' ? { text: statement, ...(values && { values }) } : statement);
    const newSession = () => {
      const session: Session = { from };
      const client = {
        query: (statement: string | Statement, values?: readonly unknown[]) => ask(session, statement, values),
        release: () => this.#ended(session),
        connect: () => ask(session, 'SELECT 1'),
        end: async () => this.#ended(session),
        on: () => client,
        off: () => client,
      };
      return client;
    };
    const pool = {
      query: (statement: Statement) => ask({ from }, statement),
      connect: async () => newSession(),
      end: async () => undefined,
      on: () => undefined,
    };
    return {
      newPool: () => pool as unknown as ReturnType<DatabaseDriver['newPool']>,
      newClient: () => newSession() as unknown as ReturnType<DatabaseDriver['newClient']>,
    };
  }

  /** Everything that was under way may be stored or not, and nobody is told which. */
  crash(downMs: number): void {
    this.#crashes++;
    this.#isUp = false;
    this.#troubledFor(downMs);
    this.#waiting.length = 0;
    this.#world.later(0, () => this.#rollBack(), this.owner);
    this.#world.later(
      downMs,
      () => {
        this.#isUp = true;
      },
      this.owner,
    );
  }

  /** The way between it and this process swallows everything. */
  silence(from: Owner, ms: number): void {
    this.#silent.add(from);
    this.#troubledFor(ms);
    this.#world.later(ms, () => this.#silent.delete(from), this.owner);
  }

  slowDown(slowestMs: number, ms: number): void {
    this.slowestMs = slowestMs;
    this.#troubledFor(ms);
    this.#world.later(
      ms,
      () => {
        this.slowestMs = USUAL_MS;
      },
      this.owner,
    );
  }

  /** The process is gone: what it did not commit never happened. */
  left(from: Owner): void {
    if (this.#holder?.from === from) this.#world.later(1, () => this.#rollBack(), this.owner);
  }

  /** Beside the world: no process asks, nothing takes time. */
  look(text: string): Promise<readonly Row[]> {
    return withoutTimers(async () => (await this.#run({ text })).rows);
  }

  async logs(): Promise<ReadonlyMap<string, readonly LogEntry[]>> {
    const logs = new Map<string, LogEntry[]>();
    for (const { table_id, entry } of await this.look('SELECT table_id, entry FROM log ORDER BY table_id, seq')) {
      const log = logs.get(String(table_id)) ?? [];
      logs.set(String(table_id), log);
      log.push(entryIn(entry));
    }
    for (const { table_id, body } of await this.look('SELECT table_id, body FROM archive'))
      logs.set(String(table_id), [...entriesOfPiece(body)]);
    return logs;
  }

  #troubledFor(ms: number): void {
    this.wellSince = Math.max(this.wellSince, this.#world.now + ms);
  }

  #way(): number {
    return 1 + this.#chance.below(this.slowestMs);
  }

  #ask(session: Session, statement: Statement): Promise<Answer> {
    const { from } = session;
    const world = this.#world;
    return new Promise((resolve, reject) => {
      const end = (answer: Answer | Error): void => {
        patience.isCancelled = true;
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      };
      const patience = world.later(PATIENCE_MS, () => end(failure('ETIMEDOUT', 'Query read timeout')), from);
      const crashes = this.#crashes;
      const answer = (result: Answer | Error): void => {
        world.later(
          this.#way(),
          () => {
            if (this.#crashes !== crashes) end(failure('ECONNRESET', 'Connection terminated unexpectedly'));
            else if (!this.#silent.has(from)) end(result);
          },
          from,
        );
      };
      world.later(this.#way(), () => this.#arrived({ session, statement, answer }), this.owner);
    });
  }

  #arrived(question: Question): Promise<void> | undefined {
    const { session, answer } = question;
    if (this.#silent.has(session.from)) return undefined;
    if (!this.#isUp) {
      answer(failure('ECONNREFUSED', 'connect ECONNREFUSED'));
      return undefined;
    }
    if (this.#holder !== undefined && this.#holder !== session) {
      this.#waiting.push(question);
      return undefined;
    }
    return this.#answer(question);
  }

  async #answer({ session, statement, answer }: Question): Promise<void> {
    // On its way when its process died: the connection ends behind it, and so does the transaction.
    if (statement.text === 'BEGIN' && session.from.isDead) return;
    try {
      answer(await this.#run(statement));
    } catch (error) {
      answer(error instanceof Error ? error : new Error(String(error)));
    }
    if (statement.text === 'BEGIN') this.#hold(session);
    if (statement.text === 'COMMIT' || statement.text === 'ROLLBACK') await this.#free();
  }

  async #run({ name, text, values }: Statement): Promise<Answer> {
    const postgres = this.#postgres;
    if (postgres === undefined) throw new Error('the database of this world is not open');
    if (values === undefined) return last(await postgres.exec(text));
    if (name === undefined || values.some(Array.isArray)) return last([await postgres.query(text, [...values])]);
    if (!prepared.has(name)) await postgres.exec(`PREPARE "${name}" AS ${text}`);
    prepared.add(name);
    const answer = last(await postgres.exec(`EXECUTE "${name}"(${values.map(literal)})`));
    if (name === 'append_lines') this.#note(values, String(answer.rows[0]?.answers ?? ''));
    return answer;
  }

  #note(values: readonly unknown[], answers: string): void {
    const [tables = [], commands = []] = [values[2], values[4]].map((joined) => String(joined).split(SEPARATOR));
    for (const [place, answer] of answers.split(SEPARATOR).entries()) {
      if (!answer.startsWith('s ') || !commands[place]) continue;
      const id = `${tables[place]} ${commands[place]}`;
      this.said.set(id, (this.said.get(id) ?? 0) + 1);
    }
  }

  #hold(session: Session): void {
    this.#holder = session;
    const giveUp = (): Promise<void> | undefined => (this.#holder === session ? this.#rollBack() : undefined);
    this.#world.later(PATIENCE_MS, giveUp, this.owner);
  }

  #ended(session: Session): void {
    if (this.#holder === session) this.#world.later(1, () => this.#rollBack(), this.owner);
  }

  async #rollBack(): Promise<void> {
    if (this.#holder === undefined) return;
    await this.#postgres?.exec('ROLLBACK');
    await this.#free();
  }

  async #free(): Promise<void> {
    this.#holder = undefined;
    while (this.#holder === undefined) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      await this.#answer(next);
    }
  }
}

/** Its timeouts would fire on the machine's time, in the middle of whatever event of the world is happening then. */
async function withoutTimers<T>(work: () => Promise<T>): Promise<T> {
  const real = globalThis.setTimeout;
  globalThis.setTimeout = (() => undefined) as unknown as typeof setTimeout;
  try {
    return await work();
  } finally {
    globalThis.setTimeout = real;
  }
}

/** With the schema: the first world of a program would be another one than the same world later. */
async function newPostgres(): Promise<PGlite> {
  const postgres = await PGlite.create();
  const query = async (text: string, values?: unknown[]) =>
    values === undefined ? last(await postgres.exec(text)) : last([await postgres.query(text, values)]);
  await migrate({ query } as unknown as Parameters<typeof migrate>[0]);
  return postgres;
}

async function emptied(postgres: PGlite): Promise<void> {
  await postgres.exec('ROLLBACK');
  const { rows } = await postgres.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition
     AND relnamespace = 'public'::regnamespace AND relname <> 'schema_version'`,
  );
  if (rows.length > 0) await postgres.exec(`TRUNCATE ${rows.map(({ name }) => name)} RESTART IDENTITY`);
}

function last(results: readonly Results[]): Answer {
  const { rows = [], affectedRows = 0 } = results.at(-1) ?? {};
  return { rows: rows as Row[], rowCount: affectedRows };
}

function literal(value: unknown): string {
  return value === null || value === undefined ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`;
}

function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
