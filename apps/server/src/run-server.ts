/** `npm start`: the server as a process of its own. */

import { type RunningServer, startServer } from './main.ts';
import { ConfigError, type Environment, readConfig } from './runtime/index.ts';

/** A drain that hangs must not keep a supervisor waiting; everything acknowledged is on disk anyway. */
const DRAIN_MS = 10_000;

export async function runServer(env: Environment, repository: string): Promise<void> {
  let server: RunningServer;
  try {
    server = await startServer(readConfig(env, repository));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`illuminice: ${error.message}`);
    process.exit(1);
  }
  console.error(`illuminice: play at ${server.url.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')}`);
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
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
