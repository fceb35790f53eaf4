/** Money in an attack: the button does what it says, whatever is typed, and whatever others do in that moment. */
import type { Page } from '@playwright/test';
import { decision, expect, test } from './dev-table.ts';

const amount = (page: Page) => decision(page).getByRole('spinbutton', { name: 'Amount in MB' });
const commit = (page: Page) => page.locator('[data-point="spend.done"]');
const log = (page: Page) => page.getByRole('list', { name: 'What happened' });
const ready = (page: Page) => decision(page).getByRole('button', { name: /^Ready/ });
const guard = (page: Page) => page.getByRole('alertdialog', { name: /No roll is low enough/ });

/** What a rival does meanwhile (dev/table). */
async function rival(page: Page, seat: number, move: object): Promise<void> {
  await page.evaluate(([by, what]) => dispatchEvent(new CustomEvent('rival', { detail: { seat: by, do: what } })), [
    seat,
    move,
  ] as const);
}

test('[S-1] Attack carries the staged amount: the card’s own money first, then the Illuminati’s, and then the player is done', async ({
  table,
}) => {
  const page = await table('hopeless');
  await expect(commit(page)).toHaveText(/^Attack 0%/);
  await decision(page)
    .getByRole('button', { name: /^9 MB 92%/ })
    .click();
  await expect(commit(page)).toHaveText(/^Attack with 9 MB 0% .*92%/);
  await expect(decision(page).getByRole('row', { name: /^Your 9 MB not paid yet/ })).toContainText('+9');
  await expect(decision(page)).toContainText('Roll 10 or less');
  await commit(page).click();
  await expect(ready(page)).toBeVisible();
  await expect(log(page)).toContainText('5 MB of California');
  await expect(log(page)).toContainText('4 MB');
  await expect(decision(page).getByText('not paid yet')).toHaveCount(0);
  await expect(decision(page)).toContainText('Roll 10 or less');
  // Greyed, it says why.
  await ready(page).click({ force: true });
  await expect(page.locator('.toast')).toContainText('you have answered this one already');
});

test('[S-1] Defend carries the staged amount, the target’s own money first; the quiet button pays nothing', async ({
  table,
}) => {
  const page = await table('besieged');
  await amount(page).fill('5');
  await expect(commit(page)).toHaveText(/^Defend with 5 MB 83% .*3%/);
  await commit(page).click();
  await expect(ready(page)).toBeVisible();
  await expect(decision(page).getByRole('row', { name: /^You: money 2 MB, counts double/ })).toContainText('−4');
  await expect(decision(page).getByRole('row', { name: /^You: money Why/ })).toContainText('−3');

  await table('besieged');
  await amount(page).fill('5');
  await decision(page)
    .getByRole('button', { name: /^Let the dice decide, 83%/ })
    .click();
  await expect(ready(page)).toBeVisible();
  await expect(decision(page).getByRole('row', { name: /^You: money/ })).toHaveCount(0);
});

test('[S-1] Interfere carries the staged amount and side; Stay out pays nothing', async ({ table }) => {
  const page = await table('besieged', { seat: 3 });
  await page.keyboard.press('s');
  await expect(amount(page)).toBeFocused();
  await page.keyboard.type('4');
  await expect(commit(page)).toHaveText(/^Interfere with 4 MB 83% .*28%/);
  await commit(page).click();
  await expect(ready(page)).toBeVisible();
  await expect(decision(page).getByRole('row', { name: /^You: interference/ })).toContainText('−4');

  await table('besieged', { seat: 3 });
  await expect(commit(page)).toBeEnabled();
  await page.keyboard.press('o');
  await expect(ready(page)).toBeVisible();
  await expect(decision(page).getByRole('row', { name: /^You: interference/ })).toHaveCount(0);
});

test('[S-1 S-6] opened by a finger the amount asks for no keyboard over it; opened by a mouse it takes the digits', async ({
  table,
}) => {
  const page = await table('interfere');
  const devtools = await page.context().newCDPSession(page);
  try {
    await page.locator('[data-point="spend.open"]').click();
    await expect(amount(page)).toBeFocused();
    await table('interfere');
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    await page.locator('[data-point="spend.open"]').click();
    await expect(page.locator('.spend')).toBeFocused();
  } finally {
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await devtools.detach();
  }
});

test('[S-1] an amount typed while a payment is on its way is the next one', async ({ table }) => {
  const page = await table('attack');
  await expect(decision(page).getByRole('row', { name: /^You: money/ })).toHaveCount(1);
  await amount(page).fill('2');
  await expect(commit(page)).toBeEnabled();
  await page.evaluate(payAndType, '3');
  await expect(decision(page).getByRole('row', { name: /^You: money/ })).toHaveCount(2);
  await expect(commit(page)).toHaveText(/^Attack with 3 MB/);
  await expect(commit(page)).toBeEnabled();
  await expect(amount(page)).toHaveValue('3');
});

/** Runs in the page: in one breath, before the answer to the press can come. */
function payAndType(next: string): void {
  document.querySelector<HTMLElement>('[data-point="spend.done"]')?.click();
  const input = document.querySelector<HTMLInputElement>('[data-point="spend.form"] .stepper input');
  if (!input) throw new Error('there is no amount to change');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, next);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

test('[S-1] Space is the red button too: it pays what is staged, and at 0 % it asks', async ({ table }) => {
  const page = await table('hopeless');
  await expect(commit(page)).toBeEnabled();
  await page.keyboard.press('Space');
  await expect(guard(page)).toContainText('The action would be lost. 1 MB: 3%, 9 MB: 92%.');
  // Back has the focus: the same key again is no roll.
  await page.keyboard.press('Space');
  await expect(guard(page)).toHaveCount(0);
  await expect(ready(page)).toHaveCount(0);
  await page.keyboard.type('9');
  await page.keyboard.press('Tab');
  await expect(commit(page)).toHaveText(/^Attack with 9 MB/);
  await commit(page).focus();
  await page.keyboard.press('Space');
  await expect(ready(page)).toBeVisible();
  await expect(decision(page)).toContainText('Roll 10 or less');
});

test('[T-3] 99 typed with 12 in the treasuries: what the button says is what is paid, also if it is pressed at once', async ({
  table,
}) => {
  const page = await table('attack');
  await amount(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('99');
  await expect(amount(page)).toHaveValue('12');
  await expect(commit(page)).toHaveText(/^Attack with 12 MB/);
  await commit(page).click();
  await expect(ready(page)).toBeVisible();
  await expect(log(page)).toContainText('11 MB');
  await expect(decision(page).getByRole('row', { name: /^You: money.*\+3/ })).toBeVisible();
  await expect(decision(page).getByRole('row', { name: /^You: money.*\+11/ })).toBeVisible();
});

test('[T-3] an emptied box is nothing, and leaving it changes nothing', async ({ table }) => {
  const page = await table('attack');
  await amount(page).fill('7');
  await amount(page).fill('');
  await expect(commit(page)).toHaveText(/^Attack 72%/);
  await amount(page).blur();
  await expect(amount(page)).toHaveValue('0');
  await expect(commit(page)).toHaveText(/^Attack 72%/);
});

test('[S-1] somebody pays in that moment: the button says so, takes no press for a second, and offers the old chance', async ({
  table,
}) => {
  const page = await table('hopeless');
  await amount(page).fill('9');
  await expect(commit(page)).toBeEnabled();
  await rival(page, 3, { type: 'spend', from: 3, amount: 3, side: 'against' });
  await expect(commit(page)).toHaveText(/^58% now, look again/);
  // A click that was already on its way.
  await commit(page).dispatchEvent('click');
  await expect(decision(page)).toContainText('Cleo just paid 3 MB against it');
  await expect(decision(page)).toContainText('9 MB make it 58%, not 92%');
  await expect(commit(page)).toBeEnabled();
  await expect(commit(page)).toHaveText(/^Attack with 9 MB 0% .*58%/);
  await expect(decision(page).getByRole('row', { name: /^You: money/ })).toHaveCount(0);
  await decision(page).getByRole('button', { name: '12 MB 92% again' }).click();
  await commit(page).click();
  await expect(ready(page)).toBeVisible();
  await expect(decision(page)).toContainText('Roll 10 or less');
});

test('[S-1] somebody pays between the first payment and the roll: nothing more is sent, and the player looks again', async ({
  table,
}) => {
  const page = await table('hopeless');
  await amount(page).fill('9');
  await expect(commit(page)).toBeEnabled();
  await commit(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    const detail = { seat: 3, do: { type: 'spend', from: 3, amount: 3, side: 'against' } };
    dispatchEvent(new CustomEvent('rival', { detail }));
  });
  await expect(decision(page).getByRole('row', { name: /^You: money/ })).toContainText('+5');
  await expect(commit(page)).toHaveText(/^Attack with 4 MB 8% .*58%/);
  await expect(ready(page)).toHaveCount(0);
});

test('[S-1] at 0 % a mouse has to hold the button, and Back is the way out', async ({ table }) => {
  const page = await table('hopeless', { answering: true });
  await commit(page).click();
  await guard(page)
    .getByRole('button', { name: /^Back to the amount/ })
    .click();
  await expect(amount(page)).toBeFocused();
  await commit(page).click();
  const hold = guard(page).getByRole('button', { name: /^Hold to roll/ });
  await hold.click();
  await hold.dblclick();
  await expect(guard(page)).toBeVisible();
  await hold.click({ delay: 900 });
  await expect(page.getByRole('region', { name: 'Reaction window' })).toContainText('The roll is');
});

test('[S-1] at 0 % by keyboard: Enter asks, and rolling takes two presses on the button that says so', async ({
  table,
}) => {
  const page = await table('hopeless');
  await expect(commit(page)).toBeEnabled();
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect(guard(page).getByRole('button', { name: /^Back/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(guard(page)).toHaveCount(0);
  await expect(amount(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(guard(page).getByRole('button', { name: /^Once more/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ready(page)).toBeVisible();
});

test('[S-6] by keyboard: S, digits, arrows, Escape, Tab to who pays, Enter; no digit goes to another board', async ({
  table,
}) => {
  const page = await table('hopeless');
  await expect(commit(page)).toBeEnabled();
  await page.keyboard.press('s');
  await page.keyboard.type('12');
  await expect(page.locator('.board-whose')).toHaveCount(0);
  await expect(commit(page)).toHaveText(/^Attack with 12 MB/);
  await page.keyboard.press('ArrowDown');
  await expect(commit(page)).toHaveText(/^Attack with 9 MB/);
  await page.keyboard.press('ArrowUp');
  await expect(commit(page)).toHaveText(/^Attack with 9 MB/);
  await page.keyboard.press('ArrowLeft');
  await expect(commit(page)).toHaveText(/^Attack with 8 MB/);
  await page.keyboard.press('Escape');
  await expect(commit(page)).toHaveText(/^Attack 0%/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(decision(page).getByRole('button', { name: /^California 2 of 5 MB/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(decision(page).getByRole('button', { name: /^The Discordian Society 2 of 19 MB/ })).toBeFocused();
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect(ready(page)).toBeVisible();
  await expect(log(page)).toContainText('2 MB');
  await expect(log(page)).not.toContainText('of California');
});

test('[S-1] bars and slider choose the same amount', async ({ table }) => {
  const page = await table('hopeless');
  await page.locator('.curve-bars > span').nth(7).click();
  await expect(amount(page)).toHaveValue('7');
  await page.locator('.curve-slider').fill('3');
  await expect(amount(page)).toHaveValue('3');
  await expect(commit(page)).toHaveText(/^Attack with 3 MB/);
});

test('[S-1] a double click on Announce attack announces it and does nothing else', async ({ table }) => {
  const page = await table('actions');
  await page.keyboard.press('a');
  await page
    .locator('.pick-list')
    .getByRole('button', { name: /^Big Media/ })
    .click();
  await page
    .locator('.pick-list')
    .getByRole('button', { name: /^Eco-Guerrillas/ })
    .click();
  await decision(page)
    .getByRole('button', { name: /^Announce attack/ })
    .dblclick();
  await expect(commit(page)).toBeEnabled();
  await expect(ready(page)).toHaveCount(0);
  await expect(guard(page)).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const)
  test(`[S-1 S-2] ${width}x${height}: amount, chance and button are in sight together, and a finger pays`, async ({
    table,
  }) => {
    const page = await table('hopeless');
    await page.setViewportSize({ width, height });
    await decision(page)
      .getByRole('button', { name: /^9 MB 92%/ })
      .click();
    const hidden = await page.evaluate(() =>
      ['.amount .stepper input', '.curve-chosen i', '.commit-odds', '.quiet-row'].filter((selector) => {
        const part = document.querySelector(selector);
        const { left, top, right, bottom, width: wide } = part?.getBoundingClientRect() ?? new DOMRect();
        const top2 = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isCovered = !part?.closest('.spend')?.contains(top2);
        return wide === 0 || top < 0 || bottom > innerHeight || isCovered;
      }),
    );
    expect(hidden).toEqual([]);
    await commit(page).click();
    await expect(ready(page)).toBeVisible();
    await expect(decision(page).locator('.ledger-money .ledger-plus')).toHaveText(['+5', '+4']);
  });
