/** People at their browsers: each with a context of their own, watched for errors and for requests that leave the host. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { AT_ONCE } from './at-once.ts';
import { axeIn } from './axe.ts';
import { Browsers } from './browsers.ts';
import { type RealServer, realServer } from './real-server.ts';

export interface Person {
  readonly page: Page;
  readonly name: string;
}

interface PersonSettings {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly touch?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Keeps the client for a day without network: all its files are fetched at the first visit, which takes its time. */
  readonly keepsOffline?: boolean;
  /** The one error this person's page is made to throw. */
  readonly mayThrow?: RegExp;
}

interface Fixtures {
  readonly person: (name: string, settings?: PersonSettings) => Promise<Person>;
}

interface WorkerFixtures {
  readonly server: RealServer;
  readonly browsers: Browsers;
}

/** A dropped line is part of some tests; the browser says so in its console. */
const EXPECTED =
  /WebSocket connection|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const server = await realServer();
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  browsers: [
    async ({ browser, server }, use) => {
      await use(new Browsers(browser, server.url));
    },
    { scope: 'worker' },
  ],
  person: async ({ browsers, server }, use) => {
    const complaints: string[] = [];
    const leaving: (() => Promise<void>)[] = [];
    await use(async (name, settings = {}) => {
      const { context, leave } = await browsers.take(settings);
      leaving.push(leave);
      const complain = (text: string): void => {
        if (!settings.mayThrow?.test(text)) complaints.push(`${name}: ${text}`);
      };
      context.on('page', (page) => watch(page, server.url, complain));
      return { page: await sitDown(context, server.url, settings), name };
    });
    await Promise.all(leaving.map((leave) => leave()));
    expect(complaints).toEqual([]);
  },
});

/** Nothing of whoever sat here before is left but the files of the client. */
async function sitDown(context: BrowserContext, origin: string, { settings = {} }: PersonSettings): Promise<Page> {
  // Silent, and with less motion: tests look at what happens, not at how it glides.
  const stored = {
    music: false,
    effects: false,
    alarm: false,
    motion: 'reduced',
    language: 'en',
    ...AT_ONCE,
    ...settings,
  };
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  await context.clearCookies();
  await page.addInitScript((text) => {
    // Unless told otherwise a page remembers 250 files, and a test that looks for a later one would wait in vain.
    performance.setResourceTimingBufferSize(2_000);
    localStorage.getItem('illuminice.settings') ?? localStorage.setItem('illuminice.settings', text);
  }, JSON.stringify(stored));
  return page;
}

function watch(page: Page, url: string, complain: (text: string) => void): void {
  page.on('pageerror', (error) => {
    if (!EXPECTED.test(error.message)) complain(`${error.message}\n${error.stack ?? ''}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complain(message.text());
  });
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(url) && !/^(data|blob):/.test(address)) complain(`left the host: ${address}`);
  });
}

export async function create(person: Person): Promise<string> {
  const { page, name } = person;
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Create game' }).click();
  return invitationOf(person);
}

/** The code by which others join. */
export async function invitationOf({ page }: Person): Promise<string> {
  const code = page.locator('.invitation-code');
  await expect(code).toHaveText(/^[A-HJKMNP-Z2-9]{6}$/);
  return (await code.textContent()) ?? '';
}

export async function join({ page, name }: Person, code: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Code of the game').fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
}

/** Through the cards and dice of the set-up to the table; the UFOs choose the first goal offered. */
export async function sitAtTable({ page }: Pick<Person, 'page'>): Promise<void> {
  const presses = [
    page.locator('.back:enabled').last(),
    page.getByRole('button', { name: 'To the table' }),
    page.locator('.setup-card:enabled').first(),
    page.getByRole('button', { name: 'Throw the dice' }).first(),
  ];
  // Others pick and throw too, and what was pressed may be gone with their press.
  await expect(async () => {
    for (const press of presses)
      if (await press.isVisible()) await press.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(page.locator('.table').first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 120_000, intervals: [200] });
}

/** axe finds nothing serious or critical, on the whole page or in the parts that are new. */
export async function expectAccessible(page: Page, ...parts: readonly string[]): Promise<void> {
  // One chapter of the rulebook is like another, and axe would read for half a minute.
  const axe = (await axeIn(page)).exclude('.rulebook-text > section:nth-child(n + 4)');
  for (const part of parts) if ((await page.locator(part).count()) > 0) axe.include(part);
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    grave.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 4)
          .map(({ target }) => target.join(' '))
          .join(', ')}`,
    ),
  ).toEqual([]);
}

export { expect };
