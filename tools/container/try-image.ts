/** Starts an image as deploy/compose.yaml does: nothing writable but its volume, no root, no capability; then plays on it. */

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../apps/server/test/cluster/services.ts';
import { SocketClient } from '../../apps/server/test/helpers/socket-client.ts';
import { type Engine, engineHere, run } from './engine.ts';

const PATIENCE_MS = 60_000;

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
    await until(() => answers(port), 'it is not ready');
    const readyMs = Date.now() - started;
    const ana = await SocketClient.connect({ url: `ws://127.0.0.1:${port}` });
    await ana.must({ type: 'createLobby', name: 'Ana', options: {} });
    await ana.must({ type: 'addBot', level: 'expert' });
    await ana.must({ type: 'start' });
    await until(async () => ana.state?.view !== undefined, 'no game began');
    const playedMs = Date.now() - started;
    ana.socket.terminate();
    const inside = (code: string): string => run(engine, ['exec', name, 'node', '-e', code]);
    same(inside('console.log(process.getuid())'), '1000', 'it runs as root');
    same(inside(WRITES), 'EROFS', 'its root can be written to');
    same(inside("console.log(fs.existsSync('/data/illuminice.db'))"), 'true', 'nothing is kept in the volume');
    same(inside(DEVELOPMENT), '', 'packages for development are inside');
    if (engine === 'podman') run(engine, ['healthcheck', 'run', name]);
    return { readyMs, playedMs };
  } finally {
    // As much as compose.yaml grants: whoever plays is told, and what is under way reaches the disk.
    run(engine, ['stop', '--time', '30', name]);
    run(engine, ['rm', '--force', '--volumes', name]);
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

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function until(holds: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) if (await holds()) return;
  throw new Error(otherwise);
}

function same(found: string, wanted: string, otherwise: string): void {
  if (found !== wanted) throw new Error(`${otherwise}: ${found}`);
}
