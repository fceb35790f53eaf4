/** Games at one device, hosted by the browser itself. */
import type { Page } from '@playwright/test';
import { bring, passAndPlace, toTheList, visitAndUnplug } from './local-games.ts';
import { create, expect, expectAccessible, sitAtTable, test } from './people.ts';
import { endTurnUntil, pay, press } from './press.ts';
import { NEAR_VICTORY, savedGame, THREE_AT_ONE_DEVICE, WHOLE_GAME } from './saved-game.ts';

const panel = (page: Page) => page.locator('.panel-place');

test('[REQ-001] solo: two clicks from the menu to the first decision; a game goes on from the list, or is thrown away', async ({
  person,
}) => {
  const { page } = await person('Ana');
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo', exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('Who pulls your strings?')).toBeVisible();
  await toTheList(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(
    page.getByText('Who pulls your strings?').or(page.getByText('A secret goal')).or(page.getByText('Actions').first()),
  ).toBeVisible();
  await toTheList(page);
  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Create game' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Continue$/ })).toHaveCount(0);
});

test('[S-3] a reload and a killed tab go on at once, Continue is first in the menu, and the opponents stay chosen', async ({
  person,
}) => {
  const { page } = await person('Ana', { settings: { name: 'Ana' } });
  const choosing = (seen: Page) => seen.getByRole('heading', { name: 'Who pulls your strings?' });
  const chosen = (seen: Page, group: string) =>
    seen.getByRole('radiogroup', { name: group }).getByRole('radio', { checked: true });
  await page.goto('/solo');
  await page.getByRole('radiogroup', { name: 'Opponents' }).getByRole('radio', { name: '2', exact: true }).click();
  await page.getByRole('radiogroup', { name: 'How good they are' }).getByRole('radio', { name: 'Expert' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(choosing(page)).toBeVisible();
  await page.reload();
  await expect(choosing(page)).toBeVisible();
  // The system takes the tab away without a word to it.
  await page.goto('chrome://crash').catch(() => undefined);
  const again = await page.context().newPage();
  await again.goto('/solo');
  await expect(choosing(again)).toBeVisible();

  await again.goto('/');
  const goOn = again.getByRole('button', { name: /Continue$/ });
  await expect(goOn).toContainText('Solo');
  await expect(goOn).toContainText('Ana');
  await expect(again.locator('.menu-dossier').getByRole('button').first()).toHaveText(/Continue$/);
  await expectAccessible(again);
  await goOn.click();
  await expect(choosing(again)).toBeVisible();
  // Whoever leaves by themselves is not fetched back, and finds what they chose.
  await again.getByRole('button', { name: 'Leave game' }).click();
  await expect(chosen(again, 'Opponents')).toHaveText('2');
  await again.reload();
  await expect(chosen(again, 'Opponents')).toHaveText('2');
  await expect(chosen(again, 'How good they are')).toHaveText('Expert');
});

test('a suggested move comes with its reason, as a sentence', async ({ person }) => {
  const { page } = await person('Ana');
  const seats = [
    { name: 'Ana', kind: 'human' as const },
    { name: 'Magpie', kind: 'bot' as const, level: 'novice' },
  ];
  await page.goto('/solo');
  await bring(page, savedGame({ id: 'suggested', seats, position: NEAR_VICTORY }));
  await page.locator('.hint-button').click();
  await expect(page.locator('.hint p')).toContainText(/take .+ with .+: \d+ %.*; that would win/, {
    timeout: 30_000,
  });
});

test('[R-23.15 REQ-001] solo: opponents of chosen levels, and the options of a lobby', async ({ person }) => {
  const { page } = await person('Ana');
  await page.goto('/solo');
  await page.getByRole('radiogroup', { name: 'Opponents' }).getByRole('radio', { name: '7', exact: true }).click();
  await expect(page.locator('.solo-faces li')).toHaveCount(7);
  await page.getByRole('radiogroup', { name: 'Opponents' }).getByRole('radio', { name: '2', exact: true }).click();
  await page.locator('.solo-faces select').nth(1).selectOption('master');
  await page.locator('.local-options summary').click();
  await page.getByRole('switch', { name: 'Hidden goals' }).click();
  await page
    .getByRole('radiogroup', { name: 'Illuminati', exact: true })
    .getByRole('radio', { name: 'Choose' })
    .click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // with "choose" somebody picks a face-up card; with hidden goals everybody picks one after it.
  await expect(page.locator('.setup')).toBeVisible();
  await expect(page.getByText('computer · master').or(page.locator('.setup-players li').nth(2)).first()).toBeVisible();
});

test('[R-22.15 R-21.1] offline to victory: a save is brought, the tab is closed in the middle of an attack, and it is won', async ({
  person,
}) => {
  test.setTimeout(180_000);
  const { page } = await person('Ana', { keepsOffline: true });
  await visitAndUnplug(page);
  await page.goto('/solo');
  const seats = [
    { name: 'Ana', kind: 'human' as const },
    { name: 'Magpie', kind: 'bot' as const, level: 'novice' },
  ];
  await bring(page, savedGame({ id: 'nearvictory', seats, position: NEAR_VICTORY }));
  await page.locator('[data-point="turn.attack"]').click();
  await page.locator('.pick-list').getByRole('button', { name: 'The Discordian Society' }).click();
  await page.locator('.pick-list').getByRole('button', { name: 'Trekkies' }).click();
  await press(page, 'attack.confirm');
  await pay(page, 7);
  await expect(panel(page)).toContainText('15');

  await page.goto('/');
  await page.getByRole('button', { name: /Continue$/ }).click();
  await expect(panel(page)).toContainText('Trekkies');
  await expect(panel(page)).toContainText('15');
  // The line to the server comes back: a game of this page is none of its business.
  const line = page.waitForEvent('websocket', { timeout: 40_000 });
  await page.context().setOffline(false);
  await (await line).waitForEvent('framereceived', { timeout: 40_000 });
  await expect(panel(page)).toContainText('Trekkies');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Play Assassination' }).click();
  await passAndPlace(page);
  await page.getByRole('button', { name: 'Nothing', exact: true }).click();
  await endTurnUntil(page, page.getByRole('heading', { name: 'You rule the world' }));
  await expect(page.locator('.reveal-winner')).toContainText('5 of 5 Weird');

  // S-13, T-23: the same opponents and rules once more.
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('heading', { name: 'Who pulls your strings?' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toHaveCount(0);

  await page.goto('/rulebook');
  await expect(page.getByText('R-9.14').first()).toBeVisible();
  await page.goto('/learn/first-game');
  await expect(page.locator('.memo')).toContainText('secret master');
  await page.context().setOffline(false);
});

test('[R-24.6] hot-seat of three: a curtain before every hand, one question to all, and no hand ever seen by another', async ({
  person,
}) => {
  test.setTimeout(120_000);
  const { page } = await person('Ana');
  const hand = page.locator('.hand');
  await page.goto('/hot-seat');
  await expectAccessible(page);
  const seats = ['Ana', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'human' as const }));
  await bring(page, savedGame({ id: 'threepeople', seats, position: THREE_AT_ONE_DEVICE }));

  await expect(page.getByRole('heading', { name: 'Hand the device to Ana' })).toBeVisible();
  await expect(hand).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I am Ana' }).click();
  await expect(hand).toContainText('Bribery', { ignoreCase: true });
  // S-3: a reload goes on, but behind the curtain: who sits there now?
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hand the device to Ana' })).toBeVisible();
  await expect(hand).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Ana' }).click();
  await expect(hand).toContainText('Bribery', { ignoreCase: true });
  await page.locator('[data-point="turn.attack"]').click();
  await page.locator('.pick-list').getByRole('button', { name: 'The Network' }).click();
  await page.locator('.pick-list').getByRole('button', { name: 'Moonies' }).click();
  await press(page, 'attack.confirm');
  await press(page, 'spend.done');

  // Everybody is asked at once; what all may see together shows no card of anybody.
  const anyone = page.getByRole('dialog', { name: 'Anyone?' });
  await expect(anyone).toBeVisible();
  for (const secret of ['Bribery', 'Slush Fund', 'Media Campaign'])
    await expect(page.locator('.table')).not.toContainText(secret, { ignoreCase: true });
  await expectAccessible(page);
  await anyone.getByRole('button', { name: 'Ben' }).click();
  await expect(page.getByRole('heading', { name: 'Hand the device to Ben' })).toBeVisible();
  await expect(hand).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await expect(hand).toContainText('Slush Fund', { ignoreCase: true });
  await expect(page.locator('.table')).not.toContainText('Bribery', { ignoreCase: true });
  await pay(page, 4);
  await expect(anyone).toBeVisible();
  await anyone.getByRole('button', { name: 'Nobody' }).click();
  // The dice fall, everybody may react to them once, and the turn goes on with Ana behind their curtain.
  const back = page.getByRole('heading', { name: 'Hand the device to Ana' });
  // The question to all may still be on its way out when it is asked again.
  await expect(async () => {
    if (await anyone.isVisible()) await anyone.getByRole('button', { name: 'Nobody' }).click({ timeout: 2_000 });
    await expect(back).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('button', { name: 'I am Ana' }).click();
  await expect(hand).toContainText('Bribery', { ignoreCase: true });
});

test('[R-24.5] a file that is no saved game is refused in words', async ({ person }) => {
  const { page } = await person('Ana');
  await page.goto('/solo');
  const file = { name: 'x.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from('{"kind":"something else"}') };
  // Beside the button that took it.
  const refused = page.locator('.browse-panel').getByRole('alert');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(refused).toContainText('no saved game');

  // Right in form, but what it tells never happened.
  const lines = [
    '{"kind":"illuminice game 1","id":"nonsense"}',
    '{"seq":1,"at":1,"facts":[{"type":"opened","opening":{"seats":[]}}]}',
  ];
  await page.goto('/solo');
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from(lines.join('\n')) });
  await expect(refused).toContainText('no saved game');
  await expect(page.locator('.browse-list li')).toHaveCount(0);
});

test('[R-24.1] a saved game goes online: a lobby with its seats, marked, and played on from the same position', async ({
  person,
}) => {
  test.setTimeout(120_000);
  const { page } = await person('Ana');
  await page.goto('/solo');
  const seats = [
    { name: 'Ana', kind: 'human' as const },
    { name: 'Magpie', kind: 'bot' as const, level: 'novice', persona: 'magpie' },
  ];
  await bring(page, savedGame({ id: 'goesonline', seats, position: WHOLE_GAME }));
  await expect(page.locator('[data-point="turn.attack"]')).toBeVisible();
  await toTheList(page);
  // S-7: who gave no name would be "You" to everybody.
  await page.getByRole('button', { name: 'Play it online' }).click();
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Play it online' }).click();
  await expect(page.getByText('Carried here from one device.')).toBeVisible();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.locator('[data-point="turn.attack"]')).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('.origin-mark')).toBeVisible();
  await expect(page.locator('.board')).toContainText('Hackers', { ignoreCase: true });
});

test('[R-18.2] a private what-if out of a running game opens beside it and changes nothing there', async ({
  person,
}) => {
  test.setTimeout(180_000);
  const host = await person('Ana');
  const { page } = host;
  await create(host);
  await page.getByRole('button', { name: '+ Bot' }).first().click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await sitAtTable(host);
  await expect(page.locator('.what-if-button')).toBeVisible({ timeout: 60_000 });
  const opening = page.context().waitForEvent('page');
  await page.locator('.what-if-button').click();
  const copy = await opening;
  await expect(copy.locator('.origin-mark')).toHaveText(/What if/i, { timeout: 60_000 });
  await expect(copy.locator('.table')).toBeVisible();
  await expect(page.locator('.origin-mark')).toHaveCount(0);
  await expect(page.locator('.table')).toBeVisible();
});
