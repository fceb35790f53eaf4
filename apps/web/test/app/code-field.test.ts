import { expect, test } from 'vitest';
import { codeIn, isCode } from '../../src/screens/menu/code-in.ts';

test('[R-22.6] a code is found in what somebody typed or pasted', () => {
  expect(codeIn('k7m4qx')).toBe('K7M4QX');
  expect(codeIn(' K7M-4QX ')).toBe('K7M4QX');
  expect(codeIn('https://illuminice.example/join/k7m4qx?from=chat')).toBe('K7M4QX');
  expect(codeIn('K7M4QXZZZ')).toBe('K7M4QX');
});

test('[R-22.6] letters that no code has are left out', () => {
  expect(codeIn('O0I1L7')).toBe('7');
  expect(isCode('K7M4Q')).toBe(false);
  expect(isCode('K7M4QX')).toBe(true);
});
