import { expect, test } from 'vitest';
import { drawHouse } from '../house/draw-house.ts';
import { arrowsToDraw, ranksOf } from '../house/ranks.ts';
import { readHouse } from '../house/read-house.ts';
import { functionsOf, violationsOfFunctions } from '../rooms/functions.ts';
import { violationsOfPatterns } from '../rooms/patterns.ts';
import { repositoryRoot } from '../rooms/read-rooms.ts';

test('functions are found with their lines, parameters and booleans', () => {
  const source = [
    'export const draw = (card: Card, isOpen: boolean): void => {',
    '  all.map((a, b, c, d) => a);',
    '};',
    'class Hand {',
    '  take(this: Hand, a: number, seen?: boolean | undefined) {}',
    '  show(late = false) {}',
    '}',
  ].join('\n');
  expect(functionsOf('a.ts', source)).toEqual([
    { name: 'draw', line: 1, lines: 3, parameters: 2, takesBoolean: true },
    { name: undefined, line: 2, lines: 1, parameters: 4, takesBoolean: false },
    { name: 'take', line: 5, lines: 1, parameters: 2, takesBoolean: true },
    { name: 'show', line: 6, lines: 1, parameters: 1, takesBoolean: true },
  ]);
});

test('[C-13] four arguments and positional booleans are refused, whatever is handed straight to a call is not', () => {
  const refused = [
    'function move(a: A, b: B, c: C, d: D) {}',
    'const show = useCallback((camera: Camera, resting: boolean) => {}, []);',
  ];
  const taken = ['function move(a: A, b: B, c: C) {}', 'class A { set isFull(isFull: boolean) {} }'];
  expect(violationsOfFunctions('a.ts', [...taken, ...refused].join('\n'))).toEqual([
    'a.ts:3: move takes 4 arguments: make them one options object',
    'a.ts:4: show takes a boolean, which a call does not explain: name it in an object',
  ]);
});

test('[C-6] a regular expression over a sentence is refused, one over a name, an address or a shape is not', () => {
  const taken = ["name.replace(/^The /, '');", 'const at = /^https?:/;', 'const p = <p>either / or so / on</p>;'];
  const refused = ['if (/is out of (money|cards)/i.test(text)) stop();', 'const found = text.match(/needs\\s+more/);'];
  expect(violationsOfPatterns('a.tsx', [...taken, ...refused].join('\n'))).toEqual([
    'a.tsx:4: /is out of (money|cards)/ looks for a sentence: give it a code',
    'a.tsx:5: /needs\\s+more/ looks for a sentence: give it a code',
  ]);
});

const edges = new Map([
  ['screens', ['board', 'base', 'log']],
  ['board', ['base']],
  ['log', ['deals', 'base']],
  ['deals', ['log']],
  ['base', []],
]);

test('who imports stands above whom it imports, a knot in one row', () => {
  expect(Object.fromEntries(ranksOf(edges))).toEqual({ base: 0, board: 1, log: 1, deals: 1, screens: 2 });
});

test('arrows that follow from others are left out, those of a knot are not', () => {
  expect(arrowsToDraw(edges)).toEqual([
    { from: 'screens', to: 'board', isInKnot: false },
    { from: 'screens', to: 'log', isInKnot: false },
    { from: 'board', to: 'base', isInKnot: false },
    { from: 'log', to: 'deals', isInKnot: true },
    { from: 'log', to: 'base', isInKnot: false },
    { from: 'deals', to: 'log', isInKnot: true },
  ]);
});

test('the picture shows every room with its lines', () => {
  const house = readHouse(repositoryRoot());
  const picture = drawHouse(house);
  expect(house.rooms.length).toBeGreaterThan(9);
  for (const { name, source } of house.rooms) {
    expect(picture).toContain(`>${name}</text>`);
    expect(picture).toContain(`>${source.toLocaleString('en')} lines`);
  }
});
