import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '@illuminice/cards';
import { describe, expect, test } from 'vitest';
import {
  bandHeight,
  type Detail,
  detailAt,
  FACE,
  NAME_STEPS,
  NAME_WIDTH,
  type Shape,
  tallRows,
} from '../../src/pieces/cards/face-measures.ts';
import { fitName } from '../../src/pieces/cards/fit-name.ts';

const SHAPES: readonly Shape[] = ['wide', 'tall'];
const FACES: readonly Detail[] = ['full', 'codes'];

describe('names on cards', () => {
  test('every name fits both faces at 12 px or more', () => {
    const small = SHAPES.flatMap((shape) =>
      FACES.flatMap((detail) =>
        pack.groups
          .map((group) => ({
            name: group.name,
            shape,
            detail,
            size: fitName(group.name, NAME_WIDTH[shape], NAME_STEPS[shape][detail]).size,
          }))
          .filter(({ size }) => size < 12),
      ),
    );
    expect(small).toEqual([]);
  });

  test('a long name is broken where it reads best, not where it just fits', () => {
    expect(fitName('Parent/Teacher Agglomeration', 70, NAME_STEPS.tall.full).lines).toEqual([
      'PARENT/',
      'TEACHER',
      'AGGLOMERATION',
    ]);
    expect(fitName('Evil Geniuses for a Better Tomorrow', 154, NAME_STEPS.wide.full).lines).toEqual([
      'EVIL GENIUSES',
      'FOR A BETTER TOMORROW',
    ]);
  });

  test('no line loses or repeats a letter', () => {
    for (const { name } of pack.groups) {
      for (const shape of SHAPES) {
        const { lines } = fitName(name, NAME_WIDTH[shape], NAME_STEPS[shape].full);
        expect(lines.join('').replaceAll(' ', '')).toBe(name.toUpperCase().replaceAll(' ', ''));
      }
    }
  });

  test('the art of a standing card keeps at least 27 px below the longest names and most chips', () => {
    for (const group of pack.groups) {
      const { lines, size } = fitName(group.name, NAME_WIDTH.tall, NAME_STEPS.tall.full);
      const rows = tallRows(bandHeight('tall', lines.length, size), group.alignments.length, 'full');
      expect(rows.artHeight, group.name).toBeGreaterThanOrEqual(27);
      expect(rows.artTop + rows.artHeight).toBeLessThan(FACE.tall.height);
    }
  });

  test('[T-12] faces grow simpler below zoom 0.85, keep their figures below 0.8, and are tags below 0.5', () => {
    expect([1, 0.85, 0.84, 0.8, 0.79, 0.5, 0.49].map(detailAt)).toEqual([
      ...['full', 'full', 'codes', 'codes'],
      ...['figures', 'figures', 'tag'],
    ]);
  });

  test('[S-20] letters on the stripe of a tag are 9 px or larger on the screen, and never smaller than they were', () => {
    const styles = readFileSync(join(import.meta.dirname, '../../src/pieces/cards/card-small.css'), 'utf8');
    const [, wanted, most] = /--stripe: min\((\d+)px \/ var\(--zoom, 0\.5\), (\d+)px\)/.exec(styles)?.map(Number) ?? [];
    const [, share] = /font: 700 calc\(var\(--stripe\) \* ([\d.]+)\)/.exec(styles)?.map(Number) ?? [];
    const onScreen = (zoom: number): number =>
      Math.min((wanted ?? Number.NaN) / zoom, most ?? Number.NaN) * (share ?? Number.NaN) * zoom;
    for (const zoom of [0.49, 0.45, 0.42]) expect(onScreen(zoom), String(zoom)).toBeGreaterThanOrEqual(9);
    // "card stripes with 6.4-7.7 px text": 15 px of the card, whatever its size on the screen.
    for (const zoom of [0.35, 0.2]) expect(onScreen(zoom)).toBeGreaterThan(15 * zoom);
  });
});
