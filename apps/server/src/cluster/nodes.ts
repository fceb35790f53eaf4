/** Which processes live, by the clock of the database, and that clock itself. */

import { randomBytes } from 'node:crypto';
import type { Database } from '../postgres/index.ts';
import { steadyClock } from '../runtime/index.ts';

const BEAT_MS = 300;
/** Who has not been heard of for this long is dead for the others: three beats and some delay. */
const LEASE_MS = 1_200;
/** Set back by less than this, the clock of all waits until the other has caught up. */
const STEP_MS = 2_000;
/** Measurements of the database's clock to choose from; the one with the shortest way there and back is the best. */
const CLOCK_SAMPLES = 20;

const BEAT = {
  name: 'beat',
  text: `WITH me AS (
      INSERT INTO nodes (id, alive_until, heard_at) VALUES ($1, now_ms() + $2, now_ms())
      ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until, heard_at = excluded.heard_at)
    SELECT id, alive_until > now_ms() AS alive, heard_at, now_ms() AS now FROM nodes
    UNION ALL SELECT $1, true, 0, now_ms()`,
};
/** Whoever notices first; $2 is what all of them saw last. */
const CATCH_UP = `INSERT INTO meta (key, value) SELECT 'clock ahead', ($2::BIGINT - now_ms())::TEXT WHERE now_ms() < $2::BIGINT - $1
  ON CONFLICT (key) DO UPDATE SET value = (meta.value::BIGINT + $2::BIGINT - now_ms())::TEXT
    WHERE now_ms() < $2::BIGINT - $1`;

interface Sample {
  readonly trip: number;
  readonly offset: number;
}

export class Nodes {
  readonly id = randomBytes(9).toString('base64url');
  readonly #database: Database;
  readonly #localNow: () => number;
  #others: readonly string[] = [];
  #dead: readonly string[] = [];
  #samples: Sample[] = [];
  #offset = 0;
  #latest = 0;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #onBeat: (() => void)[] = [];
  #onDeath: (() => void)[] = [];

  constructor(database: Database, localNow: () => number = steadyClock()) {
    this.#database = database;
    this.#localNow = localNow;
  }

  /** The others that live. */
  get others(): readonly string[] {
    return this.#others;
  }

  /** Left or silent; their rows are kept until nothing of theirs is left to do. */
  get dead(): readonly string[] {
    return this.#dead;
  }

  isAlive(node: string | undefined): boolean {
    return node !== undefined && (node === this.id || this.#others.includes(node));
  }

  /** The clock of the database. It never goes back, and where that is set back it goes on all the same (V-6). */
  now(): number {
    this.#latest = Math.max(this.#latest, this.#localNow() + this.#offset);
    return this.#latest;
  }

  onBeat(listener: () => void): void {
    this.#onBeat.push(listener);
  }

  onDeath(listener: () => void): void {
    this.#onDeath.push(listener);
  }

  async start(): Promise<void> {
    await this.beat();
    const next = (): void => {
      if (this.#isStopped) return;
      this.#timer = setTimeout(
        () =>
          void this.beat()
            .catch(() => undefined)
            .finally(next),
        BEAT_MS,
      );
    };
    next();
  }

  async beat(): Promise<void> {
    const sent = this.#localNow();
    const rows = await this.#database.probe(BEAT, [this.id, LEASE_MS]);
    const received = this.#localNow();
    // What all of them wrote at their last beats: the time was at least that.
    const seen = Math.max(...rows.map((row) => Number(row.heard_at)));
    if (Number(rows[0]?.now) < seen - STEP_MS) {
      await this.#database.query(CATCH_UP, [STEP_MS, seen]);
      return this.beat();
    }
    this.#setClock(Number(rows[0]?.now) - (sent + received) / 2, received - sent);
    const alive = rows.filter((row) => row.alive === true).map(({ id }) => String(id));
    const before = this.#others;
    this.#others = [...new Set(alive)].filter((id) => id !== this.id);
    this.#dead = rows
      .filter((row) => row.alive !== true)
      .map(({ id }) => String(id))
      .filter((id) => id !== this.id);
    if (before.some((id) => !this.#others.includes(id))) for (const listener of this.#onDeath) listener();
    for (const listener of this.#onBeat) listener();
  }

  /** On the way out: others take over at their next beat. */
  async leave(): Promise<void> {
    this.stop();
    await this.#database.query('UPDATE nodes SET alive_until = 0 WHERE id = $1', [this.id]);
    await this.#database.query('DELETE FROM presence WHERE node = $1', [this.id]);
    await this.#database.query('UPDATE tables SET tended_by = NULL WHERE tended_by = $1', [this.id]);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#onBeat = [];
  }

  #setClock(offset: number, trip: number): void {
    this.#samples = [...this.#samples, { trip, offset }].slice(-CLOCK_SAMPLES);
    const best = this.#samples.reduce((a, b) => (b.trip <= a.trip ? b : a));
    this.#offset = Math.round(best.offset);
  }
}
