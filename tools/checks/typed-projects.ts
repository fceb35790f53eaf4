// What tsc is given: the folders with a tsconfig.json, those with the same options together.

import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const FOLDER = '.cache/types';

/**
 * Each folder's own configuration is for editors; checked one by one, every room would be read again for each of those above
 * it (41 s of work instead of 26).
 */
export function typedProjects(): string[] {
  const configs = globSync(['tsconfig.json', '{packages,apps}/*/tsconfig.json', '{packages,apps}/*/*/tsconfig.json']);
  const alone: string[] = [];
  const together = new Map<string, string[]>();
  for (const config of configs.filter(hasFiles).sort()) {
    const text = readFileSync(config, 'utf8');
    if (text.includes('"compilerOptions"')) alone.push(config);
    else {
      const read: { readonly extends: string; readonly include: readonly string[] } = JSON.parse(text);
      const base = resolve(dirname(config), read.extends);
      const paths = read.include.map((path) => resolve(dirname(config), path));
      together.set(base, [...(together.get(base) ?? []), ...paths]);
    }
  }
  mkdirSync(FOLDER, { recursive: true });
  const written = [...together].map(([base, include], index) => {
    const file = join(FOLDER, `${index}.json`);
    writeFileSync(file, JSON.stringify({ extends: base, include }));
    return file;
  });
  return [...alone, ...written];
}

/** tsc fails on a project without files. */
function hasFiles(config: string): boolean {
  const folder = dirname(config);
  return globSync([`${folder}/*.{ts,tsx}`, `${folder}/src/**/*.{ts,tsx}`, `${folder}/*/*.ts`]).length > 0;
}
