// Debian's Firefox by its own remote protocol, Marionette: geckodriver is not packaged, and it speaks the same commands.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/web/test/browser/free-port.ts';
import { elementIn, type Session } from './session.ts';

export async function firefox(binary: string): Promise<Session> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'illuminice-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    `user_pref("marionette.port", ${port});\nuser_pref("intl.accept_languages", "en");\n`,
  );
  const child = spawn(
    binary,
    ['--marionette', '--headless', '--no-remote', '--profile', profile, '--width', '1440', '--height', '900'],
    {
      stdio: 'ignore',
    },
  );
  const socket = await connected(port, child);
  const ask = asking(socket);
  await ask('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  const run = async (script: string) => answerIn(await ask('WebDriver:ExecuteScript', { script, args: [] }));
  const element = async (script: string) => {
    const id = elementIn(await run(script));
    if (id === undefined) throw new Error('it is not there');
    return id;
  };
  return {
    run,
    go: async (url) => void (await ask('WebDriver:Navigate', { url })),
    pressOn: async (script) => void (await ask('WebDriver:ElementClick', { id: await element(script) })),
    typeInto: async (script, text) =>
      void (await ask('WebDriver:ElementSendKeys', { id: await element(script), text })),
    end: async () => {
      socket.destroy();
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function connected(port: number, child: ChildProcess): Promise<Socket> {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    if (isThere) return socket;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('Firefox does not listen');
}

/** Each message is its length in bytes, a colon, and JSON: `[0, id, name, values]`, answered by `[1, id, error, result]`. */
function asking(socket: Socket): (name: string, values: object) => Promise<unknown> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let read = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (part: Buffer) => {
    read = Buffer.concat([read, part]);
    for (;;) {
      const colon = read.indexOf(':');
      const length = colon < 0 ? Number.NaN : Number(read.subarray(0, colon).toString());
      if (Number.isNaN(length) || read.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(read.subarray(colon + 1, colon + 1 + length).toString());
      read = read.subarray(colon + 1 + length);
      if (!Array.isArray(message)) continue; // The greeting.
      const [, id, error, result] = message;
      const asked = waiting.get(Number(id));
      waiting.delete(Number(id));
      if (error) asked?.reject(new Error(String(error.message)));
      else asked?.resolve(result);
    }
  });
  return (name, values) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, name, values]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

function answerIn(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : undefined;
}
