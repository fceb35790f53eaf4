/** Makes a failing game short: leaves commands out as long as the same promise stays broken. */
import type { Pack } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import type { Trace } from './fuzz-game.ts';
import { Violation, WatchedGame } from './watched-game.ts';

/** The first promise broken when these commands are sent again; refused ones are simply refused. */
export function replay(pack: Pack, { seed, setup, sent }: Trace): Violation | undefined {
  const game = new WatchedGame(pack, setup, quickRandom(seed));
  try {
    for (const entry of sent) 'enrich' in entry ? game.enrich(entry) : game.send(entry);
    return undefined;
  } catch (error) {
    if (error instanceof Violation) return error;
    throw error;
  }
}

/** Halves, quarters, eighths … of the commands are left out, down to single ones, until nothing more can go. */
export function shrink(pack: Pack, trace: Trace, about: string): Trace {
  let sent = trace.sent;
  for (let size = Math.ceil(sent.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let again = true; again; ) {
      again = false;
      for (let at = Math.max(0, sent.length - size); at >= 0; at = at === 0 ? -1 : Math.max(0, at - size)) {
        const shorter = [...sent.slice(0, at), ...sent.slice(at + size)];
        if (shorter.length === sent.length || replay(pack, { ...trace, sent: shorter })?.about !== about) continue;
        sent = shorter;
        again = size > 1;
      }
    }
  }
  return { ...trace, sent };
}
