// Checks the direction of imports between rooms and between the folders of each, and that no files import
// each other in a circle.
//
//   node tools/launch.mjs check-rooms          all rooms, a line for each
//   node tools/launch.mjs check-rooms server   what is wrong inside one, whether it is held to it or not

import { findViolations, findViolationsInside } from './rooms/find-violations.ts';
import { foldersOf } from './rooms/folders.ts';
import { readRooms, readTools, repositoryRoot } from './rooms/read-rooms.ts';
import { cleanRooms } from './rooms/rules.ts';

const asked = process.argv.slice(2);
const rooms = [...readRooms(repositoryRoot()), readTools(repositoryRoot())];
const violations = findViolations(rooms);

for (const room of rooms) {
  const inside = findViolationsInside(room);
  const isHeld = cleanRooms.includes(room.name);
  if (isHeld) violations.push(...inside);
  else if (asked.includes(room.name)) for (const violation of inside) console.log(violation);
  const { names, knots } = foldersOf(room);
  const knot = `largest knot ${knots[0]?.length ?? 0}`;
  const state = inside.length === 0 ? 'clean' : `${inside.length} to mend`;
  console.log(
    [room.name.padEnd(10), `${names.length} folders`.padStart(10), knot, state, isHeld ? 'held' : 'not held'].join(
      '  ',
    ),
  );
}

for (const violation of violations) console.log(violation);
const files = rooms.reduce((sum, room) => sum + room.files.length, 0);
console.log(`${rooms.length} rooms, ${files} files, ${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
