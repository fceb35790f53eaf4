/** The table in German: what comes ready-made from elsewhere is German too, and what people write stays theirs. */
import type { Page } from '@playwright/test';
import { expect, test } from './dev-table.ts';

/** As the settings do it; the page is shared with other tests, so whoever changes it changes it back. */
async function speak(page: Page, language: 'en' | 'de'): Promise<void> {
  await page.evaluate(
    async ([store, wanted]) => (await import(store)).useSettings.getState().change({ language: wanted }),
    ['/src/base/settings/settings-store.ts', language] as const,
  );
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
    const store = '/src/session/stores/table-store.ts';
    await page.evaluate(async (from) => (await import(from)).useTable.getState().send({ type: 'callOff' }), store);
    const refusal = page.locator('.toast-refusal');
    await expect(refusal).toContainText('Nicht in diesem Augenblick.');
    await expect(refusal).toContainText('Nötig: ein angesagter Angriff, für den noch nicht gewürfelt wurde.');
    await refusal.getByText('Warum? R-9.15').click();
    const rule = page.locator('.rulebook .rule-marked');
    await expect(rule).toContainText('darf der Angreifer ihn abbrechen');
    await expect(rule).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(rule).toHaveCount(0);

    await page.evaluate(async (from) => {
      const { useTable } = await import(from);
      const { info } = useTable.getState();
      const seats = info.seats.map((seat: object, number: number) => ({
        ...seat,
        kind: number === 3 ? 'bot' : 'human',
      }));
      const said = (speaker: number) => ({
        id: speaker,
        at: 0,
        from: speaker,
        name: seats[speaker].name,
        text: 'Convenience Stores glitters.',
      });
      useTable.setState({ info: { ...info, seats }, chatLines: [said(3), said(1)] });
    }, store);
    await page.getByRole('tab', { name: 'Gespräch' }).click();
    await expect(page.locator('.chat q')).toHaveText(['Convenience Stores glitzert.', 'Convenience Stores glitters.']);
  } finally {
    await speak(page, 'en');
  }
});
