import { expect, test } from 'vitest';
import { gameFileHeading, gameFileId } from '../src/index.ts';

test('[R-21.7] the heading of a game file says whose log follows; any other line is none', () => {
  // Files that were saved once must be read for ever: this line is not to change.
  expect(gameFileHeading('t "1"')).toBe('{"kind":"illuminice game 1","id":"t \\"1\\""}');
  expect(gameFileId(gameFileHeading('t "1"'))).toBe('t "1"');
  const others = [
    '{"kind":"illuminice game 2","id":"t"}',
    '{"kind":"illuminice game 1"}',
    '{"seq":1,"at":1,"facts":[]}',
  ];
  for (const line of [...others, '', 'null', '7', '[]', '{"kind":']) expect(gameFileId(line), line).toBeUndefined();
});
