import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, pack } from '@illuminice/cards';
import { apply, newGame, type Pack, type Viewer, viewFor } from '@illuminice/engine';
import { readRecordings, recordedPack, stateHash } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { foldStored } from '../src/fold/copy.ts';
import { type LogEntry, openReplay, type Replay, withoutSecrets } from '../src/index.ts';
import { eventsFor, gameEvents } from '../src/view/update-for.ts';
import { finishedGame } from './finished-game.ts';
import { logOfCommands } from './log-of-commands.ts';
import { LogWriter } from './log-writer.ts';

const { cards, games } = readRecordings();
const oldPack = recordedPack(catalogue, cards);

function opened(known: Pack, entries: readonly LogEntry[]): Replay {
  const replay = openReplay(known, entries);
  if ('unplayable' in replay) throw new Error(JSON.stringify(replay.unplayable));
  return replay;
}

const lastOf = ({ moments }: Replay): number => moments.length - 1;

test.each(games.map((game, index) => [index + 1, game] as const))(
  '[R-24.1] the replay of recorded game %i ends in its recorded state, and every step is what viewFor says',
  (_, game) => {
    const entries = logOfCommands(oldPack, game);
    const replay = opened(pack, entries);
    const last = replay.at(lastOf(replay)).game;
    expect(last && stateHash(last)).toBe(game.hashes.at(-1));
    const viewers: readonly Viewer[] = [...Array.from({ length: game.seats }, (_, seat) => seat), 'spectator', 'all'];
    const state = newGame({ pack: oldPack, ...game });
    const events = entries.flatMap(gameEvents);
    expect(replay.moments).toHaveLength(events.length);
    for (const [moment, event] of events.entries()) {
      apply(oldPack, state, event);
      // Each viewer in turn: all of them at every step of all games would take minutes, and look the same way.
      const viewer = viewers[moment % viewers.length] ?? 'all';
      const seen = replay.viewAt(moment, viewer);
      if (JSON.stringify(seen) !== JSON.stringify(viewFor(oldPack, state, viewer)))
        expect({ moment, viewer, seen }).toEqual({ moment, viewer, seen: viewFor(oldPack, state, viewer) });
    }
  },
);

test('[R-24.1] moments are reached in any order alike', () => {
  const [, game] = games;
  if (!game) throw new Error('no game is recorded');
  const entries = logOfCommands(oldPack, game);
  const [forwards, anyhow] = [opened(pack, entries), opened(pack, entries)];
  const order = forwards.moments.map((_, moment) => (moment * 7919) % forwards.moments.length);
  const views = forwards.moments.map((_, moment) => JSON.stringify(forwards.viewAt(moment, 'all')));
  for (const moment of order.slice(0, 400)) expect(JSON.stringify(anyhow.viewAt(moment, 'all'))).toBe(views[moment]);
  const state = anyhow.at(20);
  state.game?.money.fill(99);
  expect(JSON.stringify(anyhow.viewAt(20, 'all'))).toBe(views[20]);
});

test('[R-18.2] as a seat saw it: every view and event of a replay is the one its client was sent', async () => {
  const host = await finishedGame();
  const entries = host.log();
  const replay = opened(pack, entries);
  expect(replay.isOver).toBe(true);
  const wholes = new Map(
    replay.moments.flatMap(({ seq, isWhole }, moment) => (isWhole ? [[seq, moment] as const] : [])),
  );
  let compared = 0;
  for (const viewer of [0, 1, 2]) {
    const sent = host.sent.filter((each) => each.viewer === viewer && each.update.events.length > 0);
    const told = entries.flatMap((entry) => {
      const events = eventsFor(pack, entry, viewer);
      return events.length > 0 ? [{ entry, events }] : [];
    });
    expect(sent).toHaveLength(told.length);
    for (const [index, { entry, events }] of told.entries()) {
      const moment = wholes.get(entry.seq);
      const update = sent[index]?.update;
      expect(update?.events).toEqual(JSON.parse(JSON.stringify(events)));
      if (moment === undefined) throw new Error(`entry ${entry.seq} has no moment`);
      expect(JSON.parse(JSON.stringify(replay.viewAt(moment, viewer)))).toEqual(update?.view);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('[T-25] a move that was taken back is a moment of its own, and is not told any more', () => {
  const log = new LogWriter(pack).playOn(30);
  const back = log.seq;
  log.playOn(1);
  const undone = log.seq;
  log.rewind(back, 'undo', {});
  const replay = opened(pack, log.entries());
  const [taken, rewound] = [undone, undone + 1].map((seq) => replay.moments.findLastIndex((each) => each.seq === seq));
  if (taken === undefined || rewound === undefined) throw new Error('no such moments');
  expect(replay.toldAt(taken, 'all').at(-1)?.seq).toBe(undone);
  expect(replay.toldAt(rewound, 'all').at(-1)?.seq).toBe(back);
  expect(replay.moments[rewound]).toMatchObject({ isWhole: true, turn: replay.moments[taken]?.turn });
  const before = replay.moments.findLastIndex(({ seq }) => seq === back);
  expect(replay.viewAt(rewound, 'all')).toEqual(replay.viewAt(before, 'all'));
});

test('[R-24.8] moments are counted by event, move and turn', () => {
  const replay = opened(pack, new LogWriter(pack).playOn(150).entries());
  for (const [index, { turn, seat, first }] of replay.turns.entries()) {
    expect(turn).toBe(index + 1);
    expect(replay.moments[first]).toMatchObject({ turn, seat });
    expect(replay.moments[first - 1]?.turn).toBe(turn - 1);
    expect(replay.viewAt(first, 'spectator').turn.seat).toBe(seat);
  }
  expect(replay.turns.length).toBeGreaterThan(2);
  const moves = replay.moments.filter(({ isWhole }) => isWhole).map(({ move }) => move);
  expect(moves).toEqual(moves.map((_, index) => index + 1));
});

test('[V-1] logs of older releases open, and a log of cards nobody knows says so', () => {
  for (const release of ['2.0.0', '2.1.0']) {
    const lines = readFileSync(join(import.meta.dirname, `recorded/${release}.jsonl`), 'utf8')
      .trimEnd()
      .split('\n');
    const entries = lines.slice(1).map((line) => JSON.parse(line) as LogEntry);
    const replay = opened(pack, entries);
    const { game } = foldStored(replay.pack, { tail: entries }) ?? {};
    expect(replay.at(lastOf(replay)).game).toEqual(game);
  }
  const [first, ...rest] = new LogWriter(pack).playOn(3).entries();
  const text = JSON.stringify(first).replace('"hackers"', '"a-guest"');
  expect(openReplay(pack, [JSON.parse(text), ...rest])).toEqual({
    unplayable: { what: 'cardUnknown', card: 'a-guest' },
  });
});

test('[R-14.11] without the secrets of two a log is the same game, and tells nobody of them', async () => {
  const host = await finishedGame();
  const entries = host.log();
  expect(JSON.stringify(entries)).toContain('between us');
  const told = withoutSecrets(entries, 'spectator');
  expect(JSON.stringify(told)).not.toContain('between us');
  expect(withoutSecrets(told, 'spectator')).toEqual(told);
  const [all, part] = [opened(pack, entries), opened(pack, told)];
  const [whole, redacted] = [all.viewAt(lastOf(all), 'all'), part.viewAt(lastOf(part), 'all')];
  const { offers: _, offerSerials: __, ...position } = whole;
  const { offers: ___, offerSerials: ____, ...same } = redacted;
  expect(same).toEqual(position);
});

test('[R-14.11] why an offer was turned down stays between the two', () => {
  const entries = new LogWriter(pack).playOn(3).entries();
  const reasoned = { type: 'offerReasoned', from: 0, to: 1, serial: 1, reason: { key: 'tooLittle' } };
  const log = [...entries, { seq: entries.length + 1, at: 99, seat: 0, facts: [reasoned] }] as unknown as LogEntry[];
  expect(withoutSecrets(log, 1).at(-1)).toEqual(log.at(-1));
  for (const viewer of [2, 'spectator'] as const)
    expect(withoutSecrets(log, viewer).at(-1)).toEqual({ seq: log.length, at: entries.at(-1)?.at, facts: [] });
});
