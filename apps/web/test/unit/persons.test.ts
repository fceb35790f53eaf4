/** What happened, told to whoever did it, to whoever it was done to, and to everybody else (S-7, T-35). */
import type { EventView } from '@illuminice/engine';
import { describe, expect, test } from 'vitest';
import { winnersText } from '../../src/around/game-over/winners-text.ts';
import { toldLog } from '../../src/around/log/told-log.ts';
import { plainText } from '../../src/tabletop/seen/rich-text.ts';
import { namesOf, type Seen } from '../../src/tabletop/seen/seen.ts';
import { sentence, subjectText } from '../../src/tabletop/sentences/index.ts';
import { card, evening, seenBy } from './evening.ts';
import { inGerman } from './in-german.ts';

const seen = seenBy(evening(), 'ana');
const [ana, ben, cleo] = [0, 1, 2];
const plain = (text: string | undefined) => plainText(text ?? '', namesOf(seen));
const inBoth = (event: EventView, me: number | undefined) => {
  const tell = (): string => plain(sentence(event, me));
  return [tell(), inGerman(tell)];
};

describe('[REQ-076] who does something', () => {
  const drawn: EventView = { type: 'cardDrawn', seat: ana, to: 'hand' };
  const accused: EventView = { type: 'accused', seat: ana, accused: ben, illuminati: 0, right: true };

  test('reads of themselves as “you”', () => {
    expect(inBoth(drawn, ana)).toEqual(['You draw a Special.', 'Du ziehst eine Spezialkarte.']);
    expect(inBoth({ type: 'seatOut', seat: ana, how: 'eliminated', by: ben }, ana)).toEqual([
      'You are defeated by ben.',
      'Du wirst von ben besiegt.',
    ]);
    expect(inBoth(accused, ana)[1]).toMatch(/^Du beschuldigst ben zu Recht, /);
  });

  test('is read of by name, and by whoever only watches', () => {
    for (const me of [ben, cleo, undefined])
      expect(inBoth(drawn, me)).toEqual(['ana draws a Special.', 'ana zieht eine Spezialkarte.']);
    expect(inBoth(accused, ben)[1]).toMatch(/^ana beschuldigt dich zu Recht, /);
  });
});

describe('an offer between two', () => {
  const closed = (how: 'rejected' | 'countered' | 'withdrawn' | 'void'): EventView => ({
    type: 'offerClosed',
    from: ana,
    to: ben,
    serial: 1,
    how,
  });

  test('is told to whoever made it', () => {
    expect(inBoth(closed('rejected'), ana)).toEqual(['ben declines your offer.', 'ben lehnt dein Angebot ab.']);
    expect(inBoth(closed('countered'), ana)).toEqual([
      'ben answers you with another offer.',
      'ben antwortet dir mit einem Gegenangebot.',
    ]);
    expect(inBoth(closed('void'), ana)).toEqual([
      'Your offer to ben is no longer possible.',
      'Dein Angebot an ben ist nicht mehr möglich.',
    ]);
  });

  test('is told to whoever got it', () => {
    expect(inBoth(closed('rejected'), ben)).toEqual([
      'You decline the offer of ana.',
      'Du lehnst das Angebot von ana ab.',
    ]);
    expect(inBoth(closed('withdrawn'), ben)).toEqual([
      'ana withdraws the offer to you.',
      'ana zieht das Angebot an dich zurück.',
    ]);
  });

  test('is told to the others', () => {
    expect(inBoth(closed('rejected'), cleo)).toEqual([
      'ben declines the offer of ana.',
      'ben lehnt das Angebot von ana ab.',
    ]);
  });
});

test('[R-4.7] income is one’s own', () => {
  const entry = (id: number, event: EventView) => ({ id, version: 1, at: 0, event });
  const log = [
    entry(1, { type: 'turnBegan', seat: ana }),
    entry(2, { type: 'moneyFromBank', card: card('moonies'), amount: 3, why: 'income' }),
  ];
  const lines = () => toldLog(log, ana).map(({ text }) => plain(text));
  expect(lines()).toEqual(['— You to play —', 'You take 3 MB income.']);
  expect(inGerman(lines)).toEqual(['— Du bist am Zug —', 'Du nimmst 3 MB ein.']);
});

test('[R-15.3] what a window is about names whoever played it', () => {
  const about = (me: number) => plain(subjectText({ use: 'whispering', seat: ana, special: 0 }, me));
  expect(about(ana)).toMatch(/, played by you$/);
  expect(about(ben)).toMatch(/, played by ana$/);
  expect(inGerman(() => about(ana))).toMatch(/, gespielt von dir$/);
});

test('one card is one card', () => {
  expect(inBoth({ type: 'deckShuffled', cards: 1 }, ana)).toEqual([
    'The deck is shuffled: 1 card.',
    'Der Stapel wird gemischt: 1 Karte.',
  ]);
});

test('two who win together are two sentences, and one heading', () => {
  const outcome = { winners: [ana, ben], goals: [[{ kind: 'basic' }], [{ kind: 'basic' }]] };
  const ended = { type: 'gameEnded', outcome } as unknown as EventView;
  expect(inBoth(ended, ana)[0]).toMatch(/^You win: .*\. ben wins: .*\.$/);
  const over = (winners: readonly number[]) =>
    winnersText({ ...seen, view: { ...seen.view, over: { winners } } } as Seen);
  expect([over([ana]), over([ana, ben]), over([ben])]).toEqual([
    'You rule the world',
    'You and ben rule the world',
    'ben rules the world',
  ]);
});
