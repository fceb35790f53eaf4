/** Whether everything that was told has been watched; computer players think no sooner (T-4). */
export interface Watch {
  publish(): void;
  published(): number;
  watched(upTo: number): void;
  /** Resolves when nothing is left to be watched. */
  done(): Promise<void>;
  reset(): void;
}

export function newWatch(): Watch {
  let told = 0;
  let seen = 0;
  let waiting: (() => void)[] = [];
  return {
    publish: () => {
      told++;
    },
    published: () => told,
    watched: (upTo) => {
      seen = Math.max(seen, upTo);
      if (seen < told) return;
      for (const resolve of waiting.splice(0)) resolve();
    },
    async done() {
      // A mind is asked in the same breath in which its viewers are told.
      await new Promise((resolve) => setTimeout(resolve));
      while (seen < told) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    reset: () => {
      told = 0;
      seen = 0;
      // Whoever still waits belongs to a table that is closed.
      waiting = [];
    },
  };
}
