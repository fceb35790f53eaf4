/** A Postgres and a Redis of our own, on free ports, in a folder that goes away; never those of the machine. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly redis: string;
}

const DEBIAN = '/usr/lib/postgresql';

/** Where the programs are, or what is missing in words. */
export function findPrograms(): Programs | { readonly missing: string } {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const find = (name: string): string | undefined =>
    [...folders, '/usr/bin', '/usr/sbin', '/usr/local/bin']
      .map((folder) => join(folder, name))
      .find((file) => existsSync(file));
  const [initdb, postgres, redis] = [find('initdb'), find('postgres'), find('redis-server') ?? find('valkey-server')];
  const missing = [
    ...(initdb === undefined || postgres === undefined ? ['Postgres (Debian package postgresql)'] : []),
    ...(redis === undefined ? ['Redis (Debian package redis-server)'] : []),
  ];
  if (initdb === undefined || postgres === undefined || redis === undefined)
    return { missing: `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not installed on this machine` };
  return { initdb, postgres, redis };
}

/**
 * Why tests that need the programs cannot run here. Their titles say so, and where nobody may leave them out (CI is
 * set) they fail instead.
 */
export function whyNotRun(
  found = findPrograms(),
  { CI }: { readonly CI?: string | undefined } = process.env,
): string | undefined {
  if (!('missing' in found)) return undefined;
  if (CI !== undefined && CI !== '' && CI !== 'false')
    throw new Error(`these tests must run here, but ${found.missing}`);
  console.warn(`NOT RUN: tests of several processes, for ${found.missing}`);
  return found.missing;
}

/** Postgres refuses to run as root: root becomes somebody harmless for it. */
function harmless(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (found === undefined) throw new Error('there is neither a user postgres nor nobody to run Postgres as');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

const PASSWORD = randomBytes(16).toString('hex');

export class Service {
  readonly #start: () => ChildProcess;
  readonly port: number;
  readonly url: string;
  #process: ChildProcess | undefined;

  constructor(start: () => ChildProcess, port: number, url: string) {
    this.#start = start;
    this.port = port;
    this.url = url;
  }

  async start(): Promise<void> {
    const child = this.#start();
    this.#process = child;
    let said = '';
    child.stderr?.on('data', (data) => {
      said = `${said}${data}`.slice(-2000);
    });
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`a service did not start: ${said}`);
      await pause(20);
    }
  }

  /** Postgres takes connections before it answers. */
  async #isReady(): Promise<boolean> {
    if (!(await isOpen(this.port))) return false;
    if (!this.url.startsWith('postgres')) return true;
    const client = new Client({ connectionString: this.url });
    client.on('error', () => undefined);
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  }

  /** Processor time of the service and everything it started; for load runs. */
  cpuMicros(): number {
    const pid = this.#process?.pid;
    return pid === undefined ? 0 : cpuMicrosOf(pid);
  }

  abandon(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  /** SIGINT: Postgres' fast shutdown, Redis' ordinary one. SIGQUIT and SIGKILL: a crash. */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    const child = this.#process;
    if (child === undefined) return;
    this.#process = undefined;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

export interface Services {
  readonly postgres: Service;
  readonly redis: Service;
  readonly cpuMicros: () => number;
  readonly stop: () => Promise<void>;
}

export async function startServices(programs: Programs): Promise<Services> {
  const folder = mkdtempSync(join(tmpdir(), 'illuminice-services-'));
  const user = harmless();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const run = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] };
  const data = join(folder, 'postgres');
  writeFileSync(join(folder, 'password'), PASSWORD, { mode: 0o644 });
  execFileSync(
    programs.initdb,
    [
      '-D',
      data,
      '-U',
      'illuminice',
      '-A',
      'scram-sha-256',
      '--pwfile',
      join(folder, 'password'),
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ],
    run,
  );
  const [postgresPort, redisPort] = [await freePort(), await freePort()];
  const settings = {
    port: postgresPort,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 100,
  };
  const postgresArgs = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const postgres = new Service(
    () => spawn(programs.postgres, postgresArgs, run),
    postgresPort,
    `postgres://illuminice:${PASSWORD}@127.0.0.1:${postgresPort}/postgres`,
  );
  const redisArgs = [
    '--port',
    `${redisPort}`,
    '--bind',
    '127.0.0.1',
    '--requirepass',
    PASSWORD,
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  const redis = new Service(
    () => spawn(programs.redis, redisArgs, run),
    redisPort,
    `redis://:${PASSWORD}@127.0.0.1:${redisPort}`,
  );
  // Whatever ends us takes them along.
  const abandon = (): void => {
    postgres.abandon('SIGQUIT');
    redis.abandon('SIGKILL');
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // Postgres still wrote something: what is left lies in the folder for temporary files.
    }
  };
  process.once('exit', abandon);
  const stop = async (): Promise<void> => {
    process.off('exit', abandon);
    // Without a last checkpoint: it would write what is thrown away now.
    await Promise.all([postgres.stop('SIGQUIT'), redis.stop('SIGKILL')]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([postgres.start(), redis.start()]);
    return { postgres, redis, stop, cpuMicros: () => postgres.cpuMicros() + redis.cpuMicros() };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Of Linux; a tick is a hundredth of a second. Children that ended are in the parent's own figures. */
function cpuMicrosOf(pid: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => ticksOf(name) ?? []);
  const own = processes.find((one) => one.pid === pid);
  const children = processes.filter((one) => one.parent === pid);
  return (
    [...(own ? [own.ticks + own.ofEnded] : []), ...children.map(({ ticks }) => ticks)].reduce((a, b) => a + b, 0) *
    10_000
  );
}

function ticksOf(pid: string) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((at) => Number(fields[at])) as [
      number,
      number,
      number,
      number,
      number,
    ];
    return { pid: Number(pid), parent, ticks: user + system, ofEnded: endedUser + endedSystem };
  } catch {
    return undefined;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { readonly port: number };
      probe.close(() => resolve(port));
    });
  });
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
