/** Two people at one real table: what one does is seen, or not seen, by the other. */
import type { Page } from '@playwright/test';
import { announceAttack, twoInPosition } from './evening.ts';
import { expect, test } from './people.ts';
import { toldLines } from './told-lines.ts';

const POSITION = {
  seats: [
    {
      illuminati: 'bermuda-triangle',
      money: 23,
      specials: ['slush-fund'],
      structure: [{ group: 'hackers', on: 'left' }],
    },
    {
      illuminati: 'servants-of-cthulhu',
      money: 14,
      specials: ['bribery'],
      structure: [{ group: 'yuppies', on: 'left' }],
    },
  ],
  uncontrolled: ['trekkies', 'moonies'],
  options: { pace: 0, peeking: true, giftConsent: true },
} as const;

const player = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Players' }).getByRole('button', { name });
const treasury = (page: Page) => page.getByRole('region', { name: 'Treasury and Specials' });
const RED_LIGHT = /red light/;

test('[REQ-116 REQ-134 REQ-142 REQ-313 REQ-324 REQ-341 REQ-342 REQ-343] stacked money, a gift that is rejected or taken, a peek and its red light, an attack called off and one paid for, seen from both sides', async ({
  person,
}) => {
  test.setTimeout(300_000);
  const [{ page: host }, { page: guest }] = await twoInPosition(person, POSITION);
  await expect(treasury(host)).toContainText('Treasury23MB', { timeout: 40_000 });
  await expect(player(guest, /^Hagbard/)).toContainText('All money 23', { timeout: 40_000 });

  await test.step('stacked the amount is hidden from the other, spread out it is shown', async () => {
    for (const [entry, seen] of [
      ['Stack the money', 'All money ?'],
      ['Spread the money out', 'All money 23'],
    ] as const) {
      await host
        .getByRole('group', { name: 'Your power structure' })
        .getByRole('button', { name: /Bermuda Triangle/ })
        .click();
      await host.getByRole('menuitem', { name: entry }).click();
      await expect(player(guest, /^Hagbard/)).toContainText(seen);
      await expect(treasury(host)).toContainText('Treasury23MB');
    }
  });

  await test.step('a gift waits for its receiver: rejected it stays with the giver, accepted it arrives', async () => {
    await guest.getByRole('tab', { name: /^Deals/ }).click();
    for (const [answer, giver, receiver] of [
      ['Decline', 23, 14],
      ['Accept', 18, 19],
    ] as const) {
      await host.getByRole('button', { name: /^Give money/ }).click();
      const offer = host.getByRole('dialog', { name: 'Offer to Ada' });
      await offer.getByRole('spinbutton', { name: 'Money in MB' }).first().fill('5');
      await offer.getByRole('button', { name: /^Send offer/ }).click();
      await expect(offer).toHaveCount(0);
      await expect(treasury(guest)).toContainText('Treasury14MB');
      await guest.getByRole('article').getByRole('button', { name: answer }).click();
      await expect(guest.getByRole('article')).toHaveCount(0);
      await expect(treasury(host)).toContainText(`Treasury${giver}MB`);
      await expect(treasury(guest)).toContainText(`Treasury${receiver}MB`);
    }
  });

  await test.step('a peek lasts until it is stopped; the light goes out five seconds later, without trace', async () => {
    const peeked = host.getByRole('button', { name: RED_LIGHT });
    await player(guest, /^Hagbard/).click();
    await guest
      .getByRole('list', { name: 'Specials of Hagbard' })
      .getByRole('button', { name: /face-down/ })
      .click();
    await guest.getByRole('menuitem', { name: 'Peek' }).click();
    const card = guest.getByRole('dialog', { name: 'For your eyes only' });
    await expect(card.getByRole('img', { name: /^Slush Fund/ })).toBeVisible();
    await expect(peeked).toHaveAccessibleName(/^Slush Fund/);
    await expect(guest.getByRole('button', { name: RED_LIGHT })).toHaveCount(0);

    const goneAt = host.evaluate(whenDark);
    const stoppedAt = Date.now();
    await card.getByRole('button', { name: 'Stop peeking' }).click();
    await expect(card).toHaveCount(0);
    expect((await goneAt) - stoppedAt).toBeGreaterThanOrEqual(4_900);
    await expect(peeked).toHaveCount(0);
    await expect(host.getByRole('list', { name: 'What happened' })).not.toContainText(/peek/i);
  });

  await test.step('the other one is told that an attack is called off, and sees each payment into the next', async () => {
    await guest.getByRole('tab', { name: 'Log' }).click();
    await announceAttack(host);
    await host.getByRole('button', { name: /^Call off/ }).click();
    await expect.poll(toldLines(guest)).toContainEqual('The attack is called off.');
    await announceAttack(host);
    const numbers = guest.getByRole('table', { name: 'The numbers of this attack' });
    for (const paid of [2, 4]) {
      // What was paid is on its way out of the form.
      await expect(host.getByRole('spinbutton', { name: 'Amount in MB' })).toHaveValue('0');
      await host.getByRole('spinbutton', { name: 'Amount in MB' }).fill('2');
      await host.getByRole('button', { name: /^Attack with 2 MB/ }).click();
      await expect(numbers.getByRole('row', { name: /^Hagbard: money/ })).toContainText(`+${paid}`);
    }
  });
});

/** The moment the light disappears from the hand. */
function whenDark(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('.hand .special-light') !== null) return;
      watcher.disconnect();
      resolve(Date.now());
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { childList: true, subtree: true });
    look();
  });
}
