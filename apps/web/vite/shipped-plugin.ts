/** What the game is made of: its version, and the packages in it with their licences, read from what is installed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
const SHARED = ['bots', 'cards', 'engine', 'fair-dice', 'protocol', 'table'].map((room) => `packages/${room}`);
/** Needed only while building, but drawn into the pictures. */
const DRAWN = '@iconify-json/game-icons';
const ADDRESS = 'virtual:shipped';
/** Stands in the code until the bundler knows which packages it took. */
const PLACE = '__PACKAGES_OF_THIS_BUILD__';
const PACKAGE = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*[\\/]node_modules[\\/])/;

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Of what travels inside the client, as its licence asks; packages of the server are installed with theirs beside them. */
  readonly text?: string;
}

export function shippedPlugin(): Plugin {
  let isBuilt = false;
  return {
    name: 'illuminice-shipped',
    configResolved({ mode }) {
      isBuilt = mode === 'production';
    },
    resolveId: (id) => (id === ADDRESS ? `\0${ADDRESS}` : undefined),
    load(id) {
      if (id !== `\0${ADDRESS}`) return undefined;
      // Only what players get has either: pictures of the gallery do not change with a release.
      const version = isBuilt ? manifestIn(ROOT).version : 'x.y.z';
      const packages = isBuilt ? `JSON.parse(${JSON.stringify(PLACE)})` : '[]';
      return `export const VERSION = ${JSON.stringify(version)};\nexport const PACKAGES = ${packages};`;
    },
    renderChunk(code, _, __, { chunks }) {
      if (!code.includes(PLACE)) return undefined;
      const bundled = Object.values(chunks).flatMap(({ moduleIds }) => moduleIds);
      const packages = JSON.stringify(shippedPackages(bundled.flatMap((id) => PACKAGE.exec(id)?.[1] ?? [])));
      return { code: code.replace(new RegExp(`(["'\`])${PLACE}\\1`), () => JSON.stringify(packages)), map: null };
    },
  };
}

/** What the bundler took, and what our rooms name themselves; sorted by name. */
function shippedPackages(bundled: readonly string[]): readonly ShippedPackage[] {
  const ofClient = new Set([
    ...bundled.map((name) => name.replaceAll('\\', '/')),
    ...namedBy(['apps/web', ...SHARED]),
    DRAWN,
  ]);
  const names = new Set([...ofClient, ...namedBy(['apps/server'])]);
  return [...names].sort().map((name) => {
    const folder = folderOf(name);
    const { version, license = '' } = manifestIn(folder);
    const text = ofClient.has(name) ? licenceText(folder) : undefined;
    return { name, version, licence: license, ...(text === undefined ? {} : { text }) };
  });
}

function namedBy(rooms: readonly string[]): readonly string[] {
  const names = rooms.flatMap((room) => Object.keys(manifestIn(join(ROOT, room)).dependencies ?? {}));
  return names.filter((name) => !name.startsWith('@illuminice/'));
}

/** As Node looks for it from the client, or where another room keeps its own. */
function folderOf(name: string): string {
  const rooms = ['.', 'apps/web', 'apps/server', ...SHARED];
  const folders = rooms.map((room) => join(ROOT, room, 'node_modules', name));
  const found = folders.find((folder) => existsSync(join(folder, 'package.json')));
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function licenceText(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8').trim();
}
