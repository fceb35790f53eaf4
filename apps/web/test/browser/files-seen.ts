/**
 * Which component files are drawn in a part of the page: React remembers for every element which functions made it, and each
 * file of the built pages says which are its own (build-pages.ts). So a picture proves what it claims to show.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { WEB } from './built-pages.ts';

/** Every file with components, as the gallery names them. */
export function componentFiles(): readonly string[] {
  return globSync('**/*.tsx', { cwd: join(WEB, 'src') })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

export function filesSeen(page: Page, selector: string | undefined): Promise<readonly string[]> {
  return page.evaluate((where) => {
    interface Fiber {
      readonly type: unknown;
      readonly elementType: unknown;
      readonly return: Fiber | null;
    }
    const { makers } = globalThis as unknown as { readonly makers: ReadonlyMap<unknown, string> };
    const root = where === undefined ? document.body : document.querySelector(where);
    const seen = new Set<string>();
    for (const element of root ? [root, ...root.querySelectorAll('*')] : []) {
      const [mine] = Object.entries(element).filter(([key]) => key.startsWith('__reactFiber$'));
      // The components between an element and the next one around it are those of which it is the outermost.
      for (let fiber = (mine?.[1] as Fiber | undefined)?.return; fiber; fiber = fiber.return) {
        if (typeof fiber.type === 'string') break;
        const file = makers.get(fiber.type) ?? makers.get(fiber.elementType);
        if (file !== undefined) seen.add(file);
      }
    }
    return [...seen].sort();
  }, selector);
}
