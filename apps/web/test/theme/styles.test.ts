/** What keeps the look in one place: colours are tokens, and a screen changes its shape at named sizes alone. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');
const sheets = globSync('**/*.css', { cwd: SOURCES }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  text: readFileSync(join(SOURCES, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));

const RAW = /#[\da-f]{3,8}\b(?=[^{}]*[;}])|\b(?:rgba?|hsla?|oklch)\([^)]*\)/gi;

const RAW_IN_CODE = /(['"`])#[\da-f]{3,8}\1|\b(?:rgba?|hsla?|oklch)\([^)]*\)/gi;

function found(wanted: RegExp, isLeftOut: (file: string) => boolean = () => false): string[] {
  return sheets
    .filter(({ file }) => !isLeftOut(file))
    .flatMap(({ file, text }) => [...text.matchAll(wanted)].map(([match]) => `${file}: ${match}`));
}

describe('style sheets', () => {
  test('no colour is written out except in the theme', () => {
    expect(sheets.length).toBeGreaterThan(30);
    expect(found(RAW, (file) => file.startsWith('base/theme/'))).toEqual([]);
  });

  /** Pictures that are written to files, where no style sheet reaches. */
  const DRAWN = ['pieces/cards/alignment-colours.ts', 'pieces/cards/drawing.ts'];

  test('[C-17] no colour is written out in a component either', () => {
    const components = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.startsWith('base/theme/') && !DRAWN.includes(file));
    const written = components.flatMap((file) =>
      [...readFileSync(join(SOURCES, file), 'utf8').matchAll(RAW_IN_CODE)].map(([match]) => `${file}: ${match}`),
    );
    expect(written).toEqual([]);
    expect('<path fill="#241c14" />'.match(RAW_IN_CODE)).toEqual(['"#241c14"']);
    expect("readonly #cafe = new Map(); href='#face-it'".match(RAW_IN_CODE)).toBeNull();
  });

  test('every token that is used exists', () => {
    const tokens = sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    const scripts = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).flatMap((file) =>
      [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/'(--[\w-]+)'/g)].map(([, name]) => name),
    );
    const known = new Set([...tokens, ...scripts]);
    const used = found(/var\((--[\w-]+)(?=\))/g).filter((use) => !known.has(use.slice(use.indexOf('--'))));
    expect(used).toEqual([]);
  });

  test('a width or a height at which something changes has a name', () => {
    expect(found(/@(?:media|container)[^{]*\d(?:px|em|rem)[^{]*\{/g)).toEqual([]);
  });

  test('the search finds what it is for', () => {
    expect('a { color: #fff; }'.match(RAW)).toEqual(['#fff']);
    expect('#face { color: red; }'.match(RAW)).toBeNull();
  });
});
