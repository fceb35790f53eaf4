/** What every database promises about results of the day. */

import { expect, test } from 'vitest';
import type { DailyResults } from '../../src/store/index.ts';

export function describeDaily(open: () => Promise<DailyResults>): void {
  test('[B-11] the first report of each person counts for its day, and old days are forgotten', async () => {
    const store = await open();
    const add = (day: string, who: string, grade: number) => store.addDaily({ day, who, grade });
    expect(await store.dailyCounts('2026-11-18')).toEqual([0, 0, 0, 0]);
    await Promise.all([add('2026-11-18', 'a', 0), add('2026-11-18', 'b', 3), add('2026-11-18', 'c', 0)]);
    await add('2026-11-18', 'b', 0);
    await add('2026-11-17', 'b', 1);
    expect(await store.dailyCounts('2026-11-18')).toEqual([2, 0, 0, 1]);
    expect(await store.dailyCounts('2026-11-17')).toEqual([0, 1, 0, 0]);
    await store.forgetDaily('2026-11-18');
    expect(await store.dailyCounts('2026-11-17')).toEqual([0, 0, 0, 0]);
    expect(await store.dailyCounts('2026-11-18')).toEqual([2, 0, 0, 1]);
  }, 60_000);
}
