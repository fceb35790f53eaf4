import type { SeatCommand } from '@illuminice/engine';
import { afterEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../src/session/stores/model.ts';
import { useTable } from '../../src/session/stores/table-store.ts';
import { act } from '../../src/tabletop/seen/seen.ts';

describe('a quick finger', () => {
  const { send } = useTable.getState();
  afterEach(() => useTable.setState({ send }));

  test('[R-24.3] the same press twice is sent once; another one waits for the answer to the first', async () => {
    const sent: SeatCommand['type'][] = [];
    const answers: ((answer: Answer) => void)[] = [];
    useTable.setState({
      send: ({ type }) => {
        sent.push(type);
        return new Promise((resolve) => answers.push(resolve));
      },
    });
    const spend = act({ type: 'spend', from: 0, amount: 15 });
    const again = act({ type: 'spend', from: 0, amount: 15 });
    const done = act({ type: 'done' });
    expect(await again).toBe(false);
    expect(sent).toEqual(['spend']);
    answers[0]?.({ ok: true });
    expect(await spend).toBe(true);
    await Promise.resolve();
    expect(sent).toEqual(['spend', 'done']);
    answers[1]?.({ ok: true });
    expect(await done).toBe(true);
  });
});
