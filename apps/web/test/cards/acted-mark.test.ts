/** T-36: an Illuminati card that has acted wears the mark of it, as every Group does. */
import { pack } from '@illuminice/cards';
import { describe, expect, test } from 'vitest';
import { CardFace } from '../../src/pieces/cards/card-face.tsx';
import type { Detail } from '../../src/pieces/cards/face-measures.ts';
import { drawn } from '../unit/drawn.ts';

const ROOT = 0;
const MARK = /class="(?:card-acted|figures-acted)/;

describe('a card that has acted', () => {
  test.each(['full', 'codes', 'figures'] as const satisfies readonly Detail[])(
    '[T-36] the Illuminati, face %s',
    (detail) => {
      const face = { pack, card: ROOT, illuminati: 0, detail, zoom: 0.7 };
      expect(drawn(CardFace, { ...face, acted: true })).toMatch(MARK);
      expect(drawn(CardFace, face)).not.toMatch(MARK);
    },
  );
});
