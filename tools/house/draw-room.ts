// One room: its folders in rows, who imports above whom is imported.

import { top } from '../rooms/folders.ts';
import type { Edges } from '../rooms/graph.ts';
import { webLevels } from '../rooms/rules.ts';
import { arrowsToDraw, ranksOf } from './ranks.ts';
import type { DrawnRoom, Folder } from './read-house.ts';
import { type Box, counted, curve, rectangle, text, widthOf } from './svg.ts';

const padding = 14;
const header = 46;
const tileHeight = 36;
const gap = 9;
const rowGap = 24;
const levelLabel = 74;

export type Picture = { readonly height: number; readonly shapes: string };

type Row = { readonly level: string | undefined; readonly folders: readonly Folder[] };

/** At least as tall as asked for, its folders in the middle. */
export function drawRoom(room: DrawnRoom, at: Box): Picture {
  const drawn = isInLevels(room) ? withoutDepth(room) : room;
  const left = at.x + padding + (isInLevels(room) ? levelLabel : 0);
  const right = at.x + at.width - padding;
  const rows = rowsOf(drawn).map((row) => ({ ...row, lines: linesOf(row.folders, right - left) }));
  const natural = header + padding - rowGap + rows.reduce((sum, { lines }) => sum + heightOf(lines) + rowGap, 0);
  const height = Math.max(natural, at.height);
  const places = new Map<string, Box>();
  const bands: string[] = [];
  let y = at.y + header + (height - natural) / 2;
  for (const { level, lines } of rows) {
    if (level !== undefined) {
      const band = { x: at.x + padding / 2, y: y - 6, width: at.width - padding, height: heightOf(lines) + 12 };
      bands.push(rectangle('band', band), text('level', { x: at.x + padding, y: y + tileHeight / 2 + 4 }, level));
    }
    for (const [index, line] of lines.entries()) {
      const used = line.reduce((sum, folder) => sum + tileWidth(folder) + gap, -gap);
      let x = left + (right - left - used) / 2;
      for (const folder of line) {
        const lineY = y + index * (tileHeight + gap);
        places.set(folder.name, { x, y: lineY, width: tileWidth(folder), height: tileHeight });
        x += tileWidth(folder) + gap;
      }
    }
    y += heightOf(lines) + rowGap;
  }
  const shapes = [
    rectangle('room', { ...at, height }, 10),
    text('name', { x: at.x + padding, y: at.y + 20 }, room.name),
    text('small', { x: at.x + padding, y: at.y + 35 }, captionOf(room)),
    ...bands,
    ...arrowsToDraw(drawn.arrows).flatMap(({ from, to, isInKnot }) => {
      const [start, end] = [places.get(from), places.get(to)];
      // From the top every folder is reached; those arrows would say nothing.
      if (start === undefined || end === undefined || from === top) return [];
      return curve(isInKnot ? 'arrow knot' : 'arrow', start, end);
    }),
    ...drawn.folders.map((folder) => drawTile(folder, places.get(folder.name))),
  ];
  return { height, shapes: shapes.join('\n') };
}

function drawTile(folder: Folder, place: Box | undefined): string {
  if (place === undefined) return '';
  return [
    rectangle('tile', place),
    text('label', { x: place.x + 8, y: place.y + 15 }, labelOf(folder)),
    text('small', { x: place.x + 8, y: place.y + 29 }, counted(folder.lines)),
  ].join('');
}

/** As wide as it has lines, but never narrower than its name. */
function tileWidth(folder: Folder): number {
  return Math.max(widthOf(labelOf(folder)) + 18, 30 + folder.lines / 14);
}

function labelOf({ name }: Folder): string {
  return name === top ? 'entry' : (name.split('/').at(-1) ?? name);
}

function captionOf({ source, tests, styles }: DrawnRoom): string {
  const css = styles === 0 ? '' : ` · CSS ${counted(styles)}`;
  return `${counted(source)} lines · tests ${counted(tests)}${css}`;
}

function heightOf(lines: readonly unknown[]): number {
  return lines.length * (tileHeight + gap) - gap;
}

function linesOf(folders: readonly Folder[], width: number): Folder[][] {
  const lines: Folder[][] = [[]];
  let used = 0;
  for (const folder of folders) {
    const wanted = tileWidth(folder) + gap;
    if (used + wanted - gap > width && used > 0) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(folder);
    used += wanted;
  }
  return lines;
}

/** The highest first: by level in a room with levels, otherwise by what lies below. */
function rowsOf(room: DrawnRoom): Row[] {
  const ranks = ranksOf(room.arrows);
  const rowOf = isInLevels(room) ? levelOf : ({ name }: Folder): number => ranks.get(name) ?? 0;
  return [...Map.groupBy(room.folders, rowOf)]
    .sort(([a], [b]) => b - a)
    .map(([row, folders]) => ({ level: isInLevels(room) ? webLevels[row] : undefined, folders }));
}

function isInLevels(room: DrawnRoom): boolean {
  return room.name === 'web' && room.folders.every((folder) => levelOf(folder) >= 0);
}

/** The files directly in `src` stand above all levels. */
function levelOf({ name }: Folder): number {
  return name === top ? webLevels.length : webLevels.indexOf(name.split('/')[0] ?? '');
}

/** What lies inside a folder of a level is that folder's business. */
function withoutDepth(room: DrawnRoom): DrawnRoom {
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
