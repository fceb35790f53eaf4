/** Less motion is not less information: one's own roll lies on the board in words too, and the log tells the rest. */
import { expect, test } from './dev-table.ts';
import { press } from './press.ts';
import { toldLines } from './told-lines.ts';

test('[REQ-121 REQ-122] without motion the outcome of an attack stands on the board in words', async ({ table }) => {
  const page = await table('attack', { answering: true });
  await press(page, 'spend.done');
  await page.getByRole('region', { name: 'Reaction window' }).getByRole('button', { name: /^Pass/ }).click();
  // The dice of the development table are seeded.
  const text = 'Failed: 9 is more than 8. Eco-Guerrillas hold out.';
  await expect(page.locator('.scene')).toContainText('FailedEco-Guerrillas');
  await expect.poll(toldLines(page)).toContainEqual(text);
  await expect(page.locator('.board .card').first()).toBeInViewport();
});

test('[REQ-116] an attack that is called off is told', async ({ table }) => {
  const page = await table('actions', { answering: true });
  await page.keyboard.press('a');
  for (const card of ['Big Media', 'Eco-Guerrillas'])
    await page.locator('.pick-list').getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: 'Announce attack' }).click();
  await page.getByRole('button', { name: /^Call off/ }).click();
  await expect.poll(toldLines(page)).toContainEqual('The attack is called off.');
});

test('[REQ-289] a Group that found its place is shown and named, on a phone too', async ({ table }) => {
  const page = await table('captured', { answering: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Place it here/ }).click();
  await expect.poll(toldLines(page)).toContainEqual('KGB joins you, controlled by The Mafia.');
});
