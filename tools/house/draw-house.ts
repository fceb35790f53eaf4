// The whole house: a room stands above those it imports.

import { drawRoom } from './draw-room.ts';
import { arrowsToDraw, ranksOf } from './ranks.ts';
import type { DrawnRoom, House } from './read-house.ts';
import { type Box, counted, curve, heads, rectangle, style, text } from './svg.ts';

const width = 1600;
const margin = 28;
const between = 20;
const floorGap = 54;
const narrowest = 190;
const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };

export function drawHouse({ rooms }: House): string {
  const edges = new Map(rooms.map(({ name, imports }) => [name, imports]));
  const ranks = ranksOf(edges);
  const floors = [...Map.groupBy(rooms, ({ name }) => ranks.get(name) ?? 0)].sort(([a], [b]) => b - a);
  const places = new Map<string, Box>();
  const pictures: string[] = [];
  let y = 92;
  for (const [, rooms] of floors) {
    const floor = rooms.toSorted((a, b) => b.source - a.source);
    const boxes = boxesOf(floor, y);
    const height = Math.max(...floor.map((room, index) => drawRoom(room, boxes[index] ?? nowhere).height));
    for (const [index, room] of floor.entries()) {
      const box = { ...(boxes[index] ?? nowhere), height };
      pictures.push(drawRoom(room, box).shapes);
      places.set(room.name, box);
    }
    y += height + floorGap;
  }
  const height = y - floorGap + margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${Math.ceil(height)}" role="img" aria-label="Rooms, folders and imports of Illuminice">`,
    `<style>${style}</style><defs>${heads}</defs>`,
    rectangle('ground', { x: 0, y: 0, width, height }, 0),
    text('title', { x: margin, y: 42 }, 'The house'),
    text('small', { x: margin, y: 62 }, legendOf(rooms)),
    ...arrowsToDraw(edges).flatMap(({ from, to }) => {
      const [start, end] = [places.get(from), places.get(to)];
      return start && end ? curve('road', towards(start, end), towards(end, start)) : [];
    }),
    ...pictures,
    '</svg>',
    '',
  ].join('\n');
}

/** Where an arrow leaves a box: as near to the other as it can, so that arrows do not lie on each other. */
function towards(box: Box, other: Box): Box {
  const aim = other.x + other.width / 2;
  return { ...box, x: Math.min(Math.max(aim, box.x + 24), box.x + box.width - 24), width: 0 };
}

/** Wider where there is more to show, by the root: the client has fifty times as much as the dice. */
function boxesOf(floor: readonly DrawnRoom[], y: number): Box[] {
  const total = floor.reduce((sum, { source }) => sum + Math.sqrt(source), 0);
  const free = width - 2 * margin - between * (floor.length - 1) - narrowest * floor.length;
  let x = margin;
  return floor.map(({ source }) => {
    const box = { x, y, width: narrowest + (free * Math.sqrt(source)) / total, height: 0 };
    x += box.width + between;
    return box;
  });
}

function legendOf(rooms: readonly DrawnRoom[]): string {
  const sum = (of: (room: DrawnRoom) => number): string => counted(rooms.reduce((all, room) => all + of(room), 0));
  const lines = `${sum((r) => r.source)} lines of source, ${sum((r) => r.tests)} of tests, ${sum((r) => r.styles)} of CSS`;
  return `${lines}. An arrow says “imports”; those that follow from others are left out; red ones run in a circle. Numbers are lines.`;
}
