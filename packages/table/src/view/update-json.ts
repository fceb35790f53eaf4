import type { TableViewer } from '../ports/ports.ts';
import { infosOf } from './info-for.ts';
import { type EntryTelling, eventsFor, seatOptions, versionOf, viewsOfSeats } from './update-for.ts';

/**
 * What `updatesOf` says, as JSON of the message `update`: most of it is the same for everybody and is put into words once for all viewers of
 * an entry, which takes a fifth less time (docs/benchmarks-server.md).
 */
export function updateJsonOf(telling: EntryTelling): (viewer: TableViewer) => string {
  const { pack, state, entry } = telling;
  const views = viewsOfSeats(pack, state);
  const infos = infosOf(telling);
  const [view, table] = [views && membersOf(views.common), membersOf(infos.common)];
  const known = new Map<object, string>();
  return (viewer) => {
    const moves = seatOptions(pack, state, viewer);
    let json = `{"type":"update","version":${versionOf(state, viewer)}`;
    if (views)
      json += `,"view":{${view},"seats":[${listOf(views.seats(viewer), known)}],${membersOf(views.own(viewer))}}`;
    if (moves) json += `,"moves":${JSON.stringify(moves)}`;
    json += `,"table":{${table},${membersOf(infos.own(viewer))}}`;
    return `${json},"events":${JSON.stringify(eventsFor(pack, entry, viewer))}}`;
  };
}

/** None of the parts is ever empty: a comma would be left over. */
function membersOf(part: object): string {
  return JSON.stringify(part).slice(1, -1);
}

/** What looks the same to several viewers is the same object for all of them. */
function listOf(parts: readonly object[], known: Map<object, string>): string {
  let list = '';
  for (const part of parts) {
    const json = known.get(part) ?? JSON.stringify(part);
    known.set(part, json);
    list += list === '' ? json : `,${json}`;
  }
  return list;
}
