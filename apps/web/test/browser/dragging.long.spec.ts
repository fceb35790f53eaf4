/** A Group dragged onto another card on every screen (T-39): taken, shown where it would lie, and asked about. */
import { SIZES } from '../../dev/positions/decisions.ts';
import { carried, carry, own, restingAt } from './carrying.ts';
import { decision, expect, test } from './dev-table.ts';

for (const { width, height } of SIZES)
  test(`[T-39] ${width}x${height}: a Group is dragged onto a card that has room`, async ({ table }) => {
    const page = await table('late');
    await page.setViewportSize({ width, height });
    const recyclers = own(page, /^Recyclers/);
    await restingAt(recyclers);
    await carry(page, recyclers, own(page, /Mafia/));
    // On a phone the paper folds away from what is placed, so the board is another one now.
    const { x, y } = await restingAt(own(page, /Mafia/));
    await page.mouse.move(x, y, { steps: 3 });
    await expect(page.locator('[data-ghost]')).toContainText('Recyclers would lie here');
    await page.mouse.up();
    await expect(carried(page)).toHaveCount(0);
    await expect(decision(page).getByRole('button', { name: 'Move', exact: true })).toBeInViewport({ ratio: 1 });
  });
