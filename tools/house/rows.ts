// In which row of its room a folder is drawn.

import { top } from '../rooms/folders.ts';
import type { Edges } from '../rooms/graph.ts';
import { webLevels } from '../rooms/rules.ts';
import { ranksOf } from './ranks.ts';
import type { DrawnRoom, Folder } from './read-house.ts';

/** One level of a room that has levels, otherwise one rank; each line holds folders that stand side by side. */
export type Row = { readonly level: string | undefined; readonly lines: readonly (readonly Folder[])[] };

export type Widths = { readonly available: number; readonly of: (folder: Folder) => number };

/** The highest first: by level in a room with levels, otherwise whoever imports above whom they import. */
export function rowsOf(room: DrawnRoom, widths: Widths): Row[] {
  const ranks = ranksOf(room.arrows);
  const rowOf = isInLevels(room) ? levelOf : ({ name }: Folder): number => ranks.get(name) ?? 0;
  return [...Map.groupBy(room.folders, rowOf)]
    .sort(([a], [b]) => b - a)
    .map(([row, folders]) => ({
      level: isInLevels(room) ? webLevels[row] : undefined,
      lines: wrapped(folders, widths),
    }));
}

export function isInLevels(room: DrawnRoom): boolean {
  return room.name === 'web' && room.folders.every((folder) => levelOf(folder) >= 0);
}

/** The files directly in `src` stand above all levels. */
function levelOf({ name }: Folder): number {
  return name === top ? webLevels.length : webLevels.indexOf(name.split('/')[0] ?? '');
}

function wrapped(folders: readonly Folder[], widths: Widths): Folder[][] {
  const lines: Folder[][] = [[]];
  let used = 0;
  for (const folder of folders) {
    if (used + widths.of(folder) > widths.available && used > 0) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(folder);
    used += widths.of(folder);
  }
  return lines;
}

/** What lies inside a folder of a level is that folder's business. */
export function withoutDepth(room: DrawnRoom): DrawnRoom {
  const shallow = (name: string): string => name.split('/').slice(0, 2).join('/');
  const merged = Map.groupBy(room.folders, ({ name }) => shallow(name));
  const arrows: Edges = new Map(
    [...merged].map(([name, parts]) => [
      name,
      [...new Set(parts.flatMap((part) => (room.arrows.get(part.name) ?? []).map(shallow)))].filter(
        (to) => to !== name,
      ),
    ]),
  );
  const folders = [...merged].map(([name, parts]) => ({
    name,
    files: parts.reduce((sum, part) => sum + part.files, 0),
    lines: parts.reduce((sum, part) => sum + part.lines, 0),
  }));
  return { ...room, folders, arrows };
}
