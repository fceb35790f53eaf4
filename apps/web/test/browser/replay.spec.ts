/** Looking back on a finished game. */
import { pack } from '@illuminice/cards';
import { openReplay } from '@illuminice/table';
import type { Page } from '@playwright/test';
import { type FinishedGame, finishedBranch, finishedGame } from '../../dev/positions/finished-game.ts';
import { bringFile, lookBack, SIZES, twoAfterTheirGame, where } from './looking-back.ts';
import { expect, expectAccessible, test } from './people.ts';

/** From a file to the list of games. */
async function bring(page: Page, game: Omit<FinishedGame, 'id'>): Promise<void> {
  await page.goto('/solo');
  await bringFile(page, finishedGame({ id: 'evening', ...game }));
  await expect(page.locator('.browse-list')).toContainText('Hagbard, Ada, Borges, Cleo');
}

const press = (page: Page, point: string) => page.locator(`[data-point="replay.${point}"]`).click();

for (const [size, settings] of Object.entries(SIZES))
  test(`[R-21.7] on ${size}: a finished game by move, turn and event, with everything open or as one seat saw it`, async ({
    person,
  }) => {
    const { page } = await person('Ana', settings);
    await bring(page, { people: 1 });
    // From the reveal of the game itself.
    await page.getByRole('button', { name: 'Look at it' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
    await expect(where(page)).toContainText('Turn 1:');
    await expect(page).toHaveURL(/\/replay\/evening$/);
    await press(page, 'turn.on');
    await expect(where(page)).toContainText('Turn 2:');
    await press(page, 'move.back');
    await expect(where(page)).toContainText('Turn 1:');

    await page.keyboard.press('Shift+ArrowRight');
    await expect(where(page)).toContainText('Turn 2:');
    // The move that ended the turn before is finished first.
    const moveNow = async (): Promise<number> => Number(/move (\d+) of/.exec(await where(page).innerText())?.[1]);
    const before = await moveNow();
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect.poll(moveNow).toBe(before + 1);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(moveNow).toBe(before);

    // An event is the smallest step, and has no key on a touch screen.
    const eventNow = async (): Promise<number> =>
      Number(await page.getByRole('slider', { name: 'Timeline' }).getAttribute('aria-valuenow'));
    const event = await eventNow();
    await press(page, 'event.on');
    await expect.poll(eventNow).toBe(event + 1);
    await press(page, 'event.back');
    await expect.poll(eventNow).toBe(event);

    const secrets = page.locator('.secrets');
    await expect(secrets.getByText('secret then')).toHaveCount(4);
    await expect(secrets).toContainText('On top of the deck');
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Borges' }).click();
    await expect(secrets.getByText('secret then')).toHaveCount(1);
    await expect(secrets).not.toContainText('On top of the deck');
    await expect(secrets).toContainText('secret goal');
    await page.getByRole('radio', { name: 'As it was' }).click();
    await expect(secrets.getByText('secret then')).toHaveCount(4);

    // A press on an attack goes to its roll.
    await page.locator('.attack-row').last().click();
    await expect(page.locator('.attack-row').last()).toHaveAttribute('aria-current', 'true');
    if (size === 'a phone') await page.getByRole('button', { name: 'Secrets and moves' }).click();
    await page.keyboard.press('End');
    await expect(where(page)).toContainText(/move (\d+) of \1$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(where(page)).toContainText('move 1 of');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(where(page)).not.toContainText('move 1 of', { timeout: 30_000 });
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });

for (const [size, settings] of Object.entries(SIZES))
  test(`[R-21.7] on ${size}: what decided a game, reckoned beside it: turning points, luck, decisions`, async ({
    person,
  }) => {
    // The decisions come last, and take their time on a busy machine.
    test.setTimeout(240_000);
    const { page } = await person('Ana', settings);
    await bring(page, { people: 1 });
    await page.goto('/replay/evening');
    await expect(where(page)).toContainText('Turn 1:');
    await page.getByRole('radio', { name: 'Review' }).click();
    const point = page.locator('.review-points').first().locator('button').first();
    await expect(point).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.review-luck tbody tr')).toHaveCount(4);
    // Turning points come while more is weighed: both are counted at one moment.
    const pinsAndPoints = () =>
      page.evaluate(() =>
        ['.chart-pin', '.review-turning li']
          .map((part) => document.querySelectorAll(part).length)
          .join(' pins, points '),
      );
    await expect.poll(pinsAndPoints).toMatch(/^(\d+) pins, points \1$/);
    await expect(page.locator('.review-losses li')).toHaveCount(1);
    await expectAccessible(page);
    await point.click();
    await expect(where(page)).not.toContainText('Turn 1:');
    await expect(point).toHaveAttribute('aria-current', 'true');
  });

for (const [size, settings] of Object.entries(SIZES))
  test(`[R-21.7] on ${size}: a moment is played on against computers, and stands beside its game in the list`, async ({
    person,
  }) => {
    const { page } = await person('Ana', settings);
    await bring(page, { people: 1 });
    await page.goto('/replay/evening');
    await expect(where(page)).toContainText('Turn 1:');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(where(page)).toContainText('Turn 2:');
    await page.locator('[data-point="replay.on"]').click();
    const dialog = page.getByRole('dialog', { name: 'Play on from here' });
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'Borges' }).click();
    await dialog.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page).toHaveURL(/\/solo$/);
    await expect(page.locator('.origin-mark')).toHaveText('What if');
    await page.goto('/games');
    await expect(page.locator('.games-paper')).toContainText('What if');
    await expect(page.locator('.games-row')).toContainText('Hagbard, Ada, Borges, Cleo');
  });

/** Turn 24 of the evening, gone on with in another way to its end. */
function otherEnd(): string {
  const [, ...lines] = finishedGame({ id: 'evening', people: 1 }).split('\n');
  const replay = openReplay(
    pack,
    lines.map((line) => JSON.parse(line)),
  );
  if ('unplayable' in replay) throw new Error('this release cannot open its own log');
  const at = replay.moments.findIndex(({ isWhole, turn }) => isWhole && turn === 24);
  const { game, seats } = replay.at(at);
  if (!game) throw new Error('nothing to play in turn 24');
  return finishedBranch('other', {
    seats: seats.map(({ name }, seat) =>
      seat === 0 ? { name, kind: 'human' } : { name, kind: 'bot', level: 'regular' },
    ),
    options: game.options,
    continues: { from: 'whatIf', game, branch: { game: 'evening', seq: replay.moments[at]?.seq ?? 0, turn: 24 } },
  });
}

for (const [size, settings] of Object.entries(SIZES))
  test(`[R-21.7] on ${size}: a branch that is over says what it came to beside what happened, is looked back on and reviewed, and left again`, async ({
    person,
  }) => {
    test.setTimeout(120_000);
    const { page } = await person('Ana', settings);
    await page.goto('/games');
    await bringFile(page, finishedGame({ id: 'evening', people: 1 }));
    await expect(page.locator('.games-row')).toHaveCount(1);
    await bringFile(page, otherEnd());
    const branch = page.locator('.games-row').filter({ hasText: 'From turn 24 on' });
    await expect(branch).toContainText(/would have won in turn \d+\. As it was, \w+ won in turn \d+\./);
    await branch.getByRole('button', { name: 'Replay' }).click();
    await expect(where(page)).toContainText('Turn 24:');
    await page.getByRole('radio', { name: 'Review' }).click();
    await expect(page.locator('.review-luck tbody tr')).toHaveCount(4);
    await expect(page.locator('.chart-line polyline').first()).toHaveAttribute('points', /,.* .*,/);
    if (size === 'a phone') await page.getByRole('button', { name: 'Secrets and moves' }).click();
    await page.locator('[data-point="replay.on"]').click();
    const dialog = page.getByRole('dialog', { name: 'Play on from here' });
    await dialog.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page).toHaveURL(/\/solo$/);
    await expect(page.locator('.origin-mark')).toHaveText('What if');
    await page.goto('/games');
    await expect(page.locator('.games-paper')).toContainText('What if');
    await expect(page.locator('.games-row')).toHaveCount(2);
  });

test('[R-24.6] of a game that is not over there is no replay, and none of a game nobody here played', async ({
  person,
}) => {
  const { page } = await person('Ana');
  await bring(page, { people: 1, isRunning: true });
  await page.goto('/replay/evening');
  await expect(page.getByRole('alert')).toContainText('its secrets are still secret');
  await expect(page.locator('.replay-bar')).toHaveCount(0);
  await page.goto('/replay/nowhere');
  await expect(page.getByRole('alert')).toContainText('There is no finished game of yours here');
});

test('[R-21.7] a game of the server is looked back on by who was there, and stays in their browser', async ({
  person,
}) => {
  test.setTimeout(120_000);
  const [, guest] = await twoAfterTheirGame(person);
  await lookBack(guest.page);
  await guest.page.keyboard.press('End');
  await expect(guest.page.locator('.side-place')).toContainText('wins');
  // Without the server: it is kept here now.
  await guest.page.route('**/api/games/**', (route) => route.abort());
  await guest.page.reload();
  await expect(where(guest.page)).toContainText('Turn');
});
