/** The real server in a process of its own, with its own data; it can be stopped and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const repository = join(import.meta.dirname, '../../../..');

/** Who is slow to pick or to throw is the machine here: nothing is done for anybody. */
const PATIENT = { beginMs: 600_000 };

export interface RealServer {
  readonly url: string;
  readonly dataDir: string;
  /** What the server has written into its log, warnings and worse. */
  readonly logged: () => string;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** `folder`: of the host, where the site lies, as `/games`. */
export async function realServer({ folder = '' } = {}): Promise<RealServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'illuminice-browser-'));
  // A copy: a build that runs meanwhile must not take the files away under a test.
  const webDir = join(dataDir, 'web');
  cpSync(join(repository, 'apps/web/dist'), webDir, { recursive: true });
  let child: ChildProcess | undefined;
  let log = '';

  const start = async (): Promise<void> => {
    // Ends with the test that started it, whatever becomes of that.
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/cluster/node-process.ts'], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        ...process.env,
        // The test runner's own loader is not for the server.
        NODE_OPTIONS: '',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        WEB_DIR: webDir,
        ...(folder === '' ? {} : { PUBLIC_URL: url + folder }),
        LOG_LEVEL: 'warn',
        RATE_LIMIT_FACTOR: '1000',
        TABLE_SETTINGS: JSON.stringify(PATIENT),
      },
    });
    child.stdout?.on('data', (text: Buffer) => {
      log += text.toString();
    });
    await ready(child);
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

/** It tells its port when it listens. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
  });
}
