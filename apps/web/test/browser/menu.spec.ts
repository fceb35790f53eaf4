import manifest from '../../../../package.json' with { type: 'json' };
import { expect, expectAccessible, test } from './people.ts';

test('[REQ-001 REQ-370 R-22.1 T-40] the menu offers to create, join, open options and leave, larger where the screen is', async ({
  person,
}) => {
  const { page } = await person('Hagbard');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Illuminice' })).toBeVisible();
  const share = () =>
    page.evaluate(() => (document.querySelector('.menu-dossier')?.getBoundingClientRect().height ?? 0) / innerHeight);
  const normal = await share();
  for (const [width, height] of [
    [1920, 960],
    [1920, 1080],
    [2560, 1340],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The paper keeps its share of the screen, and nothing has to be scrolled for it.
    await expect.poll(share).toBeGreaterThan(normal * 0.97);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('button', { name: 'Create game' })).toBeVisible();
  await expect(page.getByLabel('Code of the game')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Settings' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Options' }).click();
  for (const name of ['Settings', 'Rulebook', 'Credits'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Exit game' }).click();
  await expect(page.getByText('You may close this tab.')).toBeVisible();
  await expectAccessible(page);
});

test('[REQ-368 REQ-369] opening the page shows the logo at once and gives way to the menu by itself', async ({
  person,
}) => {
  const { page } = await person('Hagbard');
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('img', { name: 'Illuminice' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create game' })).toBeVisible();
});

test('[REQ-002 REQ-003 REQ-004] music plays in the menu and its switch in the settings is remembered', async ({
  person,
}) => {
  const { page } = await person('Hagbard', { settings: { music: true } });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Music on' })).toBeVisible();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Music' }).click();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Music off' })).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Music on' })).toBeVisible();
});

test('[REQ-005 REQ-006 R-22.2] Options opens the rulebook; it scrolls to its end, is searched, and a rule has an address', async ({
  person,
}) => {
  const { page } = await person('Hagbard');
  await page.goto('/');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'Rulebook' }).click();
  await page.getByRole('radio', { name: 'All rules, numbered' }).click();
  const book = page.locator('.rulebook-text');
  await expect(book.locator('#R-0\\.1')).toBeVisible();
  await expectAccessible(page);
  await book.focus();
  await page.keyboard.press('End');
  await expect.poll(() => book.evaluate((box) => box.scrollTop + box.clientHeight >= box.scrollHeight - 2)).toBe(true);
  await page.getByLabel('Search the rules').fill('R-9.14');
  await expect(page.getByText('1 place', { exact: true })).toBeVisible();
  await page.goto('/rulebook#R-9.14');
  await expect(page.locator('.rule-marked')).toBeInViewport();
  await expect(page.locator('.rule-marked')).toContainText('R-9.14');
});

test('an address that leads nowhere says so and shows where one can go', async ({ person }) => {
  const { page } = await person('Hagbard');
  await page.goto('/no/such/place');
  await expect(page.getByText('Nothing was ever filed under this address.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create game' })).toBeVisible();
});

test('[C-16] credits name the version, every author and every package with its licence, and the footer says whose game it is', async ({
  person,
}) => {
  const { page } = await person('Hagbard');
  await page.goto('/credits');
  await expect(page.getByText('Delapouite')).toBeVisible();
  await expect(page.getByText(`Illuminice, version ${manifest.version}`)).toBeVisible();
  // One that we name ourselves, one that only the bundler knows of, one that is drawn, one of the server.
  for (const line of [/^react-dom [\d.]+ · MIT$/, /^scheduler /, /^@iconify-json\/game-icons .*CC-BY-3.0/, /^fastify /])
    await expect(page.getByText(line)).toBeVisible();
  await page.getByText(/^zustand /).click();
  await expect(page.getByText('Permission is hereby granted').locator('visible=true')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toContainText('registered trademark of Steve Jackson Games');
  await expectAccessible(page);
});

test('another language is another page: German, remembered', async ({ person }) => {
  const { page } = await person('Hagbard');
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Klang' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Spiel eröffnen' })).toBeVisible();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test('[REQ-006 R-22.2] whoever reads German fetches the German rulebook alone; it is searched in German and follows the language', async ({
  person,
}) => {
  const { page } = await person('Hagbard');
  const books = new Set<string>();
  page.on('request', (request) => {
    const [, book] = /\/(rules(?:\.de)?)-[\w-]+\.js$/.exec(request.url()) ?? [];
    if (book !== undefined) books.add(book);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await page.getByRole('button', { name: 'Optionen' }).click();
  await page.getByRole('button', { name: 'Regelbuch' }).click();
  await page.getByRole('radio', { name: 'Alle Regeln, nummeriert' }).click();
  await expect(page.getByRole('heading', { name: 'R-0 Vereinbarungen' })).toBeVisible();
  await expect(page.getByText('Maßgeblich ist der englische Text')).toBeVisible();
  await page.getByLabel('Regeln durchsuchen').fill('Widerstand');
  await expect(page.locator('.rulebook-text mark').first()).toHaveText(/widerstand/i);
  await expectAccessible(page);
  await page.goto('/rulebook#R-9.14');
  await expect(page.locator('.rule-marked')).toContainText('verbindlich');
  await expect(page.locator('.rule-marked')).toBeInViewport();
  expect([...books]).toEqual(['rules.de']);
  // Kept for later, when there may be no line, are both.
  const kept = await (await page.request.get('/sw.js')).text();
  expect(kept).toMatch(/\/rules-[\w-]+\.js/);
  expect(kept).toMatch(/\/rules\.de-[\w-]+\.js/);
  // Another language, and the page is not loaded anew.
  await page.getByRole('link', { name: 'Illuminice: Hauptmenü' }).click();
  await page.getByRole('button', { name: 'Optionen' }).click();
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'Rulebook' }).click();
  await page.getByRole('radio', { name: 'All rules, numbered' }).click();
  await expect(page.getByRole('heading', { name: 'R-0 Conventions' })).toBeVisible();
  expect([...books]).toEqual(['rules.de', 'rules']);
});

test('? shows the keys; the menu works without a pointer', async ({ person }) => {
  const { page } = await person('Hagbard');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Create game' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'The keyboard' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Your name').fill('Hagbard');
  await page.getByLabel('Your name').blur();
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
});

test('[S-16] on a phone nothing is wider than the screen, every target is large enough, Options open in sight and the language is one press away', async ({
  person,
}) => {
  const { page } = await person('Hagbard', { viewport: { width: 390, height: 844 }, touch: true });
  for (const path of ['/', '/settings', '/how-to-play', '/rulebook', '/credits', '/browse']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
    const small = await page
      .locator('.button, .toggle')
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.textContent),
      );
    expect(small, path).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Options' }).click();
  for (const entry of ['Settings', 'Rulebook', 'Credits'])
    await expect(page.locator('.menu-options').getByRole('button', { name: entry })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
  // Held sideways: what begins a game, however many opponents are listed above it.
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of ['/solo', '/hot-seat']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Play', exact: true }), path).toBeInViewport({ ratio: 1 });
  }
});
