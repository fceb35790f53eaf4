import type { GameEvent } from '@illuminice/engine';
import { expect, test } from 'vitest';
import type { LogEntry } from '../src/index.ts';
import { withoutSecrets } from '../src/replay/without-secrets.ts';

test('[R-14.11 R-18.2] of an offer made instead of keeping a drawn card, a third player reads that the card was kept, and nothing else', () => {
  const kept: GameEvent[] = [
    { type: 'closed', kind: 'keep' },
    { type: 'phaseEntered', phase: 'actions' },
  ];
  const offer = { from: 0, to: 1, serial: 1, give: { money: 7 }, want: {}, place: {} };
  const entry: LogEntry = {
    seq: 1,
    at: 5,
    seat: 0,
    facts: [
      {
        type: 'game',
        command: { type: 'offer', seat: 0, to: 1, give: { money: 7 }, want: {} },
        events: [...kept, { type: 'offerMade', offer }],
      },
    ],
  };
  const [told] = withoutSecrets([entry], 2);
  expect(told?.facts).toEqual([{ type: 'game', command: { type: 'default', seat: 0 }, events: kept }]);
  expect(withoutSecrets([entry], 1)).toEqual([entry]);
});
