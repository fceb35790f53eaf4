// One project per room that has tests, and one for what the client looks like in a browser: minutes nobody waits for who asks
// for the room alone. `npm run test:long` sets LONG_TESTS and runs *.long.test.ts instead.

import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { textsPlugin } from './apps/web/vite/texts-plugin.ts';

const long = process.env.LONG_TESTS === '1';
const patience = long ? 600_000 : 120_000;
const rooms = globSync(['packages/*/test', 'apps/*/test', 'tools/test']).map((folder) => dirname(folder));

/** Three even on a small machine: the longest tests wait for clocks, processes and pages, and others run meanwhile. */
const maxWorkers = Math.max(3, availableParallelism() - 1);

/** Where tests wait, in the order in which they begin; whatever only calculates fills the gaps that are left. */
const WAITING = ['/apps/server/', '/tools/', '/apps/web/test/browser/', '/apps/web/'];

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = WAITING.findIndex((folder) => moduleId.includes(folder));
      return place < 0 ? WAITING.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** Only the cards' own tests see cards beyond the printed deck; processes that a test starts inherit the condition. */
function withThePrintedDeck(room: string) {
  if (room === 'packages/cards') return { resolve: {}, env: {} };
  return {
    resolve: { conditions: ['printed-deck', 'module', 'node', 'development|production'] },
    env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=printed-deck` },
  };
}

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: WaitingFirst },
    projects: [
      ...rooms.sort().map((room) => project(room)),
      project('apps/web', { name: 'web-browser', folder: 'test/browser', setup: 'test/browser/gallery-pages.ts' }),
    ],
  },
});

interface Part {
  readonly name: string;
  readonly folder: string;
  /** Called once, before the first of its tests. */
  readonly setup?: string;
}

function project(room: string, { name, folder, setup }: Part = { name: basename(room), folder: 'test' }) {
  const { resolve, env } = withThePrintedDeck(room);
  const elsewhere = folder === 'test' ? ['test/browser/**'] : [];
  return {
    plugins: room === 'apps/web' ? [textsPlugin()] : [],
    ssr: { resolve },
    test: {
      name,
      root: room,
      globalSetup: setup === undefined ? [] : [join(import.meta.dirname, room, setup)],
      env,
      include: [long ? `${folder}/**/*.long.test.{ts,tsx}` : `${folder}/**/*.test.{ts,tsx}`],
      exclude: long ? elsewhere : ['**/*.long.test.*', ...elsewhere],
      // Only what never ends takes this long: a busy machine is no reason to fail, nor to fail at clearing up.
      testTimeout: patience,
      hookTimeout: patience,
      expect: { poll: { timeout: patience / 2 } },
      // Rooms are pure and hold no module state worth isolating; starting fresh for each of the many
      // small files would take longer than the tests themselves.
      isolate: false,
      maxWorkers,
      pool: 'threads' as const,
    },
  };
}
