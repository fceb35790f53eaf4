/** Numbers for Prometheus. No label ever carries a name, a code, a table or anything somebody typed. */

import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Health, PARTS } from './health.ts';
import { RELEASE } from './release.ts';

export interface Metrics {
  readonly registry: Registry;
  /** Counted up with every command, and read when somebody asks. */
  readonly commandsDone: { accepted: number; refused: number };
  readonly commandSeconds: Histogram;
  readonly framesRefused: Counter<'why'>;
  readonly connectionsEnded: Counter<'why'>;
  /** What strangers were refused, by few words of ours. */
  readonly refusals: Counter<'why'>;
  readonly reports: Counter;
  /** Told by the web client. */
  readonly clientErrors: Counter;
  /** What whoever runs the server decided about people. */
  readonly sanctions: Counter<'kind'>;
  readonly frozenTables: Counter;
  readonly unplayableTables: Counter;
}

export interface Gauges {
  readonly connections: () => number;
  readonly tables: () => number;
  readonly lobbies: () => number;
  readonly writeQueue: () => number;
  readonly health: Health;
}

export function newMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(value());
      },
    });
  };
  gauge('illuminice_connections', 'Open sockets', gauges.connections);
  gauge('illuminice_tables', 'Tables in memory', gauges.tables);
  gauge('illuminice_lobbies', 'Lobbies', gauges.lobbies);
  gauge('illuminice_write_queue', 'Writes not yet on disk', gauges.writeQueue);
  new Gauge({
    name: 'illuminice_build_info',
    help: 'What runs: release, version of the rules, fingerprint of the cards',
    labelNames: ['version', 'rules', 'cards'],
    registers,
  }).set(RELEASE, 1);
  new Gauge({
    ...{
      name: 'illuminice_part_works',
      help: '0 while the server has to do without it',
      labelNames: ['part'],
      registers,
    },
    collect() {
      for (const part of PARTS) this.set({ part }, gauges.health.of(part).failing === 0 ? 1 : 0);
    },
  });
  new Counter({
    ...{ name: 'illuminice_part_losses_total', help: 'How often it was lost', labelNames: ['part'], registers },
    collect() {
      this.reset();
      for (const part of PARTS) this.inc({ part }, gauges.health.of(part).losses);
    },
  });
  new Counter({
    ...{ name: 'illuminice_part_failures_total', help: 'What failed because of it', labelNames: ['part'], registers },
    collect() {
      this.reset();
      for (const part of PARTS) this.inc({ part }, gauges.health.of(part).failures);
    },
  });
  const commandsDone = { accepted: 0, refused: 0 };
  new Counter({
    name: 'illuminice_commands_total',
    help: 'Game commands by outcome',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      this.inc({ outcome: 'accepted' }, commandsDone.accepted);
      this.inc({ outcome: 'refused' }, commandsDone.refused);
    },
  });
  return {
    registry,
    commandsDone,
    commandSeconds: new Histogram({
      name: 'illuminice_command_seconds',
      help: 'From the frame to its acknowledgement',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    framesRefused: new Counter({
      name: 'illuminice_frames_refused_total',
      help: 'Frames that never reached a table',
      labelNames: ['why'],
      registers,
    }),
    connectionsEnded: new Counter({
      name: 'illuminice_connections_ended_total',
      help: 'Sockets closed by the server',
      labelNames: ['why'],
      registers,
    }),
    refusals: new Counter({
      name: 'illuminice_refusals_total',
      help: 'Refused for being too much: floods, limits, sockets, load',
      labelNames: ['why'],
      registers,
    }),
    unplayableTables: new Counter({
      name: 'illuminice_unplayable_tables_total',
      help: 'Games opened that were begun by rules or with cards this release does not have',
      registers,
    }),
    clientErrors: new Counter({
      ...{ name: 'illuminice_client_errors_total', help: 'Failures of the web client', registers },
    }),
    reports: new Counter({ name: 'illuminice_reports_total', help: 'Players and spectators reported', registers }),
    sanctions: new Counter({
      name: 'illuminice_sanctions_total',
      help: 'People muted or banned by whoever runs the server',
      labelNames: ['kind'],
      registers,
    }),
    frozenTables: new Counter({ name: 'illuminice_frozen_tables_total', help: 'Tables stopped by a bug', registers }),
  };
}
