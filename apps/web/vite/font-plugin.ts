import type { Plugin } from 'vite';

/** Needed by the first thing anybody sees; all other letters wait until a text asks for them. */
const FIRST_SEEN = [/league-gothic-latin-400-normal-.*\.woff2$/, /barlow-condensed-latin-[56]00-normal-.*\.woff2$/];

/** The second address of a face: every browser we know of that runs the client reads the first. */
const FOR_OLD_BROWSERS = /,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g;

export function withoutOldFonts(css: string): string {
  return css.replaceAll(FOR_OLD_BROWSERS, '');
}

/**
 * Fetches the first letters beside the scripts instead of after them, so that headlines do not change theirs, and builds no file
 * that nobody reads.
 */
export function fontPlugin(): Plugin {
  return {
    name: 'illuminice-fonts',
    apply: 'build',
    // Before the addresses in it become files.
    enforce: 'pre',
    transform: (code, id) =>
      /@fontsource\/.*\.css$/.test(id) ? { code: withoutOldFonts(code), map: null } : undefined,
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_SEEN.some((name) => name.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
