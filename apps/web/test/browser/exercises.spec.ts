/** All six exercises, each solved by hand on the real table. */
import type { Page } from '@playwright/test';
import { memo } from './lessons.ts';
import { passAndPlace } from './local-games.ts';
import { expect, test } from './people.ts';
import { endTurnUntil, pay, press } from './press.ts';

const panel = (page: Page) => page.locator('.panel-place');

async function begin(page: Page, key: string, title: string): Promise<void> {
  await page.goto(`/learn/${key}`);
  await expect(memo(page)).toContainText(title);
}

interface Announced {
  readonly kind?: 'Control' | 'Neutralize' | 'Destroy';
  readonly attacker: string;
  readonly target: string;
  readonly aid?: string;
  readonly privilege?: string;
}

async function announce(page: Page, { kind, attacker, target, aid, privilege }: Announced): Promise<void> {
  await page.locator('[data-point="turn.attack"]').click();
  if (kind) await panel(page).getByRole('radio', { name: kind, exact: true }).click();
  // The only card that can attack is named already.
  const named = panel(page).locator('.versus').getByText(attacker);
  const pick = page.locator('.pick-list').getByRole('button', { name: attacker });
  await expect(named.or(pick).first()).toBeVisible();
  if (await pick.isVisible()) await pick.click();
  await page.locator('.pick-list').getByRole('button', { name: target }).click();
  if (aid) await panel(page).locator('.toggle-chips').getByRole('button', { name: aid }).click();
  if (privilege) {
    await panel(page).getByRole('button', { name: 'Privilege' }).click();
    await page.getByRole('button', { name: `Discard ${privilege}` }).click();
    await page.getByRole('button', { name: 'Okay', exact: true }).click();
  }
  await press(page, 'attack.confirm');
}

const stamp = (page: Page) => memo(page).locator('.stamp').filter({ hasText: 'Solved' });
const solved = (page: Page) => expect(stamp(page)).toBeVisible();

test('[R-9.10] win this turn: a wrong answer is explained, privilege wins', async ({ person }) => {
  const { page } = await person('Ana');
  await begin(page, 'win-this-turn', 'Four Weird groups are yours');
  await announce(page, { attacker: 'The Discordian Society', target: 'Trekkies' });
  await pay(page, 6);
  await expect(page.getByRole('tabpanel', { name: 'Log' })).toContainText('Ada interferes against the attack: 12 MB');
  await endTurnUntil(page, page.locator('.memo-aside').filter({ hasText: 'Ada paid against you' }));
  await memo(page).getByRole('button', { name: 'Try again' }).click();

  await announce(page, {
    attacker: 'The Discordian Society',
    target: 'Trekkies',
    privilege: 'Media Campaign',
  });
  await pay(page, 2);
  await page.getByRole('button', { name: 'Place it for me' }).click();
  await endTurnUntil(page, stamp(page));
  await memo(page).getByRole('button', { name: 'Next exercise' }).click();
  await expect(memo(page)).toContainText('Ada wants your Hollywood');
});

test('[R-9.3] hold the line', async ({ person }) => {
  const { page } = await person('Ana');
  await begin(page, 'hold-the-line', 'Ada wants your Hollywood');
  // Hollywood's own three count double and are paid first.
  await pay(page, 4);
  await solved(page);
});

test('[R-15.6] stop her', async ({ person }) => {
  const { page } = await person('Ana');
  await begin(page, 'stop-her', 'Stop her');
  await page.locator('.hand li button').first().click();
  await page
    .getByRole('menuitem', { name: /Use|Play/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Play it' }).click();
  await pay(page, 3);
  await solved(page);
});

test('[R-13.1] fit the arm', async ({ person }) => {
  const { page } = await person('Ana');
  await begin(page, 'fit-the-arm', 'Fit the arm');
  await page.locator('[data-point="turn.move"]').click();
  await page.getByRole('combobox', { name: /Which group/ }).selectOption({ label: 'Society for Creative Anarchism' });
  await page.getByRole('combobox', { name: 'On which card' }).selectOption({ label: 'Fnord Motor Company' });
  await press(page, 'move.confirm');
  await announce(page, { attacker: 'The Network', target: 'Militia', aid: 'KGB' });
  await pay(page, 5);
  await page.getByRole('button', { name: 'Place it for me' }).click();
  await endTurnUntil(page, stamp(page));
});

test('[R-8.7] cut the string', async ({ person }) => {
  const { page } = await person('Ana');
  await begin(page, 'cut-the-string', 'Cut the string');
  await announce(page, {
    kind: 'Neutralize',
    attacker: 'The Society of Assassins',
    target: 'South American Nazis',
    privilege: 'Media Campaign',
  });
  await press(page, 'spend.done');
  await endTurnUntil(page, stamp(page));
});

test('[R-10.3] the last word', async ({ person }) => {
  const { page } = await person('Ana');
  await begin(page, 'last-word', 'The last word');
  await announce(page, { attacker: 'The UFOs', target: 'Hollywood' });
  await press(page, 'spend.done');
  await page.getByRole('button', { name: 'Play Assassination' }).click();
  await page.getByRole('button', { name: /Play Secrets/ }).click();
  await passAndPlace(page);
  await solved(page);
});

test('the six are listed, and what was solved is ticked; what was shown is not', async ({ person }) => {
  const { page } = await person('Ana');
  await begin(page, 'hold-the-line', 'Ada wants your Hollywood');
  await memo(page).getByRole('button', { name: 'Show me' }).click();
  await solved(page);
  await page.goto('/learn');
  // Above them the two further lessons.
  await expect(page.locator('.learn-exercise')).toHaveCount(8);
  await expect(page.locator('.learn-exercise .icon')).toHaveCount(0);
});
