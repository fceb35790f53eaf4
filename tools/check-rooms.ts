// Checks the direction of imports between rooms and the absence of cycles between files.

import { findViolations } from './rooms/find-violations.ts';
import { readRooms, repositoryRoot } from './rooms/read-rooms.ts';

const rooms = readRooms(repositoryRoot());
const violations = findViolations(rooms);
const files = rooms.reduce((sum, room) => sum + room.files.length, 0);

for (const violation of violations) console.log(violation);
console.log(`${rooms.length} rooms, ${files} files, ${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
