// Checks the direction of imports between rooms and between the folders of each, that no files import each other in a
// circle, that functions are called in a way a reader understands, and that nothing looks for a sentence.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findViolations, findViolationsInside } from './rooms/find-violations.ts';
import { foldersOf } from './rooms/folders.ts';
import { violationsOfFunctions } from './rooms/functions.ts';
import { violationsOfPatterns } from './rooms/patterns.ts';
import { readRooms, readTools, repositoryRoot } from './rooms/read-rooms.ts';

const rooms = [...readRooms(repositoryRoot()), readTools(repositoryRoot())];
const shipped = rooms.flatMap((room) => room.files.filter(({ ships }) => ships));
const violations = [
  ...findViolations(rooms),
  ...rooms.flatMap(findViolationsInside),
  ...shipped.flatMap(({ path }) => {
    const source = readFileSync(join(repositoryRoot(), path), 'utf8');
    // Tools look for code in code.
    const patterns = path.startsWith('tools/') ? [] : violationsOfPatterns(path, source);
    return [...violationsOfFunctions(path, source), ...patterns];
  }),
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
