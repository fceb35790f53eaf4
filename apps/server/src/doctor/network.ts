/** Whether people get in: the port, and what a proxy in front must pass on. */

import { createServer } from 'node:net';
import { type Config, isEverywhere } from '../runtime/index.ts';
import { bad, type Check, ok, warning } from './finding.ts';

const PATIENCE_MS = 5_000;

export function networkChecks(config: Config): Readonly<Record<string, Check>> {
  const { publicUrl } = config;
  return {
    port: () => portCheck(config),
    proxy: () => proxySettings(config),
    ...(publicUrl === undefined ? {} : { address: () => addressCheck(publicUrl) }),
  };
}

async function portCheck({ host, port }: Config) {
  const reason = await new Promise<string | undefined>((resolve) => {
    const trial = createServer()
      .once('error', (error) => resolve((error as { readonly code?: string }).code ?? error.message))
      .listen(port, host, () => trial.close(() => resolve(undefined)));
  });
  if (reason === undefined) return ok(`${host}:${port} is free`);
  if (reason !== 'EADDRINUSE') return bad(`${host}:${port}: ${reason}`);
  const here = isEverywhere(host) ? '127.0.0.1' : host;
  const isOurs = await fetch(`http://${here}:${port}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    async (answer) => (await answer.text()) === '{"ok":true}',
    () => false,
  );
  return isOurs ? ok(`a server answers at ${host}:${port}`) : bad(`${host}:${port} is taken by another program`);
}

function proxySettings({ host, publicUrl, trustedHops }: Config) {
  if (publicUrl !== undefined && trustedHops === 0)
    return warning('PUBLIC_URL without TRUST_PROXY: everybody behind the proxy shares one allowance');
  if (trustedHops > 0 && isEverywhere(host))
    return warning(
      `TRUST_PROXY=${trustedHops} and HOST=${host}: whoever reaches this port directly may name any address`,
    );
  return ok(trustedHops === 0 ? 'none in front' : `${trustedHops} in front`);
}

/** A proxy that does not pass on upgrades shows the page and plays no game. */
async function addressCheck(publicUrl: string) {
  const page = await fetch(publicUrl, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!page.ok) return bad(`${publicUrl} answers ${page.status}`);
  const url = `${publicUrl.replace(/^http/, 'ws')}/socket`;
  const opened = await new Promise<boolean>((resolve) => {
    const socket = new WebSocket(url);
    const timer = setTimeout(() => socket.close(), PATIENCE_MS);
    socket.addEventListener('open', () => {
      resolve(true);
      socket.close();
    });
    socket.addEventListener('error', () => resolve(false));
    socket.addEventListener('close', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
  return opened
    ? ok(`${publicUrl} shows the page and passes sockets on`)
    : bad(
        `${publicUrl} shows the page but passes no socket on: the proxy must forward the headers Upgrade and Connection`,
      );
}
