import type { BotAnswer, BotPort, BotRequest, CarriedOut } from '@illuminice/table';

/**
 * Every process that has a table open is asked by it; only the owner's bots think. The others keep the
 * question, in case they have to take over.
 */
export class OwnedBots implements BotPort {
  readonly #bots: BotPort;
  readonly #owns: (table: string) => boolean;
  readonly #kept = new Map<string, Map<string, () => void>>();

  constructor(bots: BotPort, owns: (table: string) => boolean) {
    this.#bots = bots;
    this.#owns = owns;
  }

  decide(request: BotRequest): Promise<BotAnswer> {
    const { table, seat, occasion } = request;
    if (this.#owns(table)) return this.#bots.decide(request);
    return new Promise((resolve, reject) => {
      const kept = this.#kept.get(table) ?? new Map();
      this.#kept.set(table, kept);
      // The newer question of a seat replaces the older one, which nobody waits for any more.
      kept.set(`${seat} ${occasion}`, () => this.#bots.decide(request).then(resolve, reject));
    });
  }

  carriedOut(done: CarriedOut): void {
    this.#bots.carriedOut?.(done);
  }

  takeOver(table: string): void {
    const kept = this.#kept.get(table);
    this.#kept.delete(table);
    for (const think of kept?.values() ?? []) think();
  }

  forget(table: string): void {
    this.#kept.delete(table);
  }
}
