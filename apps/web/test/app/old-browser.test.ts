/** Whoever comes with an older browser is told so before anything fails, and which ones are new enough (S-29). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

/** Whether the check finds the browser too old; `lacks`: what it cannot do. */
function isTooOld(lacks: { readonly script?: string; readonly style?: string } = {}): boolean {
  let isOld = false;
  const window = {
    HTMLDialogElement: {},
    Worker: {},
    CSS: { supports: (...asked: string[]) => !asked.join(': ').includes(lacks.style ?? 'nothing') },
  };
  const document = { documentElement: { setAttribute: () => (isOld = true) } };
  const forget = lacks.script === undefined ? '' : `delete ${lacks.script};`;
  runInNewContext(`${forget}${read('public/old-browser.js')}`, { window, document });
  return isOld;
}

describe('the check before the start', () => {
  test('[S-29] lets a new browser pass', () => expect(isTooOld()).toBe(false));

  test.each(['Array.prototype.toSorted', 'Array.prototype.findLast', 'Object.hasOwn'])('[S-29] misses %s', (script) =>
    expect(isTooOld({ script })).toBe(true),
  );

  test.each(['container-type', 'color-mix', ':has', 'dvh', 'zoom'])('[S-29] misses %s of the styles', (style) =>
    expect(isTooOld({ style })).toBe(true),
  );

  test('[S-29] names the versions that are written down', () => {
    const page = read('index.html');
    const wanted: string[] = JSON.parse(read('package.json')).browserslist;
    for (const line of wanted) {
      const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
      if (name === 'ios_saf') continue;
      expect(page, line).toMatch(new RegExp(name === 'chrome' ? 'Chrome or Edge 111' : `${name} ${version}`, 'i'));
    }
  });
});
