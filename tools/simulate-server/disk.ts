/** A disk that is slow, full, torn or lying, under the real SQLite: what it says is written survives the end of a process, unless it lies. */

import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { LogEntry } from '@illuminice/table';
import { type Backend, type BackendContext, openEmbedded } from '../../apps/server/src/backend/index.ts';
import type { StartWriter } from '../../apps/server/src/sqlite/index.ts';
import { openForWriting } from '../../apps/server/src/sqlite/open-database.ts';
import { runWriter } from '../../apps/server/src/sqlite/run-writer.ts';
import type { WriteBatch, WriterAnswer, WriterMessage } from '../../apps/server/src/sqlite/write-job.ts';
import type { Home } from './home.ts';
import { readLogs } from './read-logs.ts';
import type { Chance, Owner, World } from './world.ts';

/** In memory where there is such a folder: the faults are ours, and nobody waits for a real disk. */
const PLACE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const FILES = ['illuminice.db', 'illuminice.db-wal', 'session.key'];
const WAL = 'illuminice.db-wal';
export const USUAL_DISK_MS = 3;
/** Days by mail are made of little else than these looks: ten times as rare as on a real disk. */
const CHECK_MS = 5_000;

/** How a process ends: `torn`: in the middle of a write. `lying`: the disk had not written what it said. */
export type Crash = 'clean' | 'torn' | 'lying';

interface Writing {
  readonly owner: Owner;
  readonly database: DatabaseSync;
  readonly receive: (message: WriterMessage) => void;
  /** Handed over and not begun. */
  readonly waiting: WriterMessage[];
}

export class Disk implements Home {
  readonly #world: World;
  readonly #root = mkdtempSync(join(PLACE, 'illuminice-sim-'));
  readonly #chance: Chance;
  #lives = 0;
  #writing: Writing | undefined;
  /** Sizes of the write-ahead log after each batch of this life. */
  #sizes: number[] = [];
  #batch: WriteBatch | undefined;
  slowestMs = USUAL_DISK_MS;
  #isFull = false;
  folder: string;
  /** Commands the disk said it has, by table and command id: how many entries of each. */
  readonly said = new Map<string, number>();
  /** What a lying disk has lost: nobody can keep that promise. */
  readonly forgiven = new Set<string>();

  constructor(world: World) {
    this.#world = world;
    this.#chance = world.chance('disk');
    this.folder = this.#newFolder();
  }

  async prepare(): Promise<void> {}

  open(owner: Owner, context: BackendContext): Promise<Backend> {
    return openEmbedded({ ...context, startWriter: this.#startWriter(owner) });
  }

  async logs(): Promise<ReadonlyMap<string, readonly LogEntry[]>> {
    return readLogs(this.folder);
  }

  fillFor(ms: number): void {
    this.isFull = true;
    this.#world.later(ms, () => {
      this.isFull = false;
    });
  }

  slowDown(slowestMs: number, ms: number): void {
    this.slowestMs = slowestMs;
    this.#world.later(ms, () => {
      this.slowestMs = USUAL_DISK_MS;
    });
  }

  #startWriter(owner: Owner): StartWriter {
    return (dataDir, { answered }) => {
      const database = openForWriting(dataDir);
      const waiting: WriterMessage[] = [];
      const post = (answer: WriterAnswer): void => {
        if (answer.type === 'written') this.#note(answer.outcomes);
        this.#world.later(1, () => answered(answer), owner);
      };
      const receive = runWriter(post, { database, checkMs: CHECK_MS });
      this.#writing = { owner, database, receive, waiting };
      this.#sizes = [];
      this.#bound();
      return (message) => {
        waiting.push(message);
        this.#world.later(1 + this.#chance.below(this.slowestMs), () => this.#write(message), owner);
      };
    };
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  set isFull(isFull: boolean) {
    this.#isFull = isFull;
    this.#bound();
  }

  /** The process is gone, the disk stays: as it would be found after `kill -9` or a power failure. */
  crash(how: Crash): void {
    const writing = this.#writing;
    this.#writing = undefined;
    const before = this.folder;
    const last = writing?.waiting.find((message): message is WriteBatch => message.type === 'write');
    const size = this.#walSize();
    this.#batch = undefined;
    if (how === 'torn' && last) writing?.receive(last);
    this.folder = this.#newFolder();
    for (const file of FILES)
      if (existsSync(join(before, file))) copyFileSync(join(before, file), join(this.folder, file));
    if (how === 'torn' && last && !this.#cutWal(size)) this.#keep(last);
    if (how === 'lying') this.#lie();
    if (writing?.database.isOpen) writing.database.close();
    rmSync(before, { recursive: true, force: true });
  }

  /** After a clean end: everything is in one file, nobody owns it. */
  released(): void {
    this.#writing = undefined;
  }

  destroy(): void {
    if (this.#writing?.database.isOpen) this.#writing.database.close();
    rmSync(this.#root, { recursive: true, force: true });
  }

  #newFolder(): string {
    const folder = join(this.#root, String(++this.#lives));
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  }

  #write(message: WriterMessage): void {
    const writing = this.#writing;
    if (writing === undefined) return;
    const at = writing.waiting.indexOf(message);
    if (at >= 0) writing.waiting.splice(at, 1);
    this.#batch = message.type === 'write' ? message : undefined;
    writing.receive(message);
    if (message.type === 'close') this.#writing = undefined;
    if (message.type === 'write') this.#sizes.push(this.#walSize());
  }

  #note(outcomes: readonly string[]): void {
    for (const [position, { entry }] of (this.#batch?.jobs ?? []).entries()) {
      if (entry?.commandId === undefined || outcomes[position] !== 'done') continue;
      const id = `${entry.table} ${entry.commandId}`;
      this.said.set(id, (this.said.get(id) ?? 0) + 1);
    }
  }

  /** SQLite itself says that the disk is full: no page can be added. */
  #bound(): void {
    const database = this.#writing?.database;
    if (!database?.isOpen) return;
    const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count);
    database.exec(`PRAGMA max_page_count = ${this.#isFull ? pages : 1_000_000}`);
  }

  #walSize(): number {
    const file = join(this.folder, WAL);
    return existsSync(file) ? statSync(file).size : 0;
  }

  /** Whether a part of the last batch is missing: where the log was begun anew just then, all of it is on the disk. */
  #cutWal(before: number): boolean {
    const now = this.#walSize();
    if (now > before) truncateSync(join(this.folder, WAL), before + this.#chance.below(now - before));
    return now > before;
  }

  /** Nobody was told, but it is there: whoever sends it again is answered from it. */
  #keep({ jobs }: WriteBatch): void {
    const there = commandsIn(this.folder);
    for (const { entry } of jobs) {
      const id = `${entry?.table} ${entry?.commandId}`;
      if (there.has(id)) this.said.set(id, this.said.get(id) ?? 1);
    }
  }

  #lie(): void {
    const back = 1 + this.#chance.below(6);
    const size = this.#sizes.at(-1 - back);
    const now = this.#walSize();
    // Not where the log was begun anew in between.
    if (
      size === undefined ||
      size >= now ||
      !this.#sizes.every((one, at) => at === 0 || one >= (this.#sizes[at - 1] ?? 0))
    )
      return;
    truncateSync(join(this.folder, WAL), size);
    const left = commandsIn(this.folder);
    for (const id of this.said.keys()) if (!left.has(id)) this.forgiven.add(id);
    for (const id of this.forgiven) this.said.delete(id);
  }
}

/** By table and command id. */
function commandsIn(folder: string): ReadonlySet<string> {
  return new Set([...readLogs(folder)].flatMap(([table, log]) => log.map(({ commandId }) => `${table} ${commandId}`)));
}
