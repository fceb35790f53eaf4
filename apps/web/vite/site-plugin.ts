/** The site may lie in a folder of its host, which only the page is told (V-27): everything else is found from the file that asks for it. */
import type { Plugin } from 'vite';

/**
 * Vite hands the address of the file that asks to each of eighty `import()`; all files lie in one folder, so the one helper that reads it may take
 * its own: 0.3 KB less at the start of the table.
 */
export function sitePlugin(): Plugin {
  let isTaken = false;
  return {
    name: 'illuminice-site',
    apply: 'build',
    config: () => ({
      define: { __IS_BUILT__: 'true' },
      experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
    }),
    renderChunk: {
      order: 'post',
      handler: (code) => {
        const lean = code
          .replaceAll(/(__VITE_PRELOAD__(?: : void 0)?),\s*import\.meta\.url\)/g, '$1)')
          .replace(/new URL\(dep, importerUrl\)/, () => {
            isTaken = true;
            return 'new URL(dep, import.meta.url)';
          });
        return lean === code ? null : { code: lean, map: null };
      },
    },
    closeBundle() {
      if (!isTaken) throw new Error('the helper of import() does not read as expected: does it still find its files?');
    },
  };
}
