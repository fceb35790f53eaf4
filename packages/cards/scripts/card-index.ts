/** In the order of the catalogue. */
export const FOLDERS = ['illuminati', 'groups', 'specials'] as const;

export interface CardFile {
  readonly folder: (typeof FOLDERS)[number];
  /** File name without `.ts`. */
  readonly key: string;
  readonly source: string;
}

/** The text of `src/generated/index.ts`. Same files in any order, same text. */
export function cardIndex(files: readonly CardFile[]): string {
  const cards = FOLDERS.flatMap((folder) =>
    files.filter((file) => file.folder === folder).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  ).map(({ folder, key, source }) => ({
    key,
    name: exportOf({ folder, key, source }),
    path: `../${folder}/${key}.ts`,
  }));
  refuseDoubles(cards.map((card) => card.key));
  refuseDoubles(cards.map((card) => card.name));

  return [
    '// Written by scripts/make-index.ts from the files beside it. Never edited, not in git.',
    "import type { CardDefinition } from '@illuminice/engine';",
    ...cards.map(({ name, path }) => `import { ${name} } from '${path}';`),
    '',
    'export const catalogue: readonly CardDefinition[] = [',
    ...cards.map(({ name }) => `  ${name},`),
    '];',
    '',
  ].join('\n');
}

/** Read from the file instead of derived from its key: a key may start with a digit or be a reserved word. */
function exportOf({ folder, key, source }: CardFile): string {
  const [name, ...others] = [...source.matchAll(/^export const (\w+) = define\w+\(/gm)].map((match) => match[1]);
  if (name === undefined || others.length > 0) {
    throw new Error(
      `${folder}/${key}.ts must export exactly one card, as in: export const someCard = defineGroup({ … })`,
    );
  }
  return name;
}

function refuseDoubles(words: readonly string[]): void {
  const double = words.find((word, index) => words.indexOf(word) !== index);
  if (double !== undefined) throw new Error(`two card files claim the name ${double}`);
}
