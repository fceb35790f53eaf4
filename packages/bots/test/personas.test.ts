import { expect, test } from 'vitest';
import { personaOf, personas } from '../src/index.ts';

test('there are at least eight personas, each with a name, a face and a style of their own', () => {
  expect(personas.length).toBeGreaterThanOrEqual(8);
  expect(new Set(personas.map(({ name }) => name)).size).toBe(personas.length);
  expect(new Set(personas.map(({ face }) => face)).size).toBe(personas.length);
  expect(new Set(personas.map(({ style }) => JSON.stringify(style))).size).toBe(personas.length);
  for (const persona of personas) {
    expect(personaOf(persona.key)).toBe(persona);
    expect(persona.face).toMatch(/^<svg [^>]*viewBox="0 0 64 64"[\s\S]*<\/svg>$/);
    expect(persona.face).not.toMatch(/href|script|url\(/);
  }
});

test('style stays near 1: it colours a mind, it does not make it weak', () => {
  for (const { style } of personas)
    for (const factor of Object.values(style)) {
      expect(factor).toBeGreaterThanOrEqual(0.6);
      expect(factor).toBeLessThanOrEqual(2);
    }
});
