/** The pictures a store shows before the game is installed (S-21): those of docs/screens that the manifest names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WEB = join(import.meta.dirname, '..');

interface Manifest {
  readonly screenshots: readonly { readonly src: string }[];
}

export function screensPlugin(): Plugin {
  return {
    name: 'illuminice-screens',
    apply: 'build',
    generateBundle() {
      const manifest: Manifest = JSON.parse(readFileSync(join(WEB, 'public/site.webmanifest'), 'utf8'));
      for (const { src } of manifest.screenshots)
        this.emitFile({
          type: 'asset',
          fileName: src,
          source: readFileSync(join(WEB, '../../docs', src)),
        });
    },
  };
}
