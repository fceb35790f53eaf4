// What `npm run house -- --json` prints: figures to compare two states of the house by.

import type { House } from './read-house.ts';

export function figuresOf({ rooms, files, functions }: House): object {
  const over = (limit: number): number => files.filter(({ lines }) => lines > limit).length;
  const named = functions.filter(({ name }) => name !== undefined);
  const long = functions.filter(({ lines }) => lines > 50).sort((a, b) => b.lines - a.lines);
  const crowded = named.filter(({ parameters }) => parameters >= 4);
  const taking = named.filter(({ takesBoolean }) => takesBoolean);
  const sum = (of: (room: House['rooms'][number]) => number): number => rooms.reduce((all, room) => all + of(room), 0);
  return {
    rooms: Object.fromEntries(
      rooms.map(({ name, source, tests, styles, folders, knots }) => [
        name,
        { source, tests, styles, folders: folders.length, largestKnot: knots[0]?.length ?? 0 },
      ]),
    ),
    source: sum(({ source }) => source),
    tests: sum(({ tests }) => tests),
    styles: sum(({ styles }) => styles),
    files: { all: files.length, over200: over(200), over400: over(400) },
    functions: {
      named: named.length,
      over50Lines: long.length,
      over80Lines: long.filter(({ lines }) => lines > 80).length,
      fourOrMoreParameters: crowded.length,
      takingBooleans: taking.length,
    },
    places: {
      over50Lines: long.map((found) => `${placeOf(found)} ${found.lines} lines`),
      fourOrMoreParameters: crowded.map((found) => `${placeOf(found)} ${found.parameters} parameters`),
      takingBooleans: taking.map(placeOf),
    },
  };
}

function placeOf({ path, line, name }: House['functions'][number]): string {
  return `${path}:${line} ${name ?? 'unnamed'}`;
}
