/** S-22: how a device calls somebody who looks elsewhere; each way may be missing, and none is needed. */
import { afterEach, expect, test, vi } from 'vitest';
import { canCallBy, keepAwake, showBadge, vibrate } from '../../src/base/browser/calling.ts';

afterEach(() => vi.unstubAllGlobals());

/** A document whose tab can be left and come back to. */
function aPage() {
  const hidden = new Set<() => void>();
  const page = {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => hidden.add(listener),
    removeEventListener: (_: string, listener: () => void) => hidden.delete(listener),
    comesBack: () => {
      for (const listener of hidden) listener();
    },
  };
  vi.stubGlobal('document', page);
  return page;
}

test('[S-22] a browser that knows none of the ways is asked for none', () => {
  vi.stubGlobal('navigator', {});
  aPage();
  expect((['vibration', 'badge', 'awake'] as const).filter(canCallBy)).toEqual([]);
  vibrate();
  showBadge()();
  keepAwake()();
});

test('[S-22] a phone vibrates for whoever has touched the page, and for nobody else', () => {
  const felt = vi.fn();
  const navigator = { vibrate: felt, userActivation: { hasBeenActive: false } };
  vi.stubGlobal('navigator', navigator);
  vibrate();
  expect(felt).not.toHaveBeenCalled();
  navigator.userActivation.hasBeenActive = true;
  vibrate();
  expect(felt).toHaveBeenCalledTimes(1);
});

test('[S-22] the badge stands on the icon until the player is no longer asked', () => {
  const badge = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };
  vi.stubGlobal('navigator', badge);
  const clear = showBadge();
  expect(badge.setAppBadge).toHaveBeenCalledWith(1);
  expect(badge.clearAppBadge).not.toHaveBeenCalled();
  clear();
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1);
});

test('[S-22] the screen stays on while somebody is asked, also after the tab was out of sight, and not a moment longer', async () => {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const page = aPage();
  const letGo = keepAwake();
  expect(request).toHaveBeenCalledTimes(1);
  page.comesBack();
  expect(request).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  letGo();
  expect(release).toHaveBeenCalledTimes(1);
  page.comesBack();
  expect(request).toHaveBeenCalledTimes(2);
});
