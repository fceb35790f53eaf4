/** A paused stage goes on step by step, and the game of this device with it (T-4). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettings } from '../../src/base/settings/index.ts';
import { beatsOf } from '../../src/session/playback/beats-of.ts';
import { holdsBots, next, togglePause, usePlayback } from '../../src/session/playback/index.ts';
import { lengthOf } from '../../src/session/playback/playback.ts';
import { closeTable, useTable } from '../../src/session/stores/index.ts';
import { playWatched } from './watched-game.ts';

beforeEach(() => {
  vi.useFakeTimers();
  closeTable();
  useSettings.setState({ pace: 'normal' });
});
afterEach(() => {
  closeTable();
  vi.useRealTimers();
});

test('[T-4] paused at the latest step, each Next shows one step more and lets computer players make it', () => {
  let pressed = 0;
  playWatched({
    seed: 11,
    viewer: 'spectator',
    afterUpdate: ({ state }) => {
      if (state.phase === 'setup' || state.over) return;
      if (!usePlayback.getState().paused) togglePause();
      const { told, version } = useTable.getState();
      const came = told.at(-1);
      const isSomething = came?.version === version && beatsOf(came).some((beat) => lengthOf(beat, 'normal') > 0);
      if (pressed > 0 && isSomething) expect(holdsBots()).toBe(true);
      // Time alone brings nothing on.
      vi.advanceTimersByTime(60_000);
      if (pressed > 0 && isSomething) expect(holdsBots()).toBe(true);
      for (let presses = 0; holdsBots() && presses < 100; presses++) {
        const { at } = usePlayback.getState();
        next();
        pressed++;
        // No press is lost: it shows a step, or the next one is on its way.
        expect(usePlayback.getState().at > at || !holdsBots()).toBe(true);
      }
      expect(holdsBots()).toBe(false);
    },
  });
  expect(pressed).toBeGreaterThan(100);
});

test('[T-4] what was paused or skipped at one table is neither at the next', () => {
  usePlayback.setState({ paused: true, skipping: true, breathing: true });
  playWatched({ seed: 11, viewer: 'spectator', afterUpdate: () => undefined });
  closeTable();
  expect(usePlayback.getState()).toEqual(usePlayback.getInitialState());
});
