/**
 * Pages that nobody looks at: they are laid out, pressed and read as ever, and not painted. Without a graphics card to paint is
 * a fifth of the work of these tests. Whatever judges colours or takes a picture does it inside of `painted`.
 */
import type { BrowserContext, Page } from '@playwright/test';

/** `npm run screens` takes its pictures wherever it comes by. */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  if (process.env.SCREENS !== '1') await context.addInitScript(paintNothing);
}

/** Runs in the page before anything else. What is wholly transparent is there for pointers, keys and readers, and is not drawn. */
function paintNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}

export async function painted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(paint, true);
  const seen = await look();
  await page.evaluate(paint, false);
  return seen;
}

/** Runs in the page: nobody else adopts a style sheet. */
function paint(isPainted: boolean): void {
  for (const sheet of document.adoptedStyleSheets) sheet.disabled = isPainted;
}
