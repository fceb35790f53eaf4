/** The last turn of a game, frame by frame, for the first screen of the README; `npm run screens -- animation` runs this file, tests do not. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { attackButton, captureTrekkies, twoAtTable } from './evening.ts';
import { expect, test } from './people.ts';
import { ONE_GROUP_FROM_VICTORY, playOnFrom } from './positions.ts';

const FOLDER = join(import.meta.dirname, '../../../../.cache/animation');
const FRAME_MS = 250;
/** How long a reader looks at what has come to rest. */
const REST_MS = 1_500;

test('animation', async ({ person, server }) => {
  test.setTimeout(300_000);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const [{ page }, guest] = await twoAtTable(person);
  await playOnFrom(server, ONE_GROUP_FROM_VICTORY, [{ page }, guest]);
  await expect(attackButton(page)).toBeEnabled({ timeout: 40_000 });
  const known = page.getByRole('button', { name: 'I know the game' });
  if (await known.isVisible()) await known.click();
  const recording = new Recording(page);
  await page.waitForTimeout(REST_MS);
  await captureTrekkies(page);
  await page.waitForTimeout(REST_MS);
  await page.getByRole('button', { name: 'Place it here' }).click();
  await page.getByRole('button', { name: 'Nothing', exact: true }).click();
  await page.waitForTimeout(REST_MS);
  await page.locator('.docket-foot').getByRole('button', { name: 'End turn' }).click();
  await expect(page.getByRole('heading', { name: 'You rule the world' })).toBeVisible();
  await page.waitForTimeout(2 * REST_MS);
  await recording.end();
});

class Recording {
  readonly #page: Page;
  readonly #taking: Promise<void>;
  #ended = false;

  constructor(page: Page) {
    this.#page = page;
    this.#taking = this.#take();
  }

  async #take(): Promise<void> {
    for (let frame = 0; !this.#ended; frame++) {
      const next = this.#page.waitForTimeout(FRAME_MS);
      const path = join(FOLDER, `${String(frame).padStart(4, '0')}.png`);
      await this.#page.screenshot({ path, scale: 'css', caret: 'hide' });
      await next;
    }
  }

  end(): Promise<void> {
    this.#ended = true;
    return this.#taking;
  }
}
