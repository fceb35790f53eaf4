/** The gallery for all tests of a run (vitest calls this before the first), with a React that complains and with one that does not. */
import type { TestProject } from 'vitest/node';
import { servePages } from './built-pages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly gallery: string;
    readonly strictGallery: string;
  }
}

const pages = ['gallery/index.html'];

export async function setup(project: TestProject): Promise<() => void> {
  const served = await Promise.all([
    servePages({ pages, react: 'production' }),
    servePages({ pages, react: 'development' }),
  ]);
  const [gallery, strictGallery] = served.map(({ url }) => `${url}/gallery/`);
  if (gallery === undefined || strictGallery === undefined) throw new Error('nothing is served');
  project.provide('gallery', gallery);
  project.provide('strictGallery', strictGallery);
  return () => {
    for (const { close } of served) close();
  };
}
