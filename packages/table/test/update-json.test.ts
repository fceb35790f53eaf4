import { pack } from '@illuminice/cards';
import { expect, test } from 'vitest';
import { fold } from '../src/fold/fold.ts';
import { openTable } from '../src/fold/open.ts';
import type { LogEntry } from '../src/index.ts';
import { TABLE_SETTINGS } from '../src/model/settings.ts';
import { updatesOf } from '../src/view/update-for.ts';
import { updateJsonOf } from '../src/view/update-json.ts';
import { simulate } from './simulation/simulate.ts';

const calm = {
  crashEveryMs: 0,
  store: { failBefore: 0, failAfter: 0, slowest: 5 },
  network: { drop: 0, duplicate: 0, slowest: 60, disconnect: 0 },
  mostEvents: 60_000,
} as const;

test('[R-18] the JSON of an entry says to every viewer what its data say, in whole games', async () => {
  const { log } = await simulate({ seed: 8, seats: ['human', 'human', 'bot'], ...calm });
  const [first, ...rest] = JSON.parse(log) as [LogEntry, ...LogEntry[]];
  const state = openTable(first);
  for (const entry of rest) {
    fold(pack, state, { entry });
    const telling = { pack, table: 't', state, settings: TABLE_SETTINGS, now: entry.at, entry };
    const [json, updates] = [updateJsonOf(telling), updatesOf(telling)];
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(JSON.parse(json(viewer))).toEqual(JSON.parse(JSON.stringify({ type: 'update', ...updates(viewer) })));
    }
  }
  expect(state.stage).toBe('over');
});
