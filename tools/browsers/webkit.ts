// WebKitGTK's small browser by WebKitWebDriver, on a screen that nobody sees.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../apps/web/test/browser/free-port.ts';
import { elementIn, type Session } from './session.ts';

interface Binaries {
  readonly driver: string;
  readonly browser: string;
}

export async function webkit({ driver, browser }: Binaries): Promise<Session> {
  const port = await freePort();
  const child = spawn('xvfb-run', ['-a', '-s', '-screen 0 1440x900x24', driver, '--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  const created = await patiently(() =>
    send(`${url}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } },
    }),
  );
  const session = `${url}/session/${String((created as { readonly sessionId: string }).sessionId)}`;
  const run = (script: string) => send(`${session}/execute/sync`, { script, args: [] });
  const element = async (script: string) => {
    const id = elementIn(await run(script));
    if (id === undefined) throw new Error('it is not there');
    return `${session}/element/${id}`;
  };
  return {
    run,
    go: async (address) => void (await send(`${session}/url`, { url: address })),
    pressOn: async (script) => void (await send(`${await element(script)}/click`, {})),
    typeInto: async (script, text) => void (await send(`${await element(script)}/value`, { text })),
    end: async () => {
      await fetch(session, { method: 'DELETE' });
      const gone = once(child, 'exit');
      // The screen ends with the driver.
      if (child.pid !== undefined) process.kill(-child.pid);
      await gone;
    },
  };
}

async function send(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error((value as { readonly message?: string }).message ?? answer.statusText);
  return value;
}

/** The driver listens a moment later. */
async function patiently(ask: () => Promise<unknown>): Promise<unknown> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 60 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
