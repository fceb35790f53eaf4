/** Less motion is not less information: one's own roll lies on the board in words too, and the log tells the rest. */
import type { Page } from '@playwright/test';
import type { LaidTable } from '../../dev/table/main.tsx';
import { expect, test } from './dev-table.ts';
import { press } from './press.ts';
import { toldLines } from './told-lines.ts';

/** What lies on the board from now on, each for a moment only: a slow machine may paint no frame of it. */
async function scenesOf(page: Page): Promise<() => Promise<readonly string[]>> {
  const scenes = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const look = (): unknown => seen.push(document.querySelector('.scene')?.textContent ?? '');
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  return () => scenes.jsonValue();
}

test('[REQ-121 REQ-122] without motion the outcome of an attack stands on the board in words', async ({ table }) => {
  const page = await table('attack', { answering: true });
  const scenes = await scenesOf(page);
  await press(page, 'spend.done');
  await page.getByRole('region', { name: 'Reaction window' }).getByRole('button', { name: /^Pass/ }).click();
  // The dice of the development table are seeded.
  const text = 'Failed: 9 is more than 8. Eco-Guerrillas hold out.';
  await expect.poll(scenes).toContainEqual(expect.stringContaining('FailedEco-Guerrillas'));
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

test('[R-24.8] what was refused is told as long as its moment lasts, and never lies over the next decision', async ({
  table,
}) => {
  const page = await table('actions');
  await page.evaluate(() => {
    const { useTable } = (globalThis as unknown as { readonly laidTable: LaidTable }).laidTable;
    return useTable.getState().send({ type: 'callOff' });
  });
  const refusal = page.locator('.toast-refusal');
  await expect(refusal).toContainText('Not at this moment.');
  await page.evaluate(() => {
    const { useTable } = (globalThis as unknown as { readonly laidTable: LaidTable }).laidTable;
    const { view } = useTable.getState();
    if (view) useTable.setState({ view: { ...view, phase: 'transfers' } });
  });
  // By itself it would stay for twelve seconds.
  await expect(refusal).toHaveCount(0, { timeout: 9_000 });
});
