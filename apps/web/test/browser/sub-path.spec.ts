/** The whole client in a folder of a host: pages, late files, pictures, socket, invitations, and what works without a network (V-27). */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { AT_ONCE } from './at-once.ts';
import { realServer } from './real-server.ts';
import { leaveUnpainted } from './unpainted.ts';

const FOLDER = '/games';

interface Visit {
  readonly origin: string;
  readonly serviceWorkers: 'allow' | 'block';
}

async function visitor(browser: Browser, { origin, serviceWorkers }: Visit): Promise<{ page: Page; astray: string[] }> {
  const settings = { music: false, effects: false, alarm: false, motion: 'reduced', language: 'en', ...AT_ONCE };
  const localStorage = [{ name: 'illuminice.settings', value: JSON.stringify(settings) }];
  const context = await browser.newContext({
    ...{ locale: 'en', serviceWorkers, storageState: { cookies: [], origins: [{ origin, localStorage }] } },
  });
  await leaveUnpainted(context);
  const astray: string[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 || !pathname.startsWith(`${FOLDER}/`)) astray.push(`${response.status()} ${pathname}`);
  });
  return { page: await context.newPage(), astray };
}

test('[V-27] in a folder of a host two people meet by an invitation, sit down, and the game is kept for days without a network', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await realServer({ folder: FOLDER });
  try {
    const site = server.url + FOLDER;
    const { url: origin } = server;
    const host = await visitor(browser, { origin, serviceWorkers: 'block' });
    const guest = await visitor(browser, { origin, serviceWorkers: 'allow' });
    await host.page.goto(`${site}/`);
    await host.page.getByLabel('Your name').fill('Hagbard');
    await host.page.getByRole('button', { name: 'Create game' }).click();
    await expect(host.page.locator('.invitation-code')).toHaveText(/^[A-HJKMNP-Z2-9]{6}$/);
    const code = await host.page.locator('.invitation-code').textContent();
    await expect(host.page).toHaveURL(`${site}/join/${code}`);

    await guest.page.goto(`${site}/join/${code}`);
    await guest.page.getByLabel('Your name').fill('Ada');
    await guest.page.getByRole('button', { name: 'Join game' }).click();
    await expect(host.page.getByText('2 of 8 filled')).toBeVisible();
    await host.page.getByRole('button', { name: 'Start game' }).click();
    for (const { page } of [host, guest])
      await expect(page.getByRole('heading', { name: 'Who pulls your strings?' })).toBeVisible();
    expect([...host.astray, ...guest.astray]).toEqual([]);

    const scope = await guest.page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.scope));
    expect(scope).toBe(`${site}/`);
    await guest.page.context().setOffline(true);
    await guest.page.goto(`${site}/how-to-play`);
    await guest.page.getByRole('link', { name: 'Illuminice: main menu' }).click();
    await expect(guest.page).toHaveURL(`${site}/`);
  } finally {
    await server.end();
  }
});
