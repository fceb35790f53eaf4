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
});
