/** The table in German: what comes ready-made from elsewhere is German too, and what people write stays theirs. */
import { pack } from '@illuminice/cards';
import type { Page } from '@playwright/test';
import type { LaidTable } from '../../dev/table/main.tsx';
import { changeSettings, expect, test } from './dev-table.ts';

/** As the settings do it; the page is shared with other tests, so whoever changes it changes it back. */
async function speak(page: Page, language: 'en' | 'de'): Promise<void> {
  await changeSettings(page, { language });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('.docket').first()).toContainText(language === 'de' ? 'Du bist dran' : 'Your turn', {
    ignoreCase: true,
  });
}

test('[R-22.2 R-24.8] a refusal, the rule behind it and what computer players say are German; people are quoted as they wrote', async ({
  table,
}) => {
  const page = await table('actions');
  await speak(page, 'de');
  try {
    await page.evaluate(() => {
      const { useTable } = (globalThis as unknown as { readonly laidTable: LaidTable }).laidTable;
      return useTable.getState().send({ type: 'callOff' });
    });
    const refusal = page.locator('.toast-refusal');
    await expect(refusal).toContainText('Nicht in diesem Augenblick.');
    await expect(refusal).toContainText('Nötig: ein angesagter Angriff, für den noch nicht gewürfelt wurde.');
    await refusal.getByText('Warum? R-9.15').click();
    const rule = page.locator('.rulebook .rule-marked');
    await expect(rule).toContainText('darf der Angreifer ihn abbrechen');
    await expect(rule).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(rule).toHaveCount(0);

    const card = pack.numbers.get('convenience-stores') ?? -1;
    await page.evaluate((target) => {
      const { useTable } = (globalThis as unknown as { readonly laidTable: LaidTable }).laidTable;
      const line = { at: 0, name: '' };
      const remark = { key: 'magpie.attack', values: { variant: 0, target } };
      useTable.setState({
        chatLines: [
          { ...line, id: 1, from: 3, text: '', remark },
          { ...line, id: 2, from: 1, text: 'Convenience Stores glitters.' },
        ],
      });
    }, card);
    await page.getByRole('tab', { name: 'Gespräch' }).click();
    await expect(page.locator('.chat q')).toHaveText([
      'Convenience Stores: Wie das glitzert!',
      'Convenience Stores glitters.',
    ]);
  } finally {
    await speak(page, 'en');
  }
});
