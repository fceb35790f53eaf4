// Writes src/generated/index.ts, the list of all cards: node packages/cards/scripts/make-index.ts

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type CardFile, cardIndex, FOLDERS } from './card-index.ts';

const src = new URL('../src/', import.meta.url);
const target = new URL('generated/index.ts', src);

const files = FOLDERS.flatMap((folder): CardFile[] =>
  readdirSync(new URL(`${folder}/`, src))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({
      folder,
      key: name.slice(0, -'.ts'.length),
      source: readFileSync(new URL(`${folder}/${name}`, src), 'utf8'),
    })),
);

const text = cardIndex(files);
// An unchanged file keeps its time, so watchers and caches stay quiet.
if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  mkdirSync(new URL('./', target), { recursive: true });
  writeFileSync(target, text);
}
