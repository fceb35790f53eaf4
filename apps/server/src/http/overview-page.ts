/** What runs now, on one page: the numbers of `/metrics` for people, and the tables of this process. */

import type { Registry } from 'prom-client';
import { humansOf, type Lobby } from '../lobby/index.ts';
import { RELEASE } from '../runtime/index.ts';
import { dateHtml, operatorHtml } from './operator-html.ts';

/** Often enough to watch, seldom enough to cost nothing. */
const AGAIN_SECONDS = 10;
const MOST_SHOWN = 100;
const MEGABYTE = 2 ** 20;

export interface Overview {
  readonly registry: Registry;
  readonly lobbies: Iterable<Lobby>;
  readonly isReady: boolean;
  /** People with a tab open, each once. */
  readonly people: number;
  readonly reports: number;
  readonly reportsPath: string;
}

interface Measured {
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number | undefined>>;
}

type Numbers = (name: string) => readonly Measured[];

export async function overviewPage({ registry, isReady, people, reports, reportsPath, ...rest }: Overview) {
  const known = await registry.getMetricsAsJSON();
  const numbers: Numbers = (name) =>
    (known.find((metric) => metric.name === name)?.values ?? []) as readonly Measured[];
  const one = (name: string): number => numbers(name).reduce((sum, { value }) => sum + value, 0);
  const lobbies = [...rest.lobbies];
  const running = lobbies.filter(({ state }) => state === 'playing');
  const bots = running.flatMap(({ seats }) => seats).filter(({ kind }) => kind === 'bot').length;
  const lost = numbers('illuminice_part_works').filter(({ value }) => value === 0);
  const state = lost.map(({ labels }) => `lost: ${labels.part}`).join(', ') || (isReady ? 'ready' : 'not ready');
  const body = [
    `<p>Version ${RELEASE.version}, rules ${RELEASE.rules}, cards ${RELEASE.cards}. This process is <span${isReady && lost.length === 0 ? '' : ' class="bad"'}>${state}</span>;
up since ${dateHtml(one('process_start_time_seconds') * 1000)}.</p>`,
    rows('Now', {
      'Games that run': running.length,
      'Tables in memory': one('illuminice_tables'),
      'Lobbies in memory': lobbies.length,
      'People here': people,
      'Open sockets': one('illuminice_connections'),
      'Computer players in games': bots,
    }),
    rows('Load', {
      'Event loop late, at most (ms)': Math.round(one('nodejs_eventloop_lag_max_seconds') * 1000),
      'Event loop late, 99 % (ms)': Math.round(one('nodejs_eventloop_lag_p99_seconds') * 1000),
      'Processor so far (s)': Math.round(one('process_cpu_seconds_total')),
      'Memory (MB)': Math.round(one('process_resident_memory_bytes') / MEGABYTE),
      'Writes not yet on disk': one('illuminice_write_queue'),
      ...byLabel(numbers('illuminice_commands_total'), 'outcome', 'Commands'),
    }),
    rows('Errors since the start', {
      'Tables stopped by a bug': one('illuminice_frozen_tables_total'),
      'Games of another release': one('illuminice_unplayable_tables_total'),
      'Failures in browsers': one('illuminice_client_errors_total'),
      ...byLabel(numbers('illuminice_part_losses_total'), 'part', 'Lost'),
      ...byLabel(numbers('illuminice_refusals_total'), 'why', 'Refused'),
      ...byLabel(numbers('illuminice_connections_ended_total'), 'why', 'Closed'),
    }),
    `<article><h2>Reports</h2><p><a href="${reportsPath}">${reportsWaiting(reports)}</a></p></article>`,
    tablesHtml(running),
  ];
  return operatorHtml({ title: 'What runs now', body: body.join('\n'), again: AGAIN_SECONDS });
}

function reportsWaiting(reports: number): string {
  if (reports === 0) return 'No report waits';
  return reports === 1 ? '1 report waits' : `${reports} reports wait`;
}

function byLabel(measured: readonly Measured[], label: string, what: string): Readonly<Record<string, number>> {
  return Object.fromEntries(measured.map(({ labels, value }) => [`${what}: ${labels[label]}`, value]));
}

function rows(title: string, named: Readonly<Record<string, number>>): string {
  const lines = Object.entries(named).map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`);
  return `<article><h2>${title}</h2><table>${lines.join('')}</table></article>`;
}

/** Neither codes nor names: whoever looks over the operator's shoulder comes in nowhere. */
function tablesHtml(running: readonly Lobby[]): string {
  if (running.length === 0) return '';
  const newest = running.toSorted((one, other) => other.createdAt - one.createdAt).slice(0, MOST_SHOWN);
  const lines = newest.map(
    (lobby) =>
      `<tr><th scope="row">${lobby.table?.slice(0, 8)}</th><td>${humansOf(lobby).length}</td><td>${lobby.seats.filter(({ kind }) => kind === 'bot').length}</td><td>${lobby.watchers.length}</td><td>${lobby.isPublic ? 'all' : 'invited'}</td><td>${dateHtml(lobby.createdAt)}</td></tr>`,
  );
  return `<article><h2>Games that run</h2><div class="wide"><table><tr><th>Table</th><td>People</td><td>Bots</td><td>Watching</td><td>Seen by</td><td>Lobby since</td></tr>${lines.join('')}</table></div></article>`;
}
