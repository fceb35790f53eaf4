/**
 * Redis between the processes: tells the others that there is something to look at. Everything said here can also be found
 * in the database, so a lost message, or Redis itself, costs time and nothing else.
 */

import { createClient } from 'redis';

const PREFIX = 'illuminice:';
const PULSE_MS = 250;
/** Longer without hearing anything: Redis does not work, whatever the socket says. */
const SILENCE_MS = 800;
const MOST_QUEUED = 20_000;

type Listener = (message: string) => void;

/** RESP 3 lets one connection publish and listen: an answer, and the echo of what was said, come with one read. */
function newRedisClient(url: string) {
  return createClient({
    url,
    RESP: 3,
    pingInterval: 1_000,
    commandsQueueMaxLength: MOST_QUEUED,
    // A timer for each command costs more than the command; a socket that falls silent is given up as a whole.
    commandOptions: { timeout: 0 },
    socket: {
      connectTimeout: 1_000,
      socketTimeout: 3_000,
      reconnectStrategy: (tries: number) => Math.min(500, 50 * 2 ** Math.min(tries, 5)),
    },
  });
}

export type RedisClient = ReturnType<typeof newRedisClient>;
export type NewRedisClient = (url: string) => RedisClient;

interface RedisSettings {
  readonly url: string;
  readonly newClient: NewRedisClient | undefined;
  readonly node: string;
  readonly onTrouble: (error: unknown) => void;
  /** Told again and again: why it does not work, or undefined where it does. */
  readonly onChange: (failure: string | undefined) => void;
}

export class RedisChannels {
  readonly client: RedisClient;
  readonly #channels = new Map<string, Listener>();
  readonly #pulseChannel: string;
  readonly #onTrouble: (error: unknown) => void;
  readonly #onChange: (failure: string | undefined) => void;
  #lastError = 'silence';
  #heardAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor({ url, newClient = newRedisClient, node, onTrouble, onChange }: RedisSettings) {
    this.client = newClient(url);
    this.#pulseChannel = `node:${node}`;
    this.#onTrouble = onTrouble;
    this.#onChange = onChange;
    this.client.on('error', (error: unknown) => {
      this.#lastError = error instanceof Error ? error.message : String(error);
    });
  }

  /** Goes on without Redis when it is not there, and finds it when it comes. */
  async start(): Promise<void> {
    void this.client.connect().catch(this.#onTrouble);
    this.subscribe(this.#pulseChannel, () => undefined);
    this.#timer = setInterval(() => this.#pulse(), PULSE_MS);
    for (let tries = 0; tries < 40 && !this.isWorking(); tries++) {
      this.publish(this.#pulseChannel, '.');
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  isWorking(): boolean {
    return performance.now() - this.#heardAt < SILENCE_MS;
  }

  publish(channel: string, message: string): void {
    if (!this.client.isReady) return;
    this.client.publish(PREFIX + channel, message).catch(() => undefined);
  }

  /** One listener for each channel. */
  subscribe(channel: string, listener: Listener): void {
    if (this.#channels.has(channel)) return;
    this.#channels.set(channel, listener);
    const hear = (message: string): void => {
      this.#heardAt = performance.now();
      listener(message);
    };
    this.client.subscribe(PREFIX + channel, hear).catch(() => {
      // Never mind: what is said there is found in the database all the same.
      this.#channels.delete(channel);
    });
  }

  unsubscribe(channel: string): void {
    if (!this.#channels.delete(channel)) return;
    this.client.unsubscribe(PREFIX + channel).catch(() => undefined);
  }

  /** Whatever is heard shows that Redis works; only who hears nothing asks. */
  #pulse(): void {
    this.#onChange(this.isWorking() ? undefined : this.#lastError);
    if (performance.now() - this.#heardAt >= PULSE_MS) this.publish(this.#pulseChannel, '.');
  }

  close(): void {
    clearInterval(this.#timer);
    this.client.destroy();
  }
}
