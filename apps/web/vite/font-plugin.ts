import type { Plugin } from 'vite';

/** Needed by the first thing anybody sees; all other letters wait until a text asks for them. */
const FIRST_SEEN = [/league-gothic-latin-400-normal-.*\.woff2$/, /barlow-condensed-latin-[56]00-normal-.*\.woff2$/];

/** Fetches these beside the scripts instead of after them, so that headlines do not change their letters. */
export function fontPlugin(): Plugin {
  return {
    name: 'illuminice-fonts',
    apply: 'build',
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
