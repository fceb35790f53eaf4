/** Bugs put into the server one at a time: a simulation that does not find them would find none of ours. */

import type { TableFact } from '@illuminice/table';
import { Connection } from '../../apps/server/src/sockets/connection.ts';
import { Credits } from '../../apps/server/src/sockets/credits.ts';
import { BatchWriter } from '../../apps/server/src/sqlite/batch-writer.ts';
import { CommandIds } from '../../apps/server/src/sqlite/command-ids.ts';
import { IncomingEntries } from '../../apps/server/src/sqlite/incoming-entries.ts';
import { GroupCommit, SqlitePeople } from '../../apps/server/src/sqlite/index.ts';
import { Games } from '../../apps/server/src/tables/index.ts';
import { TableTimers } from '../../apps/server/src/tables/table-timers.ts';
import type { Fault } from './plan.ts';
import { instead, type PlantedBug } from './planted-bug.ts';
import { plantedFlags } from './planted-flags.ts';
import { PLANTED_IN_CLUSTERS } from './planted-in-clusters.ts';

function flag<Name extends keyof typeof plantedFlags>(
  name: Name,
  value: (typeof plantedFlags)[Name],
): () => () => void {
  return () => {
    const before = plantedFlags[name];
    plantedFlags[name] = value;
    return () => {
      plantedFlags[name] = before;
    };
  };
}

type PublishedUpdate = ReturnType<Parameters<Games['publish']>[0]['updateFor']>;

/** Whoever should hear nothing of such an entry is sent what its seat is sent. */
function toldAll(isSuch: (fact: TableFact) => boolean, toOthers = (update: PublishedUpdate) => update): () => void {
  return instead(
    Games.prototype,
    'publish',
    (real) =>
      function (this: Games, ...[published, others]: Parameters<typeof real>) {
        const { updateFor, entry } = published;
        const told: typeof updateFor = (viewer) =>
          updateFor(viewer) ?? (entry.facts.every(isSuch) ? toOthers(updateFor(entry.seat ?? 0)) : undefined);
        return real.call(this, { ...published, updateFor: told }, others);
      },
  );
}

function withoutOwn(update: PublishedUpdate): PublishedUpdate {
  if (update === undefined) return undefined;
  const { own: _, ...table } = update.table;
  return { ...update, table };
}

const CRASH: Fault = { kind: 'kill', how: 'clean' };

export const PLANTED: readonly PlantedBug[] = [
  {
    name: 'a move is acknowledged before the disk has it',
    foundBy: 'worlds',
    plant: () =>
      instead(
        GroupCommit.prototype,
        'append',
        (real) =>
          function (this: GroupCommit, ...args: Parameters<typeof real>) {
            real.apply(this, args).catch(() => undefined);
            return Promise.resolve('done');
          },
      ),
  },
  {
    name: 'a batch the disk refused counts as written',
    foundBy: 'worlds',
    plant: () =>
      instead(
        BatchWriter.prototype,
        'commit',
        (real) =>
          function (this: BatchWriter, ...args: Parameters<typeof real>) {
            const answer = real.apply(this, args);
            if (answer.type !== 'failed') return answer;
            return {
              type: 'written',
              outcomes: args[0].jobs.map(() => 'done'),
              settled: { isAllBefore: false, tables: [] },
            };
          },
      ),
  },
  {
    name: 'a move that was sent again counts twice',
    foundBy: 'worlds',
    needs: [{ kind: 'cut', permille: 900 }, CRASH],
    plant: () => instead(CommandIds.prototype, 'has', () => () => false),
  },
  {
    name: 'what a crash left behind is thrown away',
    foundBy: 'worlds',
    plant: () =>
      instead(
        IncomingEntries.prototype,
        'begin',
        (real) =>
          function (this: IncomingEntries) {
            const settleAll = this.settleAll;
            this.settleAll = () => undefined;
            const done = real.call(this);
            this.settleAll = settleAll;
            return done;
          },
      ),
  },
  {
    name: 'a deadline that passed while the server was down never comes',
    foundBy: 'worlds',
    plant: () =>
      instead(
        TableTimers.prototype,
        'schedule',
        (real) =>
          function (this: TableTimers, table: string, at?: number) {
            return real.call(this, table, at !== undefined && at < Date.now() - 1_000 ? undefined : at);
          },
      ),
  },
  { name: 'deadlines go by the clock on the wall', foundBy: 'worlds', plant: flag('clock', 'wall') },
  {
    name: 'the clock of a new process begins where the wall says',
    foundBy: 'worlds',
    needs: [{ kind: 'clockJump', ms: -3_600_000 }, CRASH],
    hours: 0.3,
    plant: flag('clock', 'forgetful'),
  },
  {
    name: 'a running game is given the cards of today',
    foundBy: 'worlds',
    needs: [{ kind: 'upgrade', to: 'card' }, CRASH],
    plant: flag('cardsOfToday', true),
  },
  { name: 'a snapshot of another shape is believed', foundBy: 'worlds', plant: flag('anySnapshot', true) },
  {
    name: 'how much time a game has left is in no snapshot',
    foundBy: 'worlds',
    needs: [CRASH],
    plant: flag('snapshotsWithoutTime', true),
  },
  {
    name: 'whoever takes their name off a link stays named',
    foundBy: 'worlds',
    plant: () =>
      instead(
        SqlitePeople.prototype,
        'changeNamed',
        (real) =>
          async function (this: SqlitePeople, ...args: Parameters<typeof real>) {
            if (args[1].named) await real.apply(this, args);
          },
      ),
  },
  {
    name: 'a link that is taken back can still be opened',
    foundBy: 'worlds',
    plant: () => instead(SqlitePeople.prototype, 'deleteShared', () => async () => undefined),
  },
  {
    name: 'lobbies are kept in memory alone',
    foundBy: 'worlds',
    plant: () => instead(SqlitePeople.prototype, 'putLobby', () => async () => undefined),
  },
  {
    name: 'a move is never answered when the disk fails',
    foundBy: 'worlds',
    plant: () =>
      instead(
        GroupCommit.prototype,
        'append',
        (real) =>
          function (this: GroupCommit, ...args: Parameters<typeof real>) {
            return real.apply(this, args).catch(() => new Promise(() => undefined));
          },
      ),
  },
  {
    name: 'whoever watches may act for the first seat',
    foundBy: 'worlds',
    plant: () =>
      instead(
        Games.prototype,
        'viewerOf',
        (real) =>
          function (this: Games, ...args: Parameters<typeof real>) {
            const viewer = real.apply(this, args);
            return viewer === 'spectator' ? 0 : viewer;
          },
      ),
  },
  {
    name: 'one update in a hundred is not sent',
    foundBy: 'worlds',
    plant: () => {
      let count = 0;
      return instead(
        Connection.prototype,
        'send',
        (real) =>
          function (this: Connection, frame: string) {
            if (!frame.startsWith('{"type":"update"') || ++count % 100 !== 0) real.call(this, frame);
          },
      );
    },
  },
  {
    name: 'nobody counts what a socket asks for',
    foundBy: 'worlds',
    plant: () => {
      const spends = instead(Credits.prototype, 'spend', () => () => true);
      const isOver = instead(Credits.prototype, 'overdrawn', () => () => false);
      return () => {
        spends();
        isOver();
      };
    },
  },
  {
    name: 'what is sent leaves at once',
    foundBy: 'twins',
    plant: () =>
      instead(
        Connection.prototype,
        'send',
        () =>
          function (this: Connection, frame: string) {
            if (this.isOpen) this.socket.send(frame);
          },
      ),
  },
  { name: 'dates tell the millisecond', foundBy: 'twins', plant: flag('clock', 'forgetful') },
  {
    name: 'everybody is sent something when one acts in secret',
    foundBy: 'twins',
    plant: () => toldAll(({ type }) => type === 'standing'),
  },
  {
    name: 'everybody is sent something when two whisper',
    foundBy: 'twins',
    plant: () => toldAll((fact) => fact.type === 'proposed' && fact.secret === true),
  },
  {
    name: 'a whispered proposal is told to everybody',
    foundBy: 'worlds',
    plant: () => toldAll((fact) => fact.type === 'proposed' && fact.secret === true, withoutOwn),
  },
  ...PLANTED_IN_CLUSTERS,
];
