/** A finished game on the screen of its replay: brought as a file, or ended at the server a moment ago. */
import type { Locator, Page } from '@playwright/test';
import { FIXTURE_SCENARIOS } from '../../dev/positions/fixture-scenarios.ts';
import { twoInPosition } from './evening.ts';
import { expect, type Person } from './people.ts';

export const SIZES = {
  'a desktop': { viewport: { width: 1440, height: 900 }, touch: false },
  'a phone': { viewport: { width: 390, height: 844 }, touch: true },
} as const;

/** Turn, player and move, as the bar says them. */
export const where = (page: Page): Locator => page.locator('.replay-where');

/** On the page that is open. */
export async function bringFile(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page.locator('input[type=file]').setInputFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer });
}

/** Two people whose game has just been won by the host; what they do before that is `meanwhile`, and the host’s device is of these `settings`. */
export async function twoAfterTheirGame(
  person: Parameters<typeof twoInPosition>[0],
  meanwhile?: (people: readonly [Person, Person]) => Promise<void>,
  settings?: Parameters<typeof twoInPosition>[2],
): Promise<readonly [Person, Person]> {
  const won = FIXTURE_SCENARIOS.won?.position;
  if (!won) throw new Error('there is no position that is won');
  const [host, guest] = await twoInPosition(person, { ...won, turn: { phase: 'transfers' } }, settings);
  await meanwhile?.([host, guest]);
  await host.page
    .locator('.docket-foot')
    .getByRole('button', { name: /^End turn/ })
    .click({ timeout: 40_000 });
  return [host, guest];
}

/** From the reveal at the end of a game to its replay. */
export async function lookBack(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  await expect(where(page)).toContainText('Turn');
}
