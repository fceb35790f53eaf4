/** The development table in a real browser: any prepared position at once, on seeded dice, without a server. */
import { test as base, expect, type Page } from '@playwright/test';
import type { LaidTable } from '../../dev/table/main.tsx';
import { AT_ONCE } from './at-once.ts';
import { devPagesUrl } from './dev-pages.ts';
import { leaveUnpainted } from './unpainted.ts';

interface Fixtures {
  /** Opens the table on a prepared position. Rivals answer what they are asked if `answering`; nobody ends a turn unasked. */
  readonly table: (scenario: string, settings?: TableSettings) => Promise<Page>;
}

interface TableSettings {
  readonly answering?: boolean;
  /** Who looks on; Hagbard (0) unless told. */
  readonly seat?: number;
}

interface WorkerFixtures {
  /** One page for all tests of a worker: loading the client takes longer than most of them. */
  readonly laidTable: { readonly page: Page; readonly complaints: string[] };
}

/** Tables of this worker so far. */
let laid = 0;

type SettingsStore = ReturnType<LaidTable['useSettings']['getState']>;

export const test = base.extend<Fixtures, WorkerFixtures>({
  laidTable: [
    async ({ browser }, use) => {
      const complaints: string[] = [];
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
      await leaveUnpainted(context);
      await context.addInitScript(
        (stored) => localStorage.setItem('illuminice.settings', stored),
        JSON.stringify({ music: false, effects: false, alarm: false, motion: 'reduced', language: 'en', ...AT_ONCE }),
      );
      // There is no server. A line that is lost again and again would grey what needs one; this one is open and silent.
      await context.routeWebSocket(/\/socket$/, (line) =>
        line.onMessage((message) => {
          if (String(message).includes('"ping"')) line.send(JSON.stringify({ type: 'pong', now: Date.now() }));
        }),
      );
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/WebSocket|Failed to load resource/.test(message.text()))
          complaints.push(message.text());
      });
      await page.goto(`${devPagesUrl()}/dev/table/?scenario=actions`);
      // The client is compiled while it loads, and the table fetches its rarer parts ahead.
      await expect(page.locator('.table')).toBeVisible({ timeout: 90_000 });
      await page.waitForLoadState('networkidle');
      await use({ page, complaints });
      await context.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  table: async ({ laidTable: { page, complaints } }, use) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await use(async (scenario, { answering = false, seat = 0 } = {}) => {
      // The same position twice is two tables.
      const query = `scenario=${scenario}&seat=${seat}&patient=1${answering ? '&answer=30' : ''}&laid=${++laid}`;
      // A pointer that the test before left where a card comes to lie would look closer at it.
      await page.mouse.move(0, 0);
      await page.evaluate((asked) => {
        history.pushState({}, '', `/dev/table/?${asked}`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, query);
      await expect(page.locator(':is(.docket, dialog, .reaction):visible').first()).toBeVisible();
      return page;
    });
    expect(complaints.splice(0)).toEqual([]);
  },
});

export { expect };

/** As a player chooses them on the page of settings. */
export function changeSettings(page: Page, settings: Partial<SettingsStore>): Promise<void> {
  return page.evaluate((wanted) => {
    const { laidTable } = globalThis as unknown as { readonly laidTable: LaidTable };
    laidTable.useSettings.setState(wanted);
  }, settings);
}

export const decision = (page: Page) => page.getByRole('complementary', { name: 'Decision' });

/** A press on a card of the own board, and on an entry of its menu. */
export async function fromCardMenu(page: Page, card: RegExp, entry: RegExp): Promise<void> {
  await page.locator('.board').getByRole('button', { name: card }).first().click();
  await page.getByRole('menuitem', { name: entry }).click();
}

export const ownStructure = (page: Page) => page.getByRole('group', { name: 'Your power structure' });

export const ownSpecials = (page: Page) => page.getByRole('list', { name: 'Your Specials' });

export const players = (page: Page) => page.getByRole('navigation', { name: 'Players' });
