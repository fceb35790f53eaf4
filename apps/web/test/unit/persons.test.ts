/** What happened, told to whoever did it, to whoever it was done to, and to everybody else (S-7, T-35). */
import type { EventView } from '@illuminice/engine';
import { describe, expect, test } from 'vitest';
import { winnersText } from '../../src/around/game-over/winners-text.ts';
import { toldLog } from '../../src/around/log/told-log.ts';
import { plainText } from '../../src/tabletop/seen/rich-text.ts';
import { namesOf, type Seen } from '../../src/tabletop/seen/seen.ts';
import { isPlural } from '../../src/tabletop/sentences/card-subject.ts';
import { sentence, subjectText } from '../../src/tabletop/sentences/index.ts';
import { card, evening, seenBy } from './evening.ts';
import { inGerman } from './in-german.ts';

const seen = seenBy(evening(), 'ana');
const [ana, ben, cleo] = [0, 1, 2];
const plain = (text: string | undefined) => plainText(text ?? '', namesOf(seen));
const inBoth = (event: EventView, me: number | undefined) => {
  const tell = (): string => plain(sentence(event, { ...seen, me }));
  return [tell(), inGerman(tell)];
};

describe('[REQ-076] [S-7] who does something', () => {
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

describe('[S-7] an offer between two', () => {
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
  const lines = () => toldLog(log, { ...seen, me: ana }).map(({ text }) => plain(text));
  expect(lines()).toEqual(['Your turn', 'You take 3 MB income.']);
  expect(inGerman(lines)).toEqual(['Dein Zug', 'Du nimmst 3 MB ein.']);
});

test('[R-15.3] what a window is about names whoever played it', () => {
  const about = (me: number) => plain(subjectText({ use: 'whispering', seat: ana, special: 0 }, me));
  expect(about(ana)).toMatch(/, played by you$/);
  expect(about(ben)).toMatch(/, played by ana$/);
  expect(inGerman(() => about(ana))).toMatch(/, gespielt von dir$/);
});

describe('[T-35] a card that does something', () => {
  const announced = (attacker: number): EventView =>
    ({
      type: 'attackAnnounced',
      attack: { kind: 'control', attacker, target: card('eco-guerrillas'), aids: [] },
    }) as unknown as EventView;

  test('is one or many, as its name is', () => {
    expect(inBoth(announced(card('kgb')), cleo)).toEqual([
      'KGB attacks to control Eco-Guerrillas.',
      'KGB greift an, um Eco-Guerrillas zu kontrollieren.',
    ]);
    expect(inBoth(announced(card('hackers')), cleo)).toEqual([
      'Hackers attack to control Eco-Guerrillas.',
      'Hackers greifen an, um Eco-Guerrillas zu kontrollieren.',
    ]);
    // Their Illuminati cards: the Discordian Society, the Gnomes of Zurich.
    expect(inBoth(announced(ana), cleo)[0]).toMatch(/^The Discordian Society attacks /);
    expect(inBoth(announced(ben), cleo)[0]).toMatch(/^The Gnomes of Zurich attack /);
  });

  test.each([
    ['The UFOs', true],
    ['The Society of Assassins', false],
    ['The Servants of Cthulhu', true],
    ['Evil Geniuses for a Better Tomorrow', true],
    ['The Men in Black', true],
    ['Texas', false],
    ['The United Nations', false],
    ['I.R.S.', false],
    ['Big Media', false],
  ])('%s: many is %s', (name, many) => expect(isPlural(name)).toBe(many));
});

test('[T-8] [R-10.7] a captured Group names the puppets it brings along', () => {
  const link = (key: string, host: number) => ({ card: card(key), host, side: 1 as const });
  const placed = (...links: ReturnType<typeof link>[]): EventView => ({
    type: 'armPlaced',
    seat: ana,
    why: 'capture',
    links,
  });
  const militia = link('militia', card('hackers'));
  expect(inBoth(placed(militia), ben)[0]).toBe('Militia joins ana, controlled by Hackers.');
  expect(inBoth(placed(militia, link('kkk', card('militia')), link('kgb', card('militia'))), ana)).toEqual([
    'Militia joins you, controlled by Hackers, and brings along KKK and KGB.',
    'Du gewinnst Militia, kontrolliert von Hackers, und damit auch KKK und KGB.',
  ]);
});

test('one card is one card', () => {
  expect(inBoth({ type: 'deckShuffled', cards: 1 }, ana)).toEqual([
    'The deck is shuffled: 1 card.',
    'Der Stapel wird gemischt: 1 Karte.',
  ]);
});

test('[T-35] [R-21.5] two who win by the same goal are one sentence, and one heading', () => {
  const won = (goals: readonly string[][]): EventView =>
    ({ type: 'gameEnded', outcome: { winners: [ana, ben], goals } }) as unknown as EventView;
  expect(inBoth(won([['money'], ['money']]), cleo)).toEqual([
    'ana and ben win: enough money.',
    'ana und ben gewinnen: genug Geld.',
  ]);
  expect(inBoth(won([['money'], ['money']]), ana)[0]).toBe('You and ben win: enough money.');
  expect(inBoth(won([['basic'], ['money']]), ana)[0]).toBe('You win: enough cards. ben wins: enough money.');
  const over = (winners: readonly number[]) =>
    winnersText({ ...seen, view: { ...seen.view, over: { winners } } } as Seen);
  expect([over([ana]), over([ana, ben]), over([ben])]).toEqual([
    'You rule the world',
    'You and ben rule the world',
    'ben rules the world',
  ]);
});
