import type { Browser, Page } from '@playwright/test';
import { openStagePage, type StagedSheet } from './gallery-stage.ts';

/** Pages of one stage by the size they draw in: another size would make a page draw everything twice for each picture. */
type Stage = Map<number, Page>;

/** Two stages of one browser: whoever asks waits until one is free. A page draws on one core. */
export class Stages {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #free: Stage[] = [new Map(), new Map()];
  readonly #waiting: ((stage: Stage) => void)[] = [];

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  async use<T>(sheet: StagedSheet, work: (page: Page) => Promise<T>): Promise<T> {
    const stage = this.#free.pop() ?? (await new Promise<Stage>((resolve) => this.#waiting.push(resolve)));
    try {
      const page = stage.get(sheet.scale) ?? (await openStagePage(this.#browser, this.#url, sheet));
      stage.set(sheet.scale, page);
      return await work(page);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(stage);
      else this.#free.push(stage);
    }
  }
}
