/** Every picture the client shows, by the path it is served under. */
import { createHash } from 'node:crypto';
import { icons } from '@iconify-json/game-icons';
import { catalogue } from '@illuminice/cards';
import type { CardDefinition } from '@illuminice/engine';
import { INTERFACE_ICONS } from '../src/base/art/interface-icons.ts';
import {
  ALIGNMENT_LOOKS,
  GOLD,
  mix,
  NO_ALIGNMENT,
  SPECIAL_TINT,
  tintOf,
} from '../src/pieces/cards/alignment-colours.ts';
import {
  ABILITY_STAR,
  ACTED_STAMP,
  ARROW_KINDS,
  arrowSprite,
  halftone,
  overprintedGlyph,
  plainGlyph,
  stringWeb,
} from '../src/pieces/cards/drawing.ts';
import { grain } from './png.ts';

const DIRECTIONS = ['up', 'right', 'down', 'left'];
const PAPER = '#f6ecd4';
const MINT = '#cfe9df';

export interface ArtFiles {
  /** Changes whenever any picture does, so that a server may let browsers keep the folder for ever. */
  readonly folder: string;
  readonly files: ReadonlyMap<string, string | Buffer>;
}

export function drawArt(): ArtFiles {
  const files = new Map<string, string | Buffer>();
  for (const card of catalogue) files.set(`card/${card.key}.svg`, glyphOf(card));
  for (const name of INTERFACE_ICONS) files.set(`icon/${name}.svg`, plainGlyph(bodyOf(name), '#000'));
  for (const look of [...Object.values(ALIGNMENT_LOOKS), NO_ALIGNMENT]) {
    const ground = mix(look.colour, PAPER, 0.2);
    files.set(`tone/${look.short}-wide.svg`, halftone({ width: 48, height: 52 }, look.colour, ground));
    files.set(`tone/${look.short}-tall.svg`, halftone({ width: 66, height: 90 }, look.colour, ground));
  }
  files.set('tone/special.svg', halftone({ width: 48, height: 52 }, SPECIAL_TINT, MINT));
  for (const kind of ARROW_KINDS) {
    DIRECTIONS.forEach((name, direction) => {
      files.set(`arrow/${kind}-${name}.svg`, arrowSprite(kind, direction));
    });
  }
  for (const [name, colour] of [
    ['paper', ['#8f1d12', '#1d3f6e', '#6d5108']],
    ['gold', [GOLD, GOLD, GOLD]],
  ] as const) {
    files.set(`stat/power-${name}.svg`, plainGlyph(bodyOf('fist'), colour[0]));
    files.set(`stat/resistance-${name}.svg`, plainGlyph(bodyOf('checked-shield'), colour[1]));
    files.set(`stat/income-${name}.svg`, plainGlyph(bodyOf('two-coins'), colour[2]));
  }
  files.set('stat/goal.svg', plainGlyph(bodyOf('laurel-crown'), '#c9b685'));
  files.set('acted.svg', ACTED_STAMP);
  files.set('star.svg', ABILITY_STAR);
  files.set('web.svg', stringWeb());
  files.set('grain.png', grain(96));
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update(content);
  return { folder: hash.digest('hex').slice(0, 10), files };
}

function glyphOf(card: CardDefinition): string {
  const body = bodyOf(card.icon);
  if (card.kind === 'illuminati') return plainGlyph(body, GOLD);
  return overprintedGlyph(body, card.kind === 'special' ? SPECIAL_TINT : tintOf(card.alignments).colour);
}

function bodyOf(name: string): string {
  const icon = icons.icons[name];
  if (icon === undefined) throw new Error(`game-icons has no glyph "${name}"`);
  return icon.body;
}
