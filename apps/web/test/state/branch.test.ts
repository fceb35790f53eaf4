import { pack } from '@illuminice/cards';
import { viewFor } from '@illuminice/engine';
import { openReplay, type Replay } from '@illuminice/table';
import { expect, test } from 'vitest';
import { finishedBranch, finishedGame } from '../../dev/positions/finished-game.ts';
import { branchSentence } from '../../src/around/branch/branch-sentence.ts';
import { attacksOf } from '../../src/around/replay/attacks-of.ts';
import { reviewing } from '../../src/around/replay/review-of.ts';
import { resultOf } from '../../src/session/local/game-result.ts';
import type { SavedGame } from '../../src/session/local/messages.ts';
import { branchOf } from '../../src/session/replay/branch.ts';
import { readRecord } from '../../src/session/replay/record.ts';
import { inGerman } from '../unit/in-german.ts';

function replayOf(isRunning: boolean): Replay {
  const record = readRecord(finishedGame({ id: 'evening', people: 1, isRunning }));
  const replay = openReplay(pack, record?.entries ?? []);
  if ('unplayable' in replay) throw new Error('this release cannot open its own log');
  return replay;
}

const evening = replayOf(false);
const last = evening.moments.length - 1;
const inTurn = (turn: number): number => evening.turns.find((each) => each.turn === turn)?.first ?? -1;

test('[R-21.7] a moment of a finished game is played on by any seat against computers, or by everybody at one device', () => {
  const at = inTurn(5) + 3;
  const game = branchOf(evening, { id: 'evening', at, seat: 2, level: 'expert' });
  expect(game?.seats.map(({ name, kind, level }) => [name, kind, level])).toEqual([
    ['Hagbard', 'bot', 'expert'],
    ['Ada', 'bot', 'expert'],
    ['Borges', 'human', undefined],
    ['Cleo', 'bot', 'expert'],
  ]);
  const all = branchOf(evening, { id: 'evening', at, seat: 'all', level: 'expert' });
  expect(all?.seats.every(({ kind }) => kind === 'human')).toBe(true);
  expect(game?.continues?.branch).toMatchObject({ game: 'evening', turn: 5 });
});

test('[R-21.7] it goes on once the move under way is finished, as that seat saw it then', () => {
  const lastTurn = evening.turns.at(-1)?.first ?? 0;
  for (let at = inTurn(2); at < lastTurn; at += 7) {
    const whole = evening.moments.findIndex(({ isWhole }, moment) => isWhole && moment >= at);
    const seat = evening.viewAt(whole, 'all').turn.seat;
    const game = branchOf(evening, { id: 'evening', at, seat, level: 'novice' });
    if (!game?.continues) throw new Error(`nothing to play at ${at}`);
    const seen = viewFor(pack, game.continues.game, seat);
    const { options: _, ...then } = evening.viewAt(whole, seat);
    expect(seen).toMatchObject(JSON.parse(JSON.stringify(then)));
  }
});

test('[R-21.7] a branch that was played to its end is looked back on, reviewed, and left again for another', () => {
  const game = branchOf(evening, { id: 'evening', at: inTurn(24), seat: 0, level: 'regular' });
  if (!game) throw new Error('nothing to play in turn 24');
  const record = readRecord(finishedBranch('branch', game));
  const { entries = [] } = record ?? {};
  const branch = openReplay(pack, entries);
  if ('unplayable' in branch) throw new Error('this release cannot open its own log');
  expect([branch.isOver, branch.turns[0]?.turn]).toEqual([true, 24]);
  // All but the decisions, which take seconds.
  const review = [...reviewing({ replay: branch, entries, eyes: 'all', isTimeUp: () => true })].at(-1);
  expect(review?.turns.map(({ turn }) => turn)).toEqual([
    ...branch.turns.map(({ turn }) => turn),
    (branch.turns.at(-1)?.turn ?? 0) + 1,
  ]);
  expect(Math.max(...(review?.turns.at(-1)?.chance ?? []))).toBe(100);
  expect(review?.taken).toBeGreaterThan(0);
  expect(attacksOf(branch).length).toBeGreaterThan(0);
  const at = branch.turns.at(-1)?.first ?? 0;
  const again = branchOf(branch, { id: 'branch', at, seat: 1, level: 'expert' });
  expect(again?.continues?.branch).toMatchObject({ game: 'branch', turn: branch.turns.at(-1)?.turn });
  expect(again?.seats.map(({ kind }) => kind)).toEqual(['bot', 'human', 'bot', 'bot']);
});

test('[R-15.11] turns that were lost before a branch are counted in it too, and what the list says of it is what its replay shows', () => {
  const game = branchOf(evening, { id: 'evening', at: inTurn(24), seat: 0, level: 'regular' });
  const left = game?.continues?.branch;
  if (!game?.continues || !left) throw new Error('nothing to play in turn 24');
  // As if two turns before it had been lost: those taken are two fewer.
  const continues = { ...game.continues, branch: { ...left, turn: 26 } };
  const { entries = [] } = readRecord(finishedBranch('branch', { ...game, continues })) ?? {};
  const branch = openReplay(pack, entries);
  if ('unplayable' in branch) throw new Error('this release cannot open its own log');
  const end = branch.turns.at(-1)?.turn ?? 0;
  expect(branch.turns[0]?.turn).toBe(26);
  expect(end).toBeGreaterThan(26);
  const state = branch.at(branch.moments.length - 1);
  expect(resultOf(pack, state, entries)).toMatchObject({ turns: end, winners: state.game?.over?.winners });
});

test('[R-24.6] of a game that is not over nothing is played on; nor before its first turn, nor after its end', () => {
  const running = replayOf(true);
  expect(running.isOver).toBe(false);
  for (const { first } of running.turns)
    expect(branchOf(running, { id: 'evening', at: first, seat: 0, level: 'expert' })).toBeUndefined();
  expect(branchOf(evening, { id: 'evening', at: 0, seat: 0, level: 'expert' })).toBeUndefined();
  expect(branchOf(evening, { id: 'evening', at: last, seat: 0, level: 'expert' })).toBeUndefined();
});

const saved = (id: string, winner: number, turns: number): SavedGame => ({
  ...{ id, names: ['Ana', 'Magpie'], people: 1, startedAt: 1, playedAt: 2, over: true, me: 0 },
  result: {
    winners: [winner],
    goals: [['basic'], ['basic']],
    illuminati: ['ufos', 'network'],
    levels: ['', 'expert'],
    turns,
    endedAt: 2,
  },
});

test('what it came to is told beside what happened', () => {
  const left = saved('a', 1, 28);
  const won: SavedGame = { ...saved('b', 0, 19), branch: { game: 'a', seq: 40, turn: 12 } };
  expect(branchSentence(won, [left, won])).toBe(
    'From turn 12 on you would have won in turn 19. As it was, Magpie won in turn 28.',
  );
  const lost: SavedGame = { ...saved('c', 1, 15), branch: { game: 'a', seq: 40, turn: 12 } };
  expect(branchSentence(lost, [left, lost])).toBe(
    'From turn 12 on Magpie would have won in turn 15. As it was, Magpie won in turn 28.',
  );
  expect(branchSentence(won, [won])).toBeUndefined();
  expect(branchSentence(left, [left])).toBeUndefined();
});

test('[S-8] several who won together are told of as several, in a language that says so', () => {
  const left = saved('a', 1, 28);
  const lost: SavedGame = { ...saved('c', 1, 15), branch: { game: 'a', seq: 40, turn: 12 } };
  expect(inGerman(() => branchSentence(lost, [left, lost]))).toBe(
    'Ab Zug 12 hätte Magpie in Zug 15 gewonnen. In Wirklichkeit gewann Magpie in Zug 28.',
  );
  const together = <Game extends SavedGame>(game: Game): Game => ({
    ...game,
    names: ['Ana', 'Magpie', 'Surgeon'],
    ...(game.result ? { result: { ...game.result, winners: [1, 2] } } : {}),
  });
  const [both, bothLost] = [together(left), together(lost)];
  expect(inGerman(() => branchSentence(bothLost, [both, bothLost]))).toBe(
    'Ab Zug 12 hätten Magpie, Surgeon in Zug 15 gewonnen. In Wirklichkeit gewannen Magpie, Surgeon in Zug 28.',
  );
  const won: SavedGame = { ...saved('b', 0, 19), branch: { game: 'a', seq: 40, turn: 12 } };
  expect(inGerman(() => branchSentence(won, [both, won]))).toBe(
    'Ab Zug 12 hättest du in Zug 19 gewonnen. In Wirklichkeit gewannen Magpie, Surgeon in Zug 28.',
  );
});
