/** Where the processes of a world keep their data: one of them on a disk of its own, or several on one database. */

import type { LogEntry } from '@illuminice/table';
import type { Backend, BackendContext } from '../../apps/server/src/backend/index.ts';
import { openCluster } from '../../apps/server/src/cluster/index.ts';
import type { Crash } from './disk.ts';
import { SharedDatabase } from './shared-database.ts';
import { SharedRedis } from './shared-redis.ts';
import type { Owner, World } from './world.ts';

export interface Home {
  /** For `DATA_DIR`. */
  readonly folder: string;
  /** Commands that were stored, by table and command id: how many entries of each. */
  readonly said: ReadonlyMap<string, number>;
  /** What was lost by nobody's fault. */
  readonly forgiven: ReadonlySet<string>;
  /** On the machine's own time, before the world begins. */
  readonly prepare: () => Promise<void>;
  readonly open: (owner: Owner, context: BackendContext) => Promise<Backend>;
  readonly crash: (how: Crash, owner: Owner) => void;
  /** The process has stopped by itself. */
  readonly released: (owner: Owner) => void;
  readonly logs: () => Promise<ReadonlyMap<string, readonly LogEntry[]>>;
  readonly destroy: () => void;
}

export class SharedHome implements Home {
  readonly folder = '/nowhere';
  readonly forgiven: ReadonlySet<string> = new Set();
  readonly database: SharedDatabase;
  readonly redis: SharedRedis;

  constructor(world: World) {
    this.database = new SharedDatabase(world);
    this.redis = new SharedRedis(world);
  }

  get said(): ReadonlyMap<string, number> {
    return this.database.said;
  }

  prepare(): Promise<void> {
    return this.database.open();
  }

  open(owner: Owner, context: BackendContext): Promise<Backend> {
    return openCluster(context, {
      ...{ databaseUrl: 'postgres://simulated', redisUrl: 'redis://simulated' },
      driver: this.database.driverFor(owner),
      newRedis: () => this.redis.clientFor(owner),
    });
  }

  crash(_how: Crash, owner: Owner): void {
    this.released(owner);
  }

  released(owner: Owner): void {
    this.database.left(owner);
    this.redis.left(owner);
  }

  logs(): Promise<ReadonlyMap<string, readonly LogEntry[]>> {
    return this.database.logs();
  }

  destroy(): void {}
}
