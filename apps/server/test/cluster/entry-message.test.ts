import { expect, test } from 'vitest';
import { type LineMessage, read, written } from '../../src/cluster/entry-message.ts';

const LINE = JSON.stringify({ seq: 7, at: 1, facts: [{ type: 'promised', text: 'Grüße, 🎲\n und "so"' }] });
const whole: LineMessage = {
  ...{ node: 'aB-_9', tender: 'other', seq: 7, deadline: 1234.5, line: LINE },
  made: {
    audience: [0, 2, 3],
    words: [
      [2, '"version":3,"view":{"name":"Ömer 🎲"}'],
      [0, '"version":9'],
    ],
  },
};

test('a line travels with what each seat is told of it, letter by letter', () => {
  expect(read(written(whole))).toEqual(whole);
});

test('nobody knows the tender, nothing is due, nobody looks on elsewhere, nobody learns anything', () => {
  const bare = { ...whole, tender: '', deadline: undefined, made: { audience: [], words: [] } };
  expect(read(written(bare))).toEqual(bare);
});

test('a line that every process has to look at itself comes without words', () => {
  const alone = { ...whole, made: undefined };
  expect(read(written(alone))).toEqual(alone);
});

test('what is no line of ours is nothing', () => {
  expect(read('')).toBeUndefined();
  expect(read('aB-_9 other {"seq":7}')).toBeUndefined();
});
