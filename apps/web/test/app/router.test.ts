import { expect, test } from 'vitest';
import { routeOf } from '../../src/base/router/router.ts';

test('every address leads to its screen', () => {
  expect(routeOf({ pathname: '/' })).toEqual({ screen: 'menu' });
  expect(routeOf({ pathname: '/join/k7m4qx' })).toEqual({ screen: 'join', code: 'K7M4QX' });
  expect(routeOf({ pathname: '/watch/K7M4QX/' })).toEqual({ screen: 'watch', code: 'K7M4QX' });
  expect(routeOf({ pathname: '/settings' })).toEqual({ screen: 'settings' });
});

test('[R-22.2] a rule has an address', () => {
  expect(routeOf({ pathname: '/how-to-play', hash: '#attack' })).toEqual({ screen: 'how-to-play', page: 'attack' });
  expect(routeOf({ pathname: '/rulebook', hash: '#R-9.14' })).toEqual({ screen: 'rulebook', rule: 'R-9.14' });
});

test('an address nobody knows is said to be unknown, not guessed', () => {
  for (const pathname of ['/nowhere', '/join/A/B', '/settings/more'])
    expect(routeOf({ pathname })).toEqual({ screen: 'unknown' });
});
