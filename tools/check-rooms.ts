// Checks the direction of imports between rooms and between the folders of each, and that no files import
// each other in a circle.

import { findViolations, findViolationsInside } from './rooms/find-violations.ts';
import { foldersOf } from './rooms/folders.ts';
import { readRooms, readTools, repositoryRoot } from './rooms/read-rooms.ts';

const rooms = [...readRooms(repositoryRoot()), readTools(repositoryRoot())];
const violations = [...findViolations(rooms), ...rooms.flatMap(findViolationsInside)];

for (const room of rooms) {
  const { names, knots } = foldersOf(room);
  console.log(
    `${room.name.padEnd(10)}  ${`${names.length} folders`.padStart(10)}  largest knot ${knots[0]?.length ?? 0}`,
  );
}
for (const violation of violations) console.log(violation);
const files = rooms.reduce((sum, room) => sum + room.files.length, 0);
console.log(`${rooms.length} rooms, ${files} files, ${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
