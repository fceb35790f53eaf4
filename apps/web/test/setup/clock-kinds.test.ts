/** The lobby explains the kinds of clock, and one device has none. */
import { completeOptions, type GameOptions } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { finePrint, noteOf, type OptionRow, optionGroups } from '../../src/screens/table-options/index.ts';
import { UNHURRIED } from '../../src/session/local/index.ts';

function optionsWith(given: Partial<GameOptions>): GameOptions {
  const options = completeOptions(given);
  if ('problem' in options) throw new Error(options.problem.code);
  return options;
}

function row(key: keyof GameOptions): OptionRow {
  const found = [...optionGroups(10), finePrint()].flatMap(({ rows }) => rows).find((one) => one.key === key);
  if (!found) throw new Error(`the lobby has no ${key}`);
  return found;
}

test('[R-24.10] what is said of the clock is what the chosen kind does', () => {
  const said = (given: Partial<GameOptions>) => noteOf(row('clock'), optionsWith(given));
  expect(said({})).toContain('own decisions wait; after 90 s');
  expect(said({ clock: 'bank', decisionSeconds: 15, bankSeconds: 1200 })).toContain(
    '15 s free for each own decision, then a bank of 20 min',
  );
  expect(said({ clock: 'turn', turnSeconds: 120, decisionSeconds: 60 })).toContain(
    '60 s for each decision in an attack',
  );
  const { clock, ...older } = optionsWith({});
  expect(noteOf(row('clock'), older)).toContain('began before there was a choice');
});

test('[R-23.13] times that do not count with the chosen clock say which clock they need', () => {
  const needs = (key: keyof GameOptions, given: Partial<GameOptions>) => row(key).needs?.(optionsWith(given));
  expect(needs('bankSeconds', { clock: 'none' })).toContain('Bank');
  expect(needs('bankSeconds', { clock: 'bank' })).toBeUndefined();
  expect(needs('turnSeconds', { clock: 'bank' })).toContain('Per turn');
  expect(needs('turnSeconds', { clock: 'turn' })).toBeUndefined();
  expect(needs('decisionSeconds', { clock: 'none' })).toContain('Bank');
  expect(needs('decisionSeconds', { clock: 'turn' })).toBeUndefined();
});

test('[R-24.10] a game at one device has no clock', () => {
  expect(optionsWith(UNHURRIED)).toMatchObject({ clock: 'none', turnSeconds: 0, pace: 0 });
});

test('[R-23.5 R-23.18 R-23.19 R-23.20] goals are shorter or longer, there is a last round, an end by the clock and the stalemate, as far as the rules go', () => {
  const goals = row('basicGoalDelta');
  const choices = goals.kind === 'choice' ? goals.choices : [];
  expect(choices.map(({ text }) => text)).toEqual(['6', '7', '8', '9', '10', '11', '12', '13', '14', '15']);
  const keys = [...optionGroups(10), finePrint()].flatMap(({ rows }) => rows.map(({ key }) => key));
  expect(keys, 'one row for each').toEqual([...new Set(keys)]);
  for (const { value } of choices) expect(optionsWith({ basicGoalDelta: Number(value) })).toBeDefined();
  const last = row('lastRound');
  for (const { value } of last.kind === 'choice' ? last.choices : [])
    expect(optionsWith({ lastRound: Number(value) }).lastRound).toBe(value);
  const minutes = row('gameMinutes');
  for (const { value } of minutes.kind === 'choice' ? minutes.choices : [])
    expect(optionsWith({ gameMinutes: Number(value) }).gameMinutes).toBe(value);
  expect(row('stalemate').kind).toBe('switch');
});
