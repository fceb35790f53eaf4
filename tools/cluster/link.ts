// A wire that can be cut: passes bytes on to a port, until it is told not to.

import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export class Link {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  port = 0;

  constructor(target: number) {
    this.#server = createServer((near) => {
      if (this.#isCut) return void near.destroy();
      const far = connect(target, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => undefined);
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.port = (this.#server.address() as { readonly port: number }).port;
  }

  /** Connections end, new ones are refused. */
  async cut(ms: number): Promise<void> {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
    await pause(ms);
    this.#isCut = false;
  }

  /** Nothing gets through and nobody is told: the worse kind of broken network. */
  async silence(ms: number): Promise<void> {
    const held = [...this.#sockets];
    for (const socket of held) socket.pause();
    await pause(ms);
    for (const socket of held) if (!socket.destroyed) socket.resume();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
