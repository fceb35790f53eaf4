/** The memory of the table: at its newest line unless somebody reads further up. */
import type { Page } from '@playwright/test';
import type { LaidTable } from '../../dev/table/main.tsx';
import { expect, test } from './dev-table.ts';

/** So many more lines of the log; seat by seat passes. */
const tellPasses = (page: Page, count: number) =>
  page.evaluate((events) => {
    const { useTable } = (globalThis as unknown as { readonly laidTable: LaidTable }).laidTable;
    for (let event = 0; event < events; event++) {
      const { log } = useTable.getState();
      const id = (log.at(-1)?.id ?? 0) + 1;
      const passed = { type: 'passed', seat: id % 3 } as const;
      useTable.setState({ log: [...log, { id, version: 1, at: 0, event: passed }] });
    }
  }, count);

test('[T-9] the log follows its newest line past 150 lines, and waits for who scrolled away', async ({ table }) => {
  const page = await table('rival', { answering: true });
  const log = page.getByRole('list', { name: 'What happened' });
  const offBottom = () =>
    log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  await tellPasses(page, 160);
  await expect.poll(offBottom).toBeLessThan(30);
  await tellPasses(page, 5);
  await expect(log.getByText(/passes and takes/).last()).toBeInViewport();
  await expect.poll(offBottom).toBeLessThan(30);
  await log.evaluate((list) => {
    list.scrollTop = 200;
  });
  const newest = page.getByRole('button', { name: 'Newest' });
  await expect(newest).toBeVisible();
  await tellPasses(page, 3);
  expect(await offBottom()).toBeGreaterThan(30);
  await newest.click();
  await expect.poll(offBottom).toBeLessThan(30);
  await expect(newest).toHaveCount(0);
});

test('[REQ-076] the log tells of one player alone', async ({ table }) => {
  const page = await table('rival');
  const log = page.getByRole('list', { name: 'What happened' });
  await tellPasses(page, 9);
  await expect(log.getByText(/You pass/)).toHaveCount(3);
  await page.getByLabel('Show in the log').selectOption({ label: 'Ada' });
  await expect(log.getByText(/You pass/)).toHaveCount(0);
  await expect(log.getByText(/passes/)).toHaveCount(3);
});
