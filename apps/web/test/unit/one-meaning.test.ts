/** A key never means one thing now and another in the next moment: whoever passes a window must not pass their turn (S-6). */
import { describe, expect, test } from 'vitest';
import { ALL_ACTIONS } from '../../src/actions/all/all-actions.ts';
import { evening, seenBy } from './evening.ts';

/** Of the stage (around/director/controls.tsx), which gives way to one's own turn in a moment nobody foresees. */
const DIRECTOR = ['k', 'b', 'j'];

function meanings(): ReadonlyMap<string, ReadonlySet<string>> {
  const turn = evening();
  const window = evening({ dice: [[3, 4]] });
  window.seats.ana.attacks('control', 'eco-guerrillas').with('big-media');
  for (const seat of Object.values(window.seats)) seat.isDone();
  const found = new Map<string, Set<string>>();
  for (const seen of [seenBy(turn, 'ana'), seenBy(window, 'ana'), seenBy(window, 'ben')])
    for (const action of ALL_ACTIONS)
      for (const [key, press] of Object.entries(action.keys(seen)))
        if (press) found.set(key, (found.get(key) ?? new Set()).add(action.name));
  return found;
}

describe('single keys', () => {
  test('[S-6] each belongs to one action, in one’s own turn and in a window', () => {
    const found = meanings();
    expect([...found].filter(([, actions]) => actions.size > 1)).toEqual([]);
    expect(found.get('p')).toEqual(new Set(['finish']));
    expect(found.get('o')).toEqual(new Set(['react']));
  });

  test('[S-6] none of them is a key of the stage', () => {
    expect(DIRECTOR.filter((key) => meanings().has(key))).toEqual([]);
  });
});
