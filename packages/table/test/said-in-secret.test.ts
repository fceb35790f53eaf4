/** What those who wrote it let the others read of a game that is over. */
import { expect, test } from 'vitest';
import type { LogEntry, TableFact } from '../src/index.ts';
import { saidInSecret } from '../src/index.ts';

/** Ana and Ben are people, Cleo and Dora computer players. */
const SEATS = ['human', 'human', 'bot', 'bot'].map((kind, seat) => ({ name: `seat ${seat}`, kind }));

function logOf(...facts: readonly object[]): readonly LogEntry[] {
  const opened = { type: 'opened', opening: { seats: SEATS } };
  return [opened, ...facts].map((fact, index) => ({ seq: index + 1, at: index, facts: [fact as TableFact] }));
}

const offer = (from: number, to: number, serial: number) => ({ from, to, serial, give: { money: from }, want: {} });
const made = (from: number, to: number, serial: number) => ({
  type: 'game',
  events: [{ type: 'offerMade', offer: offer(from, to, serial) }],
});
const closed = (from: number, to: number, how: string) => ({
  type: 'game',
  events: [{ type: 'offerClosed', from, to, serial: 1, how }],
});
const promised = (from: number, to: number, secret?: true) => ({ type: 'promised', from, to, text: 'w', secret });

const EVENING = logOf(
  promised(0, 1, true),
  promised(1, 0, true),
  promised(0, 1),
  { type: 'proposed', id: 'p', by: 0, to: [1], terms: [], text: 'psst', secret: true, ms: 0 },
  { type: 'proposalAnswered', id: 'p', seat: 1, yes: false },
  { type: 'proposed', id: 'q', by: 0, to: [1], terms: [], text: 'aloud', ms: 0 },
  { type: 'proposalAnswered', id: 'q', seat: 1, yes: true },
  made(1, 0, 1),
  closed(1, 0, 'rejected'),
  made(0, 2, 1),
  closed(0, 2, 'accepted'),
  promised(2, 1, true),
  promised(2, 3, true),
);

const heard = (...shown: readonly number[]) =>
  saidInSecret(EVENING, new Set(shown)).map(({ seq, from, kind }) => `${seq} ${from} ${kind}`);

test('[R-14.11] without anybody’s leave only computer players among themselves are read', () => {
  expect(heard()).toEqual(['14 2 promised']);
});

test('[R-14.11] of two who spoke to each other each shows their own lines alone', () => {
  expect(heard(0)).toEqual(['2 0 promised', '5 0 proposed', '14 2 promised']);
  // What a computer player said to somebody is shown with theirs.
  expect(heard(1)).toEqual(['3 1 promised', '6 1 answered', '9 1 offered', '13 2 promised', '14 2 promised']);
});

test('[R-14.4] a deal that was made, and what was said aloud, stands in the log for everybody and is not told twice', () => {
  const all = heard(0, 1);
  for (const seq of [4, 7, 8, 11, 12]) expect(all.some((line) => line.startsWith(`${seq} `))).toBe(false);
});

test('[REQ-373] dealt anew: what was said before belongs to another game', () => {
  expect(saidInSecret([...EVENING, ...logOf({ type: 'reset' }, promised(0, 1, true))], new Set([0, 1]))).toHaveLength(
    1,
  );
});
