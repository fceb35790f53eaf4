// One room: its folders in rows, who imports above whom is imported.

import { top } from '../rooms/folders.ts';
import { arrowsToDraw } from './ranks.ts';
import type { DrawnRoom, Folder } from './read-house.ts';
import { isInLevels, rowsOf, withoutDepth } from './rows.ts';
import { type Box, counted, curve, rectangle, text, widthOf } from './svg.ts';

const padding = 14;
const header = 46;
const tileHeight = 36;
const gap = 9;
const lineGap = 14;
const rowGap = 24;
const levelLabel = 74;

export type Picture = { readonly height: number; readonly shapes: string };

/** At least as tall as asked for, its folders in the middle. */
export function drawRoom(room: DrawnRoom, at: Box): Picture {
  const drawn = isInLevels(room) ? withoutDepth(room) : room;
  const left = at.x + padding + (isInLevels(room) ? levelLabel : 0);
  const right = at.x + at.width - padding;
  const widths = { available: right - left + gap, of: (folder: Folder) => tileWidth(folder) + gap };
  const rows = rowsOf(drawn, widths);
  const natural = header + padding - rowGap + rows.reduce((sum, { lines }) => sum + heightOf(lines) + rowGap, 0);
  const height = Math.max(natural, at.height);
  const places = new Map<string, Box>();
  const bands: string[] = [];
  const underTheirImporters = (line: readonly Folder[]): Folder[] => {
    const wish = new Map(
      line.map(({ name }) => [name, meanOf(importersOf(drawn, name).flatMap((from) => places.get(from) ?? []))]),
    );
    return line.toSorted((a, b) => (wish.get(a.name) ?? 0) - (wish.get(b.name) ?? 0));
  };
  let y = at.y + header + (height - natural) / 2;
  for (const { level, lines } of rows) {
    if (level !== undefined) {
      const band = { x: at.x + padding / 2, y: y - 6, width: at.width - padding, height: heightOf(lines) + 12 };
      bands.push(rectangle('band', band), text('level', { x: at.x + padding, y: y + tileHeight / 2 + 4 }, level));
    }
    for (const [index, folders] of lines.entries()) {
      const line = underTheirImporters(folders);
      const used = line.reduce((sum, folder) => sum + tileWidth(folder) + gap, -gap);
      let x = left + (right - left - used) / 2;
      for (const folder of line) {
        const lineY = y + index * (tileHeight + lineGap);
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
  return lines.length * (tileHeight + lineGap) - lineGap;
}

function importersOf(room: DrawnRoom, name: string): string[] {
  return [...room.arrows].filter(([from, to]) => from !== top && to.includes(name)).map(([from]) => from);
}

/** Where the middle of some boxes lies from left to right; what nobody above imports stands at the left. */
function meanOf(boxes: readonly Box[]): number {
  return boxes.reduce((sum, { x, width }) => sum + x + width / 2, 0) / Math.max(1, boxes.length);
}
