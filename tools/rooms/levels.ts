// Levels of a room: each imports only what lies below it, and each folder in a level has one door.

import { basename, dirname, relative } from 'node:path';
import { type Arrow, foldersOf, top } from './folders.ts';
import type { Room } from './read-rooms.ts';
import { doors } from './rules.ts';

export function violationsOfLevels(room: Room, levels: readonly string[]): string[] {
  const { names, arrows } = foldersOf(room);
  const strangers = names.filter((name) => name !== top && !levels.includes(levelOf(name)));
  return [
    ...strangers.map((name) => `${room.source}/${name}: is in none of the levels ${levels.join(', ')}`),
    ...arrows.flatMap((arrow) => upward(arrow, levels) ?? pastDoor(arrow, room) ?? []),
  ];
}

function upward({ from, to, file, target }: Arrow, levels: readonly string[]): string | undefined {
  if (from === top || to === top) return undefined;
  const isUpward = levels.indexOf(levelOf(to)) > levels.indexOf(levelOf(from));
  return isUpward ? `${file.path}: imports ${target}: ${levelOf(to)} lies above ${levelOf(from)}` : undefined;
}

/** Inside its own folder `level/folder` a file imports what it likes, however deep the folder is; a style sheet has no door. */
function pastDoor({ from, to, file, target }: Arrow, room: Room): string | undefined {
  const folder = to.split('/').slice(0, 2).join('/');
  if (to === top || from === folder || from.startsWith(`${folder}/`) || target.endsWith('.css')) return undefined;
  // A file directly in a level belongs to no folder; importing it passes no door.
  if (!to.includes('/')) return undefined;
  const isDoor = relative(room.source, dirname(target)) === folder && doors.includes(basename(target));
  return isDoor ? undefined : `${file.path}: imports ${target}: the door of ${folder} is its ${doors[0]}`;
}

function levelOf(folder: string): string {
  return folder.split('/')[0] ?? folder;
}
