/** Bugs that only show where several processes look after the same tables. */

import { LobbyWatch } from '../../apps/server/src/cluster/lobby-watch.ts';
import { TableOwnership } from '../../apps/server/src/cluster/table-ownership.ts';
import { EntryBatches } from '../../apps/server/src/postgres/entry-batches.ts';
import { PostgresTableStore } from '../../apps/server/src/postgres/index.ts';
import { TableHost } from '../../apps/server/src/tables/index.ts';
import type { Fault } from './plan.ts';
import { instead, type PlantedBug } from './planted-bug.ts';

const CRASH: Fault = { kind: 'kill', how: 'clean' };
/** Longer than a lease. */
const FROZEN: Fault = { kind: 'freeze', ms: 4_000 };
const LOSSY: Fault = { kind: 'redisLossy', ms: 60_000, permille: 400, slowestMs: 1_500 };

export const PLANTED_IN_CLUSTERS: readonly PlantedBug[] = [
  {
    name: 'two owners write: whoever is second is told that it is stored',
    foundBy: 'clusters',
    plant: () =>
      instead(
        PostgresTableStore.prototype,
        'append',
        (real) =>
          async function (this: PostgresTableStore, ...args: Parameters<typeof real>) {
            const answer = await real.apply(this, args);
            return answer.result === 'conflict' ? { result: 'stored' } : answer;
          },
      ),
  },
  {
    name: 'a lease that was lost is renewed: the owner of before stays one',
    foundBy: 'clusters',
    needs: [FROZEN],
    plant: () =>
      instead(
        PostgresTableStore.prototype,
        'setOwner',
        (real) =>
          function (this: PostgresTableStore, ...args: Parameters<typeof real>) {
            if (this.ownerOf(args[0]) === undefined) real.apply(this, args);
          },
      ),
  },
  {
    name: 'a message of another process counts again when it comes again',
    foundBy: 'clusters',
    needs: [LOSSY],
    plant: () =>
      instead(
        TableHost.prototype,
        'heard',
        (real) =>
          function (this: TableHost, ...args: Parameters<typeof real>) {
            args[1].tell();
            return real.apply(this, args);
          },
      ),
  },
  {
    name: 'nobody takes the tables of a process that died',
    foundBy: 'clusters',
    needs: [CRASH],
    plant: () => instead(TableOwnership.prototype, 'takeOver', () => async () => undefined),
  },
  {
    name: 'whoever comes back through another process is shown what that one remembers',
    foundBy: 'clusters',
    needs: [LOSSY, { kind: 'cut', permille: 900 }],
    plant: () =>
      instead(
        TableHost.prototype,
        'openNow',
        () =>
          function (this: TableHost, table: string) {
            return this.open(table);
          },
      ),
  },
  {
    name: 'what no message told of is never looked for',
    foundBy: 'clusters',
    needs: [{ kind: 'redisCrash', ms: 100_000 }],
    plant: () => {
      const entries = instead(TableOwnership.prototype, 'catchUp', () => async () => undefined);
      const lobbies = instead(LobbyWatch.prototype, 'poll', () => async () => undefined);
      return () => {
        entries();
        lobbies();
      };
    },
  },
  {
    name: 'a question that Postgres did not answer counts as stored',
    foundBy: 'clusters',
    needs: [
      { kind: 'postgresCrash', ms: 4_000 },
      { kind: 'postgresSilent', ms: 4_000 },
    ],
    plant: () =>
      instead(
        EntryBatches.prototype,
        'add',
        (real) =>
          function (this: EntryBatches, ...args: Parameters<typeof real>) {
            return real.apply(this, args).catch(() => ({ result: 'stored', owner: '' }));
          },
      ),
  },
];
