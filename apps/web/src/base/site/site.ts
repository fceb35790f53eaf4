/** Set by vite/site-plugin.ts. */
declare const __IS_BUILT__: true | undefined;

const isBuilt = typeof __IS_BUILT__ === 'boolean';

/** Where the site lies on its host: '' at the root, '/games' in a folder of it (V-27). What is built lies in its folder `assets`. */
const SITE = isBuilt ? new URL(/* @vite-ignore */ '..', import.meta.url).pathname.slice(0, -1) : '';

/** The address of a path of the site. */
export function onSite(path: string): string {
  return SITE + path;
}

/** The path of an address of the site. */
export function pathOnSite(pathname: string): string {
  return pathname.slice(SITE.length);
}
