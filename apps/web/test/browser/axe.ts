/** axe in a page: brought there once, and run in it. Its own way opens another page for each look, and brings itself along three times. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { painted } from './unpainted.ts';

const packaged = createRequire(import.meta.url).resolve('@axe-core/playwright');
let source: string | undefined;

/** Only what is wrong is told: to write down all that is right takes longer than to look at it. */
export async function axeIn(page: Page): Promise<AxeBuilder> {
  source ??= readFileSync(createRequire(packaged).resolve('axe-core/axe.min.js'), 'utf8');
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return new AxeOfColours(page).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** What is transparent has no colours to be told apart. */
class AxeOfColours extends AxeBuilder {
  readonly #page: Page;

  constructor(page: Page) {
    super({ page, axeSource: ';' });
    this.#page = page;
  }

  override analyze(): ReturnType<AxeBuilder['analyze']> {
    return painted(this.#page, () => super.analyze());
  }
}
