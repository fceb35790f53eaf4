import { pack } from '@illuminice/cards';
import { bitOf, type EventView, eventFor, type Viewer } from '@illuminice/engine';
import { describe, expect, test } from 'vitest';
import { courseOf, lineOf, momentOf, spread } from '../../src/around/game-over/history.ts';
import { turnsOf } from '../../src/around/log/by-turn.ts';
import { type ToldLine, toldLog } from '../../src/around/log/told-log.ts';
import { paymentsOf, pointsOf } from '../../src/tabletop/numbers/spent-by.ts';
import { leftOver, suggestPayment } from '../../src/tabletop/parts/amounts.ts';
import { mark, partsOf, plainText } from '../../src/tabletop/seen/rich-text.ts';
import { namesOf } from '../../src/tabletop/seen/seen.ts';
import { sentence } from '../../src/tabletop/sentences/event-sentence.ts';
import { card, evening, seenBy } from './evening.ts';

const seen = seenBy(evening(), 'ana');

/** As ben reads it unless said otherwise. */
const told = (event: EventView, me: number | undefined = 1) =>
  plainText(sentence(event, { ...seen, me }) ?? '', namesOf(seen));

function tellAll(viewer: Viewer): string[] {
  const table = evening({ dice: [[3, 4]] });
  table.seats.ana.attacks('control', 'eco-guerrillas').with('big-media', { aids: ['hackers'] });
  table.seats.ana.spends(2, { from: 'big-media' });
  table.everybodyIsContent();
  const names = namesOf(seenBy(table, 'ana'));
  return table.log.flatMap((event) => {
    const told = eventFor(pack, event, viewer);
    const text = told && sentence(told, { ...seen, me: 1 });
    return text === undefined ? [] : [plainText(text, names)];
  });
}

describe('the log in plain language', () => {
  test('[REQ-076] [REQ-122] an attack is told from its announcement to its outcome', () => {
    const lines = tellAll(0);
    expect(lines).toContain('Big Media attacks to control Eco-Guerrillas, aided by Hackers.');
    expect(lines).toContain('ana spends 2 MB of Big Media on the attack.');
    expect(lines).toContain('The dice show 3 and 4: 7.');
    expect(lines.some((line) => line.startsWith('Success with 7'))).toBe(true);
  });

  test('[REQ-120] a roll of 11 or 12 is said to fail always', () => {
    const event = {
      type: 'attackDecided',
      kind: 'control',
      target: card('kgb'),
      succeeded: false,
      roll: 12,
      required: 14,
    } as const;
    expect(told(event)).toBe('12 always fails: KGB holds out.');
  });

  test('[R-2.5 R-21.7] who chose which secret goal is told of each by name, where every secret lies open', () => {
    const chosen = { type: 'goalChosen', seat: 0, goal: 1, draws: 0 } as const;
    expect(told(chosen, undefined)).toMatch(/^ana secretly chooses the goal of /);
    expect(told(chosen, 0)).toMatch(/^You secretly choose the goal of /);
  });

  test('[R-18.3] an amount this viewer may not know is not named', () => {
    expect(told({ type: 'moneyMoved', from: 0, to: card('hackers'), why: 'transfer', knownTo: 1 })).toBe(
      'some money goes from The Discordian Society to Hackers.',
    );
  });

  test('[R-18.2] a Special drawn by somebody else has no name', () => {
    expect(told({ type: 'cardDrawn', seat: 1, to: 'hand' }, 0)).toBe('ben draws a Special.');
  });

  test('[R-17.20] [R-0.5] whose alignment was changed, and which', () => {
    const realigned = (alignments: number) => told({ type: 'alignmentChanged', card: card('kgb'), alignments, by: 0 });
    const printed = pack.alignments[card('kgb')] ?? 0;
    expect(realigned(printed | bitOf('Weird'))).toBe('ana changes KGB for this turn: now Weird.');
    expect(realigned(printed & ~bitOf('Violent'))).toBe('ana changes KGB for this turn: no longer Violent.');
    expect(realigned((printed & ~bitOf('Violent')) | bitOf('Peaceful'))).toBe(
      'ana changes KGB for this turn: no longer Violent and now Peaceful.',
    );
  });

  test('cards and players in a sentence are links', () => {
    expect(partsOf(`${mark.seat(1)} destroys ${mark.card(12)}.`)).toEqual([
      { seat: 1 },
      ' destroys ',
      { card: 12 },
      '.',
    ]);
    expect(partsOf(sentence({ type: 'turnEnded', seat: 1, quietTurns: 0 }, { ...seen, me: 1 }) ?? '')).toEqual([
      { seat: 1, text: 'You' },
      ' end the turn.',
    ]);
  });

  test('[R-4.7] the incomes of one turn are added up', () => {
    const event = (id: number, of: EventView) => ({ id, version: 1, at: 0, event: of });
    const lines = toldLog(
      [
        event(1, { type: 'turnBegan', seat: 1 }),
        event(2, { type: 'moneyFromBank', card: 1, amount: 12, why: 'income' }),
        event(3, { type: 'moneyFromBank', card: card('moonies'), amount: 3, why: 'income' }),
        event(4, { type: 'turnEnded', seat: 1, quietTurns: 0 }),
      ],
      seen,
    );
    expect(lines.map(({ text }) => plainText(text, namesOf(seen)))).toEqual([
      'Turn of ben',
      'ben takes 15 MB income.',
      'ben ends the turn.',
    ]);
  });
});

describe('the log of the table', () => {
  const entries = (...events: EventView[]) =>
    events.map((event, index) => ({ id: index + 1, version: 1, at: 0, event }));
  const texts = (lines: readonly ToldLine[]) => lines.map(({ text }) => plainText(text, namesOf(seen)));

  test('[T-35] [R-2.8] the deck of the set-up is shuffled once', () => {
    const shuffled: EventView = { type: 'deckShuffled', cards: 97 };
    expect(texts(toldLog(entries(shuffled, shuffled), seen))).toEqual(['The deck is shuffled: 97 cards.']);
  });

  test('[REQ-076] it is grouped by turn, and each line knows whom it is about', () => {
    const lines = toldLog(
      entries(
        { type: 'firstChooserDrawn', seat: 2, draws: 0 },
        { type: 'turnBegan', seat: 1 },
        { type: 'cardDrawn', seat: 1, to: 'hand' },
        { type: 'turnBegan', seat: 0 },
        { type: 'spent', seat: 2, card: 2, amount: 3, on: 'interfereAgainst' },
      ),
      seen,
    );
    const turns = turnsOf(lines);
    expect(turns.map(({ lines }) => lines.length)).toEqual([1, 1, 1]);
    expect(turns.map(({ heading }) => heading && plainText(heading, namesOf(seen)))).toEqual([
      undefined,
      'Turn of ben',
      'Your turn',
    ]);
    expect(texts(lines.filter(({ seats }) => seats.has(2)))).toEqual([
      'By lot, cleo is the first to choose.',
      'cleo interferes against the attack: 3 MB.',
    ]);
  });

  test('[T-35] [R-18.2] an event that was told reads anew for another player, and once an Illuminati lies open', () => {
    const log = entries(
      { type: 'turnBegan', seat: 1 },
      { type: 'attackDecided', kind: 'destroy', target: 1, succeeded: false, roll: 12, required: 14 },
    );
    const network = pack.illuminati.findIndex(({ key }) => key === 'network');
    const read = (me: number, illuminati: number | undefined) => {
      const { illuminati: _, ...covered } = seen.view.seats[1] ?? expect.fail('ben sits there');
      const ben = illuminati === undefined ? covered : { ...covered, illuminati };
      const reader = { ...seen, me, view: { ...seen.view, seats: seen.view.seats.with(1, ben) } };
      return toldLog(log, reader).map(({ text }) => plainText(text, namesOf(reader)));
    };
    const covered = '12 always fails: Illuminati of ben hold out.';
    expect(read(0, undefined)).toEqual(['Turn of ben', covered]);
    expect(read(0, network)).toEqual(['Turn of ben', '12 always fails: The Network holds out.']);
    expect(read(1, undefined)).toEqual(['Your turn', covered]);
  });
});

describe('who paid what', () => {
  test('[R-9.3] the target’s own treasury counts double; payments before the latest attack are forgotten', () => {
    const spent = (seat: number, amount: number, on: 'target' | 'interfereFor'): EventView => ({
      type: 'spent',
      seat,
      card: seat,
      amount,
      on,
    });
    const announced = { type: 'attackAnnounced' } as EventView;
    const payments = paymentsOf([
      announced,
      spent(1, 9, 'target'),
      announced,
      spent(1, 2, 'target'),
      spent(2, 1, 'interfereFor'),
      spent(2, 3, 'interfereFor'),
    ]);
    expect(payments.map(pointsOf)).toEqual([-4, 4]);
  });
});

describe('amounts', () => {
  test('[R-4.6] the richest treasury pays first, the next one the rest', () => {
    expect(
      suggestPayment(
        [
          [0, 1],
          [9, 1],
          [12, 0],
        ],
        2,
      ),
    ).toEqual({ 0: 1, 9: 1 });
    expect(
      suggestPayment(
        [
          [0, 1],
          [9, 7],
        ],
        2,
      ),
    ).toEqual({ 9: 2 });
  });

  test('[R-16.8] what is still to be placed, and what was placed too much', () => {
    expect(leftOver({ 0: 3, 9: 4 }, 10)).toBe(3);
    expect(leftOver({ 0: 8, 9: 4 }, 10)).toBe(-2);
  });
});

describe('the course of the game', () => {
  test('[R-21.7] one moment has a figure for every seat, one line a point for every moment', () => {
    const { view } = seenBy(evening(), 'ana');
    expect(momentOf(pack, view)).toMatchObject({ groups: [4, 1, 1], money: [22, 40, 13] });
    expect(spread([40, 10, 12], { apart: 13, lowest: 100 })).toEqual([40, 10, 23]);
    // Of eight that all end with nothing each keeps its name (seen in a game of eight).
    expect(spread([100, 100, 20], { apart: 13, lowest: 100 })).toEqual([87, 100, 20]);
    const course = courseOf(pack, view, []);
    expect(course.map(({ turn }) => turn)).toEqual([0, momentOf(pack, view).turn]);
    expect(course[0]).toMatchObject({ groups: [0, 0, 0] });
    const at = (turn: number, groups: number) => ({ turn, groups: [groups], power: [0], money: [0] });
    const line = lineOf([at(0, 0), at(1, 5), at(4, 10)], ({ groups }) => groups[0] ?? 0, {
      width: 100,
      height: 50,
      top: 10,
    });
    expect(line).toBe('0.0,50.0 25.0,25.0 100.0,0.0');
  });
});
