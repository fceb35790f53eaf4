// The whole house in figures: rooms, their folders and arrows, and how much stands in them.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { foldersOf, top } from '../rooms/folders.ts';
import { type FunctionFound, functionsOf } from '../rooms/functions.ts';
import { type Room, readRooms, readTools, roomOfSpecifier } from '../rooms/read-rooms.ts';

export type Folder = { readonly name: string; readonly lines: number; readonly files: number };

export type DrawnRoom = {
  readonly name: string;
  /** Of the code that ships; tests, scripts and styles are counted apart. */
  readonly source: number;
  readonly tests: number;
  readonly styles: number;
  readonly folders: readonly Folder[];
  /** From each folder to those it imports. */
  readonly arrows: ReadonlyMap<string, readonly string[]>;
  readonly knots: readonly (readonly string[])[];
  /** Other rooms that its shipped code imports. */
  readonly imports: readonly string[];
};

export type House = {
  readonly rooms: readonly DrawnRoom[];
  readonly files: readonly { readonly path: string; readonly lines: number }[];
  readonly functions: readonly (FunctionFound & { readonly path: string })[];
};

export function readHouse(repository: string): House {
  const rooms = [...readRooms(repository), readTools(repository)];
  const text = (path: string): string => readFileSync(join(repository, path), 'utf8');
  const shipped = rooms.flatMap((room) => room.files.filter((file) => file.ships && !isGenerated(file.path)));
  return {
    rooms: rooms.map((room) => readRoom(room, text, stylesOf(repository, room))),
    files: shipped.map(({ path }) => ({ path, lines: linesIn(text(path)) })),
    functions: shipped.flatMap(({ path }) => functionsOf(path, text(path)).map((found) => ({ path, ...found }))),
  };
}

function readRoom(room: Room, text: (path: string) => string, styles: readonly string[]): DrawnRoom {
  const total = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + linesIn(text(path)), 0);
  const shipped = room.files.filter((file) => file.ships && !isGenerated(file.path));
  const folderOf = (path: string): string => relative(room.source, dirname(path)) || top;
  const { names, arrows, knots } = foldersOf(room);
  const inFolder = Map.groupBy(shipped, ({ path }) => folderOf(path));
  return {
    name: room.name,
    source: total(shipped.map(({ path }) => path)),
    tests: total(room.files.flatMap(({ path }) => (path.startsWith(`${room.folder}/test/`) ? [path] : []))),
    styles: total(styles),
    folders: names.map((name) => {
      const files = (inFolder.get(name) ?? []).map(({ path }) => path);
      return { name, files: files.length, lines: total(files) };
    }),
    arrows: new Map(
      names.map((name) => [name, unique(arrows.filter(({ from }) => from === name).map(({ to }) => to))]),
    ),
    knots,
    imports: unique(
      shipped.flatMap((file) => file.imports.map(({ specifier }) => roomOfSpecifier(specifier)?.room ?? room.name)),
    ).filter((name) => name !== room.name),
  };
}

function stylesOf(repository: string, room: Room): string[] {
  return globSync(`${room.source}/**/*.css`, { cwd: repository });
}

/** Written by a script, whatever its length. */
function isGenerated(path: string): boolean {
  return path.includes('/generated/');
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
