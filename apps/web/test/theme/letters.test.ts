/** Letters grow in every browser alike: by `rem`, never by CSS `zoom` of anything that holds more than a picture (S-24). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inLetters, scalingLetters } from '../../vite/letters.ts';

const SOURCES = join(import.meta.dirname, '../../src');

function served(value: string, file: string): string {
  const declaration = { value, source: { input: { file } } };
  scalingLetters.Declaration(declaration);
  return declaration.value;
}

describe('lengths of style sheets', () => {
  test('[S-24] are served in letters', () => {
    expect(inLetters('600 13.5px / 1.2 var(--interface)')).toBe('600 0.84375rem / 1.2 var(--interface)');
    expect(inLetters('0 -8px 26px #000c')).toBe('0 -0.5rem 1.625rem #000c');
    expect(inLetters('((max-width: 899px) and (max-height: 640px))')).toBe(
      '((max-width: 56.1875rem) and (max-height: 40rem))',
    );
    expect(inLetters('50% 4cqh var(--w2px)')).toBe('50% 4cqh var(--w2px)');
  });

  test('[S-24] of cards and boards stay what their scripts say', () => {
    expect(served('168px', '/house/apps/web/src/pieces/cards/card.css')).toBe('168px');
    expect(served('168px', '/house/apps/web/src/tabletop/parts/docket.css')).toBe('10.5rem');
  });

  test('[S-24] only pictures are zoomed, and no frame of a screen', () => {
    const PICTURES = /card|special|strip|icon|backs|menu-stage|scene-dice|guide-illuminati/;
    const zoomed = globSync('**/*.css', { cwd: SOURCES }).flatMap((file) =>
      [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/([^{}]+)\{[^{}]*\bzoom:/g)].map(([, rule]) => rule ?? ''),
    );
    expect(zoomed.length).toBeGreaterThan(5);
    expect(zoomed.filter((rule) => !PICTURES.test(rule))).toEqual([]);
  });
});
