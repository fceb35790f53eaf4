import { expect, test } from 'vitest';
import { reportOf } from '../../src/app/report-error.ts';

test('a report says what broke and where in our files, and nothing about the player or the game', () => {
  const error = new TypeError('cannot read "Hagbard\'s secret" of undefined');
  error.stack = `TypeError: x
    at draw (http://localhost:8080/assets/table-room-Bo06.js:12:34)
    at https://elsewhere.example/extension.js:1:1
    at http://localhost:8080/assets/client-B.js:5:6`;
  const report = reportOf(error, '/join/K7M4QX');
  expect(report).toEqual({
    kind: 'TypeError',
    message: 'cannot read … of undefined',
    places: ['table-room-Bo06.js:12:34', 'client-B.js:5:6'],
    screen: 'join',
  });
  expect(JSON.stringify(report)).not.toMatch(/K7M4QX|Hagbard|elsewhere/);
});

test('whatever is thrown can be reported', () => {
  expect(reportOf('just words', '/')).toEqual({ kind: 'Thrown', message: 'string', places: [], screen: 'menu' });
});
