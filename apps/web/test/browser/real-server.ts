/** The server as `npm start` runs it, in a process of its own, with its own data; it can be stopped and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const repository = join(import.meta.dirname, '../../../..');
const READY_WITHIN = 30_000;

export interface RealServer {
  readonly url: string;
  readonly dataDir: string;
  /** What the server has written into its log, warnings and worse. */
  readonly logged: () => string;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly end: () => Promise<void>;
}

export async function realServer(): Promise<RealServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'illuminice-browser-'));
  // A copy: a build that runs meanwhile must not take the files away under a test.
  const webDir = join(dataDir, 'web');
  cpSync(join(repository, 'apps/web/dist'), webDir, { recursive: true });
  let child: ChildProcess | undefined;
  let log = '';

  const start = async (): Promise<void> => {
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/start.ts'], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        // The test runner's own loader is not for the server.
        NODE_OPTIONS: '',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        WEB_DIR: webDir,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_FACTOR: '1000',
      },
    });
    child.stdout?.on('data', (text: Buffer) => {
      log += text.toString();
    });
    await answers(`${url}/readyz`, child);
  };
  const stop = async (): Promise<void> => {
    const old = child;
    child = undefined;
    if (old === undefined || old.exitCode !== null) return;
    const gone = once(old, 'exit');
    old.kill('SIGTERM');
    await gone;
  };
  await start();
  return {
    url,
    dataDir,
    logged: () => log,
    start,
    stop,
    end: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it was ready`);
    const ok = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server was not ready in time');
}
