import { expect, test } from 'vitest';
import { rawStylesIn } from '../styles/find-raw-styles.ts';

const found = (source: string, path = 'apps/web/src/screens/menu/menu.css'): string[] =>
  rawStylesIn(path, source).map(({ line, text }) => `${line} ${text}`);

test('a colour outside the theme is found in every notation, and nothing else for one', () => {
  const source = [
    '#add-card:hover { color: var(--red); background: url(#fff) }',
    '/* #fff */ .a { border: 1px solid #FFF8; fill: transparent;',
    '  &:has(#bed) { color: color-mix(in oklab, var(--ink-0), rgb(0 0 0 / 50%)) }',
    '  white-space: nowrap; outline-color: white }',
  ].join('\n');
  expect(found(source)).toEqual(['2 #FFF8', '3 rgb(', '4 white']);
  expect(found(source, 'apps/web/src/base/theme/tokens.css')).toEqual([]);
});

test('layouts change at named sizes only, seen from either side', () => {
  const source = [
    '@media (max-width: 899px) {}',
    '@container frame (min-width: 900px) and (max-height: 820px) {}',
    '@media (max-width: 900px), (min-height: 700px) {}',
    '@container frame (width >= 1280px) and (width < 480px) {}',
    '@media (pointer: fine) and (max-width: 30em) {}',
  ].join('\n');
  expect(found(source)).toEqual(['3 max-width: 900px', '3 min-height: 700px', '4 width < 480px', '5 max-width: 30em']);
});
