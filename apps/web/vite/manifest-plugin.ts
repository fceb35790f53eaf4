/** What a phone reads before it installs the game (S-21), once for each language, and the pictures it names out of docs/screens. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { headerOf, readPo, translations } from './texts/catalogue.ts';
import { readManifest, translatedManifest } from './texts/manifest.ts';

const WEB = join(import.meta.dirname, '..');

/** `site.de.webmanifest` and so on; the English one is a file of its own. */
export function manifestsOfLanguages(): ReadonlyMap<string, string> {
  const english = readManifest();
  return new Map(
    globSync('locales/*.po', { cwd: WEB }).map((file) => {
      const po = readPo(readFileSync(join(WEB, file), 'utf8'));
      const { code } = headerOf(po);
      const translated = translatedManifest(english, { code, texts: translations(po, 'manifest') });
      return [`site.${code}.webmanifest`, JSON.stringify(translated)];
    }),
  );
}

export function manifestPlugin(): Plugin {
  return {
    name: 'illuminice-manifest',
    apply: 'build',
    generateBundle() {
      for (const [fileName, source] of manifestsOfLanguages()) this.emitFile({ type: 'asset', fileName, source });
      for (const { src } of readManifest().screenshots)
        this.emitFile({ type: 'asset', fileName: src, source: readFileSync(join(WEB, '../../docs', src)) });
    },
  };
}
