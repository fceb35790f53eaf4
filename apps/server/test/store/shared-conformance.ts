/** What every database promises about links to moments. */

import { expect, test } from 'vitest';
import type { People, SharedMoment, SharedMoments } from '../../src/store/index.ts';

const link = (id: string, more: Partial<SharedMoment> = {}): SharedMoment => ({
  ...{ id, table: 't', by: 'user-ana', at: 1_000, moment: { seq: 7, events: 2 } },
  ...{ people: ['user-ana', 'user-ben', ''], named: ['user-ben'], about: { turn: 3 }, ...more },
});

export function describeShared(open: () => Promise<SharedMoments & Pick<People, 'forgetUser'>>): void {
  test('[R-21.7] a link is kept with its picture, changes its names, and is gone when it is taken back or too old', async () => {
    const store = await open();
    const picture = Uint8Array.from({ length: 70_000 }, (_, at) => at % 251);
    await store.addShared(link('one'), picture);
    await store.addShared(link('two', { at: 2_000 }), undefined);
    // The same link once more changes nothing.
    await store.addShared(link('one', { named: [] }), undefined);
    expect(await store.shared('one')).toEqual(link('one'));
    expect(Buffer.from((await store.sharedPicture('one')) ?? []).equals(picture)).toBe(true);
    expect([await store.sharedPicture('two'), await store.shared('three')]).toEqual([undefined, undefined]);
    expect([await store.countShared('t'), await store.countShared('u')]).toEqual([2, 0]);
    await store.putNamed(link('one', { named: [] }));
    expect((await store.shared('one'))?.named).toEqual([]);
    await store.forgetShared(2_000);
    expect([await store.shared('one'), await store.shared('two')]).toEqual([undefined, link('two', { at: 2_000 })]);
    await store.deleteShared('two');
    expect(await store.countShared('t')).toBe(0);
  }, 60_000);

  test('[R-22.5] whoever has their data deleted takes their links along, and their name out of those of others', async () => {
    const store = await open();
    await store.addShared(link('hers'), undefined);
    await store.addShared(link('his', { by: 'user-ben', named: ['user-ana', 'user-ben'] }), undefined);
    await store.forgetUser('user-ana');
    expect(await store.shared('hers')).toBeUndefined();
    const his = await store.shared('his');
    expect(his?.people).toEqual(['', 'user-ben', '']);
    expect(JSON.stringify(his)).not.toContain('user-ana');
  }, 60_000);
}
