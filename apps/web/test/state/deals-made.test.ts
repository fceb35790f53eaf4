import { pack } from '@illuminice/cards';
import type { GameEvent, Offer } from '@illuminice/engine';
import { type LogEntry, openReplay, type Replay } from '@illuminice/table';
import { expect, test } from 'vitest';
import { finishedGame } from '../../dev/positions/finished-game.ts';
import { dealsOf } from '../../src/around/replay/deals-of.ts';
import { dealTold } from '../../src/around/replay/review-sentences.ts';
import { readRecord } from '../../src/session/replay/record.ts';

type Fact = LogEntry['facts'][number];

const made = (offer: Omit<Offer, 'place'>): Fact =>
  fact(offer.from, { type: 'offerMade', offer: { ...offer, place: {} } });
const closed = ({ from, to, serial }: Omit<Offer, 'place'>, how: 'accepted' | 'rejected'): Fact =>
  fact(to, { type: 'offerClosed', from, to, serial, how });
const fact = (seat: number, event: GameEvent): Fact => ({
  type: 'game',
  command: { type: 'default', seat },
  events: [event],
});

const taken = { from: 1, to: 2, serial: 1, give: { money: 3 }, want: {} };
const refused = { from: 1, to: 3, serial: 1, give: { money: 9 }, want: {} };
const word: Fact = {
  type: 'promised',
  from: 2,
  to: 1,
  text: 'No attack on you.',
  offered: true,
  offer: 1,
  asked: true,
};

/** An evening in whose last turn two offers were made, one of them for somebody's word. */
function dealing(): Replay {
  const entries = readRecord(finishedGame({ id: 'evening', people: 1 }))?.entries ?? [];
  const facts = [[made(taken), word], [made(refused)], [closed(refused, 'rejected')], [closed(taken, 'accepted')]];
  const at = entries.at(-2)?.at ?? 0;
  const all = [...entries.slice(0, -1), ...facts.map((each) => ({ seq: 0, at, facts: each })), ...entries.slice(-1)];
  const opened = openReplay(
    pack,
    all.map((entry, index) => ({ ...entry, seq: index + 1 })),
  );
  if ('unplayable' in opened) throw new Error('this release cannot open its own log');
  return opened;
}

test('[R-14.4] a review lists the offers that were taken, what each gave, and a word that came with them', () => {
  const replay = dealing();
  const [deal, ...others] = dealsOf(replay, 'all');
  if (!deal) throw new Error('no deal was found');
  expect(others).toEqual([]);
  const last = replay.moments.length - 1;
  const seen = { pack, view: replay.viewAt(last, 'all'), moves: {}, me: undefined, info: replay.infoAt(last, 'all') };
  expect(dealTold(seen, deal)).toEqual({
    title: 'Ada and Borges make a deal',
    note: `turn ${replay.turns.at(-1)?.turn}: Ada gives 3 MB; Borges gives a promise`,
  });
});

test('[R-14.11] through the eyes of somebody else no deal of two others is listed, through theirs it is', () => {
  const replay = dealing();
  const seenBy = ([0, 1, 2, 3, 'spectator'] as const).filter((eyes) => dealsOf(replay, eyes).length > 0);
  expect(seenBy).toEqual([1, 2]);
});
