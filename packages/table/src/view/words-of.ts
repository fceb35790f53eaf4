import { eventFor, type Views } from '@illuminice/engine';
import type { TableViewer } from '../ports/ports.ts';
import { type Infos, infosOf } from './info-for.ts';
import { type EntryTelling, gameEvents, seatOptions, versionOf, viewsOfSeats } from './update-for.ts';

/** What one viewer is told, or a part of it, as JSON. */
type Words = (viewer: TableViewer) => string;

/**
 * What `updatesOf` says, as the members of a JSON object without its braces. Most of an update is the same for everybody and is put into
 * words once for all viewers of a line; only what belongs to one of them is put into words for them.
 */
export function wordsOf(telling: EntryTelling): Words {
  const { pack, state } = telling;
  const views = viewsOfSeats(pack, state);
  const view = views && viewWords(views);
  const events = eventWords(telling);
  const info = infoWords(infosOf(telling));
  return (viewer) => {
    const options = seatOptions(pack, state, viewer);
    let words = `"version":${versionOf(state, viewer)}`;
    if (view) words += `,"view":{${view(viewer)}}`;
    if (options) words += `,"options":${JSON.stringify(options)}`;
    return `${words},"events":[${events(viewer)}],"table":{${info(viewer)}}`;
  };
}

function viewWords({ common, seats, own }: Views): Words {
  const shared = `${membersOf({ ...common, options: undefined })},"options":${lastingWords(common.options)}`;
  const known = new Map<object, string>();
  return (viewer) => `${shared},"seats":[${listOf(seats(viewer), known)}],${membersOf(own(viewer))}`;
}

function infoWords({ common, own }: Infos): Words {
  const shared = `${membersOf({ ...common, dice: undefined })},"dice":${lastingWords(common.dice)}`;
  return (viewer) => `${shared},${membersOf(own(viewer))}`;
}

/** Most events are shown to everybody as they are. */
function eventWords({ pack, entry }: EntryTelling): Words {
  const events = gameEvents(entry);
  const open: string[] = [];
  return (viewer) => {
    let list = '';
    for (const [at, event] of events.entries()) {
      const seen = eventFor(pack, event, viewer);
      if (seen === undefined) continue;
      if (seen === event) open[at] ??= JSON.stringify(event);
      const words = seen === event ? open[at] : JSON.stringify(seen);
      list += list === '' ? words : `,${words}`;
    }
    return list;
  };
}

/** Elements are objects; one that is known by another viewer already is not put into words again. */
function listOf(parts: readonly object[], known: Map<object, string>): string {
  let list = '';
  for (const part of parts) {
    let words = known.get(part);
    if (words === undefined) {
      words = JSON.stringify(part);
      known.set(part, words);
    }
    list += list === '' ? words : `,${words}`;
  }
  return list;
}

/** Options and dice of a game stay the same objects from its first line to its last. */
const lasting = new WeakMap<object, string>();

function lastingWords(part: object): string {
  const before = lasting.get(part);
  if (before !== undefined) return before;
  const words = JSON.stringify(part);
  lasting.set(part, words);
  return words;
}

/** What is undefined is left out. No part is ever empty: a comma would be left over. */
function membersOf(part: object): string {
  return JSON.stringify(part).slice(1, -1);
}
