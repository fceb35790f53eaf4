/** The development table for the browser tests of a run: compiled once, whoever asks for its files. */
import { servePages } from './built-pages.ts';

/** Called by Playwright before the first worker starts; what it answers is called after the last has ended. */
async function startDevPages(): Promise<() => void> {
  const { url, close } = await servePages({ pages: ['dev/table/index.html'], react: 'development' });
  process.env.DEV_PAGES = url;
  return close;
}

export function devPagesUrl(): string {
  const url = process.env.DEV_PAGES;
  if (url === undefined) throw new Error('the development table is served by playwright.config.ts');
  return url;
}

// Playwright takes a default export only.
// biome-ignore lint/style/noDefaultExport: see above
export default startDevPages;
