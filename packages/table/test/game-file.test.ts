import { expect, test } from 'vitest';
import { gameFileHeading, gameFileId, gameFileMoment } from '../src/index.ts';

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

test('[R-21.7] a file may open at a moment; what is no moment is none', () => {
  const heading = gameFileHeading('t', { seq: 7, events: 2 });
  expect(heading).toBe('{"kind":"illuminice game 1","id":"t","moment":{"seq":7,"events":2}}');
  expect([gameFileId(heading), gameFileMoment(heading)]).toEqual(['t', { seq: 7, events: 2 }]);
  for (const line of [gameFileHeading('t'), '', '{"moment":7}', '{"moment":{"seq":1.5,"events":0}}', '{"moment":null}'])
    expect(gameFileMoment(line), line).toBeUndefined();
});
