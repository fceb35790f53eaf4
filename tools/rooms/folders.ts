// The folders of a room and the arrows between them. Types count: a folder that cannot be read without
// another depends on it, whatever is left of the import when the code runs.

import { dirname, relative } from 'node:path';
import { findKnots } from './graph.ts';
import { isInside, type Room, type SourceFile, targetOf } from './read-rooms.ts';

/** Files directly in `src`, such as `index.ts` and `main.ts`: they may import every folder, no folder them. */
export const top = '.';

/** One import from one folder into another. */
export type Arrow = {
  readonly from: string;
  readonly to: string;
  readonly file: SourceFile;
  /** The imported file, relative to the repository. */
  readonly target: string;
};

export type Folders = {
  /** Relative to `src`, each directory with files in it. */
  readonly names: readonly string[];
  readonly arrows: readonly Arrow[];
  /** Folders that import each other in a circle, the largest circle first. */
  readonly knots: readonly (readonly string[])[];
};

export function foldersOf(room: Room): Folders {
  const shipped = room.files.filter((file) => file.ships);
  const folderOf = (path: string): string => relative(room.source, dirname(path)) || top;
  const arrows = shipped.flatMap((file) =>
    file.imports
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map(({ specifier }) => targetOf(file, specifier))
      .filter((target) => isInside(room.source, target) && folderOf(target) !== folderOf(file.path))
      .map((target) => ({ from: folderOf(file.path), to: folderOf(target), file, target })),
  );
  const names = [...new Set(shipped.map((file) => folderOf(file.path)))].sort();
  const edges = new Map(
    names.map((name) => [name, arrows.filter(({ from }) => from === name).map(({ to }) => to)] as const),
  );
  return { names, arrows, knots: findKnots(edges) };
}

/** What is wrong between the folders of a room, one sentence each. */
export function violationsOfFolders(room: Room): string[] {
  const { arrows, knots } = foldersOf(room);
  const inKnots = knots.flatMap((knot) => {
    const inside = arrows.filter(({ from, to }) => knot.includes(from) && knot.includes(to));
    return [`${room.source}: ${knot.length} folders import each other: ${knot.join(', ')}`, ...summaryOf(inside)];
  });
  const intoTop = arrows
    .filter(({ to }) => to === top)
    .map(({ file, target }) => `${file.path}: imports ${target}: files directly in ${room.source} are nobody's base`);
  return [...inKnots, ...intoTop];
}

/** One line for each pair of folders, those with the fewest imports first: they are the cheapest to turn round. */
function summaryOf(arrows: readonly Arrow[]): string[] {
  const pairs = Map.groupBy(arrows, ({ from, to }) => `${from} → ${to}`);
  return [...pairs]
    .sort(([, a], [, b]) => a.length - b.length)
    .map(([pair, all]) => `  ${pair} (${all.length}), such as ${all[0]?.file.path} → ${all[0]?.target}`);
}
