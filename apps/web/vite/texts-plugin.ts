/**
 * The texts of the client: the English in its sources is compiled where it stands, and `locales/<language>.po` can be
 * imported, `?part=table` for the texts of one part, `?header` for what the language says of itself.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { headerOf, readPo, translations } from './texts/catalogue.ts';
import { compiledAll, withCompiledTexts } from './texts/compile.ts';
import { PARTS } from './texts/parts.ts';

export function textsPlugin(): Plugin {
  return {
    name: 'illuminice-texts',
    enforce: 'pre',
    load: {
      filter: { id: /\.po\?/ },
      handler(id) {
        const [file = '', query] = id.split('?');
        const po = readPo(readFileSync(file, 'utf8'));
        this.addWatchFile(file);
        const asked = new URLSearchParams(query);
        if (asked.has('header')) return javascript('header', headerOf(po));
        const part = PARTS.find((each) => each === asked.get('part'));
        if (part === undefined) throw new Error(`${id}: there is no such part of the texts`);
        return javascript('messages', compiledAll(translations(po, part)));
      },
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /[\\/]node_modules[\\/]/ } },
      handler(source, id) {
        const code = withCompiledTexts(source, id);
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}

/** JSON in quotes is read faster than JavaScript, and once only. */
function javascript(name: string, value: unknown) {
  return {
    code: `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
    map: null,
    moduleType: 'js' as const,
  };
}
