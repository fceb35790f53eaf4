import type { GameEvent, State } from '@illuminice/engine';
import type { LogEntry, TableFact, TableViewer } from '@illuminice/table';
import { expect, test } from 'vitest';
import { afterTheGame } from '../../src/operations/after-the-game.ts';

const offer = (serial: number): GameEvent =>
  ({ type: 'offerMade', offer: { from: 0, to: 1, serial, give: { money: 7 }, want: {}, place: {} } }) as GameEvent;
const closed = (serial: number, how: 'accepted' | 'rejected'): GameEvent => ({
  ...{ type: 'offerClosed', from: 0, to: 1 },
  serial,
  how,
});
const game = (...events: GameEvent[]): TableFact => ({ type: 'game', command: { type: 'timeOut' }, events });
const word = (text: string, more: object): TableFact => ({ type: 'promised', from: 0, to: 1, text, ...more });
const facts: readonly (readonly TableFact[])[] = [
  [word('for all to hear', {})],
  [word('between us', { secret: true, promise: { kind: 'pay', amount: 5 } })],
  [game(offer(1)), word('bought in vain', { offered: true })],
  [game(closed(1, 'rejected'))],
  [game(offer(2)), word('bought and paid', { offered: true })],
  [game(closed(2, 'accepted'), { type: 'moneyMoved', from: 0, to: 1, amount: 7, why: 'gift' })],
  [
    {
      ...{ type: 'rewound', toSeq: 5, why: 'vote' },
      game: { seats: 2, offers: [{ from: 0, to: 1, serial: 2 }], offerSerials: [0, 2, 0, 0] } as unknown as State,
    },
  ],
];
const log: readonly LogEntry[] = facts.map((some, index) => ({
  ...{ seq: index + 1, at: 100 * index, seat: 0, commandId: `0.c${index}` },
  facts: some,
}));
const seen = (viewer: TableViewer): string => JSON.stringify(afterTheGame(log, viewer));

test('[R-14.11] [R-18.2] after the game two players keep what they said and offered to each other, its author and its time', () => {
  for (const viewer of [2, 'spectator'] as const) {
    const told = seen(viewer);
    for (const secret of ['between us', 'bought in vain', '"pay"', 'offerMade', '"offers":[{', '"money":7'])
      expect(told, secret).not.toContain(secret);
    for (const open of ['for all to hear', 'bought and paid', 'moneyMoved']) expect(told, open).toContain(open);
    const lines = afterTheGame(log, viewer);
    expect(lines.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq));
    expect(lines[1]).toEqual({ seq: 2, at: 0, facts: [] });
    expect(lines[3]).toEqual({ seq: 4, at: 0, facts: [] });
    expect(told).not.toContain('[0,2,0,0]');
  }
}, 60_000);

test('those two have it all', () => {
  for (const viewer of [0, 1]) expect(afterTheGame(log, viewer)).toEqual(log);
}, 60_000);
