/** The examples of deploy/ in front of a real server: pages, sockets, and nothing that is the operator's (V-28). */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../cluster/services.ts';
import { eventually } from '../helpers/eventually.ts';
import { SocketClient } from '../helpers/socket-client.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testServer } from '../helpers/test-server.ts';

const DEPLOY = join(import.meta.dirname, '../../../../deploy');

function program(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

interface Proxy {
  readonly folder: string;
  readonly port: number;
  readonly to: number;
}

/** nginx of Debian writes elsewhere, as root. */
function nginxWith(site: string, folder: string): string[] {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  const whole = `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths} ${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  return ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
}

/** Certificates are the proxy's own business: the same file, spoken to without TLS. */
const PROXIES = {
  nginx: ({ folder, port, to }: Proxy) => {
    const site = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
      .replace('listen 80', `listen unix:${folder}/plain`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
      .replaceAll(/^\s*ssl_.*$/gm, '')
      .replace('127.0.0.1:8080', `127.0.0.1:${to}`);
    return nginxWith(site, folder);
  },
  bare: ({ folder, port, to }: Proxy) =>
    nginxWith(
      `server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${to}; proxy_http_version 1.0; } }`,
      folder,
    ),
  caddy: ({ folder, port, to }: Proxy) => {
    const site = readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8')
      .replace('play.example.org {', `http://127.0.0.1:${port} {`)
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${to}`);
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
} as const;

async function started(name: keyof typeof PROXIES, file: string, to: number): Promise<number> {
  const [folder, port] = [temporaryFolder(), await freePort()];
  mkdirSync(join(folder, 'logs'), { recursive: true });
  let said = '';
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child: ChildProcess = spawn(file, PROXIES[name]({ folder, port, to }), { env });
  child.stderr?.on('data', (data) => {
    said = `${said}${data}`.slice(-2_000);
  });
  onTestFinished(async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.kill('SIGTERM')) await gone;
  });
  await eventually(async () => {
    expect(child.exitCode, said).toBeNull();
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });
  return port;
}

const nginx = program('nginx');
test.skipIf(nginx === undefined)(
  '[V-28] a bare proxy_pass, without a single header, opens no metrics',
  async () => {
    const server = await testServer();
    expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
    const port = await started('bare', nginx ?? '', server.port);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
  },
  60_000,
);

for (const name of ['nginx', 'caddy'] as const) {
  const file = program(name);
  const why = file === undefined ? `: not run, the Debian package ${name} is not installed on this machine` : '';
  describe.skipIf(file === undefined)(`${name} as deploy/ has it${why}`, () => {
    test('[V-28] it passes sockets on, and hides what operators ask', async () => {
      const server = await testServer({}, { TRUST_PROXY: '1' });
      const port = await started(name, file ?? '', server.port);
      const options = { url: `ws://127.0.0.1:${port}` };
      const [host, guest] = [await SocketClient.connect(options), await SocketClient.connect(options)];
      for (const { socket } of [host, guest]) onTestFinished(() => socket.terminate());
      await host.must({ type: 'createLobby', name: 'Ana' });
      await guest.must({ type: 'joinLobby', code: host.lobby?.code ?? '', name: 'Ben' });
      for (const path of ['/metrics', '/readyz'])
        expect([path, (await fetch(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 404]);
      expect((await fetch(`http://127.0.0.1:${port}/api/session`)).headers.get('set-cookie')).toContain('HttpOnly');
    }, 60_000);
  });
}
