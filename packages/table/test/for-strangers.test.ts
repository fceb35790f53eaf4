import { pack } from '@illuminice/cards';
import { expect, test } from 'vitest';
import { forStrangers, momentNamed, nameOfMoment, openReplay, type Replay, withoutSecrets } from '../src/index.ts';
import type { Continuation } from '../src/model/log.ts';
import { finishedGame } from './finished-game.ts';
import { LogWriter } from './log-writer.ts';

function opened(entries: Parameters<typeof openReplay>[1]): Replay {
  const replay = openReplay(pack, entries);
  if ('unplayable' in replay) throw new Error(JSON.stringify(replay.unplayable));
  return replay;
}

test('[R-14.11] whoever has a link gets the same game without names, keys, signatures, typed words and secrets', async () => {
  const entries = (await finishedGame()).log();
  const [first] = entries[0]?.facts ?? [];
  const names = first?.type === 'opened' ? first.opening.seats.map(({ name }) => name) : [];
  const told = JSON.stringify(forStrangers(entries, new Set()));
  for (const hidden of [
    'between us',
    '"peace"}',
    '"signed"',
    '"signature"',
    '"chain"',
    '"salt"',
    '"key"',
    '"commandId"',
  ])
    expect(told, hidden).not.toContain(hidden);
  // What was promised stays, in the words of the game; a computer player keeps its name.
  expect(told).toContain('"kind":"peace"');
  expect(told).not.toContain('"text":"peace"');
  expect(told).toContain(JSON.stringify(names[0]));
  for (const name of names.slice(1)) expect(told).not.toContain(JSON.stringify(name));
  // Whoever agrees is known, and nobody else.
  const one = JSON.stringify(forStrangers(entries, new Set([2])));
  expect([one.includes(JSON.stringify(names[2])), one.includes(JSON.stringify(names[1]))]).toEqual([true, false]);
  const [all, part] = [opened(withoutSecrets(entries, 'spectator')), opened(forStrangers(entries, new Set()))];
  expect(part.moments).toEqual(all.moments);
  const last = all.moments.length - 1;
  expect(part.viewAt(last, 'all')).toEqual(all.viewAt(last, 'all'));
});

test('[R-14.11] what somebody called the computer players of a game they carried here is theirs too', () => {
  const [first, ...rest] = new LogWriter(pack).playOn(3).entries();
  const [opened, ...facts] = first?.facts ?? [];
  if (!first || opened?.type !== 'opened') throw new Error('no opening');
  const bot = { kind: 'bot', name: 'Your Neighbour', level: 'regular', persona: 'your-neighbour' } as const;
  const seats = opened.opening.seats.with(1, bot);
  const toldOf = (opening: typeof opened.opening) =>
    JSON.stringify(forStrangers([{ ...first, facts: [{ ...opened, opening }, ...facts] }, ...rest], new Set()));
  expect(toldOf({ ...opened.opening, seats })).toContain('Your Neighbour');
  const game = {} as Continuation['game'];
  expect(toldOf({ ...opened.opening, seats, continues: { from: 'upload', game } })).not.toMatch(/your.neighbour/i);
});

test('[R-14.5] a proposal keeps its terms, and loses the words of whoever did not agree', () => {
  const entries = new LogWriter(pack).playOn(3).entries();
  const proposed = { type: 'proposed', id: 'p', by: 0, to: [1], terms: [], text: 'in my own words', ms: 0 } as const;
  const whispered = { ...proposed, id: 'w', text: 'between us', secret: true } as const;
  const log = [...entries, { seq: entries.length + 1, at: 99, seat: 0, facts: [proposed, whispered] }];
  const [first] = log[0]?.facts ?? [];
  const isPerson = first?.type === 'opened' && first.opening.seats[0]?.kind === 'human';
  expect(isPerson).toBe(true);
  expect(forStrangers(log, new Set()).at(-1)?.facts).toEqual([
    { type: 'proposed', id: 'p', by: 0, to: [1], terms: [], ms: 0 },
  ]);
  expect(forStrangers(log, new Set([0])).at(-1)?.facts).toEqual([proposed]);
});

test('[R-14.11] a moment has one name in every log of the game, however much of it is told', async () => {
  const entries = (await finishedGame()).log();
  const [whole, part] = [opened(entries), opened(forStrangers(entries, new Set()))];
  expect(part.moments.length).toBeLessThan(whole.moments.length);
  for (let at = 0; at < whole.moments.length; at += 7) {
    const found = momentNamed(part, nameOfMoment(whole, at));
    expect(part.moments[found]?.seq ?? 0).toBeLessThanOrEqual(whole.moments[at]?.seq ?? 0);
    const [was, is] = [whole.viewAt(at, 'spectator'), part.viewAt(found, 'spectator')];
    expect([is.turn, is.seats, is.phase]).toEqual([was.turn, was.seats, was.phase]);
  }
  expect(momentNamed(part, { seq: 0, events: 0 })).toBe(0);
  expect(momentNamed(part, { seq: 10 ** 6, events: 0 })).toBe(part.moments.length - 1);
});
