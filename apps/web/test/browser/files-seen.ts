/**
 * Which component files are drawn in a part of the page: React remembers for every element which functions made it, and the
 * development server gives every file its own address. So a picture proves what it claims to show.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const SOURCES = join(import.meta.dirname, '../../src');

/** Every file with components, as the gallery names them. */
export function componentFiles(): readonly string[] {
  return globSync('**/*.tsx', { cwd: SOURCES })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

export interface Bringing<Room> {
  readonly bring: (address: string) => Promise<Room>;
}

/** As words: the compiler of the tests would replace an `import` by one of its own, which no page knows. */
export async function letBring(page: Page): Promise<void> {
  await page.evaluate('globalThis.bring = (address) => import(address); undefined');
}

/** Before the first question. */
export async function knowFiles(page: Page): Promise<void> {
  await page.evaluate(
    async (files) => {
      const { bring } = globalThis as unknown as Bringing<Readonly<Record<string, unknown>>>;
      const makers = new Map<unknown, string>();
      for (const { file, address } of files) {
        for (const thing of Object.values(await bring(address))) {
          // Who hands a component on has not made it.
          if (makers.has(thing)) continue;
          makers.set(thing, file);
          if (typeof thing === 'object' && thing !== null && 'type' in thing) makers.set(thing.type, file);
        }
      }
      Object.assign(globalThis, { makers });
    },
    componentFiles().map((file) => ({ file, address: `/src/${file}` })),
  );
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
