/** What people do at the real table, by the names they read there; `press` is a click or a tap. */
import type { Locator, Page } from '@playwright/test';
import { type FixturePosition, fixtureState } from '../../dev/positions/fixture-position.ts';
import { create, expect, invitationOf, join, type Person, sitAtTable } from './people.ts';
import { savedGame } from './saved-game.ts';

type Sit = (
  name: string,
  settings?: {
    readonly touch?: boolean;
    readonly viewport?: { width: number; height: number };
    readonly settings?: Readonly<Record<string, unknown>>;
  },
) => Promise<Person>;

export const PHONE = { viewport: { width: 390, height: 844 }, touch: true } as const;

export async function twoAtTable(person: Sit, settings?: Parameters<Sit>[1]): Promise<readonly [Person, Person]> {
  const host = await person('Hagbard', settings);
  const guest = await person('Ada');
  const code = await create(host);
  await host.page.getByRole('radiogroup', { name: 'Pace' }).getByRole('radio', { name: 'Open' }).click();
  await join(guest, code);
  await host.page.getByRole('button', { name: 'Start game' }).click();
  await Promise.all([sitAtTable(host), sitAtTable(guest)]);
  await Promise.all([host, guest].map(({ page }) => fetchedAhead(page)));
  return [host, guest];
}

/**
 * The same two in the middle of a game: the host carries it here from their device, the other takes the seat that is
 * free. The cards and dice of a beginning are not in it, nor a restart of the server: a third of the work.
 */
export async function twoInPosition(
  person: Sit,
  position: FixturePosition,
  settings?: Parameters<Sit>[1],
): Promise<readonly [Person, Person]> {
  const [host, guest] = await Promise.all([
    person('Hagbard', { ...settings, settings: { name: 'Hagbard' } }),
    person('Ada'),
  ]);
  const seats = position.seats.map((_, seat) =>
    seat < 2
      ? { name: seat === 0 ? host.name : 'Whoever comes', kind: 'human' as const }
      : { name: `Computer ${seat}`, kind: 'bot' as const, level: 'novice' },
  );
  await host.page.goto('/hot-seat');
  const file = savedGame({ id: 'inposition', seats, position: fixtureState(position), wasOpened: true });
  await host.page.locator('input[type=file]').setInputFiles(file);
  await host.page.getByRole('button', { name: 'Play it online' }).click();
  await join(guest, await invitationOf(host));
  await host.page.getByRole('button', { name: 'Start game' }).click();
  for (const { page } of [host, guest]) await expect(page.locator('.table')).toBeVisible();
  return [host, guest];
}

/** Parts of the table are fetched once it stands; a server stopped meanwhile would be another test. */
async function fetchedAhead(page: Page): Promise<void> {
  await expect(page.locator('.table')).toBeVisible();
  let before = 0;
  await expect
    .poll(
      async () => {
        const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
        const isQuiet = files.length === before;
        before = files.length;
        if (!files.some((name) => name.includes('/defeat-sign-')))
          return `${before} files, the last part not among them`;
        return isQuiet ? 'at rest' : `${before} files, and more to come`;
      },
      { intervals: [300], timeout: 60_000 },
    )
    .toBe('at rest');
}

export type Press = (locator: Locator) => Promise<void>;
export const click: Press = (locator) => locator.click();
export const tap: Press = (locator) => locator.tap();

const decision = (page: Page) => page.getByRole('complementary', { name: 'Decision' });

export function attackButton(page: Page): Locator {
  return decision(page).getByRole('button', { name: /^Attack/ });
}

export async function announceAttack(page: Page, press: Press = click): Promise<void> {
  await expect(attackButton(page)).toBeEnabled({ timeout: 40_000 });
  await press(attackButton(page));
  await press(page.locator('.board [data-card="0"]'));
  await press(page.locator('.strip').getByRole('button', { name: /^Trekkies/ }));
  await press(page.getByRole('button', { name: 'Announce attack' }));
}

/** Announces the attack that wins and carries it through; eleven and twelve are answered by Assassination. */
export async function captureTrekkies(page: Page, press: Press = click): Promise<void> {
  await announceAttack(page, press);
  await page.getByRole('spinbutton', { name: 'Amount in MB' }).fill('15');
  await press(page.getByRole('button', { name: 'Attack with 15 MB' }));
  const window = page.getByRole('region', { name: 'Reaction window' });
  await expect(window).toContainText('The roll is');
  const roll = Number(/The roll is (\d+)/.exec((await window.textContent()) ?? '')?.[1]);
  await press(window.getByRole('button', { name: roll > 10 ? 'Play Assassination' : 'Pass' }));
  // With both hands empty nobody is asked again.
  await expect(page.getByRole('button', { name: 'Place it here' })).toBeVisible();
}
