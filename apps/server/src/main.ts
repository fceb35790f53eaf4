/** The server on a port: its parts behind HTTP. */

import { collectDefaultMetrics } from 'prom-client';
import { type AssembleOptions, assemble } from './assemble.ts';
import { openEmbedded } from './backend/index.ts';
import { openCluster } from './cluster/index.ts';
import { newApp } from './http/index.ts';
import { type Config, ConfigError, Health, type Logger, newLogger, RELEASE } from './runtime/index.ts';
import { Hub } from './sockets/index.ts';

/** For answers under way when the server stops. */
const LAST_ANSWERS_MS = 1_000;

type App = Awaited<ReturnType<typeof newApp>>;

export interface ServerOptions extends AssembleOptions {
  readonly log?: Logger;
  /** The clock of all deadlines. */
  readonly now?: () => number;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Lets every move under way reach the disk, asks the clients to come back, and stops. */
  readonly drain: () => Promise<void>;
  /** What housekeeping would do at this time. */
  readonly tidyUp: (now: number) => Promise<void>;
}

export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const log = options.log ?? newLogger(config.logLevel);
  const hub = new Hub();
  const health = new Health(log);
  const context = { config, log, hub, health, ...(options.now === undefined ? {} : { now: options.now }) };
  const backend = await (config.cluster === undefined ? openEmbedded(context) : openCluster(context, config.cluster));
  const server = assemble({ config, log, hub, health, backend }, options);
  const { gateway, metrics, sanctions } = server;
  collectDefaultMetrics({ register: metrics.registry });
  const app = await newApp(server.pages);
  app.server.on('upgrade', (request, socket, head) => {
    gateway.upgrade(request, socket, head).catch((error: unknown) => {
      log.error({ err: error }, 'an upgrade failed');
      socket.destroy();
    });
  });
  await sanctions.refresh();
  const url = await listen(app, config);
  await backend.start(server.parts);
  const { port } = app.server.address() as { readonly port: number };
  log.info({ url, dataDir: config.dataDir, ...RELEASE }, 'ready');
  return { url, port, drain: () => server.drain(() => close(app)), tidyUp: server.tidyUp };
}

/** A browser keeps a spare connection on which it has asked nothing yet: that would hold up the stop for a minute. */
async function close(app: App): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  await app.close();
  clearTimeout(cut);
}

async function listen(app: App, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host, listenTextResolver: (address) => `listening at ${address}` });
  } catch (error) {
    const code = (error as { readonly code?: string }).code;
    if (code === 'EADDRINUSE')
      throw new ConfigError(`port ${port} is taken by another program; choose another one with PORT, e.g. PORT=8081`);
    if (code === 'EACCES') throw new ConfigError(`port ${port} needs special rights; choose one above 1023 with PORT`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigError(`this machine has no address "${host}"; set HOST, e.g. HOST=0.0.0.0 for every network`);
    throw error;
  }
}
