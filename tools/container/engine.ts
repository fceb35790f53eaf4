/** The program that builds and runs containers here, and what this machine asks of it. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

export type Engine = 'podman' | 'docker';

export function hasProgram(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export function engineHere(): Engine | undefined {
  return (['podman', 'docker'] as const).find(hasProgram);
}

/** Where cgroups of both versions are mounted crun gives up; runc does not. */
export function globalFlags(engine: Engine): readonly string[] {
  return engine === 'podman' && hasProgram('runc') ? ['--runtime', 'runc'] : [];
}

/** Machines behind a proxy of their own trust what it signs, and npm knows where to ask: while building, not in the image. */
export function buildFlags(engine: Engine): readonly string[] {
  if (engine === 'docker') return [];
  const mounts = ['/etc/ssl/certs', '/usr/share/ca-certificates', '/usr/local/share/ca-certificates']
    .filter((folder) => existsSync(folder))
    .map((folder) => `${folder}:${folder}:ro`);
  const settings = join(homedir(), '.npmrc');
  if (existsSync(settings)) mounts.push(`${settings}:/root/.npmrc:ro`);
  const asks = ['--network', 'host', '--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];
  const trusts = process.env.NODE_EXTRA_CA_CERTS;
  if (trusts !== undefined) asks.push('--build-arg', `NODE_EXTRA_CA_CERTS=${trusts}`);
  return [...asks, ...mounts.flatMap((mount) => ['--volume', mount])];
}

export function run(engine: Engine, args: readonly string[]): string {
  return execFileSync(engine, [...globalFlags(engine), ...args], { encoding: 'utf8', maxBuffer: 2 ** 26 }).trim();
}
