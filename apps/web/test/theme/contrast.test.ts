/** The ring around what has the focus, and the hint in an empty field, stand out from every ground they may lie on (WCAG 1.4.3, 1.4.11, 2.4.13). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const TOKENS = readFileSync(join(import.meta.dirname, '../../src/base/theme/tokens.css'), 'utf8');
const token = (name: string): string => new RegExp(`--${name}:([^;]+);`).exec(TOKENS)?.[1] ?? '';
const coloursIn = (text: string): string[] => text.match(/#[\da-f]{6}\b/gi) ?? [];

/** Relative luminance as WCAG counts it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper-fill', 'red-fill', 'ink-fill', 'felt', 'paper', 'paper-2', 'ink-0', 'gold', 'print', 'mint'];

describe('the ring of the focus', () => {
  const [ring = '', halo = ''] = [token('focus-ring').trim(), token('focus-halo').trim()];

  test('[S-4] its two tones are told apart', () => {
    expect(contrast(ring, halo)).toBeGreaterThan(10);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });

  test.each(GROUNDS)('[S-4] one of the two has 3 : 1 on %s', (ground) => {
    const tones = coloursIn(token(ground));
    expect(tones.length).toBeGreaterThan(0);
    for (const tone of tones) expect(Math.max(contrast(ring, tone), contrast(halo, tone))).toBeGreaterThanOrEqual(3);
  });

  test('[S-4] the one before was lost on paper', () => {
    expect(contrast('#ffe9ae', coloursIn(token('paper-fill'))[0] ?? '')).toBeLessThan(1.5);
  });
});

/** One colour over another, as seen through. */
function mixed(over: string, under: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(part(over, at) * share + part(under, at) * (1 - share));
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
}

describe('the hint in an empty field', () => {
  const styles = readFileSync(join(import.meta.dirname, '../../src/base/theme/global.css'), 'utf8');
  const share = (where: string) =>
    Number(new RegExp(`\n${where}::placeholder \\{[^}]*opacity: ([\\d.]+);`).exec(styles)?.[1]);

  test.each([
    ['print', 'paper-fill', '\\.panel-paper '],
    ['text', 'ink-fill', ''],
  ])('[S-28] %s on %s has 4.5 : 1', (letters, ground, where) => {
    const [letter = ''] = coloursIn(token(letters));
    const tones = coloursIn(token(ground));
    expect(tones.length).toBeGreaterThan(0);
    for (const tone of tones) expect(contrast(mixed(letter, tone, share(where)), tone)).toBeGreaterThanOrEqual(4.5);
  });
});
