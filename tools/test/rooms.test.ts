import { expect, test } from 'vitest';
import { findViolations, findViolationsInside } from '../rooms/find-violations.ts';
import { findCycles, findKnots } from '../rooms/graph.ts';
import { importsOf, type Room } from '../rooms/read-rooms.ts';
import { webLevels } from '../rooms/rules.ts';

function aRoom(name: string, source: string, file = 'src/index.ts'): Room {
  const folder = `packages/${name}`;
  const ships = file.startsWith('src/');
  return {
    name,
    folder,
    source: `${folder}/src`,
    dependencies: ['@illuminice/engine'],
    devDependencies: ['@illuminice/testkit'],
    files: [{ path: `${folder}/${file}`, ships, imports: importsOf(source) }],
  };
}

/** A room by the sources of its files in `src`. */
function aRoomOf(name: string, sources: Readonly<Record<string, string>>): Room {
  const rooms = Object.entries(sources).map(([file, source]) => aRoom(name, source, `src/${file}`));
  return { ...aRoom(name, ''), files: rooms.flatMap(({ files }) => files) };
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

test('[R-24.2] a table may know the types of messages, and none of their schemas', () => {
  const table = (source: string): Room => ({ ...aRoom('table', source), dependencies: ['@illuminice/protocol'] });
  expect(findViolations([table("import type { TableInfo } from '@illuminice/protocol';")])).toEqual([]);
  expect(findViolations([table("import { tableInfoSchema } from '@illuminice/protocol';")])).toEqual([
    'packages/table/src/index.ts: imports @illuminice/protocol: table may import engine, cards, fair-dice',
  ]);
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

test('[R-24.2] a knot is every name that can be reached from all others of it', () => {
  const edges = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', ['d']],
    ['f', ['a']],
  ]);
  expect(findKnots(edges)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('[R-24.2] folders that import each other are found, though only by types, and told with the imports', () => {
  const room = aRoomOf('engine', {
    'index.ts': "export * from './flow/advance.ts';",
    'flow/advance.ts': "import { a } from '../model/a.ts';",
    'model/a.ts': "import type { b } from '../flow/advance.ts';",
  });
  expect(findViolationsInside(room)).toEqual([
    'packages/engine/src: 2 folders import each other: flow, model',
    '  flow → model (1), such as packages/engine/src/flow/advance.ts → packages/engine/src/model/a.ts',
    '  model → flow (1), such as packages/engine/src/model/a.ts → packages/engine/src/flow/advance.ts',
  ]);
});

test('[R-24.2] no folder stands on a file directly in src', () => {
  const room = aRoomOf('table', { 'ports.ts': '', 'view/info.ts': "import type { Port } from '../ports.ts';" });
  expect(findViolationsInside(room)).toEqual([
    "packages/table/src/view/info.ts: imports packages/table/src/ports.ts: files directly in packages/table/src are nobody's base",
  ]);
});

test('[R-24.2] a level of the client imports only what lies below it', () => {
  const room = aRoomOf('web', {
    'main.tsx': "import './app/root/index.ts';",
    'app/root/index.ts': "import '../../base/i18n/index.ts';",
    'base/i18n/index.ts': "import type { A } from '../../session/local/index.ts';",
    'session/local/index.ts': '',
    'misc/index.ts': '',
  });
  expect(findViolationsInside(room)).toEqual([
    `packages/web/src/misc: is in none of the levels ${webLevels.join(', ')}`,
    'packages/web/src/base/i18n/index.ts: imports packages/web/src/session/local/index.ts: session lies above base',
  ]);
});

test('[R-24.2] nobody reaches past the door of a folder in a level, not even lazily', () => {
  const room = aRoomOf('web', {
    'base/i18n/index.ts': "import './de/table.ts';",
    'base/i18n/lazy.ts': '',
    'base/i18n/de/table.ts': '',
    'pieces/board/index.ts':
      "import { t } from '../../base/i18n/index.ts';\nconst l = () => import('../../base/i18n/lazy.ts');",
    'pieces/cards/index.ts': "const german = () => import('../../base/i18n/de/table.ts');",
  });
  expect(findViolationsInside(room)).toEqual([
    'packages/web/src/pieces/cards/index.ts: imports packages/web/src/base/i18n/de/table.ts: the door of base/i18n is its index.ts',
  ]);
});
