import { pack } from '@illuminice/cards';
import { type LogEntry, openReplay, type Replay } from '@illuminice/table';
import { expect, test } from 'vitest';
import { finishedGame } from '../../dev/positions/finished-game.ts';
import { attacksOf } from '../../src/around/replay/attacks-of.ts';
import { decisionsOf } from '../../src/around/replay/decisions-of.ts';
import { drawsOf } from '../../src/around/replay/draw-worth.ts';
import { readRecord } from '../../src/session/replay/record.ts';

function opened(entries: readonly LogEntry[]): Replay {
  const replay = openReplay(pack, entries);
  if ('unplayable' in replay) throw new Error('this release cannot open its own log');
  return replay;
}

/** A whole turn is taken back by vote, and then played in the same way again. */
function withTurnTakenBack(entries: readonly LogEntry[]): readonly LogEntry[] {
  const replay = opened(entries);
  const turn = replay.turns[4];
  const [from, to] = [turn, replay.turns[5]].map((each) => replay.moments[each?.first ?? 0]?.seq ?? 0);
  if (from === undefined || to === undefined) throw new Error('the game is too short');
  const game = replay.at(replay.moments.findLastIndex(({ seq }) => seq === from)).game;
  if (!game) throw new Error('there is no game yet');
  const back: LogEntry = { seq: 0, at: 0, facts: [{ type: 'rewound', toSeq: from, game, why: 'vote' }] };
  const until = entries.filter(({ seq }) => seq <= to);
  const again = entries.filter(({ seq }) => seq > from);
  return [...until, back, ...again].map((entry, index) => ({ ...entry, seq: index + 1 }));
}

test('[T-25] what was taken back is no attack, no decision and no draw of the game that is reviewed', () => {
  const entries = readRecord(finishedGame({ id: 'evening', people: 4 }))?.entries ?? [];
  const twice = withTurnTakenBack(entries);
  const [once, back] = [opened(entries), opened(twice)];
  expect(back.moments.length).toBeGreaterThan(once.moments.length);
  const told = (replay: Replay) =>
    attacksOf(replay).map(({ turn, target, roll, required }) => [turn, target, roll, required]);
  expect(attacksOf(once).some(({ turn }) => turn === once.turns[4]?.turn)).toBe(true);
  expect(told(back)).toEqual(told(once));
  expect(decisionsOf({ replay: back, entries: twice }).map(({ taken }) => taken)).toEqual(
    decisionsOf({ replay: once, entries }).map(({ taken }) => taken),
  );
  expect(drawsOf(back, twice)).toHaveLength(drawsOf(once, entries).length);
});
