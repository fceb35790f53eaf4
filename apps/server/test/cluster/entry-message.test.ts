import { expect, test } from 'vitest';
import { decodeEntry, type EntryMessage, encodeEntry } from '../../src/cluster/entry-message.ts';

const ENTRY = JSON.stringify({ seq: 7, at: 1, facts: [{ type: 'promised', text: 'Grüße, 🎲\n und "so"' }] });
const whole: EntryMessage = {
  ...{ node: 'aB-_9', owner: 'other', seq: 7, deadline: 1234.5, entryJson: ENTRY },
  updates: {
    audience: [0, 2, 3],
    messages: [
      [2, '"version":3,"view":{"name":"Ömer 🎲"}'],
      [0, '"version":9'],
    ],
  },
};

test('an entry travels with the update of each seat, letter by letter', () => {
  expect(decodeEntry(encodeEntry(whole))).toEqual(whole);
});

test('nobody knows the owner, nothing is due, nobody looks on elsewhere, nobody learns anything', () => {
  const bare = { ...whole, owner: '', deadline: undefined, updates: { audience: [], messages: [] } };
  expect(decodeEntry(encodeEntry(bare))).toEqual(bare);
});

test('an entry that every process has to fold itself comes without updates', () => {
  const alone = { ...whole, updates: undefined };
  expect(decodeEntry(encodeEntry(alone))).toEqual(alone);
});

test('what is no entry of ours is nothing', () => {
  expect(decodeEntry('')).toBeUndefined();
  expect(decodeEntry('aB-_9 other {"seq":7}')).toBeUndefined();
});
