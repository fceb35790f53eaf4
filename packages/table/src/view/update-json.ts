import { eventFor, type Views } from '@illuminice/engine';
import type { TableViewer } from '../ports/ports.ts';
import { type Infos, infosOf } from './info-for.ts';
import { type EntryTelling, gameEvents, seatOptions, versionOf, viewsOfSeats } from './update-for.ts';

/** What one viewer is told, or a part of it, as JSON. */
type Json = (viewer: TableViewer) => string;

/**
 * What `updatesOf` says, as the members of a JSON object without its braces. Most of an update is the same for everybody and is
 * serialized once for all viewers of an entry; only what belongs to one of them is serialized for that viewer.
 */
export function updateJsonOf(telling: EntryTelling): Json {
  const { pack, state } = telling;
  const views = viewsOfSeats(pack, state);
  const view = views && viewJson(views);
  const events = eventsJson(telling);
  const info = infoJson(infosOf(telling));
  return (viewer) => {
    const options = seatOptions(pack, state, viewer);
    let json = `"version":${versionOf(state, viewer)}`;
    if (view) json += `,"view":{${view(viewer)}}`;
    if (options) json += `,"options":${JSON.stringify(options)}`;
    return `${json},"events":[${events(viewer)}],"table":{${info(viewer)}}`;
  };
}

function viewJson({ common, seats, own }: Views): Json {
  const shared = `${membersOf({ ...common, options: undefined })},"options":${lastingJson(common.options)}`;
  const known = new Map<object, string>();
  return (viewer) => `${shared},"seats":[${listOf(seats(viewer), known)}],${membersOf(own(viewer))}`;
}

function infoJson({ common, own }: Infos): Json {
  const shared = `${membersOf({ ...common, dice: undefined })},"dice":${lastingJson(common.dice)}`;
  return (viewer) => `${shared},${membersOf(own(viewer))}`;
}

/** Most events are shown to everybody as they are. */
function eventsJson({ pack, entry }: EntryTelling): Json {
  const events = gameEvents(entry);
  const open: string[] = [];
  return (viewer) => {
    let list = '';
    for (const [at, event] of events.entries()) {
      const seen = eventFor(pack, event, viewer);
      if (seen === undefined) continue;
      if (seen === event) open[at] ??= JSON.stringify(event);
      const json = seen === event ? open[at] : JSON.stringify(seen);
      list += list === '' ? json : `,${json}`;
    }
    return list;
  };
}

/** Elements are objects; one that is known by another viewer already is not serialized again. */
function listOf(parts: readonly object[], known: Map<object, string>): string {
  let list = '';
  for (const part of parts) {
    let json = known.get(part);
    if (json === undefined) {
      json = JSON.stringify(part);
      known.set(part, json);
    }
    list += list === '' ? json : `,${json}`;
  }
  return list;
}

/** Options and dice of a game stay the same objects from its first entry to its last. */
const lasting = new WeakMap<object, string>();

function lastingJson(part: object): string {
  const before = lasting.get(part);
  if (before !== undefined) return before;
  const json = JSON.stringify(part);
  lasting.set(part, json);
  return json;
}

/** What is undefined is left out. No part is ever empty: a comma would be left over. */
function membersOf(part: object): string {
  return JSON.stringify(part).slice(1, -1);
}
