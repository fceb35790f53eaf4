import { expect, test } from 'vitest';
import { findCycles } from '../rooms/find-cycles.ts';
import { findViolations } from '../rooms/find-violations.ts';
import { importsOf, type Room } from '../rooms/read-rooms.ts';

function aRoom(name: string, source: string, file = 'src/index.ts'): Room {
  const folder = `packages/${name}`;
  const ships = file.startsWith('src/');
  return {
    name,
    folder,
    dependencies: ['@illuminice/engine'],
    devDependencies: ['@illuminice/testkit'],
    files: [{ path: `${folder}/${file}`, ships, imports: importsOf(source) }],
  };
}

test('[R-24.2] the rules import nobody: no room, no package, no Node', () => {
  const engine = {
    ...aRoom('engine', "import { cards } from '@illuminice/cards';\nimport 'node:fs';"),
    dependencies: [],
  };
  expect(findViolations([engine])).toEqual([
    'packages/engine/src/index.ts: imports @illuminice/cards: engine may import nobody',
    'packages/engine/src/index.ts: imports node:fs: engine may use no package at all',
  ]);
});

test('[R-24.2] shipped code may not import the testkit, its tests may', () => {
  const source = "import { aTable } from '@illuminice/testkit';";
  expect(findViolations([aRoom('cards', source)])).toHaveLength(1);
  expect(findViolations([aRoom('cards', source, 'test/cards.test.ts')])).toEqual([]);
});

test('[R-24.2] nobody reaches into another room, by path or past its index', () => {
  const source = "import a from '../../engine/src/state.ts';\nexport * from '@illuminice/engine/src/state.ts';";
  expect(findViolations([aRoom('cards', source)])).toEqual([
    'packages/cards/src/index.ts: imports ../../engine/src/state.ts: a relative import may not leave its room',
    'packages/cards/src/index.ts: imports @illuminice/engine/src/state.ts: only the index of another room may be imported',
  ]);
});

test('[R-24.2] imports are read over several lines, with their kind', () => {
  const source =
    "import type { A } from './a.ts';\nimport {\n  b,\n} from './b.ts';\nexport const text = 'from nowhere';";
  expect(importsOf(source)).toEqual([
    { specifier: './a.ts', typeOnly: true },
    { specifier: './b.ts', typeOnly: false },
  ]);
});

test('[R-24.2] a cycle is found once and told in full', () => {
  const edges = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', []],
  ]);
  expect(findCycles(edges)).toEqual([['a', 'b', 'c', 'a']]);
});
