/** Starts an image as deploy/compose.yaml does: nothing writable but its volume, no root, no capability; then plays on it. */

import { randomUUID } from 'node:crypto';
import { freePort } from '../../apps/server/test/cluster/services.ts';
import { firstGame, whenReady } from '../ways/first-game.ts';
import { type Engine, engineHere, run } from './engine.ts';

interface Tried {
  readonly readyMs: number;
  readonly playedMs: number;
}

export async function tryImage(image: string): Promise<Tried> {
  const engine = engineHere() ?? 'docker';
  const name = `illuminice-${randomUUID().slice(0, 8)}`;
  const port = await freePort();
  const started = Date.now();
  start(engine, { name, image, port });
  try {
    await whenReady(port);
    const readyMs = Date.now() - started;
    await firstGame(port);
    const playedMs = Date.now() - started;
    const inside = (code: string): string => run(engine, ['exec', name, 'node', '-e', code]);
    same(inside('console.log(process.getuid())'), '1000', 'it runs as root');
    same(inside(WRITES), 'EROFS', 'its root can be written to');
    same(inside("console.log(fs.existsSync('/data/illuminice.db'))"), 'true', 'nothing is kept in the volume');
    same(inside(DEVELOPMENT), '', 'packages for development are inside');
    if (engine === 'podman') isHealthy(engine, name);
    return { readyMs, playedMs };
  } finally {
    // As much as compose.yaml grants: whoever plays is told, and what is under way reaches the disk.
    run(engine, ['stop', '--time', '15', name]);
    run(engine, ['rm', '--force', '--volumes', name]);
  }
}

/** As often as the engine itself would before it gives up. */
function isHealthy(engine: Engine, name: string, tries = 3): void {
  try {
    run(engine, ['healthcheck', 'run', name]);
  } catch (error) {
    if (tries === 1) throw error;
    isHealthy(engine, name, tries - 1);
  }
}

const WRITES = "try { fs.writeFileSync('/opt/x', '') } catch ({ code }) { console.log(code) }";
const DEVELOPMENT =
  "console.log(fs.readdirSync('/opt/illuminice/node_modules').filter((name) => /^(vitest|vite|typescript)$/.test(name)).join())";

function start(engine: Engine, { name, image, port }: { name: string; image: string; port: number }): void {
  // The network of the machine: there are machines on which an engine may make none of its own.
  const net = ['--network', 'host', '--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1'];
  const shut = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--tmpfs', '/tmp'];
  const limits = ['--ulimit', 'nofile=16384:16384', '--ulimit', 'nproc=4096:4096'];
  run(engine, ['run', '--detach', '--name', name, ...net, ...shut, ...limits, image]);
}

function same(found: string, wanted: string, otherwise: string): void {
  if (found !== wanted) throw new Error(`${otherwise}: ${found}`);
}
