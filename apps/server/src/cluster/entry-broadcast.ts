/**
 * Publishes entries stored by this process to the others that have the same table open, and receives theirs. An entry travels with the messages
 * it leads to, so that the others fold it later, many at once: 2140 µs of all processes' CPU per command instead of 2522, 15 %
 * (docs/benchmarks-server.md).
 */

import type { Seat } from '@illuminice/engine';
import { type EntryToldElsewhere, isQuiet, type LogEntry } from '@illuminice/table';
import type { StoredEntry } from '../backend/index.ts';
import type { PostgresTableStore } from '../postgres/index.ts';
import { endsGame, entryIn } from '../store/index.ts';
import type { PreparedUpdates } from '../tables/index.ts';
import { decodeEntry, type EntryMessage, encodeEntry } from './entry-message.ts';
import type { RedisChannels } from './redis-channels.ts';

export interface EntryBroadcastServices {
  readonly redis: RedisChannels;
  readonly store: PostgresTableStore;
  readonly node: string;
  /** Seats whose people look on through other processes. */
  readonly seatsElsewhere: (table: string) => readonly Seat[];
}

export interface EntryReceiver {
  readonly heard: (table: string, entry: EntryToldElsewhere) => void;
  /** False when it was not made for everybody here. */
  readonly deliver: (table: string, updates: PreparedUpdates) => boolean;
}

export class EntryBroadcast {
  readonly #services: EntryBroadcastServices;
  #receiver: EntryReceiver | undefined;

  constructor(services: EntryBroadcastServices) {
    this.#services = services;
  }

  connect(receiver: EntryReceiver): void {
    this.#receiver = receiver;
  }

  /** Only of an entry that was written here and that no other process has to fold at once: then its updates are made here, for everybody. */
  remoteViewers(table: string, entry: LogEntry): readonly Seat[] | undefined {
    const { store, seatsElsewhere } = this.#services;
    const isForAll = store.ownEntry(entry) !== undefined && isQuiet(entry) && !endsGame(entry);
    return isForAll ? seatsElsewhere(table) : undefined;
  }

  /** False for an entry of another process; only our own are published. Receivers check its sequence number. */
  publish({ table, entry, updates }: StoredEntry): boolean {
    const { redis, store, node } = this.#services;
    const own = store.ownEntry(entry);
    if (own === undefined) return false;
    const message = { node, owner: store.ownerOf(table) ?? '', seq: entry.seq, entryJson: own.json, updates };
    redis.publish(`table:${table}`, encodeEntry({ ...message, deadline: own.deadline }));
    return true;
  }

  listen(table: string): void {
    const { redis, node } = this.#services;
    redis.subscribe(`table:${table}`, (text) => {
      if (text.startsWith(node)) return;
      const message = decodeEntry(text);
      if (message !== undefined) this.#hear(table, message);
    });
  }

  stop(table: string): void {
    this.#services.redis.unsubscribe(`table:${table}`);
  }

  #hear(table: string, { owner, seq, deadline, entryJson, updates }: EntryMessage): void {
    const { store, node } = this.#services;
    const receiver = this.#receiver;
    // That the table is ours is for the next look into the database to say, which also starts its timer.
    if (owner !== '' && owner !== node) store.setOwner(table, owner);
    receiver?.heard(table, {
      ...{ seq, deadline },
      read: () => entryIn(entryJson),
      tell: () => updates !== undefined && receiver.deliver(table, updates),
    });
  }
}
