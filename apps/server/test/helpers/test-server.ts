import { Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../../src/main.ts';
import { type Config, readConfig } from '../../src/runtime/config.ts';
import { newLogger } from '../../src/runtime/logging.ts';
import { randomBots } from './random-bots.ts';
import { SocketClient } from './socket-client.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface TestServer extends RunningServer {
  readonly config: Config;
  /** Everything the server logged so far. */
  readonly logged: () => string;
  readonly socketUrl: string;
  readonly connect: (cookie?: string, diceSeed?: string) => Promise<SocketClient>;
}

/** Dice and bots that do not keep a test waiting. */
export const QUICK_TABLE = { diceMs: 20_000, beginMs: 0, botWindowMs: 5, botMoveMs: 0 };

export async function testServer(
  options: ServerOptions = {},
  env: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  let text = '';
  const sink = new Writable({
    write(chunk, _, done) {
      text += String(chunk);
      done();
    },
  });
  const config = readConfig(
    { PORT: '0', HOST: '127.0.0.1', DATA_DIR: temporaryFolder(), WEB_DIR: 'no-such-folder', ...env },
    '/',
  );
  const server = await startServer(config, {
    log: newLogger('info', sink),
    bots: randomBots(),
    tableSettings: QUICK_TABLE,
    // The test itself runs in the same loop, beside others.
    patience: 1000,
    ...options,
  });
  onTestFinished(() => server.drain());
  const socketUrl = `ws://127.0.0.1:${server.port}`;
  return {
    ...server,
    config,
    socketUrl,
    logged: () => text,
    connect: async (cookie, diceSeed) => {
      const client = await SocketClient.connect({
        url: socketUrl,
        ...(cookie === undefined ? {} : { cookie }),
        ...(diceSeed === undefined ? {} : { diceSeed }),
      });
      onTestFinished(() => client.socket.terminate());
      return client;
    },
  };
}
