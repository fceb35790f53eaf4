/** Who is sent nothing misses nothing: for whole games, entry by entry, the view of everybody who was left out is the same as before. And who is sent something learns something. */
import { pack } from '@illuminice/cards';
import { difference } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { copyOf, takeOver } from '../src/fold/copy.ts';
import { fold } from '../src/fold/fold.ts';
import { openTable } from '../src/fold/open.ts';
import { type LogEntry, TABLE_SETTINGS, type TableFact, type TableState, type TableViewer } from '../src/index.ts';
import { eventsFor, fullUpdatesOf, updatesOf } from '../src/view/update-for.ts';
import { simulate } from './simulation/simulate.ts';

function shown(state: TableState, viewer: TableViewer): unknown {
  const { version, ...rest } = fullUpdatesOf({ pack, table: 't', state, settings: TABLE_SETTINGS, now: 0 })(viewer);
  return JSON.parse(JSON.stringify(rest));
}

async function aLog(seed: number, hidden: boolean): Promise<readonly LogEntry[]> {
  const { log } = await simulate({
    seed,
    seats: ['human', 'human', 'human', 'bot'],
    crashEveryMs: 60_000,
    store: { failBefore: 0, failAfter: 10, slowest: 10 },
    network: { drop: 10, duplicate: 10, slowest: 100, disconnect: 10 },
    mostEvents: 12_000,
    wild: true,
    options: { peeking: true, hiddenIlluminati: hidden, turnSequence: hidden ? 'bidding' : 'normal', pace: 2 },
  });
  return JSON.parse(log);
}

function factName(fact: TableFact): string {
  return fact.type === 'game' ? fact.events.map(({ type }) => type).join('+') : fact.type;
}

for (const { seed, hidden } of [
  { seed: 3, hidden: false },
  { seed: 4, hidden: true },
]) {
  test(`[R-24.7] nobody is left out of anything they may know, and nobody is sent an empty message, seed ${seed}`, {
    timeout: 60_000,
  }, async () => {
    const [first, ...rest] = await aLog(seed, hidden);
    let state = openTable(first as LogEntry);
    const inPlace = openTable(first as LogEntry);
    let spared = 0;
    for (const entry of rest) {
      const before = state;
      state = copyOf(before);
      const touched = fold(pack, state, { entry });
      takeOver(inPlace, copyOf(state));
      expect(difference(inPlace, state), `entry ${entry.seq}`).toBeUndefined();
      const together = updatesOf({ pack, table: 't', state, settings: TABLE_SETTINGS, now: 0, entry });
      for (const viewer of [...state.seats.keys(), 'spectator' as const]) {
        // The order in which viewers are told, and who else is told, changes nobody's words.
        const alone = updatesOf({ pack, table: 't', state, settings: TABLE_SETTINGS, now: 0, entry });
        expect(JSON.stringify(together(viewer)), `entry ${entry.seq}, ${viewer}`).toBe(JSON.stringify(alone(viewer)));
        const bit = viewer === 'spectator' ? state.seats.length : viewer;
        const what = `entry ${entry.seq}, ${viewer}, ${entry.facts.map(factName).join()}`;
        const events = eventsFor(pack, entry, viewer);
        const change = difference(shown(state, viewer), shown(before, viewer));
        if ((touched >> bit) & 1) {
          // Whoever did it knows; to anybody else a message without content tells of something secret.
          if (viewer !== entry.seat) expect(events.length > 0 || change !== undefined, what).toBe(true);
          continue;
        }
        spared++;
        expect(events, what).toEqual([]);
        expect(change, what).toBeUndefined();
      }
    }
    expect(spared).toBeGreaterThan(100);
  });
}
