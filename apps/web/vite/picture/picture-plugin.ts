/** What the server draws the picture of a shared moment with: letters and the glyphs of all cards as polygons, in the colours of the client. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { icons } from '@iconify-json/game-icons';
import { catalogue } from '@illuminice/cards';
import type { Plugin } from 'vite';
import { GOLD, tintOf } from '../../src/pieces/cards/alignment-colours.ts';
import { flattenPath, type Polygon } from './flatten-path.ts';
import { lettersIn } from './woff-letters.ts';

const LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:'’&!?()/%+-–";
const FONT = '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff';

export const PICTURE_FILE = 'picture.json';

interface PictureParts {
  readonly letters: ReturnType<typeof lettersIn>;
  /** By key: what lies on boards. */
  readonly cards: Readonly<Record<string, { readonly tint: string; readonly shape: readonly Polygon[] }>>;
}

export function pictureParts(): PictureParts {
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT));
  const cards = catalogue
    .filter(({ kind }) => kind !== 'special')
    .map((card) => [
      card.key,
      {
        tint: card.kind === 'group' ? tintOf(card.alignments).colour : GOLD,
        shape: shapeOf(card.icon),
      },
    ]);
  return { letters: lettersIn(font, LETTERS), cards: Object.fromEntries(cards) };
}

function shapeOf(icon: string) {
  const body = icons.icons[icon]?.body ?? '';
  return [...body.matchAll(/ d="([^"]+)"/g)].flatMap(([, path = '']) => flattenPath(path));
}

export function picturePlugin(): Plugin {
  return {
    name: 'illuminice-picture',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: PICTURE_FILE, source: JSON.stringify(pictureParts()) });
    },
  };
}
