/** What every database promises about links to moments. */

import { expect, test } from 'vitest';
import type { ChatMessage, People, SharedMoment, SharedMoments } from '../../src/store/index.ts';

const link = (id: string, more: Partial<SharedMoment> = {}): SharedMoment => ({
  ...{ id, table: 't', by: 'user-ana', at: 1_000, moment: { seq: 7, events: 2 } },
  ...{ people: ['user-ana', 'user-ben', ''], named: ['user-ben'], about: { turn: 3 }, ...more },
});

export function describeShared(
  open: () => Promise<SharedMoments & Pick<People, 'forgetUser' | 'addChat' | 'chatBetween'>>,
): void {
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
    await store.changeNamed('one', { user: 'user-ben', named: false });
    expect(await store.shared('one')).toEqual(link('one', { named: [] }));
    await store.forgetShared(2_000);
    expect([await store.shared('one'), await store.shared('two')]).toEqual([undefined, link('two', { at: 2_000 })]);
    await store.deleteShared('two');
    expect(await store.countShared('t')).toBe(0);
  }, 60_000);

  test('[R-21.7] those who agree or change their mind in the same instant do not undo each other', async () => {
    const store = await open();
    const people = Array.from({ length: 8 }, (_, seat) => `user-${seat}`);
    await store.addShared(link('many', { people, named: ['user-0', 'user-1'] }), undefined);
    const agree = (seat: number, named: boolean) => store.changeNamed('many', { user: `user-${seat}`, named });
    await Promise.all([agree(0, false), ...[2, 3, 4, 5, 6, 7].map((seat) => agree(seat, true))]);
    expect((await store.shared('many'))?.named.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7].map((seat) => `user-${seat}`));
    // Twice is once.
    await Promise.all([agree(1, true), agree(1, true)]);
    expect((await store.shared('many'))?.named.filter((user) => user === 'user-1')).toHaveLength(1);
    await store.changeNamed('none', { user: 'user-1', named: true });
    expect(await store.shared('none')).toBeUndefined();
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

  test('[R-14.11] what was said while a game ran: all of that lobby and time, whispers too, in its order', async () => {
    const store = await open();
    const said = (seq: number, at: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
      ...{ lobby: 'lodge', seq, author: 'user-ana', name: 'Ana', at, text: `line ${seq}`, ...more },
    });
    const lines = [said(1, 99), said(2, 100), said(3, 150, { recipient: 'user-ben' }), said(4, 200), said(5, 201)];
    for (const line of [...lines, said(3, 150, { lobby: 'elsewhere' })]) await store.addChat(line);
    expect(await store.chatBetween('lodge', { from: 100, to: 200 })).toEqual(lines.slice(1, 4));
  }, 60_000);
}
