/** The lines of the log as they are read: what happened stays there, however slow the machine. */
import type { Page } from '@playwright/test';

export const toldLines = (page: Page) => () =>
  page.locator('.log ol li').evaluateAll((lines) => lines.map((line) => line.textContent?.replace(/^\d\d:\d\d /, '')));
