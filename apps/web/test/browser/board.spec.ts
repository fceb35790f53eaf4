/** The board under a hand, and the advice beside it. */
import type { Page } from '@playwright/test';
import { fixtureState } from '../../dev/positions/fixture-position.ts';
import { FIXTURE_SCENARIOS } from '../../dev/positions/fixture-scenarios.ts';
import { bring } from './local-games.ts';
import { expect, test } from './people.ts';
import { savedGame } from './saved-game.ts';

const SEATS = ['Ana', 'Magpie', 'Keeper Juno', 'Dr. Amadi'].map((name, seat) =>
  seat === 0 ? { name, kind: 'human' as const } : { name, kind: 'bot' as const, level: 'regular' },
);

async function sitDownAt(page: Page, scenario: string): Promise<void> {
  const position = FIXTURE_SCENARIOS[scenario]?.position;
  if (!position) throw new Error(`no scenario ${scenario}`);
  await page.goto('/solo');
  await bring(page, savedGame({ id: scenario, seats: SEATS, position: fixtureState(position) }));
  await expect(page.locator('[data-point="turn.attack"]').first()).toBeVisible();
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const places = (page: Page): Promise<readonly Place[]> =>
  page.locator('.board .card').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y } = card.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y) };
    }),
  );

async function placesAtRest(page: Page): Promise<readonly Place[]> {
  let before: readonly Place[] = [];
  await expect
    .poll(
      async () => {
        const now = await places(page);
        const resting = JSON.stringify(now) === JSON.stringify(before);
        before = now;
        return resting;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return before;
}

test('the board keeps still under a pressed pointer and finds its new size after the release', async ({ person }) => {
  const { page } = await person('Ana');
  await sitDownAt(page, 'late');
  const before = await placesAtRest(page);
  const card = page.locator('.board').getByRole('button', { name: /^The Mafia/ });
  const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.setViewportSize({ width: 1440, height: 600 });
  // The page has seen the new size and drawn it: what would have moved has moved.
  await expect
    .poll(() => page.evaluate(() => document.querySelector('.board-view')?.clientHeight ?? 900))
    .toBeLessThan(450);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await places(page)).toEqual(before);
  await page.mouse.up();
  await expect.poll(() => places(page)).not.toEqual(before);
  // The press was one on the card under the pointer.
  await expect(page.getByRole('menu')).toContainText('The Mafia', { ignoreCase: true });
});

for (const [size, width, height] of [
  ['a desktop', 1440, 900],
  ['a tablet', 1024, 768],
  ['a phone', 390, 844],
] as const)
  test(`the slip for the first games covers neither a card nor a button on ${size}`, async ({ person }) => {
    const { page } = await person('Ana', { viewport: { width, height }, touch: width < 900 });
    await sitDownAt(page, 'late');
    const slip = page.locator('.first-slip');
    await expect(slip).toBeVisible();
    await placesAtRest(page);
    const covered = await slip.evaluate((paper) => {
      const own = paper.getBoundingClientRect();
      return [...document.querySelectorAll('.table :is(button, .card)')].flatMap((other) => {
        const box = other.getBoundingClientRect();
        // What is scrolled or moved out of its frame is not there to be covered.
        const frame = other.closest('.board-view, .strip ul, .rivals, .docket-body')?.getBoundingClientRect() ?? box;
        const apart =
          Math.min(box.right, frame.right) <= own.left ||
          Math.max(box.left, frame.left) >= own.right ||
          Math.min(box.bottom, frame.bottom) <= own.top ||
          Math.max(box.top, frame.top) >= own.bottom;
        return apart || paper.contains(other) || !other.checkVisibility() ? [] : [other.textContent];
      });
    });
    expect(covered).toEqual([]);
    // S-10: what has faded gives its row back.
    await slip.evaluate((paper) =>
      paper.dispatchEvent(new AnimationEvent('animationend', { bubbles: true, animationName: 'first-slip-goes' })),
    );
    await expect(slip).toHaveCount(0);
  });
