import type { Browser } from '@playwright/test';
import { type Device, deviceOf, openStage, resize, type Stage, type StagedSheet } from './gallery-stage.ts';

/** Two stages of one browser, opened when they are needed: whoever asks waits until one is free. A page draws on one core. */
export class Stages {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #free: Map<Device, Stage>[] = [new Map(), new Map()];
  readonly #waiting: ((opened: Map<Device, Stage>) => void)[] = [];

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  async use<T>(sheet: StagedSheet, work: (stage: Stage) => Promise<T>): Promise<T> {
    const opened =
      this.#free.pop() ?? (await new Promise<Map<Device, Stage>>((resolve) => this.#waiting.push(resolve)));
    try {
      const device = deviceOf(sheet);
      const stage = opened.get(device) ?? (await openStage(this.#browser, this.#url, device));
      opened.set(device, stage);
      await resize(stage, sheet);
      return await work(stage);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(opened);
      else this.#free.push(opened);
    }
  }
}
