import type { BotAnswer, BotPort, BotRequest } from '@illuminice/table';

/**
 * Every process that has a table open is asked by it; only the one that tends to the table thinks. The others keep the
 * question, in case they have to take over.
 */
export class TendedBots implements BotPort {
  readonly #bots: BotPort;
  readonly #tends: (table: string) => boolean;
  readonly #kept = new Map<string, Map<string, () => void>>();

  constructor(bots: BotPort, tends: (table: string) => boolean) {
    this.#bots = bots;
    this.#tends = tends;
  }

  decide(request: BotRequest): Promise<BotAnswer> {
    const { table, seat, occasion } = request;
    if (this.#tends(table)) return this.#bots.decide(request);
    return new Promise((resolve, reject) => {
      const kept = this.#kept.get(table) ?? new Map();
      this.#kept.set(table, kept);
      // The newer question of a seat replaces the older one, which nobody waits for any more.
      kept.set(`${seat} ${occasion}`, () => this.#bots.decide(request).then(resolve, reject));
    });
  }

  takeOver(table: string): void {
    const kept = this.#kept.get(table);
    this.#kept.delete(table);
    for (const think of kept?.values() ?? []) think();
  }

  letGo(table: string): void {
    this.#kept.delete(table);
  }
}
