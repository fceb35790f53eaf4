/** The reader of scenarios lets nothing pass that it does not understand. */
import { pack } from '@illuminice/cards';
import { describe, expect, test } from 'vitest';
import { failureLines, readEntries, readText, runEntry, summary } from '../src/index.ts';
import { aScenario, linesOf, TWO_SEATS } from './a-scenario.ts';

describe('an unknown word is an error of the scenario', () => {
  test.each([
    ['a key of the scenario', { colour: 'red' }, 'unknown key "colour" in the scenario'],
    ['a key of given', { given: { seats: TWO_SEATS, weather: 'fine' } }, 'unknown key "weather" in given'],
    [
      'a key of a seat',
      { given: { seats: [{ illuminati: 'network', gold: 3 }, TWO_SEATS[1]] } },
      'unknown key "gold" in given.seats[0]',
    ],
    ['a key of the turn', { given: { seats: TWO_SEATS, turn: { round: 1 } } }, 'unknown key "round" in given.turn'],
    ['a phase', { given: { seats: TWO_SEATS, turn: { phase: 'lunch' } } }, 'given.turn.phase must be one of'],
    ['a key of a setup', { given: { players: 2, uncontrolled: [] } }, 'unknown key "uncontrolled" in given'],
    ['an option', { options: { gravity: true } }, 'unknownOption (R-23) {"option":"gravity"}'],
    ['a step', { steps: [{ wait: 3 }] }, 'step 1 is none of'],
    ['a key of a step', { steps: [{ seat: 0, do: { type: 'pass' }, why: 'fun' }] }, 'unknown key "why" in step 1'],
    ['a code', { steps: [{ seat: 0, do: { type: 'pass' }, refused: 'NO_FUN' }] }, 'step 1: refused must be one of'],
    ['a point to settle at', { steps: [{ settle: 'draw' }] }, 'step 1: settle must be one of'],
    [
      'a power used up',
      { given: { seats: [{ illuminati: 'network', used: ['magic'] }, TWO_SEATS[1]] } },
      'used[0] must be one of',
    ],
  ])('%s', (_, part, message) => {
    expect(linesOf(aScenario(part)).join()).toContain(message);
  });

  test.each([
    [
      'a card of the position',
      { given: { seats: TWO_SEATS, uncontrolled: ['atlantis'] } },
      'unknownCard (R-24.5) {"key":"atlantis"}',
    ],
    [
      'a Special among the Groups',
      { given: { seats: TWO_SEATS, uncontrolled: ['bribery'] } },
      'wrongKind (R-24.5) {"key":"bribery","kind":"Group"}',
    ],
    [
      'an Illuminati',
      { given: { seats: [{ illuminati: 'atlantis' }, TWO_SEATS[1]] } },
      'unknownIlluminati (R-24.5) {"key":"atlantis"}',
    ],
    [
      'a goal',
      { given: { seats: [{ illuminati: 'ufos', goal: 'ufos' }, TWO_SEATS[1]] } },
      'unknownGoal (R-24.5) {"key":"ufos"}',
    ],
    ['a command', { steps: [{ seat: 0, do: { type: 'dance' } }] }, 'unknown command "dance"'],
    ['an argument', { steps: [{ seat: 0, do: { type: 'drop', card: 'yuppies' } }] }, 'unknown key "card" in drop'],
    [
      'an argument of another card',
      { steps: [{ seat: 0, do: { type: 'play', card: 'slush-fund', target: 'yuppies' } }] },
      'unknown key "target" in play',
    ],
    [
      'a card in a command',
      { steps: [{ seat: 0, do: { type: 'drop', group: 'atlantis' } }] },
      'unknown card "atlantis"',
    ],
    [
      'a side',
      { steps: [{ seat: 0, do: { type: 'move', group: 'yuppies', host: 'network', side: 'north' } }] },
      'unknown side "north"',
    ],
    ['a query', { steps: [{ expect: { mood: 'good' } }] }, 'unknown query "mood"'],
    ['a longer query', { steps: [{ expect: { 'phase.0': 'actions' } }] }, 'unknown query "phase.0"'],
    ['a seat in a query', { steps: [{ expect: { 'hand.2': [] } }] }, 'unknown seat "2"'],
    ['a card in a query', { steps: [{ expect: { 'money.0.atlantis': 0 } }] }, 'unknown card "atlantis"'],
    ['a command in a query', { steps: [{ expect: { 'legal.0.dance': true } }] }, 'unknown command "dance"'],
  ])('%s', (_, part, message) => {
    expect(linesOf(aScenario(part)).join()).toContain(message);
  });

  test('a misspelt command stays an error where BAD_COMMAND is expected', () => {
    const steps = [{ seat: 0, do: { type: 'drop', card: 'yuppies' }, refused: 'BAD_COMMAND' }];
    expect(linesOf(aScenario({ steps })).join()).toContain('unknown key "card" in drop');
  });
});

const OVERLAPPING = [
  { group: 'federal-reserve', on: 'right', puppets: [{ group: 'yuppies', on: 'top' }] },
  { group: 'hollywood', on: 'top', puppets: [{ group: 'boy-sprouts', on: 'bottom' }] },
];

describe('[R-24.5] an impossible position is an error of the scenario', () => {
  const seats = (structure: unknown) => ({ given: { seats: [{ illuminati: 'network', structure }, TWO_SEATS[1]] } });
  test.each([
    [
      'a card in two places',
      { given: { seats: TWO_SEATS, uncontrolled: ['texas'], dead: ['texas'] } },
      'tooManyCopies (R-24.5) {"key":"texas","copies":1}',
    ],
    [
      'two Groups on one arrow',
      seats([
        { group: 'texas', on: 'left' },
        { group: 'cia', on: 'left' },
      ]),
      'arrowTaken (R-1.7) {"host":"network","side":"left"}',
    ],
    [
      'an arrow that is not printed',
      seats([{ group: 'yuppies', on: 'left', puppets: [{ group: 'cia', on: 'right' }] }]),
      'noArrow (R-1.7) {"host":"yuppies","side":"right"}',
    ],
    ['cards that overlap', seats(OVERLAPPING), 'overlap (R-12.8)'],
    [
      'one Illuminati card for two',
      { given: { seats: [TWO_SEATS[0], TWO_SEATS[0]] } },
      'sameIlluminati (R-24.5) {"key":"network"}',
    ],
    [
      'money of a seat that is out',
      { given: { seats: [...TWO_SEATS, { illuminati: 'ufos', money: 1, eliminated: true }] } },
      'outButHolds (R-19.4) {"seat":2}',
    ],
    [
      'the turn of a seat that is out',
      { given: { seats: [{ illuminati: 'ufos', left: true }, ...TWO_SEATS] } },
      'cannot have the turn',
    ],
    [
      'a foreign stack',
      { given: { seats: [{ illuminati: 'network', stacked: ['texas'] }, TWO_SEATS[1]] } },
      'notStackable (R-18.3) {"seat":0,"key":"texas"}',
    ],
  ])('%s', (_, part, message) => {
    expect(linesOf(aScenario(part)).join()).toContain(message);
  });
});

describe('files', () => {
  test('a broken scenario does not keep the others from running', () => {
    const text = JSON.stringify({ format: 1, scenarios: [aScenario({ colour: 'red' }), aScenario({ id: 'FINE-1' })] });
    const results = readText(text, 'some.json').map((entry) => runEntry(pack, entry));
    expect(failureLines(results)).toEqual(['TRY-1: error: unknown key "colour" in the scenario']);
    expect(summary(results)).toBe('1 passed, 1 failed');
  });

  test('a file of another format is refused', () => {
    expect(() => readText('{"format":2,"scenarios":[]}', 'some.json')).toThrow('format must be 1');
  });

  test('what is not there or not JSON is one failed line', () => {
    const results = readEntries(['no/such/folder', import.meta.filename]).map((entry) => runEntry(pack, entry));
    expect(failureLines(results)).toHaveLength(2);
    expect(summary(results)).toBe('0 passed, 2 failed');
  });
});
