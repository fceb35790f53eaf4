/** Pictures of the screens for docs/screens; `npm run screens` runs this file, tests do not. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE_SCENARIOS } from '../../dev/positions/fixture-scenarios.ts';
import { create, join as joinLobby, type Person, sitAtTable, test } from './people.ts';
import { playOnFrom } from './positions.ts';

async function say({ page }: Person, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

const FOLDER = join(import.meta.dirname, '../../../../docs/screens');
const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] } as const;

for (const [size, [width, height]] of Object.entries(SIZES)) {
  test(`screens, ${size}`, async ({ person, server }) => {
    test.setTimeout(600_000);
    mkdirSync(FOLDER, { recursive: true });
    const settings = { motion: 'reduced' };
    const host = await person('Hagbard', { viewport: { width, height }, touch: size === 'phone', settings });
    const take = async ({ page }: Person, name: string): Promise<void> => {
      // A pointer at rest on a card would look closer at it.
      await page.mouse.move(0, 0);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(600);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}.jpg`), type: 'jpeg', quality: 84 });
    };
    await host.page.goto('/');
    await host.page.getByLabel('Your name').fill('Hagbard');
    await host.page.waitForTimeout(2_000);
    await take(host, 'menu');
    for (const screen of ['settings', 'how-to-play', 'rulebook', 'credits', 'browse', 'learn', 'solo', 'hot-seat']) {
      await host.page.goto(`/${screen}`);
      await host.page.getByRole('contentinfo').waitFor();
      await take(host, screen);
    }
    await host.page.goto('/learn/first-game');
    await host.page.locator('.memo').waitFor();
    await take(host, 'first-game');
    const code = await create(host);
    const [ada, borges] = [await person('Ada'), await person('Borges')];
    for (const guest of [ada, borges]) await joinLobby(guest, code);
    await host.page.getByRole('button', { name: '+ Bot' }).first().click();
    await host.page.getByText('4 of 8 filled').waitFor();
    await say(ada, 'I never interfere. Ask anyone still in the game.');
    await say(borges, 'Two minutes. What does Fanatic oppose?');
    await host.page.getByText('What does Fanatic oppose').waitFor();
    await host.page.evaluate(() => scrollTo(0, 0));
    await take(host, 'lobby');
    await host.page.getByRole('radiogroup', { name: 'Pace' }).getByRole('radio', { name: 'Open' }).click();
    await host.page.getByRole('button', { name: 'Start game' }).click();
    await host.page.getByRole('button', { name: 'Face-down Illuminati 3 of 8' }).waitFor();
    await take(host, 'setup');
    const guestsSit = Promise.all([ada, borges].map((guest) => sitAtTable(guest)));
    await host.page.getByRole('button', { name: 'Face-down Illuminati 3 of 8' }).click();
    await host.page.getByRole('button', { name: 'To the table' }).waitFor({ timeout: 90_000 });
    await take(host, 'illuminati');
    await host.page.reload();
    await Promise.all([sitAtTable(host), guestsSit]);
    await host.page.waitForTimeout(3_000);
    const evening = FIXTURE_SCENARIOS.actions?.position;
    if (evening) await playOnFrom(server, evening, [host]);
    await host.page
      .getByRole('button', { name: /^Eco-Guerrillas/ })
      .first()
      .waitFor({ timeout: 40_000 });
    const help = host.page.getByRole('button', { name: 'I know the game' });
    if (await help.isVisible()) await help.click();
    await host.page.locator('.toast').first().waitFor({ state: 'hidden' });
    await take(host, 'table');
    await host.page.locator('.docket [data-point="turn.attack"]').click();
    const board = host.page.getByRole('group', { name: 'Your power structure' });
    await board.getByRole('button', { name: /^Big Media/ }).click();
    await host.page
      .locator('.strip')
      .getByRole('button', { name: /^Eco-Guerrillas/ })
      .click();
    await host.page.locator('.docket .odds').waitFor();
    await take(host, 'attack');
    await host.page.locator('.docket-foot').getByRole('button', { name: 'Cancel' }).click();
    await host.page.locator('.docket [data-point="turn.trade"]').click();
    await host.page.locator('dialog.trade').waitFor();
    await take(host, 'trade');
    await host.page.keyboard.press('Escape');
    const end = FIXTURE_SCENARIOS.won?.position;
    if (end) await playOnFrom(server, { ...end, turn: { phase: 'transfers' } }, [host]);
    await host.page
      .locator('.docket-foot')
      .getByRole('button', { name: /^End turn/ })
      .click({ timeout: 40_000 });
    await host.page.locator('dialog.victory').waitFor();
    await take(host, 'victory');
  });
}
