// A small load balancer: each connection goes to the next process that is ready. No sticky sessions, no TLS; for
// development and tests, not for the open net.

import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

const LOOK_MS = 500;

export class Balancer {
  readonly #server: Server;
  readonly #ports: () => readonly number[];
  #ready: readonly number[] = [];
  #next = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `ports`: of the processes that should be there; which of them are ready is asked all the time. */
  constructor(ports: () => readonly number[]) {
    this.#ports = ports;
    this.#server = createServer((incoming, outgoing) => {
      const [port] = this.#inTurn();
      if (port === undefined) return void outgoing.writeHead(503).end('no process is ready');
      const onward = request({ port, host: '127.0.0.1', ...onwardOptions(incoming) }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
      incoming.pipe(onward);
    });
    this.#server.on('upgrade', (incoming, socket, head) => this.#upgrade({ incoming, socket, head }, this.#inTurn()));
  }

  async listen(port: number): Promise<number> {
    await this.#look();
    const again = (): void => {
      this.#timer = setTimeout(() => void this.#look().finally(again), LOOK_MS);
    };
    again();
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', resolve);
    });
    return (this.#server.address() as { readonly port: number }).port;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #upgrade(asked: Upgrade, [port, ...others]: readonly number[]): void {
    const { incoming, socket, head } = asked;
    socket.on('error', () => socket.destroy());
    if (port === undefined) return void socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
    const onward = request({ port, host: '127.0.0.1', ...onwardOptions(incoming) });
    onward.on('error', () => this.#upgrade(asked, others));
    onward.on('response', (answer) => {
      // Draining: the next one, as any load balancer would.
      if (answer.statusCode === 503 && others.length > 0) return this.#upgrade(asked, others);
      socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage ?? ''}\r\nConnection: close\r\n\r\n`);
    });
    onward.on('upgrade', (answer, upstream, first) => {
      const lines = [`HTTP/1.1 101 Switching Protocols`];
      for (let at = 0; at < answer.rawHeaders.length; at += 2)
        lines.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`);
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      if (first.length > 0) socket.write(first);
      if (head.length > 0) upstream.write(head);
      upstream.on('error', () => socket.destroy());
      upstream.on('close', () => socket.destroy());
      socket.on('close', () => upstream.destroy());
      upstream.pipe(socket).pipe(upstream);
    });
    onward.end();
  }

  #inTurn(): readonly number[] {
    const at = this.#ready.length === 0 ? 0 : this.#next++ % this.#ready.length;
    return [...this.#ready.slice(at), ...this.#ready.slice(0, at)];
  }

  async #look(): Promise<void> {
    const asked = this.#ports().filter((port) => port > 0);
    const answers = await Promise.all(asked.map(isReady));
    this.#ready = asked.filter((_, index) => answers[index]);
  }
}

interface Upgrade {
  readonly incoming: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

function onwardOptions({ method = 'GET', url = '/', headers, socket }: IncomingMessage) {
  return { method, path: url, headers: { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' } };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}
