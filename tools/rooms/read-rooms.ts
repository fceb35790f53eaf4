// Reads the workspace: its rooms, their files, and what each file imports.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const scope = '@illuminice/';

export type Import = {
  readonly specifier: string;
  /** `import type` disappears when the code runs; it cannot close a cycle of files. */
  readonly typeOnly: boolean;
};

export type SourceFile = {
  /** Relative to the repository. */
  readonly path: string;
  /** In `src/`: part of what ships. */
  readonly ships: boolean;
  readonly imports: readonly Import[];
};

export type Room = {
  readonly name: string;
  readonly folder: string;
  /** Where what ships stands. */
  readonly source: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  readonly files: readonly SourceFile[];
};

export function readRooms(repository: string): Room[] {
  const manifests = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: repository });
  return manifests.sort().map((manifest) => readRoom(repository, dirname(manifest)));
}

function readRoom(repository: string, folder: string): Room {
  const manifest: unknown = JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));
  return {
    name: basename(folder),
    folder,
    source: `${folder}/src`,
    dependencies: keysOf(manifest, 'dependencies'),
    devDependencies: keysOf(manifest, 'devDependencies'),
    files: readFiles(repository, folder, (file) => file.startsWith('src/')),
  };
}

/** The tools as one more room: they may import everybody, but their own folders keep order like all others. */
export function readTools(repository: string): Room {
  const files = readFiles(repository, 'tools', (file) => !file.startsWith('test/'));
  return { name: 'tools', folder: 'tools', source: 'tools', dependencies: [], devDependencies: [], files };
}

function readFiles(repository: string, folder: string, ships: (file: string) => boolean): SourceFile[] {
  const files = globSync('**/*.{ts,tsx,mjs}', {
    cwd: join(repository, folder),
    exclude: (name) => ['node_modules', 'dist'].includes(basename(name)),
  });
  return files.sort().map((file) => ({
    path: join(folder, file),
    ships: ships(file),
    imports: importsOf(readFileSync(join(repository, folder, file), 'utf8')),
  }));
}

function keysOf(manifest: unknown, field: string): string[] {
  const value = (manifest as Record<string, unknown>)[field];
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

/** The formatter puts every import and re-export at the start of a line, which is all this relies on. */
export function importsOf(source: string): Import[] {
  const statement = /^(?:import|export)\s+(type\s+(?!from\b))?(?:[^'";]*?\bfrom\s*)?(['"])([^'"]+)\2/gm;
  const call = /\bimport\(\s*(['"])([^'"]+)\1\s*\)/g;
  return [
    ...[...source.matchAll(statement)].map((m) => ({ specifier: m[3] ?? '', typeOnly: m[1] !== undefined })),
    ...[...source.matchAll(call)].map((m) => ({ specifier: m[2] ?? '', typeOnly: false })),
  ];
}

/** The room a specifier names, with the path inside it, if it names one. */
export function roomOfSpecifier(specifier: string): { room: string; inside: string } | undefined {
  if (!specifier.startsWith(scope)) return undefined;
  const [room = '', ...inside] = specifier.slice(scope.length).split('/');
  return { room, inside: inside.join('/') };
}

export function packageOfSpecifier(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Where a relative import leads, relative to the repository; without what Vite is asked for (`?raw`). */
export function targetOf(file: SourceFile, specifier: string): string {
  return join(dirname(file.path), specifier.replace(/\?.*$/, ''));
}

export function isInside(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith('..');
}

export function repositoryRoot(): string {
  const root = join(import.meta.dirname, '..', '..');
  if (!existsSync(join(root, 'package-lock.json'))) throw new Error(`${root} is not the repository`);
  return root;
}
