/** The server as a process of its own. */

import { startServer } from './main.ts';
import { openPage } from './open-page.ts';
import { type Environment, readConfig } from './runtime/index.ts';
import { welcome } from './welcome.ts';

/** A drain that hangs must not keep a supervisor waiting; everything acknowledged is on disk anyway. */
const DRAIN_MS = 10_000;

export interface RunOptions {
  readonly env: Environment;
  /** Where paths that are not whole begin. */
  readonly folder: string;
  readonly called: string;
  /** For the machines of the same network, not only for this one. */
  readonly lan: boolean;
  /** Shows the page in the browser of this machine. */
  readonly open: boolean;
}

export async function runServer({ env, folder, called, lan, open }: RunOptions): Promise<void> {
  const config = readConfig(lan ? { ...env, HOST: env.HOST ?? '0.0.0.0' } : env, folder);
  const server = await startServer(config);
  const { host, publicUrl } = config;
  const lines = welcome({ host, port: server.port, publicUrl, called, lan, colours: process.stderr.isTTY });
  for (const line of lines) console.error(line);
  if (open) openPage(publicUrl ?? `http://localhost:${server.port}`);
  const stop = (): void => {
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    server.drain().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('illuminice: could not stop cleanly', error);
        process.exit(1);
      },
    );
  };
  // SIGHUP: the terminal it was started from is closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);
}
