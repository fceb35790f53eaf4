/** What holds for every screen around the table, in one walk through all of them. */
import type { Page } from '@playwright/test';
import { create, expect, expectAccessible, join, sitAtTable, test } from './people.ts';

const PLAIN = [
  ...['/', '/settings', '/how-to-play', '/rulebook', '/credits', '/browse', '/solo', '/hot-seat', '/learn', '/games'],
  ...['/goodbye', '/join/ZZZZZZ', '/watch/ZZZZZZ', '/nowhere'],
];

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

test('no request leaves the host on any screen; fonts and art are our own', async ({ person, server }) => {
  const host = await person('Hagbard');
  const asked: string[] = [];
  host.page.context().on('request', (request) => asked.push(request.url()));
  host.page.context().on('page', () => asked.push('another page was opened'));
  for (const path of PLAIN) {
    await host.page.goto(path);
    await settle(host.page);
  }
  await create(host);
  await host.page.getByRole('button', { name: '+ Bot' }).first().click();
  await expect(host.page.getByText('2 of 8 filled')).toBeVisible();
  await host.page.getByRole('button', { name: 'Start game' }).click();
  await sitAtTable(host);
  const elsewhere = asked.filter((address) => !address.startsWith(server.url) && !/^(data|blob):/.test(address));
  expect(elsewhere).toEqual([]);
  expect(asked.some((address) => address.endsWith('.woff2'))).toBe(true);
  expect(asked.some((address) => address.includes('/assets/art/'))).toBe(true);
  const links = await host.page
    .locator('link[href], script[src], img[src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''));
  expect(links.filter((to) => /^(https?:)?\/\//.test(to) && !to.startsWith(server.url))).toEqual([]);
});

test('every screen around the table stands axe, and reads at four times the size: 320 pixels wide', async ({
  person,
}) => {
  const { page } = await person('Hagbard', { viewport: { width: 320, height: 640 }, touch: true });
  for (const path of PLAIN) {
    await page.goto(path);
    await settle(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  }
  await page.goto('/learn/cut-the-string');
  await expect(page.locator('.memo')).toBeVisible();
  await expectAccessible(page);
});

test('the largest text fits a phone: nothing is wider than the screen, every target is large enough', async ({
  person,
}) => {
  const settings = { textSize: 'huge', patterns: true };
  const host = await person('Hagbard', { viewport: { width: 390, height: 844 }, touch: true, settings });
  const narrow = async (where: string): Promise<void> => {
    expect(await host.page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(390);
    const small = await host.page
      .locator('button:visible, a.button:visible, select:visible, input:visible')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().height < 43.5 && one.closest('.code-boxes, .seat-who') === null)
          .map((one) => `${one.className} ${one.textContent}`),
      );
    expect(small, where).toEqual([]);
  };
  for (const path of ['/', '/settings', '/credits', '/browse', '/learn', '/solo', '/games']) {
    await host.page.goto(path);
    await settle(host.page);
    await narrow(path);
  }
  await join(await person('Ada'), await create(host));
  await host.page.getByRole('button', { name: '+ Bot' }).first().click();
  await expect(host.page.getByText('3 of 8 filled')).toBeVisible();
  await narrow('lobby');
  await expectAccessible(host.page);
});

test('motion is still for those who asked their device for it', async ({ person }) => {
  const { page } = await person('Hagbard', { settings: { motion: 'system' } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/browse']) {
    await page.goto(path);
    await settle(page);
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    ).toBe(0);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});

test('an error of the client reaches the log of the server: what broke, without name, code or address', async ({
  person,
  server,
}) => {
  const host = await person('Hagbard', { mayThrow: /RangeError|cannot seat/ });
  const reports: string[] = [];
  host.page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) reports.push(request.postData() ?? '');
  });
  const code = await create(host);
  await host.page.evaluate((secret) => {
    setTimeout(() => {
      // A shape of error our own code could throw, with what a player typed inside.
      throw new RangeError(`cannot seat "Hagbard" in '${secret}'`);
    });
  }, code);
  await expect.poll(() => reports.length).toBe(1);
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({
    kind: 'RangeError',
    message: 'cannot seat … in …',
    screen: 'join',
  });
  await expect.poll(() => server.logged()).toContain('the web client failed');
  const line =
    server
      .logged()
      .split('\n')
      .find((each) => each.includes('the web client failed')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ kind: 'RangeError', said: 'cannot seat … in …', screen: 'join' });
  expect(reports.join() + line).not.toMatch(new RegExp(`Hagbard|${code}|127\\.0\\.0\\.1`));
});

test('[S-6] a page that is opened by keyboard has the focus at its heading', async ({ person }) => {
  const { page } = await person('Hagbard');
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn to play' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
