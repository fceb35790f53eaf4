// What is wrong with the rooms, one sentence each.

import { violationsOfFolders } from './folders.ts';
import { findCycles } from './graph.ts';
import { violationsOfLevels } from './levels.ts';
import {
  type Import,
  isInside,
  packageOfSpecifier,
  type Room,
  roomOfSpecifier,
  type SourceFile,
  targetOf,
} from './read-rooms.ts';
import { type RoomRules, roomRules, roomsForTests, webLevels } from './rules.ts';

/** Between rooms, and between files wherever they are. */
export function findViolations(rooms: readonly Room[]): string[] {
  return [...rooms.flatMap(violationsOfRoom), ...cyclesOfFiles(rooms)];
}

/** Inside one room, between its folders. */
export function findViolationsInside(room: Room): string[] {
  return [...violationsOfFolders(room), ...(room.name === 'web' ? violationsOfLevels(room, webLevels) : [])];
}

function violationsOfRoom(room: Room): string[] {
  if (room.name === 'tools') return [];
  const rules = roomRules[room.name];
  if (rules === undefined) return [`${room.folder}: a room nobody has rules for; add it to tools/rooms/rules.ts`];
  const undeclarable = room.dependencies.filter((name) => {
    const other = roomOfSpecifier(name);
    return other === undefined
      ? rules.packages?.includes(name) === false
      : ![...rules.rooms, ...(rules.typesOf ?? [])].includes(other.room);
  });
  return [
    ...undeclarable.map((name) => `${room.folder}/package.json: ${room.name} may not depend on ${name}`),
    ...room.files.flatMap((file) => violationsOfFile(room, rules, file)),
  ];
}

function violationsOfFile(room: Room, rules: RoomRules, file: SourceFile): string[] {
  const misplaced = file.ships && /\.test\.tsx?$/.test(file.path);
  return [
    ...(misplaced ? [`${file.path}: tests live in ${room.folder}/test, where Node types are allowed`] : []),
    ...file.imports.flatMap((imported) => violationOfImport({ room, rules, file }, imported) ?? []),
  ];
}

interface Importer {
  readonly room: Room;
  readonly rules: RoomRules;
  readonly file: SourceFile;
}

function violationOfImport({ room, rules, file }: Importer, { specifier, typeOnly }: Import): string | undefined {
  const problem = (what: string): string => `${file.path}: imports ${specifier}: ${what}`;
  if (specifier.startsWith('.')) {
    const target = targetOf(file, specifier);
    // The rulebook is text that belongs to nobody's room; whoever shows it reads it where it stands.
    if (specifier.endsWith('?raw') && isInside('docs', target)) return undefined;
    // The version is that of the whole, said once.
    if (target === 'package.json') return undefined;
    if (!isInside(room.folder, target)) return problem('a relative import may not leave its room');
    if (file.ships && !isInside(`${room.folder}/src`, target)) return problem('code that ships may not leave src');
    return undefined;
  }

  const other = roomOfSpecifier(specifier);
  if (other === undefined) {
    if (!file.ships || rules.packages === undefined) return undefined;
    if (rules.packages.includes(packageOfSpecifier(specifier))) return undefined;
    return problem(`${room.name} may use ${rules.packages.join(', ') || 'no package at all'}`);
  }
  if (other.room === room.name) return undefined;
  if (other.inside !== '') return problem('only the index of another room may be imported');

  const types = (!file.ships || typeOnly) && rules.typesOf ? rules.typesOf : [];
  const allowed = [...rules.rooms, ...types, ...(file.ships ? [] : roomsForTests)];
  if (!allowed.includes(other.room)) return problem(`${room.name} may import ${allowed.join(', ') || 'nobody'}`);
  const declared = file.ships ? room.dependencies : [...room.dependencies, ...room.devDependencies];
  if (!declared.includes(specifier)) return problem(`not declared in ${room.folder}/package.json`);
  return undefined;
}

function cyclesOfFiles(rooms: readonly Room[]): string[] {
  const edges = new Map<string, string[]>();
  for (const file of rooms.flatMap((room) => room.files)) {
    const relative = file.imports.filter(({ specifier, typeOnly }) => specifier.startsWith('.') && !typeOnly);
    edges.set(
      file.path,
      relative.map(({ specifier }) => targetOf(file, specifier)),
    );
  }
  return findCycles(edges).map((cycle) => `import cycle: ${cycle.join(' → ')}`);
}
