// Checks the direction of imports between rooms and between the folders of each, that no files import each other in a
// circle, and that functions are called in a way a reader understands.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findViolations, findViolationsInside } from './rooms/find-violations.ts';
import { foldersOf } from './rooms/folders.ts';
import { violationsOfFunctions } from './rooms/functions.ts';
import { readRooms, readTools, repositoryRoot } from './rooms/read-rooms.ts';

const rooms = [...readRooms(repositoryRoot()), readTools(repositoryRoot())];
const shipped = rooms.flatMap((room) => room.files.filter(({ ships }) => ships));
const violations = [
  ...findViolations(rooms),
  ...rooms.flatMap(findViolationsInside),
  ...shipped.flatMap(({ path }) => violationsOfFunctions(path, readFileSync(join(repositoryRoot(), path), 'utf8'))),
];

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
