/** Opens a decision at a size, in a language, and looks whether all it needs is in sight (S-2, S-15). */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Decision } from '../../dev/positions/decisions.ts';
import type { LaidTable } from '../../dev/table/main.tsx';
import { changeSettings, expect } from './dev-table.ts';
import { sightOfDecision } from './in-sight.ts';

export interface Look {
  readonly language: string;
  readonly decision: Decision;
  readonly size: { readonly width: number; readonly height: number };
}

export const LANGUAGES: readonly string[] = [
  'en',
  ...globSync('*.po', { cwd: join(import.meta.dirname, '../../locales') }).map((file) => basename(file, '.po')),
];

/** Of the height; where a card is placed the sheet may take more. */
const LEAST = 0.4;
const LEAST_PLACING = 0.35;

export function nameOf({ language, decision: { action, scenario, how }, size: { width, height } }: Look): string {
  return `${language} ${width}x${height} ${action ?? 'table'} at ${scenario}${how === undefined ? '' : ', begun'}`;
}

/** What is wrong with it, in words; nothing if nothing is. */
export async function lookAt(open: (scenario: string) => Promise<Page>, look: Look): Promise<readonly string[]> {
  const { language, size } = look;
  const { action, scenario, how, places, meanwhile = [] } = look.decision;
  const page = await open(scenario);
  await speak(page, language);
  await page.setViewportSize(size);
  if (how === 'begun')
    await page.evaluate((name) => {
      const { laidTable } = globalThis as unknown as { readonly laidTable: LaidTable };
      laidTable.beginAction(name);
    }, action ?? '');
  else if (how) await page.locator(how.press).first().click();
  // Apart from each other, as people pay.
  for (const move of meanwhile)
    await page.evaluate((detail) => {
      dispatchEvent(new CustomEvent('rival', { detail }));
    }, move);
  const least = places ? LEAST_PLACING : LEAST;
  let wrong: readonly string[] = [];
  // Panels are fetched and boards find their size: what stays wrong is wrong.
  await expect(async () => {
    const { board, amiss } = await page.evaluate(sightOfDecision);
    wrong = [...amiss, ...(board < least ? [`the board has ${Math.round(board * 100)} % of the height`] : [])];
    expect(wrong).toEqual([]);
  })
    .toPass({ timeout: 6_000, intervals: [100, 250, 500] })
    .catch(() => undefined);
  return wrong.map((what) => `${nameOf(look)}: ${what}`);
}

export async function speak(page: Page, language: string): Promise<void> {
  await changeSettings(page, { language });
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
}
