/** S-21: what a phone reads before it installs the game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/base/i18n/language.ts';
import { routeOf } from '../../src/base/router/router.ts';
import { manifestName } from '../../src/screens/menu/own-manifest.ts';
import { manifestsOfLanguages } from '../../vite/manifest-plugin.ts';

const WEB = join(import.meta.dirname, '../..');

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type?: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

interface Manifest {
  readonly [field: string]: unknown;
  readonly icons: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly screenshots: readonly Picture[];
}

const manifest: Manifest = JSON.parse(readFileSync(join(WEB, 'public/site.webmanifest'), 'utf8'));

test('[S-21] the manifest says who it is, in whichever folder it lies: description, language, orientation, shortcuts', () => {
  expect(manifest).toMatchObject({
    lang: 'en',
    orientation: 'any',
    start_url: './',
    scope: './',
    description: expect.stringMatching(/.{40}/),
  });
  expect(manifest.shortcuts.length).toBeGreaterThan(2);
  for (const { name, url } of manifest.shortcuts)
    expect(routeOf({ pathname: `/${url}` }).screen, name).not.toMatch(/^(unknown|menu)$/);
});

test('[S-21] icons have the sizes they claim; the maskable one stands apart', () => {
  for (const { src, sizes, type } of manifest.icons.filter(({ type }) => type === 'image/png'))
    expect(sizeOfPng(join(WEB, 'public', src)), `${src} ${type}`).toBe(sizes);
  const purposes = manifest.icons.map(({ purpose }) => purpose ?? 'any');
  expect(new Set(purposes)).toEqual(new Set(['any', 'maskable']));
});

test('[S-21] screenshots for wide and narrow screens are pictures of the game, in the sizes they claim', () => {
  for (const { src, sizes } of manifest.screenshots) expect(sizeOfJpeg(join(WEB, '../../docs', src)), src).toBe(sizes);
  expect(new Set(manifest.screenshots.map((picture) => picture.form_factor))).toEqual(new Set(['wide', 'narrow']));
});

test('[S-21] every language has a manifest of its own, which is the same game under the same id', () => {
  const made = manifestsOfLanguages();
  const names = LANGUAGES.filter(({ code }) => code !== 'en').map(({ code }) => manifestName(code));
  expect([...made.keys()].toSorted()).toEqual(names.toSorted());
  for (const text of made.values()) {
    const theirs: Manifest = JSON.parse(text);
    expect(theirs).toMatchObject({ start_url: manifest.start_url, scope: manifest.scope, icons: manifest.icons });
    // It is the `start_url` where none is given; one that is given is read from the root of the host, and two folders would be one (V-27).
    expect([manifest.id, theirs.id]).toEqual([undefined, undefined]);
    expect(theirs.description).not.toBe(manifest.description);
    expect(theirs.shortcuts.map(({ url }) => url)).toEqual(manifest.shortcuts.map(({ url }) => url));
    const learn = ({ url }: { readonly url: string }): boolean => url === 'learn';
    expect(theirs.shortcuts.find(learn)?.name).not.toBe(manifest.shortcuts.find(learn)?.name);
  }
  expect(manifestName('en')).toBe('site.webmanifest');
});

function sizeOfPng(file: string): string {
  const bytes = readFileSync(file);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

/** The frame header, whose marker is FF C0 to FF C2, holds height and width. */
function sizeOfJpeg(file: string): string {
  const bytes = readFileSync(file);
  let at = 2;
  while (at < bytes.length && !/^ffc[0-2]$/.test(bytes.toString('hex', at, at + 2)))
    at += 2 + bytes.readUInt16BE(at + 2);
  return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
}
